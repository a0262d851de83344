import { type ReadonlySignal, signal } from '@preact/signals';
import type { Send } from '../../messaging/client.ts';
import type { ErrorCode } from '../../model/error-code.ts';
import { type SearchHit, toHitId } from '../../model/search.ts';
import { attempt } from '../shared/attempt.ts';
import type { ShownCard } from './browse.ts';
import { createWordActs, type WordActs } from './search/word-acts.ts';

/** The word of the open card: what the learner knows of it, and what can be done with it. */
export interface BrowseWord extends WordActs {
  /** Undefined until its state is read. */
  hit: ReadonlySignal<SearchHit | undefined>;
  problem: ReadonlySignal<ErrorCode | undefined>;
  load(card: ShownCard): Promise<void>;
}

/** @param onDefined - Called after the learner's own meaning has changed. */
export function createBrowseWord(send: Send, onDefined: () => Promise<void>): BrowseWord {
  const hit = signal<SearchHit | undefined>(undefined);
  const problem = signal<ErrorCode | undefined>(undefined);
  let asked: ShownCard | undefined;
  const acts = createWordActs({
    send,
    problem,
    replace(id, change) {
      // The learner may have moved on meanwhile.
      if (hit.value && toHitId(hit.value) === id) hit.value = change(hit.value);
    },
  });
  return {
    ...acts,
    hit,
    problem,
    load: (shown) =>
      attempt(problem, async () => {
        asked = shown;
        const { pair, rank, card, face } = shown;
        const { state, definition } = await send('study.find', { pair, word: card.word });
        if (asked !== shown) return;
        const { word: _, ...known } = state ?? { word: '', state: 'new' as const, isWanted: false };
        const { word, meanings } = card;
        const next: SearchHit = {
          entry: { pair, word, ...face, rank, definition, meanings, match: 'word', known },
          fit: 'exact',
          rank,
        };
        // The state of another word is not that of this one.
        if (!hit.value || toHitId(hit.value) !== toHitId(next)) acts.done.value = undefined;
        hit.value = next;
      }),
    async define(of, text) {
      await acts.define(of, text);
      await onDefined();
    },
    async undo() {
      const isMeaning = acts.done.value?.former !== undefined;
      await acts.undo();
      if (isMeaning) await onDefined();
    },
  };
}
