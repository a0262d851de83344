import type { AnkiView } from '../../../model/anki.ts';
import { toLanguagePair } from '../../../model/pair.ts';
import { ankiText } from '../../shared/anki/text.ts';
import { getTextAttributes } from '../../shared/written-language.ts';
import type { AnkiModel } from './anki-model.ts';

/** Words that are listed by name. */
const LISTED = 20;

/** The words that wait until Anki runs. */
export function AnkiWaiting({ model, view: { waiting, config } }: { model: AnkiModel; view: AnkiView }) {
  const listed = waiting.slice(0, LISTED);
  const more = waiting.length - listed.length;
  return (
    <div id="anki-waiting">
      <h3 class="label" id="anki-waiting-count">
        {ankiText.waiting({ count: waiting.length })}
      </h3>
      <p class="hint">{ankiText.waitingHint}</p>
      <ul class="entry-list" aria-labelledby="anki-waiting-count">
        {listed.map(({ id, pair, word }) => (
          <li key={id} class="anki-waiting-word">
            <bdi {...getTextAttributes(toLanguagePair(pair).from)}>{word}</bdi>
            <button
              type="button"
              class="button is-small is-plain"
              aria-label={ankiText.removeLabel({ word })}
              onClick={() => void model.remove([id])}
            >
              {ankiText.remove}
            </button>
          </li>
        ))}
      </ul>
      {more > 0 ? <p class="quiet">{ankiText.more({ count: more })}</p> : null}
      <p class="row-buttons">
        {config.isOn ? (
          <button
            type="button"
            class="button is-small"
            id="anki-retry"
            aria-disabled={model.isBusy.value}
            onClick={() => void model.retry()}
          >
            {ankiText.tryNow}
          </button>
        ) : null}
        <button
          type="button"
          class="button is-small is-plain"
          id="anki-remove-all"
          onClick={() => void model.remove(waiting.map(({ id }) => id))}
        >
          {ankiText.removeAll}
        </button>
      </p>
    </div>
  );
}
