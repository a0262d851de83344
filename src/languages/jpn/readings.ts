/** Furigana: `飲[の]む`, ` 日本[にほん] 語[ご]`. */
const FURIGANA = / ?([\p{Script=Han}々〆ヶ]+)[[［]([\p{Script=Hiragana}\p{Script=Katakana}ー]+)[\]］]/gu;
export const KANA = /^[\p{Script=Hiragana}\p{Script=Katakana}ー]+$/u;
/** Kana in brackets that belong to the word rather than being its reading: `勉強(する)`. */
const OKURIGANA = /^(?:する|な|に|と|の|たる|る|い|く|さ)$/u;
/** The reading behind a word in characters: `学校 がっこう`, `学校・がっこう`. */
const READING_BEHIND = /(?<=\p{Script=Han}\S*)[\s・]+(?=[\p{Script=Hiragana}\p{Script=Katakana}ー]+$)/u;

/** The word in characters, and as it is read. */
export function splitReadings(headword: string): string[] {
  const word = headword.replace(READING_BEHIND, ';');
  const written = word.replace(FURIGANA, '$1');
  return written === word ? [word] : [written.trim(), word.replace(FURIGANA, '$2').trim()];
}

/** Whether kana in brackets are the reading of the text before them. */
export const isReading = (text: string, before: string): boolean =>
  KANA.test(text) && /\p{Script=Han}$/u.test(before) && !OKURIGANA.test(text);
