import type { Columns } from '../../../model/file-format.ts';
import type { LanguagePair } from '../../../model/pair.ts';
import { isOptional, type Role, recogniseColumns } from '../columns.ts';
import { type HeaderCell, readHeaderCell } from './header-cell.ts';
import { findByCode } from './language-names.ts';

/** The header row of a list. Blank cells are ignored. */
export type ListHeader = readonly (HeaderCell & { isBlank: boolean })[];

/** @returns undefined if no cell names the content of its column, so the row is probably a card. */
export function findHeader(cells: readonly string[]): ListHeader | undefined {
  const filled = cells.filter((cell) => cell.trim() !== '');
  // "id" and "no" name number columns, unless every column is named by a language code.
  const areCodes = filled.length > 1 && filled.every((cell) => findByCode(cell) !== undefined);
  const read = (cell: string) => (areCodes ? { language: findByCode(cell) } : readHeaderCell(cell));
  const header = cells.map((cell) => ({ ...read(cell), isBlank: cell.trim() === '' }));
  return header.some(({ role, language }) => role !== undefined || language !== undefined) ? header : undefined;
}

/**
 * Finds the pair in a header: the languages of the columns with words and with meanings. If two columns are named only by language, the first
 * one has the words.
 *
 * @returns undefined if the header names fewer than two languages, or more than two without roles.
 */
export function findHeaderPair(header: ListHeader): LanguagePair | undefined {
  const findOf = (wanted: Role) => header.find(({ role, language }) => role === wanted && language)?.language;
  const [ofWords, ofMeanings] = [findOf('word'), findOf('meanings')];
  if (ofWords && ofMeanings) return { from: ofWords, to: ofMeanings };
  const clear = listClearLanguages(header);
  const [first, second, ...more] = clear.length < 2 ? listLanguages(header) : clear;
  if (first === undefined || second === undefined || more.length > 0) return undefined;
  const isTurned = ofWords === second || ofMeanings === first;
  return isTurned ? { from: second, to: first } : { from: first, to: second };
}

/** Whether a header names other languages than the pair's. Additional languages do not count. */
export function isOfAnotherPair(header: ListHeader, { from, to }: LanguagePair): boolean {
  const named = listClearLanguages(header);
  const shared = named.filter((language) => language === from || language === to);
  return shared.length < Math.min(named.length, new Set([from, to]).size);
}

function listClearLanguages(header: ListHeader): string[] {
  return listLanguages(header.filter(({ isVague }) => isVague !== true));
}

function listLanguages(cells: readonly HeaderCell[]): string[] {
  return [...new Set(cells.flatMap(({ language }) => language ?? []))];
}

/**
 * Finds the columns of a list of one pair. Columns in other languages are skipped.
 *
 * @returns undefined if the header does not determine the column of the words or of the meanings.
 */
export function findListColumns(header: ListHeader, pair: LanguagePair): Columns | undefined {
  const roles: (Role | undefined)[] = [];
  for (const cell of header) roles.push(cell.isVague ? undefined : findRoleOf(cell, pair, roles));
  for (const role of ['word', 'meanings'] as const) {
    if (roles.includes(role)) continue;
    const vague = header.findIndex((cell) => cell.isVague && findRoleOf(cell, pair, roles) === role);
    if (vague >= 0) roles[vague] = role;
  }
  const missing = (['word', 'meanings'] as const).filter((role) => !roles.includes(role));
  if (missing.length > 0) {
    // In "Vokabel, Übersetzung" one of two columns is known, which determines the other.
    const open = header.flatMap(({ isBlank, language }, index) =>
      isBlank || language !== undefined || roles[index] !== undefined ? [] : [index],
    );
    if (missing.length > 1 || open.length !== 1) return undefined;
    roles[open[0] as number] = missing[0];
  }
  return recogniseColumns([roles.map((role) => role ?? '')]).columns;
}

/** A language takes precedence over a role, so a file name can reverse the direction of a list. */
function findRoleOf(
  { language, role }: HeaderCell,
  { from, to }: LanguagePair,
  before: readonly (Role | undefined)[],
): Role | undefined {
  if (language === undefined || isOptional(role)) return role;
  if (from === to && language === from) return role ?? (before.includes('word') ? 'meanings' : 'word');
  return language === from ? 'word' : language === to ? 'meanings' : undefined;
}
