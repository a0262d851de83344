import type { DeckSummary } from '../../model/source.ts';
import { ErrorNotice } from '../shared/ErrorNotice.tsx';
import { Notice } from '../shared/Notice.tsx';
import { joinSentences } from '../shared/text.ts';
import { ArrivingTitle } from './ArrivingTitle.tsx';
import { CheckCard } from './CheckCard.tsx';
import { CheckCurve } from './CheckCurve.tsx';
import { countUnknown, isUnclear, suggestPosition } from './check-result.ts';
import { KnowUpToForm } from './KnowUpToForm.tsx';
import type { PlacementCheck } from './placement-check.ts';
import type { ProgressModel } from './progress-model.ts';
import { checkText, progressHints } from './text.ts';

interface CheckViewProps {
  model: Pick<ProgressModel, 'check' | 'knowUpTo'>;
  deck: DeckSummary;
  /** Continues with the study screen in the same page; by default a link leads to it. */
  onStudy?: (() => void) | undefined;
}

/** The placement check from start to result, and the form that marks words as known. */
export function CheckView({ model, deck, onStudy }: CheckViewProps) {
  const { check, knowUpTo } = model;
  const state = check.state.value;
  const problem = check.problem.value;
  return (
    <>
      {state === 'asking' ? (
        <CheckCard check={check} deck={deck} />
      ) : state === 'result' ? (
        <CheckResult model={model} deck={deck} onStudy={onStudy} />
      ) : (
        <>
          <section class="box" id="check-start" aria-labelledby="check-title">
            <h2 class="box-title" id="check-title">
              {checkText.title}
            </h2>
            <p class="form-intro">{checkText.intro}</p>
            <StartButtons check={check} deck={deck} />
          </section>
          <KnowUpToForm model={knowUpTo} deck={deck} onStudy={onStudy} />
        </>
      )}
      <div class="messages" id="check-messages" role="status">
        {problem !== undefined ? (
          <ErrorNotice code={problem} />
        ) : state === 'waiting' ? (
          <Notice tone="info">{checkText.waitingNote}</Notice>
        ) : state === 'incomplete' ? (
          <Notice tone="info">{checkText.incomplete}</Notice>
        ) : null}
      </div>
    </>
  );
}

function StartButtons({ check, deck }: { check: PlacementCheck; deck: DeckSummary }) {
  const state = check.state.value;
  return (
    <p class="row-buttons">
      <button
        type="button"
        class="button is-primary"
        id="check-begin"
        title={progressHints.start}
        aria-disabled={state === 'waiting' || state === 'preparing'}
        onClick={() => void check.start(deck)}
      >
        {state === 'waiting' ? checkText.waiting : state === 'preparing' ? checkText.preparing : checkText.start}
      </button>
      {state === 'waiting' ? (
        <button type="button" class="button" id="check-cancel" title={progressHints.stop} onClick={() => check.leave()}>
          {checkText.stop}
        </button>
      ) : null}
    </p>
  );
}

function CheckResult({ model, deck, onStudy }: CheckViewProps) {
  const { check, knowUpTo } = model;
  const estimate = check.estimate.value;
  const ranks = check.ranks.value;
  if (!estimate || !ranks) return null;
  const { asked, claimed } = check.invented.value;
  if (isUnclear(estimate, ranks.size, check.invented.value))
    return <UnclearResult model={model} deck={deck} onStudy={onStudy} />;
  const suggested = suggestPosition(estimate);
  return (
    <>
      <section class="box" id="check-result" aria-labelledby="check-result-title">
        <ArrivingTitle id="check-result-title">
          {checkText.resultTitle({ known: estimate.known, size: ranks.size })}
        </ArrivingTitle>
        <p class="form-intro">
          {joinSentences([
            checkText.range({ low: estimate.low, high: estimate.high }),
            ...(asked === 0
              ? []
              : [
                  claimed.length === 0
                    ? checkText.noGuesses({ asked })
                    : checkText.guesses({ claimed, count: claimed.length, asked }),
                ]),
          ])}
        </p>
        <CheckCurve estimate={estimate} ranks={ranks} />
        <p class="row-buttons">
          <AgainButton check={check} deck={deck} />
        </p>
      </section>
      <KnowUpToForm
        model={knowUpTo}
        deck={deck}
        onStudy={onStudy}
        suggested={suggested === 0 ? undefined : ranks.rankAt(suggested)}
        expectUnknown={(rank) => countUnknown(estimate, ranks.positionAt(rank))}
      />
    </>
  );
}

/** Without numbers, because the answers do not support any. */
function UnclearResult({ model: { check, knowUpTo }, deck, onStudy }: CheckViewProps) {
  const { claimed } = check.invented.value;
  return (
    <>
      <section class="box" id="check-unclear" aria-labelledby="check-unclear-title">
        <ArrivingTitle id="check-unclear-title">{checkText.unclearTitle}</ArrivingTitle>
        <p class="form-intro">
          {joinSentences([
            ...(claimed.length === 0 ? [] : [checkText.claimed({ claimed })]),
            check.canContinue.value ? checkText.unclear : checkText.unclearAll,
          ])}
        </p>
        <p class="row-buttons">
          {check.canContinue.value ? (
            <button
              type="button"
              class="button is-primary"
              id="check-continue"
              title={progressHints.continue}
              onClick={() => void check.continue()}
            >
              {checkText.continue}
            </button>
          ) : null}
          <AgainButton check={check} deck={deck} />
        </p>
      </section>
      <KnowUpToForm model={knowUpTo} deck={deck} onStudy={onStudy} />
    </>
  );
}

function AgainButton({ check, deck }: { check: PlacementCheck; deck: DeckSummary }) {
  return (
    <button
      type="button"
      class="button"
      id="check-again"
      title={progressHints.start}
      onClick={() => void check.start(deck)}
    >
      {checkText.again}
    </button>
  );
}
