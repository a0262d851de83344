import { listCoreWords } from '../language/core-words.ts';
import { toWordKey } from '../language/normalise.ts';
import { type StoredCard, toCardTail } from '../model/card.ts';
import { type PairId, toLanguagePair } from '../model/pair.ts';
import type { SourceId } from '../model/source.ts';
import type { SourceRow } from '../store/content/content-database.ts';
import type { Directory } from '../store/content/directories.ts';
import { type Rows, readRows } from '../store/content/rows.ts';
import { sortSources } from '../store/content/sources.ts';
import { searchWords } from '../store/content/word-search.ts';
import type { Store } from '../store/store.ts';
import { getDefinitions } from '../store/study/definitions.ts';
import type { CardRow } from '../store/study/study-database.ts';
import { isPutOff, listCardWords } from '../store/study/study-queue.ts';

/** A word that was not studied yet. */
export interface NewWord {
  /** In NFC. */
  word: string;
  /** Undefined for a word of the learner's own that the deck does not have. */
  card: StoredCard | undefined;
}

/** Which new words may begin. */
export interface NewLimits {
  /** Study day. */
  day: number;
  /** At most so many. */
  count: number;
  /** Whether those that the deck marks as vulgar come, too. Those that the learner asked for always do. */
  vulgar: boolean;
}

/** Finds words of decks that were not studied yet, and the learner's own that are wanted. */
export interface NewWords {
  /**
   * The next new words of a pair: those that the learner has asked for, in that order, then those of its sources, each by rank.
   *
   * @param fresh - The pair's new words that have a row.
   */
  find(pair: PairId, fresh: readonly CardRow[], limits: NewLimits): Promise<NewWord[]>;
  /** Tells that words have got a row. */
  touch(pair: PairId, words: readonly string[]): void;
  /** Tells that words may have lost theirs. */
  forget(): void;
}

/** How far the new words of a source are used up. */
interface Cursor {
  /** Of the copy that `block` is an index in: another one when the source has changed, or was removed and added again. */
  directory: Directory | undefined;
  /** Blocks before it have no word that may be introduced. */
  block: number;
  /** Whether `block` counts vulgar words. */
  vulgar: boolean;
}

interface Memory {
  /** Words with a row, in NFC. */
  words: Set<string>;
  /** The same by their core words: `Haus` has `das Haus`. */
  wordsOfCore: Map<string, Set<string>>;
  cursors: Map<SourceId, Cursor>;
}

