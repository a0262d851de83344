import type { EntryList, WordEntry } from './content-database.ts';

/**
 * Entries of a word index as text: `haus⇥012` is the key `haus`, the kind 0 and the rank 12. No key has a tab or a line end in it
 * and nothing sorts before a tab, so that lines in plain string order are entries in the order of their keys: a million of them
 * are sorted by the browser's own sort of strings, in a fraction of the time and memory that as many tuples would take.
 */
export type EntryLine = string;

/** Places of match kinds in a `WordEntry`, best first. */
export const WORD = 0;
export const FOLDED = 1;
export const FORM = 2;
export const FOLDED_FORM = 3;

/** Entries in one row of a word index, at least. */
export const ROW_SIZE = 256;

export function keyOf(line: EntryLine): string {
  return line.slice(0, line.indexOf('\t'));
}

/** @param lines - Sorted, at least one. */
export function joinLines(lines: readonly EntryLine[]): EntryList {
  return lines.join('\n');
}

export function splitLines(list: EntryList): EntryLine[] {
  return list === '' ? [] : list.split('\n');
}

export function unpackEntries(list: EntryList): WordEntry[] {
  return splitLines(list).map(unpackLine);
}

function unpackLine(line: EntryLine): WordEntry {
  const end = line.indexOf('\t');
  return [line.slice(0, end), Number(line.slice(end + 2)), Number(line[end + 1])];
}

/** Finds the entries of one key, without making the others. */
export const findEntries = (list: EntryList, key: string): WordEntry[] => findByStart(list, `${key}\t`);

/** Finds the entries whose line begins so, without making the others. */
export function findByStart(list: EntryList, start: string): WordEntry[] {
  const found: WordEntry[] = [];
  for (let place = list.startsWith(start) ? 0 : afterBreak(list, start); list.startsWith(start, place); ) {
    const end = list.indexOf('\n', place);
    found.push(unpackLine(list.slice(place, end < 0 ? undefined : end)));
    if (end < 0) break;
    place = end + 1;
  }
  return found;
}

/** @returns Place of the first line but the first one that begins so; the end where none does. */
function afterBreak(list: EntryList, start: string): number {
  const index = list.indexOf(`\n${start}`);
  return index < 0 ? list.length : index + 1;
}
