import { useState } from 'preact/hooks';
import type { StudyModel } from './study-model.ts';
import { studyText } from './text.ts';

/** The database came back with less than there was. Nothing is asked until the learner has said what to do. */
export function RescuePanel({ model }: { model: StudyModel }) {
  const [isAsked, setAsked] = useState(false);
  const health = model.view.value?.health;
  if (health?.kind !== 'lost') return null;
  return (
    <section class="study-end" id="study-rescue" aria-labelledby="rescue-title">
      <h1 class="blank-title" id="rescue-title">
        {studyText.lostTitle}
      </h1>
      <p>{studyText.lost(health.missing, health.ops)}</p>
      <p class="row-buttons">
        <button
          type="button"
          class="button is-primary"
          id="rescue-restore"
          onClick={() => void model.rescue('restore')}
        >
          {studyText.restore(health.missing)}
        </button>
      </p>
      {isAsked ? (
        <p class="row-buttons">
          <span>{studyText.giveUpQuestion}</span>
          <button type="button" class="button is-small is-danger" onClick={() => void model.rescue('give-up')}>
            {studyText.giveUp}
          </button>
          <button type="button" class="button is-small" onClick={() => setAsked(false)}>
            {studyText.keep}
          </button>
        </p>
      ) : (
        <p class="row-buttons">
          <button type="button" class="button is-small is-plain" onClick={() => setAsked(true)}>
            {studyText.giveUp}
          </button>
        </p>
      )}
    </section>
  );
}
