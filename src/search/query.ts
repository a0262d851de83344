import { foldKey, toFoldedKey, toWordKey } from '../language/normalise.ts';
import { dropOpener } from '../languages/core-words.ts';

/** A typed query, prepared for comparing. */
export interface SearchQuery {
  text: string;
  /** ISO 639-3 code of the meanings. */
  language: string;
  /** Its words without case and diacritics. Text of a script without spaces is one word. */
  words: readonly string[];
  /** Finds, in a stored row of cards, each text that may begin with the longest of the words. It also finds some that does not. */
  mayHold: RegExp;
}

/** Scripts without spaces between words. */
export const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;

const NO_LETTER = /[^\p{L}\p{M}\p{N}]+/u;

/** Words of a text without case and diacritics. */
export function foldWords(text: string): string[] {
  return foldKey(toWordKey(text, undefined)).split(NO_LETTER).filter(Boolean);
}

/**
 * @param language - ISO 639-3 code of the meanings, whose articles and particles at the start are left out.
 * @returns undefined for a text without letters and digits.
 */
export function parseQuery(input: string, language: string): SearchQuery | undefined {
  const text = input.trim();
  const words = dropOpener(foldWords(text), language);
  const longest = words.reduce((left, right) => (right.length > left.length ? right : left), '');
  return longest === '' ? undefined : { text, language, words, mayHold: toPattern(longest) };
}

/** Marks that folding removes, and what may separate the syllables of a reading: `nǐ hǎo`. */
const BETWEEN = "[\\p{M}\\u0640 '’·-]*";

/** Where a word of a row's JSON begins: behind no letter, or behind an escaped sign. */
const BEGINNING = String.raw`(?<=(?:\\[bfnrt]|[^\p{L}\p{M}\p{N}]).)`;

/**
 * Stored rows are text of many cards. A pattern that names every letter's variants finds the cards with a word without parsing and folding all of
 * them, which would take ten times as long.
 */
function toPattern(word: string): RegExp {
  const variants = getVariants();
  const steps = Array.from(word, (letter, index) => {
    const two = variants.get(word.slice(index, index + 2)) ?? '';
    const before = index > 0 ? (variants.get(word.slice(index - 1, index + 1)) ?? '') : '';
    return { one: `${letter}${letter.toUpperCase()}${variants.get(letter) ?? ''}`, two, isSecond: before !== '' };
  });
  const source = steps
    .map(({ one, two, isSecond }, index) => {
      // After the first letter, because most letters of a row are others.
      const beginning = index === 0 && !UNSPACED.test(word) ? BEGINNING : '';
      // `ß` stands for two letters: it may take the place of the first, and the second is then absent.
      const letter = `[${escapeClass(one + two)}]`;
      return isSecond ? `${letter}?${BETWEEN}` : `${letter}${beginning}${BETWEEN}`;
    })
    .join('');
  return new RegExp(source, 'gu');
}

const escapeClass = (letters: string) => letters.replace(/[\]\\^-]/g, '\\$&');

/** Stretches of Unicode with letters that fold to others: Latin, Greek, Cyrillic, Hebrew, Arabic, Devanagari, more Latin and Greek. */
const FOLDING = [
  [0xaa, 0x24f],
  [0x370, 0x52f],
  [0x621, 0x6d5],
  [0x904, 0x95f],
  [0x1e00, 0x1fff],
] as const;

let known: Map<string, string> | undefined;

/** Letters, also those in upper case, by what they fold to: `a` → `ÀÁÂ…àáâ…`. */
function getVariants(): Map<string, string> {
  if (known) return known;
  known = new Map();
  for (const [first, last] of FOLDING) {
    for (let code = first; code <= last; code++) {
      const letter = String.fromCodePoint(code);
      const folded = /\p{L}/u.test(letter) ? toFoldedKey(letter, undefined) : letter;
      if (folded !== letter) known.set(folded, (known.get(folded) ?? '') + letter);
    }
  }
  return known;
}
