import type { PairId } from '../contract/language-pair.ts';
import { unpackBlock } from './blocks.ts';
import type { BlockRow, DeckId, DeckRow, StoredCard, WordEntry, WordRow } from './content-database.ts';
import { type Directory, findPlace } from './directories.ts';
import { type Store, withStorageErrors } from './store.ts';
import { findEntries } from './word-index.ts';

/** What a deck has at a rank. */
export interface RankResult {
  deck: DeckRow;
  /** Undefined when the deck has no card at the rank. */
  card: StoredCard | undefined;
  /** Rank of the deck's card after this one, by the rule for `next`; 0 without a card. */
  next: number;
}

/**
 * Finds the flashcard at a rank.
 *
 * @returns undefined when there is no deck for the pair.
 * @throws {AppError} `storage-unavailable`.
 *
 * One read transaction; the same cost in a small deck and a large one.
 */
export function findFlashcard(store: Store, pair: PairId, rank: number): Promise<RankResult | undefined> {
  return readDeck(store, pair, async (deck, directory) => {
    const block = await findBlock(store, deck, directory, rank);
    const cards = block ? unpackBlock(block) : [];
    const place = cards.findIndex(([cardRank]) => cardRank === rank);
    const card = cards[place];
    if (!card) return { deck, card: undefined, next: 0 };
    const following = cards[place + 1]?.[0] ?? directory.firstRanks[findPlace(directory.firstRanks, rank) + 1];
    return { deck, card, next: following ?? (await findNextOfLast(store, deck, directory)) };
  });
}

/** A source's last card may point back into the deck; where it points nowhere, the deck ends at the last rank + 1. */
async function findNextOfLast(store: Store, deck: DeckRow, directory: Directory): Promise<number> {
  const { endNext, lastRank } = deck;
  if (endNext === undefined || endNext > lastRank) return lastRank + 1;
  const block = await findBlock(store, deck, directory, endNext);
  const isRankOfDeck = block !== undefined && unpackBlock(block).some(([rank]) => rank === endNext);
  return isRankOfDeck ? endNext : lastRank + 1;
}

/**
 * Finds the nearest rank that has a card, at `rank` or beyond it in the given direction.
 *
 * @returns undefined when there is none, or no deck for the pair.
 * @throws {AppError} `storage-unavailable`.
 */
export async function seekRank(
  store: Store,
  pair: PairId,
  rank: number,
  direction: 'forward' | 'backward',
): Promise<number | undefined> {
  return readDeck(store, pair, async (deck, directory) => {
    const place = findPlace(directory.firstRanks, rank);
    const block = await getBlockAt(store, deck.deck, directory, place);
    const ranks = block ? unpackBlock(block).map(([cardRank]) => cardRank) : [];
    return direction === 'backward'
      ? ranks.findLast((candidate) => candidate <= rank)
      : (ranks.find((candidate) => candidate >= rank) ?? directory.firstRanks[place + 1]);
  });
}

/** A card that one of the keys led to. */
export interface KeyMatch {
  deck: DeckRow;
  card: StoredCard;
  key: string;
  /** Index of the match kind; see `word-index.ts`. */
  kind: number;
}

/**
 * Finds the flashcards that the given keys lead to, in every deck that `accept` takes.
 *
 * @param keys - Keys of `language/normalise.ts`; a few dozen.
 * @returns Matches in no particular order; a card that several keys lead to comes once for each.
 * @throws {AppError} `storage-unavailable`.
 *
 * One read transaction for all decks; cost grows with the number of rows touched, not with the decks.
 */
export function findByKeys(
  store: Store,
  accept: (deck: DeckRow) => boolean,
  keys: ReadonlySet<string>,
): Promise<KeyMatch[]> {
  const { content } = store;
  return withStorageErrors(() =>
    content.transaction('r', content.decks, content.blocks, content.words, async () => {
      const decks = (await content.decks.toArray()).filter(accept);
      const matches = await Promise.all(decks.map((deck) => findInDeck(store, deck, keys)));
      return matches.flat();
    }),
  );
}

async function findInDeck(store: Store, deck: DeckRow, keys: ReadonlySet<string>): Promise<KeyMatch[]> {
  const directory = await store.directories.get(store.content, deck);
  const rowKeys = pickDistinct(directory.firstKeys, keys).map((key): [DeckId, string] => [deck.deck, key]);
  const rows = await store.content.words.bulkGet(rowKeys);
  const entries = rows.filter(isPresent<WordRow>).flatMap((row) => findEntries(row, keys));
  const ranks = new Set(entries.map(([, rank]) => rank));
  const blockKeys = pickDistinct(directory.firstRanks, ranks).map((rank): [DeckId, number] => [deck.deck, rank]);
  const blocks = await store.content.blocks.bulkGet(blockKeys);
  const cards = new Map<number, StoredCard>();
  for (const card of blocks.filter(isPresent<BlockRow>).flatMap(unpackBlock)) {
    if (ranks.has(card[0])) cards.set(card[0], card);
  }
  return entries.flatMap(([key, rank, kind]: WordEntry) => {
    const card = cards.get(rank);
    return card ? [{ deck, card, key, kind }] : [];
  });
}

/** The first keys of the rows that could hold the given values, each once. */
function pickDistinct<T extends number | string>(ascending: readonly T[], values: ReadonlySet<T>): T[] {
  const picked = new Set<T>();
  for (const value of values) {
    const first = ascending[findPlace(ascending, value)];
    if (first !== undefined) picked.add(first);
  }
  return [...picked];
}

function readDeck<T>(
  store: Store,
  pair: PairId,
  read: (deck: DeckRow, directory: Directory) => Promise<T>,
): Promise<T | undefined> {
  const { content } = store;
  return withStorageErrors(() =>
    content.transaction('r', content.decks, content.blocks, content.words, async () => {
      const deck = await content.decks.get(pair);
      return deck && read(deck, await store.directories.get(content, deck));
    }),
  );
}

function findBlock(store: Store, deck: DeckRow, directory: Directory, rank: number): Promise<BlockRow | undefined> {
  return getBlockAt(store, deck.deck, directory, findPlace(directory.firstRanks, rank));
}

async function getBlockAt(
  store: Store,
  deck: DeckId,
  directory: Directory,
  place: number,
): Promise<BlockRow | undefined> {
  const firstRank = directory.firstRanks[place];
  return firstRank === undefined ? undefined : store.content.blocks.get([deck, firstRank]);
}

function isPresent<T>(value: T | undefined): value is T {
  return value !== undefined;
}
