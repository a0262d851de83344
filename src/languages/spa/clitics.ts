import type { SplitClitics } from '../../inflection/word-rules.ts';

/** Pronouns attached to the end of a verb, one or two of them: `da-me-lo`. */
const PRONOUNS = /^(.{2,}?)(me|te|se|nos|os)?(me|te|se|nos|os|lo|la|le|los|las|les)$/u;
const ACCENTS: Record<string, string> = { á: 'a', é: 'e', í: 'i', ó: 'o', ú: 'u' };
const VOWELS = /[aeiouáéíóúü]+/gu;

const toPlain = (text: string) => text.replace(/[áéíóú]/gu, (letter) => ACCENTS[letter] ?? letter);
const VERB = /[aeií]r(se)?$/u;

/**
 * Finds the verb before attached pronouns. The verb keeps its stress, so longer forms get an accent, which is removed: `dámelo` is `da`,
 * `indicarle` is `indicar`, `diciéndonos` is `diciendo`, `vámonos` is `vamos`.
 */
export const splitClitics: SplitClitics = ({ key }) =>
  [...new Set(cutPronouns(key))].map((spelling) => ({ spelling, isMeant: VERB }));

function cutPronouns(key: string): string[] {
  const verbs: string[] = [];
  // With two pronouns first: in `dámelo`, `me` does not belong to the verb.
  const [, shortest = '', first, last = ''] = PRONOUNS.exec(key) ?? [];
  if (last === '') return [];
  if (first !== undefined) verbs.push(...toVerbs(shortest, 2, first));
  verbs.push(...toVerbs(shortest + (first ?? ''), 1, last));
  return verbs;
}

/** @param next - The pronoun right behind the verb. */
function toVerbs(written: string, pronouns: number, next: string): string[] {
  const verb = toPlain(written);
  if (/(?:[aeií]r|ndo)$/u.test(verb)) return [verb];
  const isShort = (written.match(VOWELS) ?? []).length === 1;
  // An imperative of two syllables is stressed on the last but two once a pronoun follows: without an accent it is none.
  if (written === verb && !(isShort && pronouns === 1))
    return next === 'os' && /[aei]$/u.test(verb) ? [`${verb}d`] : [];
  // `vamos` loses its s before `nos`, `sentad` its d before `os`.
  if (next === 'nos' && verb.endsWith('mo')) return [`${verb}s`];
  if (next === 'os' && verb.endsWith('i')) return [`${verb}d`];
  return [verb];
}
