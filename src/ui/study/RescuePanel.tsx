import { useState } from 'preact/hooks';
import type { Send } from '../../messaging/client.ts';
import { BackupBox, ClosedPanel } from './ClosedPanel.tsx';
import { moreHints, rescueText } from './more-text.ts';
import type { StudyModel } from './study-model.ts';

interface RescuePanelProps {
  model: StudyModel;
  send: Send;
}

/** The study data is damaged. Study stops until the learner decides what to do. */
export function RescuePanel({ model, send }: RescuePanelProps) {
  return model.state.value === 'lost' ? (
    <LostPanel model={model} send={send} />
  ) : (
    <ClosedPanel model={model} send={send} />
  );
}

/** The database contains less than before. */
function LostPanel({ model, send }: RescuePanelProps) {
  const [isAsked, setAsked] = useState(false);
  const [isTried, setTried] = useState(false);
  const health = model.view.value?.health;
  if (health?.kind !== 'lost') return null;
  const restore = async () => {
    await model.rescue('restore');
    setTried(model.problem.value === undefined);
  };
  return (
    <section class="study-end" id="study-rescue" aria-labelledby="rescue-title">
      <h1 class="blank-title" id="rescue-title">
        {rescueText.lostTitle}
      </h1>
      <p>{rescueText.lost({ missing: health.missing, entries: health.ops })}</p>
      <p class="row-buttons">
        <button
          type="button"
          class="button is-primary"
          id="rescue-restore"
          title={moreHints.restore}
          onClick={() => void restore()}
        >
          {rescueText.restore({ missing: health.missing })}
        </button>
      </p>
      <div role="status">{isTried ? <p id="rescue-not-restored">{rescueText.notRestored}</p> : null}</div>
      {isAsked ? (
        <p class="row-buttons">
          <span>{rescueText.giveUpQuestion}</span>
          <button
            type="button"
            class="button is-small is-danger"
            title={moreHints.giveUp}
            onClick={() => void model.rescue('give-up')}
          >
            {rescueText.giveUp}
          </button>
          <button type="button" class="button is-small" title={moreHints.keep} onClick={() => setAsked(false)}>
            {rescueText.keep}
          </button>
        </p>
      ) : (
        <p class="row-buttons">
          <button
            type="button"
            class="button is-small is-plain"
            title={moreHints.giveUp}
            onClick={() => setAsked(true)}
          >
            {rescueText.giveUp}
          </button>
        </p>
      )}
      <BackupBox model={model} send={send} />
    </section>
  );
}
