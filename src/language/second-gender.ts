import { toWordSet } from './headword-rules.ts';
import { lazily } from './lazily.ts';

/** Languages that write a second gender as an ending: `amigo/a`, `étudiant(e)`, `Student/in`. */
const GENDERED = lazily(() =>
  toWordSet('deu fra spa ita por glg cat oci ron lat pol ces slk rus ukr hrv srp bos slv bul ell nld'),
);
const VOWEL_END = /[aeiouyáéíóúàèìòùâêîôûãõąęěůаеёиоуыэюяіїєαεηιοωάέήίόώ]$/u;

/** Whether a language writes a second gender as an ending. @param code - ISO 639-3. */
export const hasSecondGenders = (code: string): boolean => GENDERED().has(code);

/** Letters after a slash are an ending, not a word, if they are few in comparison with the word. */
export function isEndingOf(ending: string, word: string): boolean {
  return ending.length <= 2
    ? word.length - ending.length >= 2
    : word.length - ending.length >= 3 || /^(?:trice|euse|rice|inne|ive|elle|ère|sse)$/.test(ending);
}

/** Replaces the ending of a word: `amiga` from `amigo` and `a`. Returns nothing if the ending does not mark a gender. */
export function toOtherGender(word: string, ending: string, code: string): string[] {
  if (!GENDERED().has(code) || /\s/.test(word) || word.length < 2 || ending === '') return [];
  if (code === 'deu') return /^in(?:nen)?$/.test(ending) ? [word.replace(/e$/, '') + ending] : [];
  if (code === 'lat') return /^(?:a|um|ae|e)$/.test(ending) ? [word.replace(/(?:us|is|a)$/, '') + ending] : [];
  if (code === 'nld') return /^(?:e|in|es|ster)$/.test(ending) ? [word + ending] : [];
  if (code === 'fra') return [toFrenchFeminine(word, ending)];
  const startsWithVowel = VOWEL_END.test(ending.slice(0, 1));
  return [(startsWithVowel && VOWEL_END.test(word) ? word.slice(0, -1) : word) + ending];
}

/** Endings of French feminines, and the endings that they replace. */
const FRENCH_ENDINGS: readonly (readonly [ending: RegExp, masculine: RegExp])[] = [
  [/^trice$/, /teur$/],
  [/^rice$/, /eur$/],
  [/^euse$/, /eu[rx]$/],
  [/^se$/, /[rx]$/],
  [/^ive$/, /if$/],
  [/^ve$/, /f$/],
  [/^ère$/, /er$/],
  [/^elle$/, /e(?:au|l)$/],
];

function toFrenchFeminine(word: string, ending: string): string {
  const change = FRENCH_ENDINGS.find(([feminine, masculine]) => feminine.test(ending) && masculine.test(word));
  return (change ? word.replace(change[1], '') : word) + ending;
}
