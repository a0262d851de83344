import { findHeadwordPart } from '../../../language/headword-part.ts';
import { toLanguageCode } from '../../../language/language-code.ts';
import type { StoredCard } from '../../../model/card.ts';
import type { LookupStore } from '../../lookup-store.ts';
import { findRowIndex } from '../cache/directories.ts';
import type { SourceRow, WordEntry } from '../content-database.ts';
import { findByHash, isFoundBy } from '../hash-index.ts';
import { FORM, findByStart, findEntries } from '../word-entries.ts';
import { type ContentRows, readContent } from './read-content.ts';

/** A card found by a key. */
export interface KeyMatch {
  deck: SourceRow;
  card: StoredCard;
  /** The part of the card's headword that matches the key: `Haus` in `das Haus`. Usually the whole headword. */
  word: string;
  key: string;
  /** Index of the match kind; see `word-entries.ts`. */
  kind: number;
}

/** The words of some decks, for one lookup. */
export interface WordIndex {
  /** The searched sources. */
  readonly sources: readonly SourceRow[];
  /** Languages of the decks' words without duplicates, as `toLanguageCode` writes them. */
  readonly languages: readonly string[];
  /** The same, limited to decks from one language. */
  only(language: string): WordIndex;
  /** The same, limited to decks whose cards have all arrived. */
  complete(): WordIndex;
  /**
   * Finds the cards of the given keys.
   *
   * @param keys - Keys of `language/normalise.ts`; a few dozen.
   * @returns In no particular order. A card found by several keys appears once per key.
   */
  find(keys: ReadonlySet<string>): KeyMatch[];
  /**
   * Finds cards whose word, with or without diacritics, begins with `start`. Keys are sorted, so these are adjacent.
   *
   * @param accepts - Filters keys; only their cards are read.
   * @returns If many words share the start, those that sort first.
   */
  findByStart(start: string, accepts: (key: string) => boolean): KeyMatch[];
}

/** Most rows of a deck per start, about 2,000 keys. Stems are longer starts and need one or two rows. */
const MAX_ROWS_OF_START = 8;
/** Match kinds up to this one are those of the word itself: as written and folded. */
const LAST_KIND_OF_WORD = 1;

/**
 * Searches the words of every accepted deck.
 *
 * @param search - Called again after each read from the database, so it must have no side effects. Gets the words of the sources of facts, too,
 *   which do not answer.
 * @throws {AppError} `storage-unavailable`.
 *
 * At most one read transaction, regardless of the number of queries. The cost grows with the rows touched, not with the decks.
 */
export function searchWords<T>(
  store: LookupStore,
  accept: (deck: SourceRow) => boolean,
  search: (index: WordIndex, facts: WordIndex) => T,
): Promise<T> {
  return readContent(store, (rows) => {
    const facts = rows.facts().filter(({ inLookups }) => inLookups);
    return search(createWordIndex(rows, rows.sources().filter(accept)), createWordIndex(rows, facts));
  });
}

/** Finds the entries of many keys in one read. @returns The entries of one of these keys. @throws {AppError} `storage-unavailable`. */
export async function findByKeys(
  store: LookupStore,
  accept: (deck: SourceRow) => boolean,
  keys: ReadonlySet<string>,
): Promise<(key: string) => readonly KeyMatch[]> {
  const byKey = new Map<string, KeyMatch[]>();
  for (const match of await searchWords(store, accept, (index) => index.find(keys))) {
    const ofKey = byKey.get(match.key);
    if (ofKey) ofKey.push(match);
    else byKey.set(match.key, [match]);
  }
  return (key) => byKey.get(key) ?? [];
}

/** Finds the languages of all accepted decks, as {@link WordIndex} lists them. */
export function findLanguages(store: LookupStore, accept: (deck: SourceRow) => boolean): Promise<readonly string[]> {
  return readContent(store, (rows) => createWordIndex(rows, rows.sources().filter(accept)).languages);
}

