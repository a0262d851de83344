import { findTypedSeparator } from '../own-separators.ts';
import { mapLines } from './tab-row.ts';

const END = /;\s*$/;

/** Whether semicolons part the rows of a list: `Haus,house;Hund,dog`. @param head - Its first lines. */
export function hasSemicolonRows(head: string): boolean {
  const lines = head.split('\n').filter((line) => line.trim() !== '');
  const rows = splitRows(head);
  if (rows.length < 3 || !lines.some((line) => line.includes(';'))) return false;
  const isOnOneLine = lines.length === 1;
  const isEnded = lines.slice(0, -1).every((line) => END.test(line));
  const hasSides = (sign: string) => rows.every((row) => row.split(sign).length === 2);
  if (hasSides('\t') || hasSides('|')) return isOnOneLine || isEnded;
  if (findTypedSeparator(rows)) return rows.length > lines.length || (isEnded && lines.length > 1);
  // Commas also stand in the cells of a table with semicolons.
  const areSides = rows.every((row) => row.includes(','));
  return areSides && (isOnOneLine || (isEnded && rows.length === lines.length));
}

const splitRows = (text: string) =>
  text
    .split(/[;\n]/)
    .map((row) => row.trim())
    .filter((row) => row !== '');

/** Begins a line at each semicolon. */
export const reformRows = (pieces: AsyncIterable<string>): AsyncGenerator<string> =>
  mapLines(pieces, (line) => line.split(';').map((row) => row.trim()));
