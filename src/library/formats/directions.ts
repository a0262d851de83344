import type { Columns, DelimitedFormat, Directions } from '../../model/file-format.ts';
import { findByAnyName, findByCode, findByCommonName } from './sheet/language-names.ts';

/** `de-en`, `DE>EN`, `German → English`. */
const PAIR = /^\s*(\p{L}{2,20})\s*(?:-+>?|>|→|–|\/|_)\s*(\p{L}{2,20})\s*$/u;

const findLanguage = (text = '') => findByCommonName(text) ?? findByCode(text.toLowerCase()) ?? findByAnyName(text);

function findPair(text: string): [string, string] | undefined {
  const [, first, second] = PAIR.exec(text) ?? [];
  const [from, to] = first === undefined ? [] : [findLanguage(first), findLanguage(second)];
  return from !== undefined && to !== undefined && from !== to ? [from, to] : undefined;
}

/** What {@link findDirections} found. */
export interface FoundDirections {
  directions: Directions;
  /** ISO 639-3 codes of the languages of the words and of the meanings. */
  from: string;
  to: string;
}

/**
 * Finds columns that say the languages of each row's sides, of which some rows have them the other way round.
 *
 * @param rows - Without the header.
 */
export function findDirections(rows: readonly (readonly string[])[]): FoundDirections | undefined {
  const width = Math.max(0, ...rows.map(({ length }) => length));
  if (width < 3 || rows.length < 2) return undefined;
  const columns = [...Array(width).keys()].map((column) => rows.map((row) => row[column] ?? ''));
  const pairAt = columns.findIndex((cells) => cells.every((cell) => findPair(cell) !== undefined));
  const named = columns.flatMap((cells, index) =>
    cells.every((cell) => findLanguage(cell) !== undefined) ? [index] : [],
  );
  const [first, second] = named;
  const places =
    pairAt >= 0 ? [pairAt] : first !== undefined && second !== undefined && width > 3 ? [first, second] : [];
  const cells = rows.map((row) => places.map((place) => row[place] ?? ''));
  const pairs = cells.map((row) =>
    places.length === 1 ? findPair(row[0] ?? '') : row.map((cell) => findLanguage(cell) ?? ''),
  );
  const [forward, forwardPair] = [cells[0], pairs[0]];
  const [from, to] = forwardPair ?? [];
  if (forward === undefined || places.length === 0 || from === undefined || to === undefined || from === to)
    return undefined;
  const isTurned = pairs.some((pair) => pair?.[0] === to && pair[1] === from);
  return isTurned ? { directions: { columns: places, forward }, from, to } : undefined;
}

/** Exchanges the sides of a row in the other direction. @param isBelowTurned - Whether it stands below a header in that direction. */
export function turnRow(
  cells: readonly string[],
  { directions, columns }: DelimitedFormat,
  isBelowTurned: boolean,
): readonly string[] {
  const [meanings, ...more] = columns.meanings;
  if (!(directions || isBelowTurned) || meanings === undefined || more.length > 0) return cells;
  if (directions?.columns.every((place, index) => (cells[place] ?? '').trim() === directions.forward[index]?.trim()))
    return cells;
  const turned = [...cells];
  [turned[columns.word], turned[meanings]] = [cells[meanings] ?? '', cells[columns.word] ?? ''];
  return turned;
}

/** Least share of rows with another row that has their sides exchanged. In a usual list, a few may be alike by chance. */
const MIRRORED_SHARE = 0.6;

const toKey = (word: string, meaning: string) => `${word.trim()}\t${meaning.trim()}`;
const toSides = (cells: readonly string[], { word, meanings }: Columns) =>
  [cells[word] ?? '', cells[meanings[0] ?? -1] ?? ''] as const;

/** Whether a table has most rows in both directions. */
export function isMirrored(rows: readonly (readonly string[])[], columns: Columns): boolean {
  if (columns.meanings.length !== 1) return false;
  const sides = rows.map((cells) => toSides(cells, columns)).filter(([word, meaning]) => word !== meaning);
  const keys = new Set(sides.map(([word, meaning]) => toKey(word, meaning)));
  const mirrored = sides.filter(([word, meaning]) => keys.has(toKey(meaning, word)));
  return mirrored.length > 2 && mirrored.length >= sides.length * MIRRORED_SHARE;
}

/** @returns A function that says of each row whether an earlier one has its sides exchanged, or is the same after the exchange. */
export function createMirrorCheck({
  columns,
  directions,
}: DelimitedFormat): (cells: readonly string[], isTurned: boolean) => boolean {
  const seen = new Set<string>();
  return (cells, isTurned) => {
    const [word, meaning] = toSides(cells, columns);
    if ((directions || isTurned) && seen.has(toKey(word, meaning))) return true;
    seen.add(toKey(word, meaning));
    return word !== meaning && seen.has(toKey(meaning, word));
  };
}
