import type { VerbPlaces } from './inflection.ts';
import { toPattern } from './rules.ts';
import { fail, type Line, splitEntry } from './table.ts';

/** The sets of words, by their keys in a table. */
const WORD_SETS = {
  before: 'before',
  between: 'between',
  'before infinitive': 'beforeInfinitive',
  auxiliaries: 'auxiliaries',
  copulas: 'copulas',
  adverbs: 'adverbs',
  'before others': 'beforeOthers',
} as const;

/** Compiles the section `[verb places]`. */
export function parseVerbPlaces(lines: readonly Line[]): VerbPlaces {
  const verbMeaning: Record<string, RegExp> = {};
  const places: { -readonly [K in keyof VerbPlaces]: VerbPlaces[K] } = { before: new Set(), beforeOthers: new Set() };
  for (const line of lines) {
    const [key, value] = splitEntry(line);
    const set = WORD_SETS[key as keyof typeof WORD_SETS];
    if (set) places[set] = new Set(value.split(' '));
    else if (key === 'verb' || key === 'participle') places[key] = toPattern(value);
    else if (key === 'finite infinitives' && value === 'yes') places.hasFiniteInfinitives = true;
    else if (key === 'apostrophes' && value === 'within words') places.keepsApostrophes = true;
    else if (key.startsWith('verb meaning ')) verbMeaning[key.slice('verb meaning '.length)] = toPattern(value);
    else throw fail(line, `one of the keys verb, participle, ${Object.keys(WORD_SETS).join(', ')}`);
  }
  return { ...places, ...(Object.keys(verbMeaning).length > 0 && { verbMeaning }) };
}
