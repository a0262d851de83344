/**
 * Two spellings of the same word have the same key. Keys are only compared, never shown.
 */

/** A pattern and its replacement. */
type LetterChange = readonly [RegExp, string];

/** Control characters, soft hyphen, zero-width space, word joiner, byte order mark, direction marks: they show nothing. */
const INVISIBLE = /(?![\t-\r\u0080-\u009F])\p{Cc}|[\u00AD\u200B-\u200F\u2060\u202A-\u202E\u2066-\u2069\uFEFF]/gu;
/** Quotes, modifier apostrophe and turned comma, grave, acute, prime, fullwidth, geresh: all typed where an apostrophe is meant. */
const APOSTROPHES = /[\u2018\u2019\u02BB\u02BC\u0060\u00B4\u2032\uFF07\u05F3]/g;
const HYPHENS = /[\u2010\u2011\uFE63\uFF0D\u05BE]/g;

/**
 * Most words of most languages need only lower case: ASCII without the grave, Western letters, Cyrillic, kana, Han. All of these are
 * composed, and no combining mark follows.
 */
const LETTERS_AND_SIGNS =
  '!-_a-~\\u00C0-\\u00FF\\u0401\\u0410-\\u044F\\u0451\\u3041-\\u3096\\u30A1-\\u30FA\\u30FC\\u4E00-\\u9FFF';
const PLAIN = new RegExp(`^[${LETTERS_AND_SIGNS}]+(?: [${LETTERS_AND_SIGNS}]+)*$`);

/**
 * Presentation forms, which text from a PDF contains or people choose for their looks: ligatures, positional forms of Arabic letters, full and
 * half width, mathematical alphabets.
 */
const SHAPED =
  /[\u0132\u0133\u013F\u0140\u0149\u01C4-\u01CC\u01F1-\u01F3\u0587\uFB00-\uFB17\uFB50-\uFDFF\uFE70-\uFEFC\uFF01-\uFF9F\u{1D400}-\u{1D7FF}]+/gu;

/** Sequences that can be typed in two ways and look the same. */
const TWINS: readonly LetterChange[] = [
  // Two letters of Yiddish in one character.
  [/\u05F0/g, 'וו'],
  [/\u05F1/g, 'וי'],
  [/\u05F2/g, 'יי'],
  // Thai and Lao: am of two signs, on either side of the tone, and ae of two e.
  [/\u0E4D([\u0E48-\u0E4B]?)\u0E32|([\u0E48-\u0E4B])\u0E4D\u0E32/g, '$1$2\u0E33'],
  [/\u0ECD([\u0EC8-\u0ECB]?)\u0EB2|([\u0EC8-\u0ECB])\u0ECD\u0EB2/g, '$1$2\u0EB3'],
  [/\u0E40\u0E40/g, '\u0E41'],
];
const HAS_TWIN = /[\u05F0-\u05F2\u0E4D\u0ECD]|\u0E40\u0E40/;

/** One letter each in the script that the rules are written in. */
const SERBIAN = new Map(
  [...'абвгдђежзијклљмнњопрстћуфхцчџш'].map((letter, index) => [
    letter,
    'a b v g d đ e ž z i j k l lj m n nj o p r s t ć u f h c č dž š'.split(' ')[index] ?? letter,
  ]),
);
const toLatin = (text: string) => text.replace(/\p{Script=Cyrillic}/gu, (letter) => SERBIAN.get(letter) ?? letter);

/** Spellings that one language writes in two ways. Each rule changes a lower-case key. */
const OF_LANGUAGE: Readonly<Record<string, (key: string) => string>> = {
  // In either script, each under its own code, and all of them under one.
  bos: toLatin,
  cnr: toLatin,
  hbs: toLatin,
  hrv: toLatin,
  srp: toLatin,
  // With a cedilla where a keyboard has no comma.
  ron: (key) => key.replace(/ş/g, 'ș').replace(/ţ/g, 'ț'),
  // The tone of oa, oe and uy on either letter, and i or y at the end of a syllable: hòa and hoà, lý and lí.
  vie: (key) =>
    key
      .normalize('NFD')
      .replace(/(?<!\p{L})([hklmst])y(?=\p{M}?(?![\p{L}\p{M}]))/gu, '$1i')
      .replace(/(?<!q)(o(?=[ae])|u(?=y))([aey])([\u0300\u0301\u0303\u0309\u0323])(?![\p{L}\p{M}])/gu, '$1$3$2')
      .normalize('NFC'),
};

