const TATWEEL_AND_VOWELS = /[\u0610-\u061A\u064B-\u0653\u0656-\u065F\u0640]/gu;
/** Signs of the Koran for pauses and for letters that are not read: كِتَٰبٌۭ, أُو۟لَٰٓئِكَ. */
const KORAN_SIGNS = /[\u06D6-\u06DC\u06DF-\u06E8\u06EA-\u06ED]/gu;
const SMALL_ALEF = '\u0670';

/**
 * Writes a word without vowel signs. The small alef of the Koran is a letter: كِتَٰب is كتاب. It stands for the letter below it in صلوٰة, and is never
 * written in some words, as in هذا: each of two small alefs is tried both ways.
 *
 * @returns The likeliest spelling first.
 */
export function listBareSpellings(key: string): string[] {
  const bare = key
    .replace(KORAN_SIGNS, '')
    .replace(TATWEEL_AND_VOWELS, '')
    .replace(/\u0671/gu, 'ا')
    .replace(/ءا/gu, 'آ')
    .replace(/\u0649\u0670/gu, '\u0649');
  if (!bare.includes(SMALL_ALEF)) return [bare];
  const asLetters = bare.replace(/و\u0670(?=ة)/gu, 'ا');
  const [start = '', ...parts] = asLetters.split(SMALL_ALEF);
  return parts.reduce(
    (spellings, part) => ['ا', ''].flatMap((alef) => spellings.map((before) => before + alef + part)),
    [start],
  );
}
