import { useRef } from 'preact/hooks';
import type { Send } from '../../messaging/client.ts';
import type { DeckSummary } from '../../model/source.ts';
import { keyNames } from '../shared/key-text.ts';
import { useArrivalFocus } from '../shared/use-arrival-focus.ts';
import { nameLanguage } from '../shared/written-language.ts';
import { chooseStart } from './choose-start.ts';
import { hintWithKey } from './hints.ts';
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

/** The card before the first word of a deck: how much the learner knows. The choice may also be left out. */
export function StartChoice({ model, send, deck, onCheck }: StartChoiceProps) {
  // A second press would choose twice.
  const isChosen = useRef(false);
  const choose = (rank: number) => {
    if (isChosen.current) return;
    isChosen.current = true;
    void chooseStart({ model, send, pair: deck.pair, rank }).finally(() => {
      isChosen.current = false;
    });
  };
  return (
    <article class="card study-start" id="study-start" aria-labelledby="study-start-title">
      <h1 class="study-start-title" id="study-start-title">
        {startText.question({ language: nameLanguage(deck.from) })}
      </h1>
      <p class="quiet">{startText.why}</p>
      <div class="study-start-levels">
        {START_LEVELS.map((level) => {
          const rank = findStartRank(level, deck);
          return (
            <button
              type="button"
              key={level}
              class="button study-start-level"
              id={`study-start-${level}`}
              title={moreHints.level}
              onClick={() => choose(rank)}
            >
              <span>{startText.levels[level]}</span>
              <span class="study-start-rank">{startText.from({ rank })}</span>
            </button>
          );
        })}
      </div>
      <button type="button" class="button is-plain" id="study-start-check" title={moreHints.check} onClick={onCheck}>
        {startText.check}
      </button>
    </article>
  );
}

/** Begins without an answer; in the place of the card's main button. */
export function StartButton({ model }: Pick<StartChoiceProps, 'model'>) {
  const button = useArrivalFocus<HTMLButtonElement>();
  return (
    <button
      type="button"
      class="button is-primary is-answer"
      id="study-start-skip"
      ref={button}
      title={hintWithKey(moreHints.skip, keyNames.space)}
      onClick={model.introductions.begin}
    >
      {startText.skip}
    </button>
  );
}
