import { findHeadwordPart } from '../../language/headword-part.ts';
import { toLanguageCode } from '../../language/language-code.ts';
import type { StoredCard } from '../../model/card.ts';
import type { Reader } from '../reader.ts';
import type { SourceRow, WordEntry } from './content-database.ts';
import { findRowIndex } from './directories.ts';
import { findByHash, isFoundBy } from './hash-index.ts';
import { type Rows, readRows } from './rows.ts';
import { FORM, findEntries, unpackEntries } from './word-entries.ts';

/** A card that a key led to. */
export interface KeyMatch {
  deck: SourceRow;
  card: StoredCard;
  /** The part of the card's headword that the key is of: `Haus` of `das Haus`. Most often it is all of it. */
  word: string;
  key: string;
  /** Index of the match kind; see `word-entries.ts`. */
  kind: number;
}

/** The words of some decks, as a look-up asks for them. */
export interface WordIndex {
  /** The sources that are asked. */
  readonly sources: readonly SourceRow[];
  /** Languages of the decks' words, each once, as `toLanguageCode` writes them. */
  readonly languages: readonly string[];
  /** The same for the decks from one language alone. */
  only(language: string): WordIndex;
  /**
   * Finds the cards that the given keys lead to.
   *
   * @param keys - Keys of `language/normalise.ts`; a few dozen.
   * @returns In no particular order; a card that several keys lead to comes once for each.
   */
  find(keys: ReadonlySet<string>): KeyMatch[];
  /**
   * Finds cards whose own word, with or without its marks, begins with `start`. Keys are sorted, so all of them stand together.
   *
   * @param accepts - Which keys are wanted; cards are read for these alone.
   * @returns Of a start that many words share, those that sort first.
   */
  findByStart(start: string, accepts: (key: string) => boolean): KeyMatch[];
}

/** Rows of a deck that one start may take: some 2,000 keys. Longer starts, which stems are, lie in one or two. */
const MAX_ROWS_OF_START = 8;
/** Match kinds up to this one are those of the word itself: as written and folded. */
const LAST_KIND_OF_WORD = 1;

/**
 * Searches the words of every deck that `accept` takes.
 *
 * @param search - Called again when something had to be read from the database, so it must do nothing but ask.
 * @throws {AppError} `storage-unavailable`.
 *
 * At most one read transaction, however often `search` asks; cost grows with the rows touched, not with the decks.
 */
export function searchWords<T>(
  reader: Reader,
  accept: (deck: SourceRow) => boolean,
  search: (index: WordIndex) => T,
): Promise<T> {
  return readRows(reader, (rows) => search(createWordIndex(rows, rows.sources().filter(accept))));
}

/** Finds the languages of the decks' words, as {@link WordIndex} lists them, of every deck that `accept` takes. */
export function findLanguages(reader: Reader, accept: (deck: SourceRow) => boolean): Promise<readonly string[]> {
  return readRows(reader, (rows) => createWordIndex(rows, rows.sources().filter(accept)).languages);
}

function createWordIndex(rows: Rows, decks: readonly SourceRow[]): WordIndex {
  const languageOf = ({ from }: SourceRow) => toLanguageCode(from.iso639_3) ?? from.iso639_3;
  return {
    sources: decks,
    get languages() {
      return [...new Set(decks.map(languageOf))];
    },
    only: (language) =>
      createWordIndex(
        rows,
        decks.filter((deck) => languageOf(deck) === language),
      ),
    find: (keys) => rows.all(decks.map((deck) => () => findInDeck(rows, deck, keys))).flat(),
    findByStart: (start, accepts) =>
      rows.all(decks.map((deck) => () => findStartInDeck(rows, deck, start, accepts))).flat(),
  };
}

function findInDeck(rows: Rows, deck: SourceRow, keys: ReadonlySet<string>): KeyMatch[] {
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

function findInRows(rows: Rows, deck: SourceRow, keys: ReadonlySet<string>): KeyMatch[] {
  const groups = groupByRow(rows.directory(deck).firstKeys, keys);
  const lists = rows.entries(deck, [...groups.keys()]);
  const entries = [...groups.values()].flatMap((ofRow, place) =>
    ofRow.flatMap((key) => findEntries(lists[place] ?? '', key)),
  );
  return withCards(rows, deck, entries);
}

function findStartInDeck(rows: Rows, deck: SourceRow, start: string, accepts: (key: string) => boolean): KeyMatch[] {
  const { firstKeys } = rows.directory(deck);
  const first = Math.max(0, findRowIndex(firstKeys, start));
  const last = findRowIndex(firstKeys, `${start}\uFFFF`);
  const places = firstKeys.slice(first, Math.min(last + 1, first + MAX_ROWS_OF_START));
  const entries = rows
    .entries(deck, places)
    .flatMap(unpackEntries)
    .filter(([key, , kind]) => kind <= LAST_KIND_OF_WORD && key.startsWith(start) && accepts(key));
  return withCards(rows, deck, entries);
}

function withCards(rows: Rows, deck: SourceRow, entries: readonly WordEntry[]): KeyMatch[] {
  const groups = groupByRow(rows.directory(deck).firstRanks, new Set(entries.map(([, rank]) => rank)));
  const blocks = rows.blocks(deck, [...groups.keys()]);
  const cards = new Map(
    [...groups.values()].flatMap((ofRow, place) => ofRow.map((rank) => [rank, blocks[place]?.find(rank)])),
  );
  return entries.flatMap(([key, rank, kind]) => {
    const card = cards.get(rank);
    if (!card) return [];
    const word = findHeadwordPart(card[1], key, kind >= FORM, deck.from.iso639_3);
    return [{ deck, card, word, key, kind }];
  });
}

/** Parts values by the row that could hold them: the first value of each such row, and its share. */
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
