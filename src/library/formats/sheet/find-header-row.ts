import type { Columns } from '../../../model/file-format.ts';
import { findRole } from '../columns.ts';
import { isChapter, listFilled } from './left-out.ts';
import { findHeader, findHeaderPair, findListColumns, type ListHeader } from './list-header.ts';

/** Rows among which a header is looked for. */
const HEADER_ROWS = 5;

export interface HeaderRow {
  /** Index of the row. */
  place: number;
  /** The columns that its languages name; undefined where the names say what they hold. */
  columns?: Columns;
  header: ListHeader;
}

/**
 * Finds the header of a table by names of columns and of languages, among the first rows. Rows with titles above it have fewer filled cells.
 *
 * @param rows - The first rows without blank ones.
 * @returns undefined if no row names the words and the meanings.
 */
export function findHeaderRow(rows: readonly (readonly string[])[]): HeaderRow | undefined {
  let mostAbove = 0;
  for (const [place, cells] of rows.slice(0, HEADER_ROWS).entries()) {
    const filled = listFilled(cells).length;
    const found = filled > Math.max(1, mostAbove) ? readHeaderRow(cells) : undefined;
    // A cell that repeats below is a label of each row.
    const isRepeated = cells.some((cell, column) => cell.trim() !== '' && cell === rows[place + 1]?.[column]);
    if (found && !(found.columns && isRepeated)) return { place, ...found };
    mostAbove = Math.max(mostAbove, filled);
  }
  return undefined;
}

function readHeaderRow(cells: readonly string[]): Omit<HeaderRow, 'place'> | undefined {
  const roles = cells.map(findRole);
  const header = findHeader(cells);
  if (!header) return undefined;
  if (roles.includes('word') && roles.includes('meanings')) return { header };
  // Short words may be codes, too: "es;it". In capitals they are names of columns.
  if (listFilled(cells).every((cell) => /^\p{Ll}{2,3}$/u.test(cell))) return undefined;
  const columns = findNamedColumns(header);
  return columns && { header, columns };
}

/** "Deutsch, Englisch", "Deutsch, Übersetzung", "word (de), meaning (en)". */
function findNamedColumns(header: ListHeader): Columns | undefined {
  const pair = findHeaderPair(header);
  if (pair) return findListColumns(header, pair);
  const languages = [...new Set(header.flatMap(({ language, role }) => (role === undefined && language) || []))];
  const [language] = languages;
  if (language === undefined || languages.length > 1) return undefined;
  const has = (wanted: 'word' | 'meanings') => header.some(({ role }) => role === wanted);
  if (has('word') === has('meanings')) return undefined;
  // `und` is the code of no language.
  return findListColumns(header, has('word') ? { from: 'und', to: language } : { from: language, to: 'und' });
}

/** The rows of which the columns can be guessed: not those that name a chapter. */
export function dropChapters(rows: readonly string[][]): string[][] {
  const kept = rows.filter((cells) => {
    const [first = '', ...more] = listFilled(cells);
    return more.length > 0 || !isChapter(first);
  });
  return kept.length > 0 ? kept : [...rows];
}
