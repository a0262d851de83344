import type { InflectionRules } from '../inflection/inflection.ts';
import { type PointedWord, pointAt } from '../language/pointed-word.ts';
import type { WordIndex } from '../store/content/read/word-search.ts';
import type { Candidate } from './candidates.ts';
import { findCliticLeads } from './clitics.ts';
import { createCollector, type Search } from './collector.ts';
import { findElidedPhrases } from './elision.ts';
import { findHyphenatedLeads } from './hyphenated.ts';
import type { Lead } from './lead.ts';
import { findPhraseLeads } from './phrases.ts';
import { askByRules, type Query, searchUnspaced } from './rules.ts';
import { findSeparableLeads } from './separable.ts';
import { isUnspaced } from './unspaced.ts';

/**
 * Finds what a position of a text leads to: the longest phrase, then the word, then what the rules of its language make of it, each
 * only when nothing before it has a card. A separable verb stands before the verb that is a part of it, and a phrase before its word.
 *
 * Has no side effects.
 */
export function search(query: Query, index: WordIndex): Search {
  const collector = createCollector();
  const { text, offset, candidates, inflections } = query;
  const last = candidates.at(-1);
  if (!last) return collector;
  // The rules are those of a language; where the text's is unknown, each deck is asked by its own.
  const languages = query.language === undefined ? index.languages : [query.language];
  if (isUnspaced(text, offset)) return searchUnspaced(query, languages, index);
  const rulesOf = (language: string) => inflections.get(language) ?? {};
  const words = languages.flatMap((language) =>
    findWordRanges(candidates, rulesOf(language)).map((range) => pointAt(text, range, offset, language)),
  );
  const word: Lead = {
    ...last,
    lemmas: words.flatMap(({ key, language }) => rulesOf(language).sharedForms?.get(key) ?? []),
  };
  const asked = (word: PointedWord) => (query.language === undefined ? index.only(word.language) : index);

  const verbs = words.flatMap((word) => [
    ...findHyphenated(word, rulesOf(word.language)),
    ...findSeparableLeads(word, asked(word), rulesOf(word.language)),
  ]);
  const isDoubtful = ({ mayEndSentence }: Candidate) => mayEndSentence === true;
  const stopped = candidates.filter(isDoubtful).map((candidate) => [candidate]);
  const phrases = candidates.slice(0, -1).flatMap((phrase) => {
    if (isDoubtful(phrase)) return [];
    const elided = languages.flatMap((language) =>
      findElidedPhrases(query, phrase, { language, inflection: rulesOf(language) }),
    );
    return elided.length === 0 ? [[phrase]] : [[phrase], elided];
  });
  if (collector.ask(index, phrases)) {
    // Other cards of the word answer beside a headword with its article.
    collector.ask(index, [[...verbs, word], ...stopped]);
    return { ...collector, word };
  }
  const inflected = words.map((word) => findPhraseLeads(word, asked(word), rulesOf(word.language)));
  const joined = inflected.flatMap((leads) => leads.joined);
  const separated = inflected.flatMap((leads) => leads.separated);
  const hyphenated = words.flatMap((word) => findHyphenatedLeads(word, rulesOf(word.language)));
  if (collector.ask(index, [...joined, hyphenated, [...separated, ...verbs, word], ...stopped]))
    return { ...collector, word };
  askByRules(collector, words, { inflections, asked });
  return collector;
}

const HYPHENATED = /^\p{L}+-\p{L}+$/u;

/** The ranges that rules look at: the word and, in Filipino, what a hyphen makes one word with it: `nag-aral`. */
function findWordRanges(candidates: readonly Candidate[], { joinsHyphens }: InflectionRules): Candidate[] {
  const joined = joinsHyphens ? candidates.filter(({ wordKey }) => HYPHENATED.test(wordKey)) : [];
  return [...joined.slice(0, 1), ...candidates.slice(-1)];
}

/** Clitics that make the part before them another word, which must not answer. */
const findHyphenated = (word: PointedWord, inflection: InflectionRules): Lead[] =>
  inflection.hasHyphenatedClitics ? findCliticLeads(word, inflection) : [];
