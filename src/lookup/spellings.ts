import type { InflectionRules } from '../inflection/inflection.ts';
import type { PointedWord } from '../language/pointed-word.ts';
import { type Lead, toLead } from './lead.ts';

/** Finds other spellings of the word: `schoen` is `schön`, `colour` is `color`. */
export function findSpellingLeads(word: PointedWord, { spellings }: InflectionRules): Lead[] {
  return listSpellings(word.key, spellings).map((spelling) => toLead(word, spelling, { isRespelt: true }));
}

/** Without the word's own spelling. */
export function listSpellings(key: string, spellings: InflectionRules['spellings']): string[] {
  return [...new Set(spellings?.(key))].filter((other) => other !== key);
}
