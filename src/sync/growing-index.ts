import type { StoredCard } from '../model/card.ts';
import { addFreshWords } from '../store/content/cache/fresh-words.ts';
import type { SourceRow, SyncRow } from '../store/content/content-database.ts';
import { findSource, listSources } from '../store/content/sources.ts';
import { type KnownForms, toSortedLines } from '../store/content/write/card-entries.ts';
import { findSync } from '../store/content/write/syncs.ts';
import { readUnindexed, rebuildWordIndex } from '../store/content/write/word-index.ts';
import type { Store } from '../store/store.ts';

/** Returns the inflected forms of a language's words, by word. Cards from a server have none. */
export type FormsOf = (language: string) => Promise<KnownForms>;

/** Growth of the deck after which the index is rebuilt: seldom enough to be cheap. Meanwhile the newest words are in memory, which is bounded. */
const REINDEX_GROWTH = 0.5;
const REINDEX_LEAST = 32;
const REINDEX_MOST = 20_000;

/** Keeps every stored card of a copy findable by its words while the copy grows. */
export interface GrowingIndex {
  /** Adds cards that were just stored. */
  add(cards: readonly StoredCard[]): Promise<void>;
  /** Builds the whole word index. */
  finish(): Promise<void>;
  /** Waits for a rebuild that is under way, so that the next one does not run beside it. */
  close(): Promise<void>;
}

/** @param onError - Gets errors of rebuilding, which runs beside the sync: it takes long in a large deck, and requests must not wait for it. */
export function createGrowingIndex(
  store: Store,
  row: SyncRow,
  forms: FormsOf,
  onError: (thrown: unknown) => void,
): GrowingIndex {
  let rebuilding: Promise<void> | undefined;
  return {
    async add(cards) {
      const source = await findSource(store, row.source);
      // During a refresh, the old copy answers.
      if (source?.deck !== row.deck) return;
      await addFresh(store, row, cards, forms);
      if (rebuilding || !hasGrown(source)) return;
      rebuilding = rebuildIndex(store, row, forms)
        .catch(onError)
        .finally(() => {
          rebuilding = undefined;
        });
    },

    async finish() {
      await rebuilding;
      await rebuildIndex(store, row, forms);
    },

    async close() {
      await rebuilding;
    },
  };
}

function hasGrown({ cards, indexedCards }: SourceRow): boolean {
  return cards - indexedCards >= Math.min(Math.max(REINDEX_LEAST, indexedCards * REINDEX_GROWTH), REINDEX_MOST);
}

type GrowingCopy = Pick<SyncRow, 'deck' | 'from'>;

async function addFresh(store: Store, { deck, from }: GrowingCopy, cards: readonly StoredCard[], forms: FormsOf) {
  const lines = toSortedLines(cards, from.iso639_3, await forms(from.iso639_3));
  addFreshWords(store.cache.freshWords, deck, lines);
}

async function rebuildIndex(store: Store, { deck, from }: GrowingCopy, forms: FormsOf): Promise<void> {
  await rebuildWordIndex(store, deck, from.iso639_3, await forms(from.iso639_3));
}

/** Loads the words that the stopped background had only in memory. Called at the start of each run. */
export async function loadFreshWords(store: Store, row: SyncRow, forms: FormsOf): Promise<void> {
  const { freshWords } = store.cache;
  // A removed copy may have had the same id.
  if (row.cards === 0) freshWords.delete(row.deck);
  const source = await findSource(store, row.source);
  if (source?.deck !== row.deck || freshWords.has(row.deck) || source.indexedCards >= source.cards) return;
  await addFresh(store, row, await readUnindexed(store, source), forms);
}

/** Builds the index of each unfinished copy whose sync will not continue automatically: it was paused or cancelled, or has failed. */
export async function indexStopped(
  store: Store,
  willContinue: (sync: SyncRow) => boolean,
  forms: FormsOf,
): Promise<void> {
  const lagging = (await listSources(store)).filter(
    ({ origin, isComplete, indexedCards, cards }) => origin.kind === 'upstream' && !isComplete && indexedCards < cards,
  );
  for (const source of lagging) {
    const sync = await findSync(store, source.pair);
    if (sync?.deck === source.deck && willContinue(sync)) continue;
    await rebuildIndex(store, source, forms);
  }
}