/** A headword that holds more than its word. `levantarse` is another word than `levantar`, so a joined pronoun does not count. */
const IS_COMPLEX = /[\s,;/([{]/;

/** Core words by which two sources have the same word: `das Haus` and `Haus`. */
function toCores(word: string, pair: PairId): string[] {
  return IS_COMPLEX.test(word) ? listCoreWords(word, toLanguagePair(pair).from) : [word];
}

function remember(memory: Memory, pair: PairId, words: readonly string[]): void {
  for (const word of words) {
    memory.words.add(word);
    for (const core of toCores(word, pair)) {
      const ofCore = memory.wordsOfCore.get(core);
      if (ofCore) ofCore.add(word);
      else memory.wordsOfCore.set(core, new Set([word]));
    }
  }
}

/** The words with a row are kept in memory: to pass over the first thousand must not cost a thousand reads. */
export function createNewWords(store: Store): NewWords {
  const memories = new Map<PairId, Promise<Memory>>();

  const getMemory = (pair: PairId): Promise<Memory> => {
    const known = memories.get(pair);
    if (known) return known;
    const loading = listCardWords(store, pair).then((words) => {
      const memory: Memory = { words: new Set(), wordsOfCore: new Map(), cursors: new Map() };
      remember(memory, pair, words);
      return memory;
    });
    memories.set(pair, loading);
    loading.catch(() => memories.delete(pair));
    return loading;
  };

  /** @returns undefined beyond the end of the source. */
  const readBlock = (id: SourceId, block: number): Promise<StoredCard[] | undefined> =>
    readRows(store, (rows) => {
      const source = rows.sources().find((row) => row.id === id);
      const first = source && rows.directory(source).firstRanks[block];
      return source && first !== undefined ? rows.blocks(source, [first])[0]?.cards : undefined;
    });

  /** Sources of a pair that study takes new words from, in the learner's order. */
  const listStudied = (pair: PairId) =>
    readRows(store, (rows) =>
      sortSources(rows.sources().filter((row) => row.pair === pair && row.inStudy)).map((source) => ({
        source,
        directory: rows.directory(source),
      })),
    );

  const findByRank = async (
    pair: PairId,
    isFresh: (word: string) => boolean,
    skip: Set<string>,
    { count, vulgar }: Pick<NewLimits, 'count' | 'vulgar'>,
  ) => {
    const memory = await getMemory(pair);
    const found: NewWord[] = [];
    for (const { source, directory } of await listStudied(pair)) {
      if (found.length >= count) break;
      const unwanted = new Set((vulgar ? [] : (source.vulgar ?? [])).map((word) => word.normalize('NFC')));
      const isBegun = (word: string) => memory.words.has(word) && !isFresh(word);
      const isCoreBegun = (core: string) => [...(memory.wordsOfCore.get(core) ?? [])].some(isBegun);
      const isOpen = (word: string) => !unwanted.has(word) && !isBegun(word) && !toCores(word, pair).some(isCoreBegun);
      const known = memory.cursors.get(source.id);
      const isKnown = known?.directory === directory && known.vulgar === vulgar;
      const cursor: Cursor = isKnown ? known : { directory, vulgar, block: 0 };
      memory.cursors.set(source.id, cursor);
      for (let block = cursor.block; found.length < count; block++) {
        const cards = await readBlock(source.id, block);
        if (!cards) break;
        const words = cards.map((card): [string, StoredCard] => [card[1].normalize('NFC'), card]);
        const open = words.filter(([word]) => isOpen(word));
        if (open.length === 0 && block === cursor.block) cursor.block = block + 1;
        for (const [word, card] of open) {
          const spellings = [word, ...toCores(word, pair)];
          if (spellings.some((spelling) => skip.has(spelling)) || found.length === count) continue;
          for (const spelling of spellings) skip.add(spelling);
          found.push({ word, card });
        }
      }
    }
    return found;
  };

  return {
    async find(pair, fresh, { day, count, vulgar }) {
      if (count <= 0) return [];
      const isWaiting = (card: CardRow) => isPutOff(card, day);
      const wanted = fresh.filter((card) => card.due > 0 && !isWaiting(card)).sort((a, b) => a.due - b.due);
      const first = wanted
        .slice(0, count)
        .map(async ({ word }) => ({ word, card: await findDeckCard(store, pair, word) }));
      const definitions = await getDefinitions(store);
      const isAskable = ({ word, card }: NewWord) => card !== undefined || definitions.find(pair, word) !== undefined;
      const found = (await Promise.all(first)).filter(isAskable);
      const skip = new Set([...wanted.map(({ word }) => word), ...fresh.filter(isWaiting).map(({ word }) => word)]);
      const freshWords = new Set(fresh.map(({ word }) => word));
      const others = await findByRank(pair, (word) => freshWords.has(word), skip, {
        count: count - found.length,
        vulgar,
      });
      return [...found, ...others];
    },
    touch(pair, words) {
      void memories.get(pair)?.then((memory) => {
        remember(memory, pair, words);
      });
    },
    forget: () => memories.clear(),
  };
}

/**
 * Finds the flashcard of a word: that of the pair's main source, with the meanings of all sources in their order. Of several cards in one
 * source the first by rank counts for the rank.
 *
 * @param word - In NFC.
 */
export async function findDeckCard(store: Store, pair: PairId, word: string): Promise<StoredCard | undefined> {
  const isOfPair = (source: SourceRow) => source.pair === pair;
  const isWord = (card: StoredCard) => card[1].normalize('NFC') === word;
  const keys = new Set([toWordKey(word, toLanguagePair(pair).from)]);
  const matches = await searchWords(store, isOfPair, (index) => index.find(keys));
  const found = matches.filter(({ card }) => isWord(card)).map(({ deck, card }) => ({ source: deck, card }));
  if (found.length > 0) return joinCards(found);
  // The word index of a source that is still being synced may be behind it.
  const growing = await readRows(store, (rows) =>
    rows.sources().filter((row) => isOfPair(row) && row.indexedCards < row.cards),
  );
  for (const source of growing) {
    const card = await findUnindexed(store, source.id, isWord);
    if (card) return card;
  }
  return undefined;
}

async function findUnindexed(
  store: Store,
  id: SourceId,
  isWord: (card: StoredCard) => boolean,
): Promise<StoredCard | undefined> {
  const find = (rows: Rows) => rows.sources().find((row) => row.id === id);
  const blocks = await readRows(store, (rows) => {
    const source = find(rows);
    return source ? rows.directory(source).firstRanks : [];
  });
  for (const first of blocks) {
    const card = await readRows(store, (rows) => {
      const source = find(rows);
      return source && rows.blocks(source, [first])[0]?.cards.find(isWord);
    });
    if (card) return card;
  }
  return undefined;
}

/** @param found - At least one. */
function joinCards(found: readonly { source: SourceRow; card: StoredCard }[]): StoredCard | undefined {
  const sorted = found.toSorted((a, b) => a.source.position - b.source.position || a.card[0] - b.card[0]);
  const first = sorted.find(({ source }) => source.isMain) ?? sorted[0];
  if (!first) return undefined;
  const [rank, word, , forms, details] = first.card;
  const meanings = [...new Set(sorted.flatMap(({ card }) => card[2]))];
  return [
    rank,
    word,
    meanings,
    ...toCardTail(forms, Object.assign({}, ...sorted.toReversed().map(({ card }) => card[4]), details)),
  ];
}
