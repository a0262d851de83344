import * as z from 'zod/mini';
import { lazily } from '../language/lazily.ts';
import { type CardDetails, GENDERS, type Gender, WORD_CLASSES, type WordClass } from '../model/card.ts';
import { toEndings } from './form-code.ts';
import type { FormTable } from './forms-file.ts';

/**
 * Classes, genders and parts of the words of one deck of the package, beside the deck: `decks/details/deu-eng.json`.
 *
 * The file names no words. It has one letter for each word of the deck, and a number behind a letter says how often it repeats: `AB3A` is
 * `ABBBA`. Letters number the patterns, from `A`. `first` follows the order of the deck, because its first cards show before the others are
 * sorted; `codes` follows an order that puts words of the same inflection and ending together (`toSortKey`).
 */
const detailsFileSchema = z.strictObject({
  format: z.literal('wayword-details'),
  version: z.literal(2),
  /**
   * `[classes, genders, ...parts]`: names with a space between them, then each part as the ending that it takes from the word and the one that
   * it puts there: `["noun", "neuter", "aus>äuser"]`. Fields at the end may be missing. Classes of the meanings follow those of the word:
   * `["verb:verb noun"]`.
   */
  patterns: z.array(z.array(z.string())),
  /** Of the first words. */
  first: z.string(),
  /** Of the other words. */
  codes: z.string(),
});

/** Details by the word as a deck writes it. */
export type DetailsTable = Pick<ReadonlyMap<string, CardDetails>, 'get'>;

type Pattern = readonly string[];
type FormCodes = Pick<FormTable, 'codeOf'>;

const FIRST_LETTER = 0x41;
const CHANGE = '>';
const OF_MEANINGS = ':';
/** Words whose details are found without sorting the others: as many as are stored at once when a deck is installed. */
const FIRST_WORDS = 1_000;

/**
 * Reads a file of details. The words beyond the first ones are sorted when one of them is asked for, which takes a quarter of a second for
 * 50,000.
 *
 * @param words - All words of the deck, in its order.
 * @param forms - The forms of the deck's language. They are those that the file was written with, as both come in one package.
 * @throws When the text is another file or one of another deck, which would be a fault of the package.
 */
export function parseDetailsFile(text: string, words: readonly string[], forms: FormCodes): DetailsTable {
  const { patterns, first, codes } = z.parse(detailsFileSchema, JSON.parse(text));
  const firstIndices = expand(first);
  const count = firstIndices.length;
  const otherIndices = expand(codes);
  if (count + otherIndices.length !== words.length) {
    throw new RangeError(`Expected ${words.length} details, got ${count + otherIndices.length}.`);
  }
  const assign = (keys: readonly string[], indices: readonly number[]): ReadonlyMap<string, Pattern | undefined> =>
    new Map(keys.map((key, at) => [key, patterns[indices[at] ?? 0]]));
  const patternOf = assign(words.slice(0, count), firstIndices);
  const toKey = (word: string) => toSortKey(word, forms);
  const others = lazily(() => assign(words.slice(count).map(toKey).sort(), otherIndices));
  return {
    get(word) {
      const pattern = patternOf.get(word) ?? others().get(toKey(word));
      return pattern?.length ? toDetails(word, pattern) : undefined;
    },
  };
}

/** @returns The index of each word's pattern. */
function expand(codes: string): number[] {
  const indices: number[] = [];
  for (const [, letter = '', count] of codes.matchAll(/(\D)(\d*)/gu)) {
    const index = (letter.codePointAt(0) ?? 0) - FIRST_LETTER;
    for (let left = Number(count || 1); left > 0; left--) indices.push(index);
  }
  return indices;
}

/**
 * Text by which words are sorted, so that those which are inflected alike stand together: by their capital, then by the endings of their
 * forms, then from their last letter to the first. Each word of a deck has another one.
 */
