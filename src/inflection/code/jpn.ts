import type { InflectionCode } from '../compile.ts';

/** From one kana to the other: a word is set off by the one that it is not written in (ネコ, ダメ), and loanwords are played with (らーめん). */
const shift = (text: string, by: number) =>
  text.replace(/[ぁ-ゖァ-ヶ]/gu, (kana) => String.fromCharCode(kana.charCodeAt(0) + by));
const TO_OTHER_KANA = 'ァ'.charCodeAt(0) - 'ぁ'.charCodeAt(0);

/** The second syllable of ヴァ is the vowel of バ. */
const FOREIGN: Readonly<Record<string, string>> = { ァ: 'バ', ィ: 'ビ', '': 'ブ', ェ: 'ベ', ォ: 'ボ' };

/** A loanword in its other spellings: ヴァイオリン, and コンピュータ, whose last sound is long. */
const respellLoanword = (key: string) => [
  key.replace(/ヴ([ァィェォ]?)/gu, (_, vowel: string) => FOREIGN[vowel] ?? ''),
  key.endsWith('ー') ? key.slice(0, -1) : `${key}ー`,
];

function respellKana(key: string): string[] {
  if (/^[ァ-ヶー]{2,}[ぁ-ゖ]*$/u.test(key)) {
    const native = key.replace(/[ァ-ヶ]+/gu, (word) => shift(word, -TO_OTHER_KANA));
    return /^[ァ-ヶー]{3,}$/u.test(key) ? [...respellLoanword(key), native] : [native];
  }
  // Without a long sound it is much likelier several words, or a part of one.
  return /^(?=.*ー)[ぁ-ゖー]{2,}$/u.test(key) ? [shift(key, TO_OTHER_KANA)] : [];
}

export const code: InflectionCode = { spellings: respellKana };
