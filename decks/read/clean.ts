/** Longest meaning that fits a card, in UTF-16 code units. */
export const MAX_MEANING_LENGTH = 40;

const MAX_MEANING_WORDS = 4;

/** Brackets, ellipses, place-holders and signs that no word of a person's language holds. */
const MARKUP = /[[\]{}<>()|/\\=_@#+*~^°§…"„“”«»:;0-9]|\.\.|https?/;

/** Abbreviations of English dictionaries, with what a learner reads in their place. */
const ABBREVIATIONS: readonly (readonly [RegExp, string])[] = [
  [/(?<![\p{L}'])(?:sb|smb|sby)\b\.?/gu, 'somebody'],
  [/(?<![\p{L}'])(?:sth|smth)\b\.?/gu, 'something'],
  // Labels before a meaning, and the sign of an open list behind it.
  [/^(?:fig|lit|esp|usu|abbr|colloq)\.\s+(?!(?:for|of)\b)/, ''],
  [/(?<=\p{L})[ ,]+etc\.?$/u, ''],
];

/** Writes out `sb` and `sth`, and drops labels such as `fig.` and a final `etc`. */
export function expandAbbreviations(text: string): string {
  return ABBREVIATIONS.reduce((result, [pattern, words]) => result.replace(pattern, words), text);
}

/** A letter of the Latin alphabet, and one of a script that no Latin word is written in. */
const LATIN_LETTER = /\p{Script=Latin}/u;
const OTHER_LETTER =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Hangul}]/u;

/** Whether a text mixes scripts, as in `used in 芭蕉`: it speaks about a word and does not translate it. */
export function mixesScripts(text: string): boolean {
  return LATIN_LETTER.test(text) && OTHER_LETTER.test(text);
}

/** Texts that speak about a word and do not translate it. */
const ABOUT_THE_WORD = /^(?:used in|see also|plural of|(?:erhua |old |archaic )?variant of|erhua|abbr\.? (?:for|of)) /;

/** Gives a dictionary's translation as plain text: no labels, no brackets, one kind of apostrophe, NFC. */
export function cleanText(raw: string): string {
  const text = raw
    .normalize('NFC')
    .replaceAll('’', "'")
    .replace(/\u00AD|\u200B|\u200E|\u200F|\uFEFF/g, '')
    .replace(/\([^()]*\)|\[[^\]]*\]|<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return expandAbbreviations(text).replace(/^[\s,.;:!?¡¿'"-]+|[\s,.;:!?'"-]+$/g, '');
}

/** Stress marks on Cyrillic letters, `ё` among them; the accents of `année` stay. */
const STRESS = /(?<=\p{Script=Cyrillic}\u0308?)[\u0300\u0301]/gu;

/** Drops the combining stress marks that Russian dictionaries print: `до́м` to `дом`. */
export function removeStress(text: string): string {
  return text.normalize('NFD').replace(STRESS, '').normalize('NFC');
}

/** Whether a cleaned text can be a meaning on a card. */
export function isUsableMeaning(text: string): boolean {
  return (
    text.length > 0 &&
    text.length <= MAX_MEANING_LENGTH &&
    text.split(' ').length <= MAX_MEANING_WORDS &&
    !MARKUP.test(text) &&
    !mixesScripts(text) &&
    !ABOUT_THE_WORD.test(text) &&
    /\p{L}/u.test(text)
  );
}
