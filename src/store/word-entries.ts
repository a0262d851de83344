import { listCoreWords } from '../language/core-words.ts';
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
 * A headword that holds more than a word (`das Haus`, `amigo/a`) is also found by its core words and by their forms.
 *
 * @param language - ISO 639-3 code of the words' language.
 */
export function toSortedLines(cards: Iterable<IndexedCard>, language: string, knownForms: KnownForms): EntryLine[] {
  const lines: EntryLine[] = [];
  for (const [rank, word, , ownForms] of cards) {
    const key = toWordKey(word, language);
    const folded = foldKey(key);
    const cores = listCoreWords(word, language);
    const isPlain = cores.length === 1 && cores[0] === word;
    const forms = ownForms ?? knownForms.get(word) ?? (isPlain ? undefined : findForms(cores, knownForms));
    const isContested = forms?.includes(word) ?? false;
    if (key !== '') lines.push(toLine(key, rank, isContested ? FORM : WORD));
    if (folded !== '' && folded !== key) lines.push(toLine(folded, rank, isContested ? FOLDED_FORM : FOLDED));
    if (isPlain && !forms) continue;
    const seen = new Set([key, folded]);
    // A core word counts as the card's own word.
    if (!isPlain) addKeys(lines, cores, { rank, language, kinds: [WORD, FOLDED], seen });
    if (forms) addKeys(lines, forms, { rank, language, kinds: [FORM, FOLDED_FORM], seen });
  }
  return lines.sort();
}

function findForms(cores: readonly string[], knownForms: KnownForms): readonly string[] | undefined {
  const forms = cores.flatMap((core) => knownForms.get(core) ?? []);
  return forms.length > 0 ? forms : undefined;
}

interface Keying {
  rank: number;
  language: string;
  kinds: readonly [exact: number, folded: number];
  /** Keys that lead to the card already. */
  seen: Set<string>;
}

/** Adds the keys of some spellings, each once, with the best of its kinds. */
function addKeys(
  lines: EntryLine[],
  spellings: readonly string[],
  { rank, language, kinds: [exact, folded], seen }: Keying,
): void {
  const keys = spellings.map((spelling) => toWordKey(spelling, language));
  const add = (key: string, kind: number) => {
    if (key === '' || seen.has(key)) return;
    seen.add(key);
    lines.push(toLine(key, rank, kind));
  };
  for (const key of keys) add(key, exact);
  for (const key of keys) add(foldKey(key), folded);
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
