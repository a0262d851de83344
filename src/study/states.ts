import { createMemoMap } from '../async/memo.ts';
import type { PairId } from '../model/pair.ts';
import type { WordState } from '../model/word-state.ts';
import { readFrom } from '../store/connection.ts';
import type { SourceRow } from '../store/content/content-database.ts';
import { readContent } from '../store/content/read/read-content.ts';
import type { LookupStore } from '../store/lookup-store.ts';
import { toRespellingId } from '../store/study/caches/respelling-id.ts';
import type { MetaRow } from '../store/study/study-database.ts';
import type { CardMemory } from './card-memory.ts';
import { dropWeights, toEngine } from './engine.ts';
import { type LocalTime, toOpTime } from './study-day.ts';
import { toWordState } from './word-state.ts';

interface StatesParts {
  store: LookupStore;
  cardMemory: CardMemory;
  now: () => LocalTime;
  /** Rebuilds caches of an older version of the rules. */
  ensureCaches: () => Promise<void>;
}

/**
 * Creates the store of word states for lookups: the learner's states of some words of a pair, in order. Rejects with an {@link AppError}
 * `storage-unavailable`, and with the errors of `ensureCaches`. The caches are checked in advance.
 */
export function createFindStates({ store, cardMemory, now, ensureCaches }: StatesParts) {
  let decks: readonly SourceRow[] | undefined;
  let engine = '';
  const prepared = createMemoMap<string, void>(1);

  async function prepare(): Promise<void> {
    const row: MetaRow | undefined = await readFrom(store.studyConnection, 'meta', (table) => table.get('engine'));
    if (dropWeights(row?.value) === engine) return;
    await ensureCaches();
    cardMemory.forget();
  }

  /** The list of decks is cached, so an unchanged list means unchanged spellings. */
  async function whenReady(): Promise<void> {
    const current = await readContent(store, (rows) => rows.sources());
    if (current !== decks) engine = toEngine(toRespellingId(current));
    decks = current;
    await prepared.get(engine, prepare);
  }

  whenReady().catch(() => undefined);
  return async (pair: PairId, words: readonly string[]): Promise<WordState[]> => {
    await whenReady();
    const composed = words.map((word) => word.normalize('NFC'));
    const cards = await cardMemory.find(pair, composed);
    const { day } = toOpTime(now());
    return composed.map((word, index) => toWordState(word, cards[index], day));
  };
}
