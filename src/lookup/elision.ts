import type { InflectionRules } from '../inflection/inflection.ts';
import { lazily } from '../language/lazily.ts';
import { type PointedWord, pointAt } from '../language/pointed-word.ts';
import type { TextRange } from '../model/text-range.ts';
import { type Lead, toLead } from './lead.ts';

/** Split at the first apostrophe: `d'aujourd'hui` is `d'` and `aujourd'hui`. */
const ELIDED = lazily(() => /^([\p{L}\p{M}]{1,8}['\u2018\u2019\u02BC\u0060\u00B4\u2032\uFF07])([\p{L}\p{M}].*)$/su);

export interface Elision {
  /** `l'`. */
  head: PointedWord;
  /** `homme`. */
  tail: PointedWord;
}

/** Splits `l'homme`, `dell'acqua`, `d'aigua` into two words. */
export function findElision(
  { text, start, end, spelling, offset, language }: PointedWord,
  { elides }: InflectionRules,
): Elision | undefined {
  if (!elides) return undefined;
  const [, head, tail] = ELIDED().exec(spelling) ?? [];
  if (head === undefined || tail === undefined) return undefined;
  const middle = start + head.length;
  return {
    head: pointAt(text, { start, end: middle }, offset, language),
    tail: pointAt(text, { start: middle, end }, offset, language),
  };
}

/**
 * Finds the phrase after an elided word: `eau de vie` in `l'eau de vie`.
 *
 * @param phrase - Several words that include the pointed one.
 * @returns Nothing if the phrase does not begin with an elided word, or if the elided word is the pointed one.
 */
export function findElidedPhrases(
  { text, offset }: { text: string; offset: number },
  phrase: TextRange,
  { language, inflection }: { language: string; inflection: InflectionRules },
): Lead[] {
  // A Chinese text has dozens of ranges.
  if (!inflection.elides) return [];
  const whole = pointAt(text, phrase, offset, language);
  const tail = findElision(whole, inflection)?.tail;
  return tail && offset >= tail.start ? [toLead(tail, tail.spelling, {})] : [];
}

/** Finds the word under the pointer: `le` or `homme`. */
export function findElisionLeads(word: PointedWord, inflection: InflectionRules): Lead[] {
  const elision = findElision(word, inflection);
  if (!elision) return [];
  const { head, tail } = elision;
  const written = word.spelling;
  const lemmas = inflection.sharedForms?.get(tail.key);
  const tailLead = toLead(tail, tail.spelling, { rule: 'elision', written, lemmas });
  if (word.offset >= tail.start) return [tailLead];
  const withoutApostrophe = head.spelling.slice(0, -1);
  return [
    toLead(head, head.spelling, { rule: 'elision', written }),
    toLead(head, withoutApostrophe, { rule: 'elision', written }),
    tailLead,
  ];
}
