import type { SplitClitics } from '../../inflection/word-rules.ts';
import { lazily } from '../../language/lazily.ts';

const LETTERS = String.raw`[\p{L}\p{M}]+`;
/** `fazê-lo`, `dir-se-ia`: the parts are joined by hyphens. */
const BEFORE = lazily(() => new RegExp(`(?:${LETTERS}[-\u2010\u2011])+$`, 'u'));
const AFTER = lazily(() => new RegExp(`^(?:[-\u2010\u2011]${LETTERS})+`, 'u'));

const PRONOUN = /^(?:me|te|se|nos|vos|lhes?|[oa]s?|l[oa]s?|n[oa]s?|m[oa]s?|t[oa]s?|lh[oa]s?)$/u;
/** Endings of the future and the conditional, which follow the pronoun: `dar-lhe-ei`. */
const FUTURE = /^(?:ei|ás|á|emos|eis|ão|ia|ias|íamos|íeis|iam)$/u;
/** Endings of a verb that lost its last letter before `lo`, with and without the accent. */
const SHORTENED: Record<string, string> = { á: 'a', ê: 'e', í: 'i', ô: 'o' };

const VERB = /(?:[aei]r|[oô]r)(?:-se)?$/u;

/**
 * Finds the verb that hyphens join to pronouns. Before `lo` the verb loses its `r`, `s` or `z`: `fazê-lo` is `fazer`, `vemo-los` is
 * `vemos`, `fá-lo` is `faz`. A pronoun can also split the verb: `dir-se-ia` is `diria`.
 */
export const splitClitics: SplitClitics = ({ text, start, end, spelling }) => {
  const before = BEFORE().exec(text.slice(0, start))?.[0] ?? '';
  const after = AFTER().exec(text.slice(end))?.[0] ?? '';
  const written = before + spelling + after;
  const [verb = '', ...others] = written
    .toLowerCase()
    .normalize('NFC')
    .split(/[-\u2010\u2011]/u);
  if (others.length === 0) return [];
  const range = { start: start - before.length, end: end + after.length };
  return [...new Set(findVerbs(verb, others))].map((whole) => ({ spelling: whole, isMeant: VERB, range }));
};

function findVerbs(verb: string, others: readonly string[]): string[] {
  const ending = others.at(-1) ?? '';
  const isFuture = others.length > 1 && FUTURE.test(ending);
  const pronouns = isFuture ? others.slice(0, -1) : others;
  if (!pronouns.every((part) => PRONOUN.test(part))) return [];
  if (isFuture) return [...restore(verb, pronouns), verb].map((part) => part + ending);
  return [...restore(verb, pronouns), verb];
}

/** Restores the last letter that a verb loses before `lo`. */
function restore(verb: string, [first = '']: readonly string[]): string[] {
  if (!/^l[oa]s?$/u.test(first)) return [];
  const last = verb.at(-1) ?? '';
  const plain = verb.slice(0, -1) + (SHORTENED[last] ?? last);
  return /[aeio]$/u.test(plain) ? [`${plain}r`, `${plain}s`, `${plain}z`, `${verb}r`, `${verb}s`] : [];
}
