import { foldKey, toWordKey } from '../language/normalise.ts';
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

/** Inflected forms by word, for cards that bring none of their own. */
export type KnownForms = Pick<ReadonlyMap<string, readonly string[]>, 'get'>;

/** A card, or what it is found by: its meanings are not looked at. */
export type IndexedCard = readonly [rank: number, word: string, meanings: unknown, forms?: readonly string[]];

/**
 * Makes the entries of every key that leads to one of the cards, sorted.
 *
 * A card that lists its own word among its forms has a contested word: running text uses the spelling more often as a form of another
 * card. Its word gets the kind of a form.
 *
 * @param language - ISO 639-3 code of the words' language.
 */
export function toSortedLines(cards: Iterable<IndexedCard>, language: string, knownForms: KnownForms): EntryLine[] {
  const lines: EntryLine[] = [];
  for (const [rank, word, , forms = knownForms.get(word)] of cards) {
    const key = toWordKey(word, language);
    const folded = foldKey(key);
    const isContested = forms?.includes(word) ?? false;
    if (key !== '') lines.push(toLine(key, rank, isContested ? FORM : WORD));
    if (folded !== '' && folded !== key) lines.push(toLine(folded, rank, isContested ? FOLDED_FORM : FOLDED));
    if (forms) addForms(lines, rank, forms, language, [key, folded]);
  }
  return lines.sort();
}

/** Each key once, with the best of its kinds. */
function addForms(
  lines: EntryLine[],
  rank: number,
  forms: readonly string[],
  language: string,
  known: readonly string[],
): void {
  const seen = new Set(known);
  const keys = forms.map((form) => toWordKey(form, language));
  const add = (key: string, kind: number) => {
    if (key === '' || seen.has(key)) return;
    seen.add(key);
    lines.push(toLine(key, rank, kind));
  };
  for (const key of keys) add(key, FORM);
  for (const key of keys) add(foldKey(key), FOLDED_FORM);
}

function toLine(key: string, rank: number, kind: number): EntryLine {
  return `${key}\t${kind}${rank}`;
}

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
export function findEntries(list: EntryList, key: string): WordEntry[] {
  const start = `${key}\t`;
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
  const place = list.indexOf(`\n${start}`);
  return place < 0 ? list.length : place + 1;
}
