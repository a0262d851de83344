import { type SeparatedPhrase, toSet } from '../../inflection/phrases.ts';

const POSSESSIVES = toSet('my your his her its our their');
const REFLEXIVES = toSet('myself yourself himself herself itself ourselves yourselves themselves');
/** Words that stand behind the verb of a phrase, or behind the noun: `look up`, `state of the art`. */
const BEHIND_HEAD = toSet(
  'up down out off in on away back over through around along about by to with for at into after across against apart aside forward ' +
    'together of from upon under ahead between without like as a an the it him her them me us you this that one no some any',
);
/** Verbs that form phrases with nouns and adjectives. Of other verbs, a form with `s` is as likely a noun. */
const LIGHT_VERBS = toSet(
  'be take make have give get do go come keep pay lose catch play set hold run fall break bring call draw feel hit leave put say see show ' +
    'stand tell turn raise reach save spend change cross face follow find',
);
/** Adjectives that stand behind the noun of a title: `attorneys general`. */
const BEHIND_NOUN =
  /^(?:general|martial|elect|laureate|royal|errant|public|politic|apparent|regent|designate|extraordinary|emeritus)$/;
const IRREGULAR_PLURALS = toSet(
  'men women people feet teeth mice geese children wives lives knives leaves halves wolves',
);

/** Words that no verb follows. */
const ARTICLE = /^(?:an?|the|this|my|your|his|its|our|their|no|some)$/;

const NOUN_BEGIN =
  /^(?:an?|the|these|those|my|your|his|her|its|our|their|no|some|both|all|two|three|many|few|several)$/;

/** Words that a deck's phrase may have where the text has another person: `lost his temper` of `lose one's temper`. */
export function toGeneralWord(word: string): string[] {
  if (POSSESSIVES.has(word)) return [word, "one's", "someone's", "somebody's"];
  return REFLEXIVES.has(word) ? [word, 'oneself'] : [word];
}

/**
 * Decides whether the words of the text may be forms of the phrase. English forms are ambiguous: `cars park` is not `car park`, and `the
 * lights house` is not `light house`.
 *
 * Many branches because each line is one rule of English, and it is asked for every phrase of a look-up.
 */
export function fitsEnglishPhrase(forms: readonly string[], wordKey: string, before: string | undefined): boolean {
  const words = wordKey.split(' ');
  const [head, next, last] = [forms[0] ?? '', words[1] ?? '', forms.at(-1) ?? ''];
  const [base = '', lastBase = ''] = [words[0], words.at(-1)];
  const isHeadInflected = head !== base;
  const isLastInflected = last !== lastBase && !lastBase.startsWith('one');
  // Behind an article it is a noun: `the thought of it`.
  if (isHeadInflected && ARTICLE.test(before ?? '') && !isPluralForm(head)) return false;
  if (isHeadInflected && !isLastInflected && BEHIND_NOUN.test(next)) return isPluralForm(head);
  // So is a plural behind a possessive, but `my brothers in law` is a phrase of nouns.
  if (isHeadInflected && words.length === 2 && next !== 'of' && NOUN_BEGIN.test(before ?? '')) return false;
  if (isHeadInflected && !fitsHead(head, base, next)) return false;
  if (!isLastInflected) return true;
  if (!isPluralForm(last) || BEHIND_HEAD.has(lastBase) || last === `${lastBase}'s`) return false;
  return !isHeadInflected || words.some((word) => word.startsWith('one'));
}

const isPluralForm = (word: string) => word.endsWith('s') || IRREGULAR_PLURALS.has(word);

function fitsHead(head: string, base: string, next: string): boolean {
  if (BEHIND_HEAD.has(base) || head.endsWith("'s")) return false;
  return BEHIND_HEAD.has(next) || next.startsWith('one') || LIGHT_VERBS.has(base) || /(?:ed|ing)$/.test(head);
}

/** Verbs with an infinitive behind their object. */
const CAUSATIVE = /\b(?:let|make|have|help|see|hear|watch)\b/;
const PRONOUN = /^(?:it|him|them|me|us|you)$/;

/** Whether a verb can stand there, with an object of its own: not `the look … up`, `let us sit down`, `ran a mile out of town`. */
export function fitsSeparated({ before, lemmas, gap, rest }: SeparatedPhrase): boolean {
  if (rest > 1 || ARTICLE.test(before)) return false;
  const [first] = gap;
  if (gap.length === 1 || first === undefined) return true;
  return !PRONOUN.test(first) && !(CAUSATIVE.test(lemmas.join(' ')) && first === 'her');
}
