import type { PairId } from '../contract/language-pair.ts';
import type { WordState } from '../messaging/study-views.ts';
import type { Reader } from '../store/reader.ts';
import { readFrom } from '../store/reads.ts';
import { withStorageErrors } from '../store/storage-errors.ts';
import type { MetaRow } from '../store/study-database.ts';
import type { CardMemory } from './card-memory.ts';
import { ENGINE } from './engine.ts';
import { type LocalTime, toOpTime } from './study-day.ts';
import { toWordState } from './word-state.ts';

interface StatesParts {
  reader: Reader;
  cardMemory: CardMemory;
  now: () => LocalTime;
  /** Makes the caches anew, which other rules have made. */
  ensureCaches: () => Promise<void>;
}

/**
 * Makes what look-ups ask the study: what the learner knows of some words of a pair, in their order. It rejects with an {@link AppError},
 * `storage-unavailable`, and with what `ensureCaches` rejects with. Whether the caches are right is looked at ahead.
 */
export function createFindStates({ reader, cardMemory, now, ensureCaches }: StatesParts) {
  let ready: Promise<void> | undefined;

  async function prepare(): Promise<void> {
    const engine: MetaRow | undefined = await withStorageErrors(() =>
      readFrom(reader.studyReads, 'meta', (table) => table.get('engine')),
    );
    if (engine?.value !== ENGINE) await ensureCaches();
  }

  function whenReady(): Promise<void> {
    if (ready) return ready;
    ready = prepare();
    // A failure is not remembered: the next question tries again.
    ready.catch(() => {
      ready = undefined;
    });
    return ready;
  }

  whenReady().catch(() => undefined);
  return async (pair: PairId, words: readonly string[]): Promise<WordState[]> => {
    await whenReady();
    const composed = words.map((word) => word.normalize('NFC'));
    const cards = await cardMemory.find(pair, composed);
    const { day } = toOpTime(now());
    return composed.map((word, place) => toWordState(word, cards[place], day));
  };
}
