import { type ReadonlySignal, signal } from '@preact/signals';
import { coalesce } from '../../async/coalesce.ts';
import type { Send } from '../../messaging/client.ts';
import type { ErrorCode } from '../../model/error-code.ts';
import type { DeckSummary } from '../../model/source.ts';
import { attempt } from '../shared/attempt.ts';

/** Marks all words of a deck up to a rank as known, with undo. */
export interface KnowUpTo {
  /** The chosen rank within the deck; undefined before a choice. */
  rank: ReadonlySignal<number | undefined>;
  /** Number of new words that would be marked; undefined until known. */
  words: ReadonlySignal<number | undefined>;
  /** The last marking, which can be undone. */
  done: ReadonlySignal<{ id: string; words: number; rank: number } | undefined>;
  isTakenBack: ReadonlySignal<boolean>;
  problem: ReadonlySignal<ErrorCode | undefined>;
  /** Starts with a deck, without a rank. */
  open(deck: DeckSummary): Promise<void>;
  /** Continues with the same deck after its cards have changed. */
  follow(deck: DeckSummary): Promise<void>;
  /** Previews a rank. @param wanted - Undefined for an invalid rank. */
  choose(wanted: number | undefined): Promise<void>;
  mark(): Promise<void>;
  takeBack(): Promise<void>;
}

export function createKnowUpTo(send: Send): KnowUpTo {
  const deck = signal<DeckSummary | undefined>(undefined);
  const rank = signal<number | undefined>(undefined);
  const words = signal<number | undefined>(undefined);
  const done = signal<{ id: string; words: number; rank: number } | undefined>(undefined);
  const isTakenBack = signal(false);
  const problem = signal<ErrorCode | undefined>(undefined);
  let isBusy = false;

  /** Ignores a second press while the first is under way. The new count runs outside, so Undo works at once. */
  const once = async (action: () => Promise<void>) => {
    if (isBusy) return;
    isBusy = true;
    await attempt(problem, action);
    isBusy = false;
  };

  /** A slider produces many ranks quickly; only the last one is previewed. */
  const count = coalesce(() =>
    attempt(problem, async () => {
      const [asked, pair] = [rank.value, deck.value?.pair];
      if (asked === undefined || pair === undefined) return;
      const answer = await send('study.knowUpTo', { id: crypto.randomUUID(), pair, rank: asked, isDryRun: true });
      if (rank.value === asked && deck.value?.pair === pair) words.value = answer.words;
    }),
  );
  const choose = async (wanted: number | undefined) => {
    const { firstRank = 0, lastRank = 0 } = deck.value ?? {};
    isTakenBack.value = false;
    rank.value = wanted === undefined || wanted < firstRank ? undefined : Math.min(wanted, lastRank);
    words.value = undefined;
    await count();
  };

  return {
    rank,
    words,
    done,
    isTakenBack,
    problem,
    async open(opened) {
      deck.value = opened;
      done.value = undefined;
      isTakenBack.value = false;
      problem.value = undefined;
      await choose(undefined);
    },
    async follow(changed) {
      deck.value = changed;
      await count();
    },
    choose,
    async mark() {
      await once(async () => {
        const [asked, pair] = [rank.value, deck.value?.pair];
        if (asked === undefined || pair === undefined) return;
        const id = crypto.randomUUID();
        const answer = await send('study.knowUpTo', { id, pair, rank: asked, isDryRun: false });
        isTakenBack.value = false;
        done.value = { id, words: answer.words, rank: asked };
      });
      await count();
    },
    async takeBack() {
      await once(async () => {
        if (!done.value) return;
        await send('study.takeBack', { id: crypto.randomUUID(), ref: done.value.id });
        done.value = undefined;
        isTakenBack.value = true;
      });
      await count();
    },
  };
}
