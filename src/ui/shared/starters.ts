import { type ReadonlySignal, signal } from '@preact/signals';
import { toAppError } from '../../app-error.ts';
import type { Send } from '../../messaging/client.ts';
import type { StarterDeckSummary } from '../../model/deck.ts';
import type { ErrorCode } from '../../model/error-code.ts';
import type { PairId } from '../../model/pair.ts';

/** The decks that come with the extension. */
export interface Starters {
  /** Undefined until they have been read. */
  list: ReadonlySignal<StarterDeckSummary[] | undefined>;
  /** The deck that is being put on this machine. */
  adding: ReadonlySignal<PairId | undefined>;
  /** Why the list could not be read, or the last deck not be added. */
  problem: ReadonlySignal<ErrorCode | undefined>;
  /** Reads the list, unless it is known: it never changes. */
  load(): Promise<void>;
  /** Adds a deck to the library. @returns Whether it is there. */
  add(pair: PairId): Promise<boolean>;
}

export function createStarters(send: Send): Starters {
  const list = signal<StarterDeckSummary[] | undefined>(undefined);
  const adding = signal<PairId | undefined>(undefined);
  const problem = signal<ErrorCode | undefined>(undefined);

  const attempt = async (action: () => Promise<void>) => {
    // What the last attempt said is no longer so, and saying it again must be heard again.
    problem.value = undefined;
    try {
      await action();
      return true;
    } catch (thrown) {
      problem.value = toAppError(thrown).code;
      return false;
    }
  };

  return {
    list,
    adding,
    problem,
    async load() {
      if (list.value !== undefined) return;
      await attempt(async () => {
        list.value = await send('deck.starters', {});
      });
    },
    async add(pair) {
      if (adding.value !== undefined) return false;
      adding.value = pair;
      const isAdded = await attempt(async () => {
        await send('deck.install', { pair });
      });
      adding.value = undefined;
      return isAdded;
    },
  };
}
