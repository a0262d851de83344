import { type Columns, isOptional, type Role, recogniseColumns } from '../../library/formats/columns.ts';
import type { LanguagePair } from '../../model/pair.ts';
import { type HeaderCell, readHeaderCell } from './header-cell.ts';
import { findByCode } from './language-names.ts';

/** The first row of a list, which names its columns; a blank cell says nothing. */
export type ListHeader = readonly (HeaderCell & { isBlank: boolean })[];

/** @returns undefined when no cell names what its column holds, so that the row is probably a card. */
export function findHeader(cells: readonly string[]): ListHeader | undefined {
  const filled = cells.filter((cell) => cell.trim() !== '');
  // "id" and "no" name numbers, unless every column is named by a code.
  const areCodes = filled.length > 1 && filled.every((cell) => findByCode(cell) !== undefined);
  const read = (cell: string) => (areCodes ? { language: findByCode(cell) } : readHeaderCell(cell));
  const header = cells.map((cell) => ({ ...read(cell), isBlank: cell.trim() === '' }));
  return header.some(({ role, language }) => role !== undefined || language !== undefined) ? header : undefined;
}

/**
 * Finds the pair that a header names: the languages of the columns with words and with meanings. Where the columns are named
 * by two languages alone, the first is that of the words.
 *
 * @returns undefined when the header names fewer than two languages, or more without saying which are meant.
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

/** Whether a header names languages that are not those of the pair; further languages beside them do not count. */
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
 * Finds the columns of a list of one pair. Columns in other languages are passed over.
 *
 * @returns undefined when the header leaves open which column has the words, or which has the meanings.
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
    // In "Vokabel, Übersetzung" one of two is known, so the other is clear.
    const open = header.flatMap(({ isBlank, language }, index) =>
      isBlank || language !== undefined || roles[index] !== undefined ? [] : [index],
    );
    if (missing.length > 1 || open.length !== 1) return undefined;
    roles[open[0] as number] = missing[0];
  }
  return recogniseColumns([roles.map((role) => role ?? '')]).columns;
}

/** A language decides before a role: a list can be served in the other direction by its file's name. */
function findRoleOf(
  { language, role }: HeaderCell,
  { from, to }: LanguagePair,
  before: readonly (Role | undefined)[],
): Role | undefined {
  if (language === undefined || isOptional(role)) return role;
  if (from === to && language === from) return role ?? (before.includes('word') ? 'meanings' : 'word');
  return language === from ? 'word' : language === to ? 'meanings' : undefined;
}
