import type { Inflection } from '../inflection/inflection.ts';
import { toWordKey } from '../language/normalise.ts';
import { findEndingLeads } from './endings.ts';
import { type Lead, type PointedWord, toLead } from './lead.ts';

/** Finds the word of an English form whose `g` is left out, as people speak: `runnin'`, `nothin’`. */
export function findDroppedG(word: PointedWord, inflection: Inflection): Lead[][] {
  const { text, end, key, language, spelling } = word;
  const isShortened = toWordKey(text.charAt(end), undefined) === "'";
  if (language !== 'eng' || !isShortened || !/..in$/.test(key)) return [];
  const whole = { ...word, key: `${key}g`, spelling: `${spelling}g` };
  return [[toLead(whole, whole.key, { rule: 'clitic' })], ...findEndingLeads(whole, inflection)];
}
