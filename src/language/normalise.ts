/**
 * Two spellings of the same word have the same key. A key is for comparing and is never shown.
 */

/** Soft hyphen, zero-width space, word joiner, byte order mark, direction marks: they show nothing. */
const INVISIBLE = /[\u00AD\u200B-\u200F\u2060\u202A-\u202E\u2066-\u2069\uFEFF]/g;
/** Right quote, modifier apostrophe, grave, acute, prime, fullwidth: all typed where an apostrophe is meant. */
const APOSTROPHES = /[\u2018\u2019\u02BC\u0060\u00B4\u2032\uFF07]/g;
const HYPHENS = /[\u2010\u2011\uFE63\uFF0D]/g;

/** Languages in which I and i are two letters, each with and without a dot. */
const DOTTED_I = new Set(['tur', 'aze', 'azj', 'azb', 'crh', 'tat', 'kaz']);

/**
 * The key of a word as written: composed (NFC), lower case by the language's rules, one kind of apostrophe and hyphen,
 * single spaces, nothing invisible.
 *
 * @param language - ISO 639-3 code of the word's language; undefined when unknown.
 */
export function toWordKey(text: string, language: string | undefined): string {
  const plain = text
    .replace(INVISIBLE, '')
    .replace(APOSTROPHES, "'")
    .replace(HYPHENS, '-')
    .replace(/\s+/g, ' ')
    .trim()
    .normalize('NFC');
  const lower = language !== undefined && DOTTED_I.has(language) ? plain.toLocaleLowerCase('tr') : plain.toLowerCase();
  // "İ" becomes "i" and a dot above where the language has only one i.
  return lower.replace(/i\u0307/g, 'i').normalize('NFC');
}

/**
 * Marks that readers leave out or type without: accents of Latin, Greek and Cyrillic, Hebrew points, Arabic vowel signs.
 * The marks of other scripts (Devanagari vowels, Thai vowels, Japanese voicing) make another word and stay.
 */
const LIGHT_MARKS =
  /[\u0300-\u036F\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7\u0610-\u061A\u0640\u064B-\u065F\u0670]/g;

/** Letters that Unicode does not take apart, and how they are typed without their mark. */
const LETTERS: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ħ: 'h',
  ı: 'i',
  ĸ: 'k',
  ŋ: 'n',
  ς: 'σ',
};
const LETTER = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g');

/** The key of a word without case and diacritics: `Año` and `ano` share it. */
export function toFoldedKey(text: string, language: string | undefined): string {
  return toWordKey(text, language)
    .normalize('NFD')
    .replace(LIGHT_MARKS, '')
    .replace(LETTER, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFC');
}
