import { segmentWords } from '../language/segment.ts';
import type { KeyMatch, WordIndex } from '../store/word-search.ts';
import type { Candidate } from './candidates.ts';
import { findCliticLeads } from './clitics.ts';
import { findCompoundLeads } from './compounds.ts';
import { findElidedPhrases, findElision, findElisionLeads } from './elision.ts';
import { findEndingLeads } from './endings.ts';
import type { Inflection } from './inflections/inflection.ts';
import type { Inflections } from './inflections.ts';
import { findPartLeads } from './joined-parts.ts';
import { isLedTo, keysOf, type Lead, type PointedWord, pointAt } from './lead.ts';
import { findSeparableLeads } from './separable.ts';
import { findSpellingLeads } from './spellings.ts';
import { findStemLeads } from './stems.ts';
import { believeReading, isUnspaced } from './unspaced.ts';

/** What a look-up asks about, and the stretches that `findCandidates` has made of it. */
export interface Query {
  text: string;
  offset: number;
  /** ISO 639-3 code, as `toLanguageCode` gives it; undefined when unknown. */
  language: string | undefined;
  candidates: readonly Candidate[];
  inflections: Inflections;
}

/** What there is to answer with. */
export interface Search {
  /** Best first. The leads of a group answer together; a later group answers only when no earlier one has a card. */
  groups: readonly (readonly Lead[])[];
  /** The cards that the keys of the leads have led to, in no particular order. */
  matches: readonly KeyMatch[];
  /** Languages whose inflections are to be loaded, and then asked again. */
  missing: readonly string[];
}

/**
 * Finds what a place of a text leads to: the longest phrase, then the word, then what the rules of its language make of it, each
 * only when nothing before it has a card. A separable verb stands before the verb that is a part of it.
 *
 * Does nothing but ask the index, so that it can be called again.
 */
export function search(query: Query, index: WordIndex): Search {
  const collector = createCollector();
  const { text, offset, candidates, inflections } = query;
  const place = candidates.at(-1);
  if (!place) return collector;
  // The rules are those of a language; where the text's is unknown, each deck is asked by its own.
  const languages = query.language === undefined ? index.languages : [query.language];
  if (isUnspaced(text, offset)) return searchUnspaced(query, languages, index);
  const words = languages.map((language) => pointAt(text, place, offset, language));
  const asked = (word: PointedWord) => (query.language === undefined ? index.only(word.language) : index);

  const verbs = words.flatMap((word) => [...findHyphenated(word), ...findSeparableLeads(word, asked(word))]);
  const phrases = candidates.slice(0, -1).flatMap((phrase) => {
    const elided = languages.flatMap((language) => findElidedPhrases(query, phrase, language));
    return elided.length === 0 ? [[phrase]] : [[phrase], elided];
  });
  if (collector.ask(index, [...phrases, [...verbs, place]])) return collector;
  const missing = inflections.listMissing(words.map(({ language }) => language));
  if (missing.length > 0) return { ...collector, missing };
  for (const rule of RULES) {
    for (const word of words) {
      if (collector.ask(asked(word), rule(word, asked(word), inflections.find(word.language) ?? {}))) return collector;
    }
  }
  return collector;
}

/** Where no space ends a word, its ending tells how long it is: each stretch is looked for as it is, in another spelling, and without an ending. */
function searchUnspaced(
  { text, offset, language, candidates, inflections }: Query,
  languages: readonly string[],
  index: WordIndex,
): Search {
  const collector = createCollector();
  const missing = inflections.listMissing(languages);
  if (missing.length > 0) return { ...collector, missing };
  const inflected = languages.flatMap((language) => {
    const inflection = inflections.find(language);
    return inflection ? [{ language, inflection }] : [];
  });
  const cut = segmentWords(text, language).find(({ start, end }) => start <= offset && offset < end);
  const groups = candidates.flatMap((stretch) => [
    [{ ...stretch, ...believeReading(text, stretch, cut) }],
    ...inflected.flatMap(({ language, inflection }) => {
      const word = pointAt(text, stretch, offset, language);
      const [ofEndings = []] = findEndingLeads(word, inflection);
      return [findSpellingLeads(word, inflection), ofEndings].filter((leads) => leads.length > 0);
    }),
  ]);
  collector.ask(index, groups);
  return collector;
}

/** Portuguese joins pronouns by hyphens, and what stands before them is no word by itself: `pô-lo` is not `pó`. */
function findHyphenated(word: PointedWord): Lead[] {
  return word.language === 'por' ? findCliticLeads(word) : [];
}

/** Best first. Each gives groups of leads. */
const RULES: ((word: PointedWord, index: WordIndex, inflection: Inflection) => Lead[][])[] = [
  (...asked) => [findSeparableLeads(...asked)],
  (word, _, inflection) => findSpellingLeads(word, inflection).map((lead) => [lead]),
  (word) => findElisionLeads(word).map((lead) => [lead]),
  (word) => findCliticLeads(toCore(word)).map((lead) => [lead]),
  (word, _, inflection) => findEndingLeads(toCore(word), inflection),
  (word, index, { stemmer }) => [findStemLeads(toCore(word), index, stemmer)],
  (word, index) => [findCompoundLeads(toCore(word), index)],
  (word) => findPartLeads(word).map((lead) => [lead]),
];

/** What is left to look at when `l'` or `dell'` is taken off. */
function toCore(word: PointedWord): PointedWord {
  const tail = findElision(word)?.tail;
  return tail && word.offset >= tail.start ? tail : word;
}

function createCollector() {
  const groups: (readonly Lead[])[] = [];
  const matches: KeyMatch[] = [];
  return {
    groups,
    matches,
    missing: [],
    /** @returns Whether one of the groups has a card. */
    ask(index: WordIndex, asked: readonly (readonly Lead[])[]): boolean {
      const leads = asked.flat();
      if (leads.length === 0) return false;
      groups.push(...asked);
      const { languages } = index;
      const found = index.find(
        new Set(languages.flatMap((language) => leads.flatMap((lead) => keysOf(lead, language)))),
      );
      matches.push(...found);
      return leads.some((lead) => found.some((match) => isLedTo(lead, match)));
    },
  };
}
