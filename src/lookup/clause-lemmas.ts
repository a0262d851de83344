import type { InflectionRules } from '../inflection/inflection.ts';
import { toWordKey } from '../language/normalise.ts';
import type { PointedWord } from '../language/pointed-word.ts';
import type { WordIndex } from '../store/content/read/word-search.ts';
import { FOLDED, FOLDED_FORM } from '../store/content/word-entries.ts';
import type { ClauseWord } from './clause.ts';
import { findCliticLeads } from './clitics.ts';
import { findEndingLeads } from './endings.ts';
import { cardKey } from './lead.ts';

/** Most lemmas of one word: those that the deck knows, then those that the rules give, the likeliest first. */
const MAX_LEMMAS = 8;

/** Words between a reflexive pronoun and its verb: `me he dado cuenta`. */
const REFLEXIVE_REACH = 2;

/** Most words whose rules are remembered: those of the lines that the pointer moves in. */
const MAX_REMEMBERED = 500;

const remembered = new WeakMap<InflectionRules, Map<string, readonly string[]>>();

/** A word of a clause with the words of a deck that it may be a form of, its own spelling first. */
export interface LemmatisedClauseWord extends ClauseWord {
  lemmas: readonly string[];
}

/** Finds the lemmas of some words of the clause around the pointed word. */
export function lemmatise(
  { text, language }: PointedWord,
  words: readonly ClauseWord[],
  { index, inflection }: { index: WordIndex; inflection: InflectionRules },
): LemmatisedClauseWord[] {
  const pointed = words.map(({ start, end, text: word }) => {
    const spelling = text.slice(start, end);
    return { text, offset: start, start, end, spelling, key: toWordKey(word, language), language };
  });
  const keys = pointed.map(({ key }) => key);
  // `faz-me` is a form of what `faz` is a form of.
  const attached = pointed.map((word) => findCliticLeads(word, inflection).map(({ wordKey }) => wordKey));
  const known = index
    .find(new Set([...keys, ...attached.flat()]))
    .filter(({ kind }) => kind !== FOLDED && kind !== FOLDED_FORM);
  return words.map((word, at) => {
    const key = keys[at] ?? word.text;
    const near = keys.slice(Math.max(0, at - REFLEXIVE_REACH), at + 1);
    const bases = [key, ...(attached[at] ?? [])];
    const lemmas = [
      key,
      ...bases.flatMap((base) => known.filter((match) => match.key === base).map(cardKey)),
      ...pointed.slice(at, at + 1).flatMap((word) => listByRules(word, inflection)),
    ];
    const unique = [...new Set(lemmas)].slice(0, MAX_LEMMAS);
    return { ...word, text: key, lemmas: [...unique, ...toReflexive(unique, near, inflection.reflexive)] };
  });
}

/** `darse` of `dar`, if there is a reflexive pronoun. */
function toReflexive(
  lemmas: readonly string[],
  near: readonly string[],
  rules: InflectionRules['reflexive'],
): string[] {
  if (!rules || !near.some((word) => rules.pronoun.test(word))) return [];
  const { infinitive, ending } = rules;
  return lemmas.filter((lemma) => infinitive.test(lemma)).map((lemma) => lemma.replace(infinitive, ending));
}

/** The lemmas that the rules give, remembered because a line's words are asked for at each of its words. */
function listByRules(word: PointedWord, inflection: InflectionRules): readonly string[] {
  const known = remembered.get(inflection) ?? new Map<string, readonly string[]>();
  remembered.set(inflection, known);
  const before = known.get(word.spelling);
  if (before) return before;
  const clitics = findCliticLeads(word, inflection);
  // `tomándole` is a form of what `tomando` is a form of.
  const bases = inflection.reflexive ? clitics.map(({ wordKey }) => wordKey) : [];
  const endings = [word, ...bases.map((key) => ({ ...word, key, spelling: key }))].flatMap((own) =>
    findEndingLeads(own, inflection).flat(),
  );
  const leads = [...clitics, ...endings];
  const lemmas = [...new Set(leads.map(({ wordKey }) => wordKey))].slice(0, MAX_LEMMAS);
  if (known.size >= MAX_REMEMBERED) known.clear();
  known.set(word.spelling, lemmas);
  return lemmas;
}
