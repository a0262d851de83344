import { createMemoMap } from '../async/memo.ts';
import type { PairId } from '../model/pair.ts';
import type { WordState } from '../model/word-state.ts';
import { readFrom } from '../store/connection.ts';
import type { SourceRow } from '../store/content/content-database.ts';
import { readRows } from '../store/content/rows.ts';
import type { Reader } from '../store/reader.ts';
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
  /** Makes the caches anew, which other rules have made. */
  ensureCaches: () => Promise<void>;
}

/**
 * Makes what look-ups ask the study: what the learner knows of some words of a pair, in their order. It rejects with an {@link AppError},
 * `storage-unavailable`, and with what `ensureCaches` rejects with. Whether the caches are right is looked at ahead.
 */
export function createFindStates({ reader, cardMemory, now, ensureCaches }: StatesParts) {
  let decks: readonly SourceRow[] | undefined;
  let engine = '';
  const prepared = createMemoMap<string, void>(1);

  async function prepare(): Promise<void> {
    const row: MetaRow | undefined = await readFrom(reader.studyReads, 'meta', (table) => table.get('engine'));
    if (row?.value === engine) return;
    await ensureCaches();
    cardMemory.forget();
  }

  /** The list of decks is cached, so an unchanged list means unchanged spellings. */
  async function whenReady(): Promise<void> {
    const current = await readRows(reader, (rows) => rows.sources());
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
    return composed.map((word, place) => toWordState(word, cards[place], day));
  };
}
