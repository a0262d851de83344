/** Longest meaning that fits a card, in UTF-16 code units. */
export const MAX_MEANING_LENGTH = 40;

const MAX_MEANING_WORDS = 4;

/** Brackets, ellipses, place-holders and signs that no word of a person's language holds. */
const MARKUP = /[[\]{}<>()|/\\=_@#+*~^°§…"„“”«»:;0-9]|\.\.|https?/;

/** Gives a dictionary's translation as plain text: no labels, no brackets, one kind of apostrophe, NFC. */
export function cleanText(raw: string): string {
  return raw
    .normalize('NFC')
    .replaceAll('’', "'")
    .replace(/\u00AD|\u200B|\u200E|\u200F|\uFEFF/g, '')
    .replace(/\([^()]*\)|\[[^\]]*\]|<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,.;:!?¡¿'"-]+|[\s,.;:!?'"-]+$/g, '');
}

/** Drops the combining stress marks that Russian dictionaries print: `до́м` to `дом`. */
export function removeStress(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300\u0301]/g, '')
    .normalize('NFC');
}

/** Whether a cleaned text can stand on a card as a meaning. */
export function isUsableMeaning(text: string): boolean {
  return (
    text.length > 0 &&
    text.length <= MAX_MEANING_LENGTH &&
    text.split(' ').length <= MAX_MEANING_WORDS &&
    !MARKUP.test(text) &&
    /\p{L}/u.test(text)
  );
}
