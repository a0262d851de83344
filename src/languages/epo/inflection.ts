import type { Language } from '../language.ts';

/** Letters with a hat, by how they are typed without one: `cx` or `ch` for `ĉ`. */
const HATS: Readonly<Record<string, string>> = { c: 'ĉ', g: 'ĝ', h: 'ĥ', j: 'ĵ', s: 'ŝ', u: 'ŭ' };
const withHat = (letter: string) => HATS[letter] ?? letter;

/** All are replaced at once, as a writer does it throughout. By Zamenhof's own convention with `h`, `ŭ` is a plain `u` behind another vowel. */
const respellHats = (key: string): string[] => [
  key.replace(/([cghjsu])x/gu, (_, letter: string) => withHat(letter)),
  key.replace(/([cghjs])h/gu, (_, letter: string) => withHat(letter)).replace(/(?<=[ae])[uw]/gu, 'ŭ'),
];

export const inflection: Language['inflection'] = { spellings: respellHats };
