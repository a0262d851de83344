import { useEffect, useRef, useState } from 'preact/hooks';
import type { Send } from '../../messaging/client.ts';
import type { DeckSummary } from '../../model/source.ts';
import { countCards } from '../shared/count-cards.ts';
import { keyNames } from '../shared/key-text.ts';
import { useArrivalFocus } from '../shared/use-arrival-focus.ts';
import { nameLanguage } from '../shared/written-language.ts';
import { chooseStart } from './choose-start.ts';
import { hintWithKey } from './hints.ts';
import { moreHints, startText } from './more-text.ts';
import { SuggestionNote } from './SuggestionNote.tsx';
import { findStartRank, isStored, START_LEVELS, type StartLevel } from './start-ranks.ts';
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
  const { chosen, choose } = useStartChoice({ model, send, deck });
  const [isSettled, setSettled] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <article
      class={isSettled ? 'card study-start' : 'card study-start is-waiting'}
      id="study-start"
      aria-labelledby="study-start-title"
    >
      <h1 class="study-start-title" id="study-start-title" tabIndex={-1} ref={title}>
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
              aria-busy={chosen === level}
              onClick={() => choose(level)}
            >
              <span>{startText.levels[level]}</span>
              <span class="study-start-rank">
                {chosen === level && !isStored(rank, deck) ? countCards(deck) : startText.from({ rank })}
              </span>
            </button>
          );
        })}
      </div>
      <button type="button" class="button is-plain" id="study-start-check" title={moreHints.check} onClick={onCheck}>
        {startText.check}
      </button>
      <SuggestionNote
        model={model}
        send={send}
        reload={() => model.load(deck.pair)}
        onSettled={() => setSettled(true)}
        onDone={() => title.current?.focus()}
      />
    </article>
  );
}

/** While a deck does not grow for so long, its words so far are better than none. */
const LONGEST_WAIT_MS = 15_000;

/** The chosen level. It holds as soon as the words that begin there are stored; until then, another one may be chosen. */
function useStartChoice({ model, send, deck }: Omit<StartChoiceProps, 'onCheck'>) {
  const [chosen, choose] = useState<StartLevel>();
  // A second press would choose twice.
  const isSent = useRef(false);
  useEffect(() => {
    if (chosen === undefined || isSent.current) return;
    const rank = findStartRank(chosen, deck);
    const begin = async () => {
      isSent.current = true;
      await chooseStart({ model, send, pair: deck.pair, rank }).finally(() => {
        isSent.current = false;
        choose(undefined);
      });
    };
    if (isStored(rank, deck)) return void begin();
    const timer = setTimeout(begin, LONGEST_WAIT_MS);
    return () => clearTimeout(timer);
  }, [chosen, deck]);
  return { chosen, choose };
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
