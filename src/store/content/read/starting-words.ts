import { toFoldedKey } from '../../../language/normalise.ts';
import type { LookupStore } from '../../lookup-store.ts';
import { findRowIndex } from '../cache/directories.ts';
import type { SourceRow } from '../content-database.ts';
import { unpackEntries, WORD } from '../word-entries.ts';
import { type ContentRows, readContent } from './read-content.ts';
import { type KeyMatch, withCards } from './word-search.ts';

/** Most rows of a word index that are read for one start, about 4,000 keys. */
const MAX_ROWS = 16;
/** Rows of cards that are read instead for a start that more words have: about 2,000 cards, enough to fill the first answer. */
const FIRST_BLOCKS = 8;

/**
 * Finds the most frequent cards whose word, form or reading begins with one of some keys.
 *
 * @param toStarts - Returns the beginnings, as the deck's keys are written.
 * @param limit - Most cards of one deck and beginning.
 * @returns Each card once for each beginning, with its best key; by rank within its deck.
 * @throws {AppError} `storage-unavailable`.
 */
export function findStarting(
  store: LookupStore,
  accept: (deck: SourceRow) => boolean,
  toStarts: (deck: SourceRow) => readonly string[],
  limit: number,
): Promise<KeyMatch[]> {
  return readContent(store, (rows) => {
    const decks = rows.sources().filter(accept);
    const reads = decks.flatMap((deck) => toStarts(deck).map((start) => () => findInDeck(rows, deck, start, limit)));
    return rows.all(reads).flat();
  });
}

function findInDeck(rows: ContentRows, deck: SourceRow, start: string, limit: number): KeyMatch[] {
  const { firstKeys, firstRanks } = rows.directory(deck);
  const first = Math.max(0, findRowIndex(firstKeys, start));
  const last = findRowIndex(firstKeys, `${start}\uFFFF`);
  if (last - first >= MAX_ROWS)
    return findInFirst(rows, deck, firstRanks.slice(0, FIRST_BLOCKS), start).slice(0, limit);
  const indexed = rows.entries(deck, firstKeys.slice(first, last + 1)).flatMap(unpackEntries);
  const entries = [...indexed, ...[...rows.freshWords(deck).values()].flat()]
    .filter(([key]) => key.startsWith(start))
    .sort(([, rank, kind], [, otherRank, otherKind]) => rank - otherRank || kind - otherKind);
  const once = entries.filter(([, rank], index) => entries[index - 1]?.[1] !== rank);
  return withCards(rows, deck, once.slice(0, limit));
}

function findInFirst(rows: ContentRows, deck: SourceRow, firstRanks: readonly number[], start: string): KeyMatch[] {
  const language = deck.from.iso639_3;
  return rows.blocks(deck, firstRanks).flatMap(({ cards }) =>
    cards.flatMap((card) => {
      const key = toFoldedKey(card[1], language);
      return key.startsWith(start) ? [{ deck, card, word: card[1], key, kind: WORD }] : [];
    }),
  );
}
