import type { Language } from '../language.ts';

/** Furigana: `飲[の]む`, ` 日本[にほん] 語[ご]`. */
const FURIGANA = / ?([\p{Script=Han}々〆ヶ]+)[[［]([\p{Script=Hiragana}\p{Script=Katakana}ー]+)[\]］]/gu;
const KANA = /^[\p{Script=Hiragana}\p{Script=Katakana}ー]+$/u;
/** Kana in brackets that belong to the word rather than being its reading: `勉強(する)`. */
const OKURIGANA = /^(?:する|な|に|と|の|たる|る|い|く|さ)$/u;
/** The reading behind a word in characters: `学校 がっこう`, `学校・がっこう`. */
const READING_BEHIND = /(?<=\p{Script=Han}\S*)[\s・]+(?=[\p{Script=Hiragana}\p{Script=Katakana}ー]+$)/u;

/** The word in characters, and as it is read. */
function splitFurigana(word: string): string[] {
  const written = word.replace(FURIGANA, '$1');
  return written === word ? [word] : [written.trim(), word.replace(FURIGANA, '$2').trim()];
}

export const headword: Language['headword'] = {
  // A loanword of several words is also written as one: `アイス・クリーム`.
  shorten: (word) => (/^[ァ-ヶー]+(?:・[ァ-ヶー]+)+$/u.test(word) ? word.replaceAll('・', '') : word),
  readings: {
    isIn: (word) => READING_BEHIND.test(word),
    split: (word) => splitFurigana(word.replace(READING_BEHIND, ';')),
    isReading: (text, before) => KANA.test(text) && /\p{Script=Han}$/u.test(before) && !OKURIGANA.test(text),
  },
  isForm: (text, heads) => (KANA.test(text) ? heads.some((head) => /\p{Script=Han}/u.test(head)) : undefined),
  hasLatinReadings: true,
  grammarWords:
    'の は て た に な を だ が で ます か です よ れる られる ね ん じゃ せる させる って さ ば へ や ぞ ぜ わ よう 達',
};
