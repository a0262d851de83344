import type { PairId } from '../model/pair.ts';
import type { WordState } from '../model/word-state.ts';
import type { SourceRow } from '../store/content/content-database.ts';
import { readRows } from '../store/content/rows.ts';
import type { Reader } from '../store/reader.ts';
import { readFrom } from '../store/reads.ts';
import { withStorageErrors } from '../store/storage-errors.ts';
import { toRespellingId } from '../store/study/respelling-id.ts';
import type { MetaRow } from '../store/study/study-database.ts';
import type { CardMemory } from './card-memory.ts';
import { toEngine } from './engine.ts';
import { type LocalTime, toOpTime } from './study-day.ts';
import { toWordState } from './word-state.ts';

interface StatesParts {
  reader: Reader;
  cardMemory: CardMemory;
  now: () => LocalTime;
  /** Rebuilds caches of an older version of the rules. */
  ensureCaches: () => Promise<void>;
}

/**
 * Creates the reader of word states for lookups: the learner's states of some words of a pair, in order. Rejects with an {@link AppError}
 * `storage-unavailable`, and with the errors of `ensureCaches`. The caches are checked in advance.
 */
export function createFindStates({ reader, cardMemory, now, ensureCaches }: StatesParts) {
  let decks: readonly SourceRow[] | undefined;
  let ready: { engine: string; done: Promise<void> } | undefined;

  async function prepare(engine: string): Promise<void> {
    const row: MetaRow | undefined = await withStorageErrors(() =>
      readFrom(reader.studyReads, 'meta', (table) => table.get('engine')),
    );
    if (row?.value === engine) return;
    await ensureCaches();
    cardMemory.forget();
  }

  /** Decks are cached and list former spellings, so only a change of decks needs a check. */
  async function whenReady(): Promise<void> {
    const current = await readRows(reader, (rows) => rows.sources());
    if (current !== decks || !ready) {
      decks = current;
      const engine = toEngine(toRespellingId(current));
      if (ready?.engine !== engine) ready = { engine, done: prepare(engine) };
    }
    const mine = ready;
    await mine.done.catch((thrown: unknown) => {
      // A failure is not cached, so the next call retries.
      if (ready === mine) ready = undefined;
      throw thrown;
    });
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
