import type { ReadonlySignal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import type { Send } from '../../messaging/client.ts';
import type { DeckSummary } from '../../model/source.ts';
import { CheckView } from '../progress/CheckView.tsx';
import { isUnclear, suggestStart } from '../progress/check-result.ts';
import { createKnowUpTo } from '../progress/know-up-to.ts';
import { createPlacementCheck, type PlacementCheck } from '../progress/placement-check.ts';
import { useArrivalFocus } from '../shared/use-arrival-focus.ts';
import { nameLanguage } from '../shared/written-language.ts';
import { startText } from '../study/more-text.ts';
import './check-panel.css';

interface CheckPanelProps {
  send: Send;
  /** The decks as last loaded by the popup. */
  decks: ReadonlySignal<DeckSummary[] | undefined>;
  deck: DeckSummary;
  /** Returns to Study. @param start - Rank at which new words should start, if the check has found one. */
  onStudy: (start: number | undefined) => void;
}

/**
 * The placement check in the popup, and "up to rank N": both belong to the first question, how much the learner knows. The check also answers
 * that question: new words start where most words are unknown.
 */
export function CheckPanel({ send, decks, deck, onStudy }: CheckPanelProps) {
  const title = useArrivalFocus<HTMLHeadingElement>();
  const [model] = useState(() => ({
    check: createPlacementCheck({ send, decks, random: Math.random, now: () => Date.now() }),
    knowUpTo: createKnowUpTo(send),
  }));
  useEffect(() => {
    void model.knowUpTo.open(deck);
    return () => model.check.leave();
  }, [model, deck.pair]);
  const start = findStart(model.check);
  return (
    <section class="panel check-panel" id="check-panel" aria-labelledby="check-panel-title">
      <h1 class="panel-title" id="check-panel-title" ref={title} tabIndex={-1}>
        {startText.question({ language: nameLanguage(deck.from) })}
      </h1>
      {start === undefined ? null : <p id="check-panel-start">{startText.startsAt({ rank: start })}</p>}
      <CheckView model={model} deck={deck} onStudy={() => onStudy(start)} />
    </section>
  );
}

function findStart({ state, estimate, ranks, invented }: PlacementCheck): number | undefined {
  if (state.value !== 'result' || !estimate.value || !ranks.value) return undefined;
  if (isUnclear(estimate.value, ranks.value.size, invented.value)) return undefined;
  return ranks.value.rankAt(suggestStart(estimate.value));
}
