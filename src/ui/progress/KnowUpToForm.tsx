import { useEffect } from 'preact/hooks';
import type { DeckSummary } from '../../model/source.ts';
import { ErrorNotice } from '../shared/ErrorNotice.tsx';
import { Field } from '../shared/Field.tsx';
import { Notice } from '../shared/Notice.tsx';
import { joinSentences } from '../shared/text.ts';
import type { KnowUpTo } from './know-up-to.ts';
import { heldText, knowText, progressHints, progressText } from './text.ts';

interface KnowUpToFormProps {
  model: KnowUpTo;
  deck: DeckSummary;
  /** Initial rank. */
  suggested?: number | undefined;
  /** Estimated number of unknown words up to a rank, if there was a check. */
  expectUnknown?: (rank: number) => number;
  /** Continues with the study screen in the same page; by default a link leads to it. */
  onStudy?: (() => void) | undefined;
}

/** Marks the first words of a deck as known. It announces the effect before and offers one undo. */
export function KnowUpToForm({ model, deck, suggested, expectUnknown, onStudy }: KnowUpToFormProps) {
  useEffect(() => {
    if (suggested !== undefined) void model.choose(suggested);
  }, [model, suggested]);
  const rank = model.rank.value;
  const words = model.words.value;
  const isOff = rank === undefined || words === undefined || words === 0;
  const mark = (event: Event) => {
    event.preventDefault();
    if (!isOff) void model.mark();
  };
  return (
    <section class="box" id="know" aria-labelledby="know-title">
      <h2 class="box-title" id="know-title">
        {knowText.title}
      </h2>
      <p class="form-intro">{knowText.intro}</p>
      <form class="know-form" onSubmit={mark} noValidate>
        <RankFields model={model} deck={deck} />
        <p id="know-effect" aria-live="polite">
          {rank === undefined || words === undefined ? null : describeEffect(words, expectUnknown?.(rank))}
        </p>
        <p class="row-buttons">
          <button
            type="submit"
            class="button is-primary"
            id="know-mark"
            title={progressHints.mark}
            aria-disabled={isOff}
          >
            {isOff ? knowText.markUndecided : knowText.mark({ count: words })}
          </button>
          <StudyButton deck={deck} onStudy={onStudy} />
        </p>
      </form>
      <KnowMessages model={model} />
    </section>
  );
}

/** The rank as a number and as a slider. */
function RankFields({ model, deck }: Pick<KnowUpToFormProps, 'model' | 'deck'>) {
  const { firstRank, lastRank, isComplete } = deck;
  const rank = model.rank.value;
  const choose = ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
    const wanted = Number.parseInt(currentTarget.value, 10);
    void model.choose(Number.isNaN(wanted) ? undefined : wanted);
  };
  return (
    <>
      <Field
        id="know-rank"
        label={knowText.rank}
        hint={isComplete ? knowText.rankHint({ last: lastRank }) : knowText.rankHintSoFar({ last: lastRank })}
      >
        <input
          class="field is-short"
          type="number"
          id="know-rank"
          inputMode="numeric"
          aria-describedby="know-rank-hint"
          min={firstRank}
          max={lastRank}
          value={rank ?? ''}
          onInput={choose}
        />
      </Field>
      <input
        class="know-slider"
        type="range"
        id="know-slider"
        aria-label={knowText.slider}
        aria-valuetext={rank === undefined ? undefined : heldText.rank({ rank })}
        min={firstRank - 1}
        max={lastRank}
        value={rank ?? firstRank - 1}
        onInput={choose}
      />
    </>
  );
}

function StudyButton({ deck, onStudy }: Pick<KnowUpToFormProps, 'deck' | 'onStudy'>) {
  return onStudy ? (
    <button type="button" class="button" id="know-study" title={progressHints.study} onClick={onStudy}>
      {progressText.study}
    </button>
  ) : (
    <a class="button" href={`/popup.html?tab&study&deck=${deck.pair}`} title={progressHints.study}>
      {progressText.study}
    </a>
  );
}

/** @param words - Number of words to mark; @param unknown - How many of them a check estimates as unknown. */
function describeEffect(words: number, unknown: number | undefined): string {
  if (words === 0) return knowText.nothing;
  return joinSentences([
    knowText.fresh({ count: words }),
    ...(unknown === undefined ? [] : [describeUnknown(unknown)]),
  ]);
}

/** @param unknown - Number of words that the check estimates as unknown. */
function describeUnknown(unknown: number): string {
  return unknown === 0 ? knowText.noneExpected : knowText.expected({ unknown });
}

function KnowMessages({ model }: { model: KnowUpTo }) {
  const problem = model.problem.value;
  const done = model.done.value;
  return (
    <div class="messages" id="know-messages" role="status">
      {problem !== undefined ? (
        <ErrorNotice code={problem} />
      ) : done !== undefined ? (
        <Notice tone="success">
          <span class="notice-text">{knowText.done({ count: done.words, rank: done.rank })}</span>
          <button
            type="button"
            class="button is-small"
            id="know-undo"
            title={progressHints.undo}
            onClick={() => void model.takeBack()}
          >
            {knowText.undo}
          </button>
        </Notice>
      ) : model.isTakenBack.value ? (
        <Notice tone="info">{knowText.takenBack}</Notice>
      ) : null}
    </div>
  );
}
