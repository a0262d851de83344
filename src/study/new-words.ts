import type { PairId } from '../contract/language-pair.ts';
import { toWordKey } from '../language/normalise.ts';
import type { DeckRow, StoredCard } from '../store/content-database.ts';
import { getDefinitions } from '../store/definitions.ts';
import type { Directory } from '../store/directories.ts';
import { readRows } from '../store/rows.ts';
import type { Store } from '../store/store.ts';
import type { CardRow } from '../store/study-database.ts';
import { isPutOff, listCardWords } from '../store/study-queue.ts';
import { searchWords } from '../store/word-search.ts';

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
   * The next new words of a deck: those that the learner has asked for, in that order, then by rank.
   *
   * @param fresh - The pair's new words that have a row.
   */
  find(pair: PairId, fresh: readonly CardRow[], limits: NewLimits): Promise<NewWord[]>;
  /** Tells that words have got a row. */
  touch(pair: PairId, words: readonly string[]): void;
  /** Tells that words may have lost theirs. */
  forget(): void;
}

interface Memory {
  /** Words with a row, in NFC. */
  words: Set<string>;
  /** Of the copy that `block` is a place in: made anew when the deck has changed, or was removed and has come again. */
  directory: Directory | undefined;
  /** Blocks before it have no word that may be introduced. */
  block: number;
  /** Whether `block` counts vulgar words. */
  vulgar: boolean;
}

/** The words with a row are kept in memory: to pass over the first thousand must not cost a thousand reads. */
export function createNewWords(store: Store): NewWords {
  const memories = new Map<PairId, Promise<Memory>>();

  const remember = (pair: PairId): Promise<Memory> => {
    const known = memories.get(pair);
    if (known) return known;
    const loading = listCardWords(store, pair).then((words) => ({
      words: new Set(words),
      directory: undefined,
      block: 0,
      vulgar: false,
    }));
    memories.set(pair, loading);
    loading.catch(() => memories.delete(pair));
    return loading;
  };

  /** @returns undefined beyond the end of the deck. */
  const readBlock = (pair: PairId, block: number): Promise<StoredCard[] | undefined> =>
    readRows(store, (rows) => {
      const deck = rows.decks().find((row) => row.pair === pair);
      const first = deck && rows.directory(deck).firstRanks[block];
      return deck && first !== undefined ? rows.blocks(deck, [first])[0]?.cards : undefined;
    });

  const findByRank = async (
    pair: PairId,
    isFresh: (word: string) => boolean,
    skip: Set<string>,
    { count, vulgar }: Pick<NewLimits, 'count' | 'vulgar'>,
  ) => {
    const memory = await remember(pair);
    const { directory, unwanted } = await readRows(store, (rows) => {
      const deck = rows.decks().find((row) => row.pair === pair);
      const marked = vulgar ? [] : (deck?.vulgar ?? []);
      return {
        directory: deck && rows.directory(deck),
        unwanted: new Set(marked.map((word) => word.normalize('NFC'))),
      };
    });
    if (memory.directory !== directory || memory.vulgar !== vulgar) {
      Object.assign(memory, { directory, vulgar, block: 0 });
    }
    const found: NewWord[] = [];
    for (let block = memory.block; found.length < count; block++) {
      const cards = await readBlock(pair, block);
      if (!cards) break;
      const words = cards.map((card): [string, StoredCard] => [card[1].normalize('NFC'), card]);
      const open = words.filter(([word]) => !unwanted.has(word) && (!memory.words.has(word) || isFresh(word)));
      if (open.length === 0 && block === memory.block) memory.block = block + 1;
      for (const [word, card] of open) {
        if (skip.has(word) || found.length === count) continue;
        skip.add(word);
        found.push({ word, card });
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
        for (const word of words) memory.words.add(word);
      });
    },
    forget: () => memories.clear(),
  };
}

/**
 * Finds the flashcard of a word. Of a word that the deck has several times it is the first by rank, with the meanings of the others behind its
 * own: what is learnt belongs to the spelling, so they are asked as one.
 *
 * @param word - In NFC.
 */
export async function findDeckCard(store: Store, pair: PairId, word: string): Promise<StoredCard | undefined> {
  const isDeck = (deck: DeckRow) => deck.pair === pair;
  const isWord = (card: StoredCard) => card[1].normalize('NFC') === word;
  const keys = new Set([toWordKey(word, pair.slice(0, 3))]);
  const matches = await searchWords(store, isDeck, (index) => index.find(keys));
  const cards = matches.map(({ card }) => card).filter(isWord);
  if (cards.length > 0) return mergeCards(cards);
  // The word index of a deck that is still being synced may be behind it.
  const blocks = await readRows(store, (rows) => {
    const deck = rows.decks().find(isDeck);
    return deck && deck.indexedCards < deck.cards ? rows.directory(deck).firstRanks : [];
  });
  for (const first of blocks) {
    const found = await readRows(store, (rows) => {
      const deck = rows.decks().find(isDeck);
      return deck && rows.blocks(deck, [first])[0]?.cards.find(isWord);
    });
    if (found) return found;
  }
  return undefined;
}

/** @param cards - Of one word, at least one. */
function mergeCards(cards: readonly StoredCard[]): StoredCard | undefined {
  const [first, ...others] = [...cards].sort(([a], [b]) => a - b);
  if (!first || others.length === 0) return first;
  const [rank, word, meanings, ...forms] = first;
  return [rank, word, [...new Set([...meanings, ...others.flatMap((card) => card[2])])], ...forms];
}
