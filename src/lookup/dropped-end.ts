import type { InflectionRules } from '../inflection/inflection.ts';
import { toWordKey } from '../language/normalise.ts';
import type { PointedWord } from '../language/pointed-word.ts';
import { findEndingLeads } from './endings.ts';
import { type Lead, toLead } from './lead.ts';

/** Finds the word of a form whose last letters an apostrophe stands for, as people speak: `runnin'`, `nothin’`. */
export function findDroppedEnd(word: PointedWord, inflection: InflectionRules): Lead[][] {
  const { text, end, key, spelling } = word;
  const { droppedEnd } = inflection;
  if (!droppedEnd?.before.test(key) || toWordKey(text.charAt(end), undefined) !== "'") return [];
  const { letters } = droppedEnd;
  const whole = { ...word, key: key + letters, spelling: spelling + letters };
  return [[toLead(whole, whole.key, { rule: 'clitic' })], ...findEndingLeads(whole, inflection)];
}
