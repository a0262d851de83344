import { pause } from '../async/sleep.ts';
import { ENGLISH, toLanguageCode } from '../language/language-code.ts';
import { listDeckLanguages } from '../languages/list-deck-languages.ts';
import type { StoredCard } from '../model/card.ts';
import { type PairId, toPairId } from '../model/pair.ts';
import { packBlocks } from '../store/content/blocks.ts';
import { invalidate } from '../store/content/cache/content-cache.ts';
import type { SourceRow } from '../store/content/content-database.ts';
import type { EntryLine } from '../store/content/word-entries.ts';
import { toSortedLines } from '../store/content/write/card-entries.ts';
import { sortInSteps } from '../store/content/write/sort-in-steps.ts';
import { toWordRows } from '../store/content/write/word-index.ts';
import type { LookupStore } from '../store/lookup-store.ts';
import { createMemoryConnection, toMemoryKey } from '../store/memory-connection.ts';
import type { StarterDeck } from './deck-index.ts';
import { describe, FIRST_CARDS } from './install.ts';
import type { StarterDecks, StarterParts } from './starter-decks.ts';
import { toFirstCards, toStoredBatches } from './stored-cards.ts';

/** Starter decks in memory, which answer look-ups where the browser opens no database. */
export interface PackagedContent {
  /**
   * Loads the starter deck of a language for the person, if there is one. Resolves when its first cards answer; the others follow.
   *
   * @param language - ISO 639-3 code of a text.
   */
  load(language: string): Promise<void>;
}

/**
 * Lets a store read from memory: no decks at first, and none of the learner's own words.
 *
 * Long because its functions share the tables in memory; each of them is short.
 *
 * @param store - Is changed.
 * @param readers - The person's languages as BCP 47 tags, best first.
 */
export function readFromPackage(
  store: LookupStore,
  starterDecks: Pick<StarterDecks, 'list' | 'readParts'>,
  readers: readonly string[],
): PackagedContent {
  const sources = new Map<IDBValidKey, SourceRow>();
  const blocks = new Map<IDBValidKey, unknown>();
  const words = new Map<IDBValidKey, unknown>();
  const directories = new Map<IDBValidKey, unknown>();
  const loading = new Map<PairId, Promise<void>>();
  store.contentConnection = createMemoryConnection({ sources, blocks, words, directories });
  store.definitions.set({ find: () => undefined, findByKey: () => [], all: [], pairs: new Set() });

  /** @param lines - Sorted. @param revision - Also the number of the copy. */
  function publish(
    parts: StarterParts,
    cards: readonly StoredCard[],
    lines: Iterable<EntryLine>,
    revision: number,
  ): void {
    const what = describe(parts);
    const deck = `${what.pair}/${revision}` as const;
    const firstRanks = packBlocks(deck, cards).map((row) => {
      blocks.set(toMemoryKey([deck, row.firstRank]), row);
      return row.firstRank;
    });
    const firstKeys = Array.from(toWordRows(deck, lines), (row) => {
      words.set(toMemoryKey([deck, row.firstKey]), row);
      return row.firstKey;
    });
    directories.set(deck, { deck, revision, firstRanks, firstKeys });
    sources.set(what.pair, {
      ...what,
      ...CHOICES,
      id: what.pair,
      deck,
      revision,
      cards: cards.length,
      firstRank: 1,
      lastRank: cards.length,
      indexedCards: cards.length,
      isComplete: cards.length === parts.file.cards.length,
      endNext: undefined,
      changes: undefined,
      updatedAt: 0,
    });
    invalidate(store.cache, { table: 'sources', isRemoval: false });
  }

  async function loadAll(parts: StarterParts): Promise<void> {
    const { iso639_3: language } = parts.file.from;
    const cards: StoredCard[] = [];
    const lists: EntryLine[][] = [];
    for (const batch of toStoredBatches(parts)) {
      cards.push(...batch);
      lists.push(toSortedLines(batch, language));
      await pause();
    }
    publish(parts, cards, await sortInSteps(lists), 2);
  }

  async function loadPair(pair: PairId): Promise<void> {
    const parts = await starterDecks.readParts(pair);
    const first = toFirstCards(parts, FIRST_CARDS);
    publish(parts, first, toSortedLines(first, parts.file.from.iso639_3), 1);
    // The first answer need not wait for the rest.
    if (first.length < parts.file.cards.length) void loadAll(parts);
  }

  return {
    async load(language) {
      const pair = choosePair(await starterDecks.list(), language, readers);
      if (!pair) return;
      const started = loading.get(pair) ?? loadPair(pair);
      loading.set(pair, started);
      await started;
    },
  };
}

/** The learner can choose nothing that would be kept. */
const CHOICES = { name: '', isMain: true, inLookups: true, inStudy: true, position: 0 };

/** Chooses the deck of a language whose meanings the person reads best. The person’s own language needs none. */
function choosePair(decks: readonly StarterDeck[], language: string, readers: readonly string[]): PairId | undefined {
  const read = readers.flatMap((tag) => toLanguageCode(tag) ?? []);
  if (read[0] === language) return undefined;
  const codeOf = (iso: string) => toLanguageCode(iso) ?? iso;
  const from = listDeckLanguages(language);
  const fitting = decks.filter((deck) => from.includes(codeOf(deck.from.iso639_3)));
  const found = [...read, ENGLISH].flatMap((to) => fitting.find((deck) => codeOf(deck.to.iso639_3) === to) ?? [])[0];
  return found && toPairId({ from: found.from.iso639_3, to: found.to.iso639_3 });
}
