const KANA = /^[\p{sc=Hiragana}\p{sc=Katakana}ー]+$/u;
const HAN = /\p{sc=Han}/u;
/** Syllables in Latin letters with tone marks, as the decks write them: `péng you`. */
const PINYIN = /^\p{sc=Latin}[\p{sc=Latin}\p{M}'’ :·-]*$/u;

/**
 * Finds how a word is read among the forms of its card, where its script does not show it: kana for a Japanese word in kanji, pinyin for a
 * Chinese one. A card's forms list the reading before inflected forms.
 *
 * @param language - ISO 639-3 code of the word.
 */
export function findReading(word: string, forms: readonly string[], language: string): string | undefined {
  if (!HAN.test(word)) return undefined;
  if (language === 'jpn') return forms.find((form) => KANA.test(form));
  if (language === 'cmn' || language === 'zho') return forms.find((form) => PINYIN.test(form));
  return undefined;
}
