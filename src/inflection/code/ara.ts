import type { InflectionCode } from '../compile.ts';

const VOWEL_SIGNS = /[\u064B-\u0652\u0640]/gu;

/**
 * The letters of a word with vowel signs. The small alef of the Koran is one: كِتَٰب is كتاب, and stands for the letter below it in صلوٰة. In some words
 * it is never written, as in هذا: both are tried.
 */
const respellVowels = (key: string): string[] => [
  key.replace(/\u0648\u0670|(?<!\u0649\u064E?)\u0670/gu, 'ا').replace(VOWEL_SIGNS, ''),
  key.replace(/\u0670/gu, '').replace(VOWEL_SIGNS, ''),
];

/** The seat of a hamza as in Egypt, or left out: مسئول, شئ. */
const respellHamza = (key: string): string[] => [
  key.replace(/ئو/gu, 'ؤو'),
  key.replace(/ؤو/gu, 'ئو'),
  key.replace(/ئ$/u, 'يء'),
  key.replace(/يء$/u, 'ئ'),
];

const respell = (key: string): string[] => respellVowels(key).flatMap((word) => [word, ...respellHamza(word)]);

export const code: InflectionCode = { spellings: respell };
