import type { Send } from '../../messaging/client.ts';
import type { DeckSummary } from '../../model/source.ts';
import { nameLanguage } from '../shared/written-language.ts';
import { chooseStart } from './choose-start.ts';
import { moreHints, startText } from './more-text.ts';
import { findStartRank, START_LEVELS } from './start-ranks.ts';
import type { StudyModel } from './study-model.ts';

interface StartChoiceProps {
  model: StudyModel;
  send: Send;
  deck: DeckSummary;
  /** Opens the placement check in place. */
  onCheck: () => void;
}

/** Asked once, above the first word of a deck: how much the learner knows. The word below waits for no answer. */
export function StartChoice({ model, send, deck, onCheck }: StartChoiceProps) {
  return (
    <section class="study-start" id="study-start" aria-labelledby="study-start-title">
      <h2 class="study-start-title" id="study-start-title">
        {startText.question({ language: nameLanguage(deck.from) })}
      </h2>
      <div class="study-start-levels">
        {START_LEVELS.map((level) => {
          const rank = findStartRank(level, deck);
          return (
            <button
              type="button"
              key={level}
              class="button is-small"
              id={`study-start-${level}`}
              title={startText.from({ rank })}
              onClick={() => void chooseStart({ model, send, pair: deck.pair, rank })}
            >
              {startText.levels[level]}
            </button>
          );
        })}
      </div>
      <button
        type="button"
        class="button is-small is-plain"
        id="study-start-check"
        title={moreHints.check}
        onClick={onCheck}
      >
        {startText.check}
      </button>
    </section>
  );
}
