import type { Send } from '../../../messaging/client.ts';
import { BackupTools } from '../../backup/BackupTools.tsx';
import { dataText } from '../settings-text.ts';

/** Backups of the learner's data: save and restore. */
export function DataSection({ send, changes }: { send: Send; changes: number }) {
  return (
    <section class="box" id="data" aria-labelledby="data-title">
      <h2 class="box-title" id="data-title">
        {dataText.title}
      </h2>
      <p class="form-intro">{dataText.intro}</p>
      <BackupTools send={send} takesFiles changes={changes} />
    </section>
  );
}
