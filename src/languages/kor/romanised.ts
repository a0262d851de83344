import type { Language } from '../language.ts';

/** In the order of Unicode. The revised romanisation has several letters where one consonant sounds like another. */
const FIRST = 'g/k kk n d/t tt r/l m b/p pp s ss - j jj ch k t p h'.split(' ');
const VOWELS = 'a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i'.split(' ');
const LAST = '- k/g kk ks n nj nh t/d l/r lk lm lb ls lt lp lh m p/b ps t/s t/ss ng t/j t/ch k t p h/t'.split(' ');

/** Most spellings of one text. */
const MAX_SPELLINGS = 32;
const HANGUL = 0xac00;

/** Finds the beginnings of a text that one of the entries stands for, with the entry's index. */
const findStarts = (text: string, entries: readonly string[]) =>
  entries.flatMap((entry, index) =>
    entry
      .split('/')
      .map((letters) => (letters === '-' ? '' : letters))
      .filter((letters) => text.startsWith(letters))
      .map((letters) => ({ index, rest: text.slice(letters.length) })),
  );

/** All ways to write a text in syllables. A consonant between vowels begins a syllable. */
function spell(text: string): string[] {
  if (text === '') return [''];
  const found: string[] = [];
  for (const first of findStarts(text, FIRST)) {
    for (const vowel of findStarts(first.rest, VOWELS)) {
      for (const last of findStarts(vowel.rest, LAST)) {
        const isClosed = last.rest !== vowel.rest && LAST[last.index] !== 'ng';
        if (isClosed && /^[aeiouwy]/.test(last.rest)) continue;
        const syllable = String.fromCharCode(HANGUL + (first.index * 21 + vowel.index) * 28 + last.index);
        for (const rest of spell(last.rest)) {
          found.push(syllable + rest);
          if (found.length >= MAX_SPELLINGS) return found;
        }
      }
    }
  }
  return found;
}

export const romanised: Language['romanised'] = { toSpellings: (text) => spell(text.replace(/[\s-]+/g, '')) };
