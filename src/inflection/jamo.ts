import type { InflectionRules, LetterChange } from './inflection.ts';

/** Last sounds of a syllable, in Unicode's order. */
const LAST_SOUNDS = 'ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ';
const FIRST_LAST_SOUND = 0x11a8;
const FIRST_VOWEL = 0x1161;

/** Takes syllables apart into letters. A vowel alone, or a consonant, is here the end of the syllable before it: `ㅂ니다`. */
export const takeApart = (text: string) =>
  text
    .replace(/[ㄱ-ㅎ]/gu, (sound) => String.fromCharCode(FIRST_LAST_SOUND + LAST_SOUNDS.indexOf(sound)))
    .replace(/[ㅏ-ㅣ]/gu, (vowel) => String.fromCharCode(FIRST_VOWEL + vowel.charCodeAt(0) - 'ㅏ'.charCodeAt(0)))
    .normalize('NFD');

/** The same inflection, whose forms and endings are of letters. Lemmas in conditions remain as a deck writes them. */
export function toJamo({ irregular = {}, endings = [], ...rest }: InflectionRules): InflectionRules {
  const toChange = ([there, before]: LetterChange): LetterChange => [
    new RegExp(takeApart(there.source), 'u'),
    takeApart(before),
  ];
  return {
    ...rest,
    isOfLetters: true,
    irregular: Object.fromEntries(Object.entries(irregular).map(([word, forms]) => [word, takeApart(forms)])),
    endings: endings.map(({ undo, ...rule }) => ({
      ...rule,
      endings: rule.endings.map(takeApart),
      instead: rule.instead.map(takeApart),
      ...(undo && { undo: toChange(undo) }),
    })),
  };
}