const asItIs = (key: string) => key;

/** Languages in which I and i are two letters, each with and without a dot. */
const DOTTED_I = new Set(['tur', 'aze', 'azj', 'azb', 'crh', 'tat', 'kaz']);

/**
 * Returns the key of a word as written: composed (NFC), lower case by the language's rules, one kind of apostrophe and hyphen,
 * single spaces, no invisible characters. A key never contains a tab or a line break.
 *
 * @param language - ISO 639-3 code of the word's language; undefined when unknown.
 */
export function toWordKey(text: string, language: string | undefined): string {
  const isDotted = language !== undefined && DOTTED_I.has(language);
  const own = OF_LANGUAGE[language ?? ''] ?? asItIs;
  if (!isDotted && PLAIN.test(text)) return own(text.toLowerCase());
  // Compose first: some signs, such as the Greek varia, become an apostrophe only when composed.
  const plain = text
    .replace(SHAPED, (letters) => letters.normalize('NFKC'))
    .normalize('NFC')
    .replace(INVISIBLE, '')
    .replace(APOSTROPHES, "'")
    .replace(HYPHENS, '-')
    .replace(/\s+/g, ' ')
    .trim()
    .normalize('NFC');
  const same = HAS_TWIN.test(plain) ? TWINS.reduce((key, change) => key.replace(...change), plain) : plain;
  const lower = isDotted ? same.toLocaleLowerCase('tr') : same.toLowerCase();
  // "İ" becomes "i" and a dot above where the language has only one i.
  return own(lower.replace(/i\u0307/g, 'i').normalize('NFC'));
}

/**
 * Marks that readers leave out or type without: accents of Latin, Greek and Cyrillic, Hebrew points, Arabic vowel signs, the dot
 * of Hindi's letters for foreign sounds. The marks of other scripts (Devanagari vowels, Thai vowels, Japanese voicing) make another word and stay.
 */
const LIGHT_MARKS =
  /[\u0300-\u036F\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7\u0610-\u061A\u0640\u064B-\u065F\u0670\u093C]/g;

/** Letters that Unicode does not decompose, and how people type them without their mark. */
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
  // Arabic, Persian, Urdu: alef with its wasla, the shapes of ya, kaf and ha, and ta marbuta, written as ha as often as not.
  '\u0671': '\u0627',
  '\u0649': '\u064A',
  '\u06CC': '\u064A',
  '\u06A9': '\u0643',
  '\u0629': '\u0647',
  '\u06C1': '\u0647',
  '\u06C3': '\u0647',
  '\u06D5': '\u0647',
  // Devanagari: a vowel through the nose, with its half moon or without.
  '\u0901': '\u0902',
};
const LETTER = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g');

/** The key of a word without case and diacritics: `Año` and `ano` share it. */
export function toFoldedKey(text: string, language: string | undefined): string {
  return foldKey(toWordKey(text, language));
}

/** A nasal before a consonant of its own row, which Devanagari writes as a letter or as a dot: हिन्दी and हिंदी. */
const NASALS = /ङ्(?=[क-घ])|ञ्(?=[च-झ])|ण्(?=[ट-ढ])|न्(?=[त-ध])|म्(?=[प-भ])/g;

/** Text without a removable mark: ASCII, lower-case Cyrillic without й and ё, kana, Han. */
const UNMARKED = /^[ -~\u0430-\u0438\u043A-\u044F\u3041-\u3096\u30A1-\u30FA\u30FC\u4E00-\u9FFF]*$/;

/** Converts a word key to the folded key. */
export function foldKey(wordKey: string): string {
  if (UNMARKED.test(wordKey)) return wordKey;
  return wordKey
    .normalize('NFD')
    .replace(LIGHT_MARKS, '')
    .replace(LETTER, (letter) => LETTERS[letter] ?? letter)
    .replace(NASALS, '\u0902')
    .normalize('NFC');
}
