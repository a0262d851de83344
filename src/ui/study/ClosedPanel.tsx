import { useEffect, useState } from 'preact/hooks';
import type { Send } from '../../messaging/client.ts';
import type { ClosedStores } from '../../model/check.ts';
import { BackupTools } from '../backup/BackupTools.tsx';
import { damageText } from '../shared/damage/text.ts';
import { text } from '../shared/text.ts';
import { moreHints, rescueText } from './more-text.ts';
import type { StudyModel } from './study-model.ts';

interface ClosedPanelProps {
  model: StudyModel;
  send: Send;
}

/** A database does not open. Says which one, and offers everything that works without it. */
export function ClosedPanel({ model, send }: ClosedPanelProps) {
  const closed = useClosedStores(send);
  const [isBusy, setBusy] = useState(false);
  const [isStuck, setStuck] = useState(false);
  if (!closed) return null;
  const isLog = closed.log || !closed.decks;
  const run = async (action: () => Promise<void>) => {
    setBusy(true);
    await action();
    setBusy(false);
  };
  const repair = async () => setStuck(!(await model.repair()));
  return (
    <section class="study-end" id="study-closed" aria-labelledby="rescue-title">
      <h1 class="blank-title" id="rescue-title">
        {isLog ? rescueText.closedTitle : rescueText.decksTitle}
      </h1>
      <p>{isLog ? rescueText.closed : rescueText.decks}</p>
      <p class="row-buttons">
        <button
          type="button"
          class="button is-primary"
          title={moreHints.retry}
          disabled={isBusy}
          onClick={() => void run(model.retry)}
        >
          {text.tryAgain}
        </button>
        <button
          type="button"
          class="button"
          id="rescue-repair"
          title={isLog ? moreHints.repair : undefined}
          disabled={isBusy}
          onClick={() => void run(repair)}
        >
          {isLog ? rescueText.repair : rescueText.repairDecks}
        </button>
      </p>
      <div role="status">{isStuck ? <p id="rescue-stuck">{damageText.stuck}</p> : null}</div>
      <BackupBox model={model} send={send} />
    </section>
  );
}

/** Asks which databases cannot be read. @returns undefined until the answer. */
function useClosedStores(send: Send): ClosedStores | undefined {
  const [closed, setClosed] = useState<ClosedStores>();
  useEffect(() => {
    send('check.closed', {}).then(setClosed, () => setClosed({ log: true, decks: true }));
  }, [send]);
  return closed;
}

export function BackupBox({ model, send }: ClosedPanelProps) {
  return (
    <div class="rescue-backups">
      <BackupTools send={send} takesFiles={false} onRestored={() => void model.retry()} />
    </div>
  );
}
