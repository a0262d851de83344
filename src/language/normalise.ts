/**
 * Two spellings of the same word have the same key. A key is for comparing and is never shown.
 */

/** Control characters, soft hyphen, zero-width space, word joiner, byte order mark, direction marks: they show nothing. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is meant.
const INVISIBLE = /[\u0000-\u0008\u000E-\u001F\u007F\u00AD\u200B-\u200F\u2060\u202A-\u202E\u2066-\u2069\uFEFF]/g;
/** Right quote, modifier apostrophe, grave, acute, prime, fullwidth, geresh: all typed where an apostrophe is meant. */
const APOSTROPHES = /[\u2018\u2019\u02BC\u0060\u00B4\u2032\uFF07\u05F3]/g;
const HYPHENS = /[\u2010\u2011\uFE63\uFF0D\u05BE]/g;

/**
 * Most words of most languages, which need nothing but lower case: ASCII but the grave, Western letters, Cyrillic, kana, Han; all
 * composed, with nothing behind them to compose with.
 */
const LETTERS_AND_SIGNS =
  '!-_a-~\\u00C0-\\u00FF\\u0401\\u0410-\\u044F\\u0451\\u3041-\\u3096\\u30A1-\\u30FA\\u30FC\\u4E00-\\u9FFF';
const PLAIN = new RegExp(`^[${LETTERS_AND_SIGNS}]+(?: [${LETTERS_AND_SIGNS}]+)*$`);

/**
 * Letters in a shape of their own, as they stand in text out of a PDF or are chosen for their looks: Latin ligatures, Arabic letters by
 * their place in the word, full and half width, mathematical alphabets.
 */
const SHAPED = /[\uFB00-\uFB17\uFB50-\uFDFF\uFE70-\uFEFC\uFF01-\uFF9F\u{1D400}-\u{1D7FF}]+/gu;

/** Two letters of Yiddish in one character, as some keyboards write them and others do not. */
const DIGRAPHS: Record<string, string> = { '\u05F0': 'וו', '\u05F1': 'וי', '\u05F2': 'יי' };
const DIGRAPH = new RegExp(`[${Object.keys(DIGRAPHS).join('')}]`, 'g');

/** Languages in which I and i are two letters, each with and without a dot. */
const DOTTED_I = new Set(['tur', 'aze', 'azj', 'azb', 'crh', 'tat', 'kaz']);

/**
 * The key of a word as written: composed (NFC), lower case by the language's rules, one kind of apostrophe and hyphen,
 * single spaces, nothing invisible. So a key has no tab and no line end in it.
 *
 * @param language - ISO 639-3 code of the word's language; undefined when unknown.
 */
export function toWordKey(text: string, language: string | undefined): string {
  const isDotted = language !== undefined && DOTTED_I.has(language);
  if (!isDotted && PLAIN.test(text)) return text.toLowerCase();
  // First: there are signs that become an apostrophe only by being composed, such as the Greek varia.
  const plain = text
    .replace(SHAPED, (letters) => letters.normalize('NFKC'))
    .normalize('NFC')
    .replace(INVISIBLE, '')
    .replace(APOSTROPHES, "'")
    .replace(HYPHENS, '-')
    .replace(DIGRAPH, (digraph) => DIGRAPHS[digraph] ?? digraph)
    .replace(/\s+/g, ' ')
    .trim()
    .normalize('NFC');
  const lower = isDotted ? plain.toLocaleLowerCase('tr') : plain.toLowerCase();
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
  // Arabic and Persian: alef with its wasla, the two shapes of ya and kaf, and ta marbuta, written as ha as often as not.
  '\u0671': '\u0627',
  '\u0649': '\u064A',
  '\u06CC': '\u064A',
  '\u06A9': '\u0643',
  '\u0629': '\u0647',
};
const LETTER = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g');

/** The key of a word without case and diacritics: `Año` and `ano` share it. */
export function toFoldedKey(text: string, language: string | undefined): string {
  return foldKey(toWordKey(text, language));
}

/** ASCII, lower-case Cyrillic without й and ё, kana, Han: nothing in it has a mark that could be left out. */
const UNMARKED = /^[ -~\u0430-\u0438\u043A-\u044F\u3041-\u3096\u30A1-\u30FA\u30FC\u4E00-\u9FFF]*$/;

/** Makes the folded key of a word out of its word key. */
export function foldKey(wordKey: string): string {
  if (UNMARKED.test(wordKey)) return wordKey;
  return wordKey
    .normalize('NFD')
    .replace(LIGHT_MARKS, '')
    .replace(LETTER, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFC');
}