function createWordIndex(rows: ContentRows, decks: readonly SourceRow[]): WordIndex {
  const languageOf = ({ from }: SourceRow) => toLanguageCode(from.iso639_3) ?? from.iso639_3;
  const index: WordIndex = {
    sources: decks,
    get languages() {
      return [...new Set(decks.map(languageOf))];
    },
    only: (language) =>
      createWordIndex(
        rows,
        decks.filter((deck) => languageOf(deck) === language),
      ),
    complete: () =>
      decks.every(({ isComplete }) => isComplete)
        ? index
        : createWordIndex(
            rows,
            decks.filter(({ isComplete }) => isComplete),
          ),
    find: (keys) =>
      rows
        .all(
          decks.flatMap((deck) => [
            () => findInDeck(rows, deck, keys),
            () =>
              withCards(
                rows,
                deck,
                [...keys].flatMap((key) => rows.freshWords(deck).get(key) ?? []),
              ),
          ]),
        )
        .flat(),
    findByStart: (start, accepts) =>
      rows.all(decks.map((deck) => () => findStartInDeck(rows, deck, start, accepts))).flat(),
  };
  return index;
}

function findInDeck(rows: ContentRows, deck: SourceRow, keys: ReadonlySet<string>): KeyMatch[] {
  const { hashes } = rows.directory(deck);
  if (!hashes) return findInRows(rows, deck, keys);
  const asked = [...keys].map((key) => ({ key, entries: findByHash(hashes, key) }));
  const unsure = asked.filter(({ entries }) => !entries).map(({ key }) => key);
  const language = deck.from.iso639_3;
  return rows
    .all([
      () =>
        withCards(
          rows,
          deck,
          asked.flatMap(({ entries }) => entries ?? []),
        ).filter(({ card, key, kind }) => isFoundBy(card, key, kind, language)),
      () => findInRows(rows, deck, new Set(unsure)),
    ])
    .flat();
}

function findInRows(rows: ContentRows, deck: SourceRow, keys: ReadonlySet<string>): KeyMatch[] {
  const groups = groupByRow(rows.directory(deck).firstKeys, keys);
  const lists = rows.entries(deck, [...groups.keys()]);
  const entries = [...groups.values()].flatMap((ofRow, index) =>
    ofRow.flatMap((key) => findEntries(lists[index] ?? '', key)),
  );
  return withCards(rows, deck, entries);
}

function findStartInDeck(
  rows: ContentRows,
  deck: SourceRow,
  start: string,
  accepts: (key: string) => boolean,
): KeyMatch[] {
  const { firstKeys } = rows.directory(deck);
  const first = Math.max(0, findRowIndex(firstKeys, start));
  const last = findRowIndex(firstKeys, `${start}\uFFFF`);
  const places = firstKeys.slice(first, Math.min(last + 1, first + MAX_ROWS_OF_START));
  const entries = [
    ...rows.entries(deck, places).flatMap((list) => findByStart(list, start)),
    ...[...rows.freshWords(deck).values()].flat().filter(([key]) => key.startsWith(start)),
  ].filter(([key, , kind]) => kind <= LAST_KIND_OF_WORD && accepts(key));
  return withCards(rows, deck, entries);
}

/** @param entries - Of the word index. @returns Their cards; entries whose card is missing are left out. */
export function withCards(rows: ContentRows, deck: SourceRow, entries: readonly WordEntry[]): KeyMatch[] {
  const groups = groupByRow(rows.directory(deck).firstRanks, new Set(entries.map(([, rank]) => rank)));
  const blocks = rows.blocks(deck, [...groups.keys()]);
  const cards = new Map(
    [...groups.values()].flatMap((ofRow, index) => ofRow.map((rank) => [rank, blocks[index]?.find(rank)])),
  );
  return entries.flatMap(([key, rank, kind]) => {
    const card = cards.get(rank);
    if (!card) return [];
    const word = findHeadwordPart(card[1], key, kind >= FORM, deck.from.iso639_3);
    return [{ deck, card, word, key, kind }];
  });
}

/** Groups values by the row that could contain them. */
function groupByRow<T extends number | string>(ascending: readonly T[], values: ReadonlySet<T>): Map<T, T[]> {
  const groups = new Map<T, T[]>();
  for (const value of values) {
    const first = ascending[findRowIndex(ascending, value)];
    if (first === undefined) continue;
    const group = groups.get(first);
    if (group) group.push(value);
    else groups.set(first, [value]);
  }
  return groups;
}
