import type { StoredCard } from '../../../model/card.ts';
import type { PairId } from '../../../model/pair.ts';
import type { LookupStore } from '../../lookup-store.ts';
import { findRowIndex } from '../cache/directories.ts';
import type { SourceRow } from '../content-database.ts';
import { findMain } from '../sources.ts';
import { type ContentRows, readContent } from './read-content.ts';

/** Content of a deck at a rank. */
export interface RankResult {
  deck: SourceRow;
  /** Undefined if the deck has no card at the rank. */
  card: StoredCard | undefined;
  /** Rank of the deck's card after this one, by the rule for `next`; 0 without a card. */
  next: number;
}

/**
 * Finds the flashcard at a rank.
 *
 * @returns undefined without a deck for the pair.
 * @throws {AppError} `storage-unavailable`.
 *
 * At most one read transaction. The cost does not depend on the size of the deck.
 */
export function findFlashcard(store: LookupStore, pair: PairId, rank: number): Promise<RankResult | undefined> {
  return readContent(store, (rows) => {
    const deck = findDeckOf(rows, pair);
    if (!deck) return undefined;
    const { firstRanks } = rows.directory(deck);
    const block = findRowIndex(firstRanks, rank);
    const cards = listCards(rows, deck, block);
    const index = cards.findIndex(([cardRank]) => cardRank === rank);
    const card = cards[index];
    if (!card) return { deck, card: undefined, next: 0 };
    const following = cards[index + 1]?.[0] ?? firstRanks[block + 1];
    return { deck, card, next: following ?? findNextOfLast(rows, deck, firstRanks) };
  });
}

/** A source's last card may point back into the deck. If it points nowhere, the deck ends at the last rank + 1. */
function findNextOfLast(rows: ContentRows, deck: SourceRow, firstRanks: readonly number[]): number {
  const { endNext, lastRank } = deck;
  if (endNext === undefined || endNext > lastRank) return lastRank + 1;
  const isRankOfDeck = listCards(rows, deck, findRowIndex(firstRanks, endNext)).some(([rank]) => rank === endNext);
  return isRankOfDeck ? endNext : lastRank + 1;
}

/**
 * Finds the nearest rank with a card, at `rank` or beyond it in the given direction.
 *
 * @returns undefined if there is none, or no deck for the pair.
 * @throws {AppError} `storage-unavailable`.
 */
export function seekRank(
  store: LookupStore,
  pair: PairId,
  rank: number,
  direction: 'forward' | 'backward',
): Promise<number | undefined> {
  return readContent(store, (rows) => {
    const deck = findDeckOf(rows, pair);
    if (!deck) return undefined;
    const { firstRanks } = rows.directory(deck);
    const block = findRowIndex(firstRanks, rank);
    const ranks = listCards(rows, deck, Math.max(0, block)).map(([cardRank]) => cardRank);
    return direction === 'backward'
      ? ranks.findLast((candidate) => candidate <= rank)
      : (ranks.find((candidate) => candidate >= rank) ?? firstRanks[block + 1]);
  });
}

/** @param block - Index in the directory. @returns Nothing for a missing block. */
function listCards(rows: ContentRows, deck: SourceRow, block: number): readonly StoredCard[] {
  const firstRank = rows.directory(deck).firstRanks[block];
  return firstRank === undefined ? [] : (rows.blocks(deck, [firstRank])[0]?.cards ?? []);
}

function findDeckOf(rows: ContentRows, pair: PairId): SourceRow | undefined {
  return findMain(rows.sources(), pair);
}