function toSortKey(word: string, forms: FormCodes): string {
  const isCapital = /^\p{Lu}/u.test(word);
  let reversed = '';
  for (const letter of word) reversed = letter + reversed;
  return `${isCapital ? 'A' : 'a'}${toEndings(forms.codeOf(word) ?? '')} ${reversed}`;
}

function toDetails(word: string, [classes = '', genders = '', ...parts]: Pattern): CardDetails {
  const details: CardDetails = {};
  // The builder writes nothing but names of these lists, and a test of the package checks them.
  const [ofWord = '', ofMeanings = ''] = classes.split(OF_MEANINGS);
  if (ofWord !== '') details.classes = ofWord.split(' ') as WordClass[];
  if (ofMeanings !== '') details.meaningClasses = ofMeanings.split(' ') as WordClass[];
  if (genders !== '') details.genders = genders.split(' ') as Gender[];
  if (parts.length > 0) details.parts = parts.map((part) => changeEnding(word, part));
  return details;
}

function changeEnding(word: string, change: string): string {
  const [taken = '', put = ''] = change.split(CHANGE);
  return word.slice(0, word.length - taken.length) + put;
}

/**
 * Writes a file of details.
 *
 * @param words - All words of the deck in its order, each once.
 * @param forms - The forms of the deck's language, as the package has them.
 * @param details - Of the words that have any: classes of the word and of its meanings, genders and parts, no readings and examples.
 * @throws {RangeError} For a class or gender that no list has.
 */
export function formatDetailsFile(words: readonly string[], forms: FormCodes, details: DetailsTable): string {
  const first = words.slice(0, FIRST_WORDS);
  const wordOf = new Map(words.slice(FIRST_WORDS).map((word) => [toSortKey(word, forms), word]));
  const others = Array.from(wordOf.keys())
    .sort()
    .map((key) => wordOf.get(key) ?? '');
  const patternOf = new Map(words.map((word) => [word, JSON.stringify(toPattern(word, details.get(word) ?? {}))]));
  const counts = new Map<string, number>();
  for (const pattern of patternOf.values()) counts.set(pattern, (counts.get(pattern) ?? 0) + 1);
  // The most frequent first: their letters take one byte.
  const patterns = [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)).map(([pattern]) => pattern);
  const letterOf = new Map(patterns.map((pattern, index) => [pattern, String.fromCodePoint(FIRST_LETTER + index)]));
  const toCodes = (list: readonly string[]) => {
    const codes = list.map((word) => letterOf.get(patternOf.get(word) ?? '')).join('');
    return JSON.stringify(codes.replace(/(.)\1+/gsu, (run, letter) => letter + [...run].length));
  };
  return `{"format":"wayword-details","version":2,"patterns":[\n${patterns.join(',\n')}\n],\n"first":${toCodes(first)},\n"codes":${toCodes(others)}}\n`;
}

function toPattern(
  word: string,
  { classes = [], meaningClasses = [], genders = [], parts = [] }: CardDetails,
): Pattern {
  for (const [name, list] of [
    ...[...classes, ...meaningClasses].map((n) => [n, WORD_CLASSES] as const),
    ...genders.map((n) => [n, GENDERS] as const),
  ])
    if (!(list as readonly string[]).includes(name))
      throw new RangeError(`Expected one of ${list.join(', ')}, got ${name}.`);
  const ofMeanings = meaningClasses.length > 0 ? OF_MEANINGS + meaningClasses.join(' ') : '';
  const pattern = [classes.join(' ') + ofMeanings, genders.join(' '), ...parts.map((part) => toChange(word, part))];
  while (pattern.at(-1) === '') pattern.pop();
  return pattern;
}

/** The shortest change of ending that makes the part of the word. */
function toChange(word: string, part: string): string {
  let shared = 0;
  while (shared < word.length && shared < part.length && word[shared] === part[shared]) shared += 1;
  return `${word.slice(shared)}${CHANGE}${part.slice(shared)}`;
}
