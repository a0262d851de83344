import type { Send } from '../../../messaging/client.ts';
import { BackupTools } from '../../backup/BackupTools.tsx';
import { lazy } from '../../shared/lazy.tsx';
import { dataText } from '../settings-text.ts';

const TakeoutTools = lazy(async () => (await import('./takeout/TakeoutTools.tsx')).TakeoutTools);

/** Backups of the learner's data: save and restore; and the data as files of other programs. */
export function DataSection({ send, changes }: { send: Send; changes: number }) {
  return (
    <section class="box" id="data" aria-labelledby="data-title">
      <h2 class="box-title" id="data-title">
        {dataText.title}
      </h2>
      <p class="form-intro">{dataText.intro}</p>
      <BackupTools send={send} takesFiles changes={changes} />
      <TakeoutTools send={send} />
    </section>
  );
}
