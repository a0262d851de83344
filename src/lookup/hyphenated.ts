import type { InflectionRules } from '../inflection/inflection.ts';
import { lazily } from '../language/lazily.ts';
import { type PointedWord, pointAt } from '../language/pointed-word.ts';
import { findEndingLeads } from './endings.ts';
import { isOwnWord, type Lead, toLead } from './lead.ts';

const HYPHENATED = lazily(() => /[\p{L}\p{M}'’]+(?:[-\u2010\u2011][\p{L}\p{M}'’]+){1,3}/gu);
/** Words that are tried for a part: the likeliest ones. */
const MAX_BASES = 6;

/**
 * Finds a word with hyphens of which the first part, the last, or both are inflected: `passers-by`, `merry-go-rounds`, `choux-fleurs`. One of
 * three parts or more may have spaces in the deck: `sister in law`, but a `make-up` is not to `make up`.
 */
export function findHyphenatedLeads({ text, offset, language }: PointedWord, inflection: InflectionRules): Lead[] {
  const found = Array.from(text.matchAll(HYPHENATED()), ({ index: start, 0: whole }) => ({
    start,
    end: start + whole.length,
  })).find(({ start, end }) => start <= offset && offset < end);
  if (!found) return [];
  const word = pointAt(text, found, offset, language);
  const parts = word.key.replace(/'s?$/, '').split('-');
  const [first = '', last = ''] = [parts[0], parts.at(-1)];
  const [firsts, lasts] = [listBases(first, language, inflection), listBases(last, language, inflection)];
  const middle = parts.slice(1, -1);
  const pairs = [
    [first, last],
    ...firsts.map((base) => [base, last]),
    ...lasts.map((base) => [first, base]),
    ...firsts.flatMap((base) => lasts.map((other) => [base, other])),
  ];
  const joints = middle.length > 0 ? ['-', ' '] : ['-'];
  const spellings = new Set(
    joints.flatMap((joint) => pairs.map(([base = '', other = '']) => [base, ...middle, other].join(joint))),
  );
  return [...spellings].map((spelling) => toLead(word, spelling, { rule: 'stem', accepts: isOwnWord }));
}

/** Words that a part may be a form of. */
function listBases(part: string, language: string, inflection: InflectionRules): string[] {
  const word = pointAt(part, { start: 0, end: part.length }, 0, language);
  const bases = new Set(findEndingLeads(word, inflection).flatMap((leads) => leads.map(({ wordKey }) => wordKey)));
  return [...bases].slice(0, MAX_BASES);
}
