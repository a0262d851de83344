import { type ReadonlySignal, signal } from '@preact/signals';
import type { Send } from '../../messaging/client.ts';
import type { StarterDeckSummary } from '../../model/deck.ts';
import type { ErrorCode } from '../../model/error-code.ts';
import type { PairId } from '../../model/pair.ts';
import { attempt } from './attempt.ts';

/** The included decks. */
export interface Starters {
  /** Undefined until loaded. */
  list: ReadonlySignal<StarterDeckSummary[] | undefined>;
  /** The deck being added. */
  adding: ReadonlySignal<PairId | undefined>;
  /** Error of the list or of the last addition. */
  problem: ReadonlySignal<ErrorCode | undefined>;
  /** Loads the list once. It never changes. */
  load(): Promise<void>;
  /** Adds a deck to the library. @returns Whether it was added. */
  add(pair: PairId): Promise<boolean>;
}

export function createStarters(send: Send): Starters {
  const list = signal<StarterDeckSummary[] | undefined>(undefined);
  const adding = signal<PairId | undefined>(undefined);
  const problem = signal<ErrorCode | undefined>(undefined);

  return {
    list,
    adding,
    problem,
    async load() {
      if (list.value !== undefined) return;
      await attempt(problem, async () => {
        list.value = await send('deck.starters', {});
      });
    },
    async add(pair) {
      if (adding.value !== undefined) return false;
      adding.value = pair;
      await attempt(problem, async () => {
        await send('deck.install', { pair });
      });
      adding.value = undefined;
      return problem.value === undefined;
    },
  };
}
