import { getBasics } from './get-basics.ts';

const HAN = /\p{sc=Han}/u;

/**
 * Finds how a word is read among the forms of its card, where its script does not show it: kana for a Japanese word in kanji, pinyin for a
 * Chinese one. A card's forms list the reading before inflected forms.
 *
 * @param language - ISO 639-3 code of the word.
 */
export function findReading(word: string, forms: readonly string[], language: string): string | undefined {
  const { reading } = getBasics(language);
  return reading && HAN.test(word) ? forms.find((form) => reading.test(form)) : undefined;
}
