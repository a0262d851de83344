/** Longest word, in UTF-16 code units. A longer text is a sentence. */
export const MAX_VOCABULARY_WORD_LENGTH = 100;

/** Anki's furigana: `漢字[かんじ]`, with a space before it inside of other text. Other brackets, as in `Hund [m]`, are text. */
export const FURIGANA = / ?(?<![^\s[\]])(?=[^\s[\]]*\p{sc=Han})([^\s[\]]+)\[([^[\]]+)\]/gu;

export const toLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The word of a text with several lines, and how it is read; both are empty without one. */
export function readWordLine(text: string): { line: string; word: string; reading: string } {
  const line = toLine(text.split('\n').find((part) => part.trim() !== '') ?? '');
  const word = line.replace(FURIGANA, '$1').trim().normalize('NFC');
  return { line, word, reading: line.replace(FURIGANA, '$2').trim() };
}
