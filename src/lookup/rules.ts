import type { InflectionRules } from '../inflection/inflection.ts';
import { toFoldedKey } from '../language/normalise.ts';
import { type PointedWord, pointAt } from '../language/pointed-word.ts';
import { segmentWords } from '../language/segment.ts';
import type { TextRange } from '../model/text-range.ts';
import type { WordIndex } from '../store/content/read/word-search.ts';
import type { Candidate } from './candidates.ts';
import { findCliticLeads } from './clitics.ts';
import { type Collector, createCollector, type Search } from './collector.ts';
import { findCompoundLeads } from './compounds.ts';
import { orderByCut } from './cut-word.ts';
import { findDroppedEnd } from './dropped-end.ts';
import { findElision, findElisionLeads } from './elision.ts';
import { findDerivedLeads, findEndingLeads, isNotDerived } from './endings.ts';
import type { Inflections } from './inflections.ts';
import { findPartLeads } from './joined-parts.ts';
import { isLedTo, keysOf, type Lead } from './lead.ts';
import { findPlacedVerb, type PlacedVerb } from './placed-verb.ts';
import { findAuxiliaryLeads, findRunTogether } from './run-together.ts';
import { findJoinedLeads, findSeparableLeads } from './separable.ts';
import { findSpellingLeads } from './spellings.ts';
import { findStemLeads } from './stems.ts';
import {
  acceptReading,
  believeBorders,
  believeKatakana,
  believeReading,
  isIdeograph,
  isInflected,
  isReadable,
} from './unspaced.ts';

/** The position and language of a look-up, with the ranges from `findCandidates`. */
export interface Query {
  text: string;
  offset: number;
  /** ISO 639-3 code, as `toLanguageCode` gives it; undefined when unknown. */
  language: string | undefined;
  candidates: readonly Candidate[];
  /** Of the language, or of all that decks answer for where it is unknown. */
  inflections: Inflections;
  /** Whether the text is one word. */
  isWord?: boolean | undefined;
}

/**
 * Asks for what each rule makes of a word, until a card is found.
 *
 * @param words - What is pointed at, as each language takes it.
 * @param asked - The decks that answer for one of them.
 */
export function askByRules(
  collector: Collector,
  words: readonly PointedWord[],
  { inflections, asked }: { inflections: Inflections; asked: (word: PointedWord) => WordIndex },
): void {
  for (const makeLeads of MAKERS) {
    for (const word of words) {
      const inflection = inflections.get(word.language) ?? {};
      if (collector.ask(asked(word), makeLeads(word, asked(word), inflection))) return;
    }
  }
}

/** The word that the browser sees, which answers behind a phrase. A particle before a phrase's verb is none: に of 道に迷う. */
const findOwnWord = (text: string, candidates: readonly Candidate[], cut: TextRange): Candidate | undefined =>
  candidates.find(({ start, end }) => start === cut.start && end === cut.end && isIdeograph(text.charAt(start)));

/** Where no space ends a word, its ending tells how long it is: each range is looked for as it is, in another spelling, and without an ending. */
export function searchUnspaced(
  { text, offset, language, candidates, inflections, isWord }: Query,
  languages: readonly string[],
  index: WordIndex,
): Search {
  const collector = createCollector();
  const inflected = languages.flatMap((language) => {
    const inflection = inflections.get(language);
    return inflection ? [{ language, inflection }] : [];
  });
  if (isWord === true) {
    const groups = inflected.map(({ language, inflection }) => findWholeLeads(text, language, inflection, index));
    if (collector.ask(index, groups)) return collector;
  }
  const segments = segmentWords(text, language);
  const cut = segments.find(({ start, end }) => start <= offset && offset < end);
  const own = cut && findOwnWord(text, candidates, cut);
  const toOwn = (range: Candidate): Lead[][] => {
    const own = restrict(
      { ...range, ...believeReading(text, range, cut) },
      believeBorders(text, range, segments).accepts,
    );
    const [only] = inflected;
    const isCut = cut !== undefined && range.start === cut.start && range.end === cut.end;
    // A single kana is a particle, or a piece of another word.
    if (!only || !(isCut || range.isAlone) || range.end - range.start < 2 || !isReadable(own)) return [[own]];
    const [bases = []] = findEndingLeads(pointAt(text, range, offset, only.language), only.inflection);
    const readings = bases.map(acceptReading);
    // What the browser cuts otherwise is a form of a word in kana before one that only reads so: しないで is of する, and not of 刷る.
    if (!isCut) return [[own], bases, readings];
    const ordered = orderReadings(own, readings, index) ?? [own];
    const nouns = only.inflection.isNoun?.(text, range) ? [restrict(own, (match) => !isInflected(match.word))] : [];
    return [[...nouns, ...ordered]];
  };
  const toGroups = (range: Candidate): Lead[][] => [
    ...toOwn(range),
    ...(range.isLong ? [] : inflected).flatMap(({ language, inflection }) => {
      const word = pointAt(text, range, offset, language);
      const [ofEndings = []] = findEndingLeads(word, inflection);
      const respelt = [findSpellingLeads(word, inflection), ofEndings];
      return respelt
        .map((leads) => leads.flatMap((lead) => believeKatakana(text, range, lead) ?? []))
        .filter((leads) => leads.length > 0);
    }),
  ];
  const [only] = inflected;
  if (language !== undefined && only?.inflection.cutsByFrequency) {
    const { longer, word } = orderByCut({ text, offset, ...only }, candidates, index);
    const first = [...longer.map((range) => [range]), ...(word ? toGroups(word) : [])];
    if (collector.ask(index, own ? [...first, [own]] : first)) return { ...collector, word: own };
  }
  const whole = candidates.filter(
    (range) => !inflected.some(({ inflection }) => inflection.isTorn?.(text, range, segments)),
  );
  const verb =
    only &&
    findPlacedVerb({ text, offset, language: only.language }, only.inflection.findVerbs?.(text, offset) ?? [], index);
  collector.ask(index, verb ? placeVerb(text, whole, verb, toGroups) : whole.flatMap(toGroups));
  return { ...collector, word: own };
}

/** Puts a verb before what does not begin in a character, or before what is shorter. */
function placeVerb(
  text: string,
  ranges: readonly Candidate[],
  { leads, isSure }: PlacedVerb,
  toGroups: (range: Candidate) => Lead[][],
): Lead[][] {
  const { start = 0, end = 0 } = leads[0] ?? {};
  const isBefore = (range: Candidate) =>
    isSure ? range.start < start && isIdeograph(text.charAt(range.start)) : range.end - range.start >= end - start;
  return [
    ...ranges.filter(isBefore).flatMap(toGroups),
    leads,
    ...ranges.filter((range) => !isBefore(range)).flatMap(toGroups),
  ];
}

/** A text without spaces as one word: as it is written, in other spellings, and without its ending. */
function findWholeLeads(text: string, language: string, inflection: InflectionRules, index: WordIndex): Lead[] {
  const word = pointAt(text, { start: 0, end: text.length }, 0, language);
  const own: Lead = { start: 0, end: text.length, wordKey: word.key, foldedKey: toFoldedKey(text, language) };
  const bases = findEndingLeads(word, inflection).flatMap((leads) => leads.map(acceptReading));
  const [first = own, ...others] = (isReadable(own) && orderReadings(own, bases, index)) || [own, ...bases];
  return [first, ...findSpellingLeads(word, inflection), ...others];
}

/** How much more frequent a word must be of which a reading is only a form: きた is 来る before 北, but はなし is 話 before 話す. */
const FORM_ADVANTAGE = 4;

/**
 * Orders by frequency what a word in kana leads to: cards of which it is the reading (北), and the words of which it is a form.
 *
 * @param bases - Leads to words of which it may be a form, also by their readings.
 * @returns undefined if a card is written in kana as the text is.
 */
function orderReadings(own: Lead, bases: readonly Lead[], index: WordIndex): Lead[] | undefined {
  const leads = [own, ...bases];
  const keys = index.languages.flatMap((language) => leads.flatMap((lead) => keysOf(lead, language)));
  const matches = index.find(new Set(keys));
  const findCards = (lead: Lead) => matches.flatMap((match) => (isLedTo(lead, match) ? [match.card] : []));
  if (findCards(own).some(([, word]) => isReadable({ wordKey: word }))) return undefined;
  const ranked = leads.map((lead, place) => {
    const rank = Math.min(Number.MAX_SAFE_INTEGER, ...findCards(lead).map(([rank]) => rank));
    return { lead, rank: rank * (place === 0 ? 1 : FORM_ADVANTAGE) };
  });
  return ranked.sort((a, b) => a.rank - b.rank).map(({ lead }) => lead);
}

/** A lead that accepts only what another condition accepts, too. */
function restrict(lead: Lead, also: Lead['accepts']): Lead {
  if (also === undefined) return lead;
  return { ...lead, accepts: (match) => also(match) && (lead.accepts?.(match) ?? true) };
}

/** Best first. Each gives groups of leads. */
const MAKERS: ((word: PointedWord, index: WordIndex, inflection: InflectionRules) => Lead[][])[] = [
  (word, index, inflection) => [
    findSeparableLeads(word, index, inflection, (form) => findEndingLeads(form, inflection).flat()),
  ],
  (word, _, inflection) => [findJoinedLeads(word, inflection)],
  (word, _, inflection) => findSpellingLeads(word, inflection).map((lead) => [lead]),
  (word, _, inflection) => findDroppedEnd(word, inflection),
  (word, _, inflection) => findElisionLeads(word, inflection).map((lead) => [lead]),
  (word, _, inflection) => findCliticLeads(toCore(word, inflection), inflection).map((lead) => [lead]),
  (word, _, inflection) => findEndingLeads(toCore(word, inflection), inflection),
  (word, _, inflection) => findAuxiliaryLeads(word, inflection),
  findRunTogether,
  (word, _, inflection) => findDerivedLeads(toCore(word, inflection), inflection),
  (word, index, inflection) =>
    isNotDerived(word, inflection.notDerived)
      ? []
      : [findStemLeads(toCore(word, inflection), index, inflection.stemmer)],
  // Of a deck that is still arriving, the word itself may come yet.
  (word, index, inflection) => [findCompoundLeads(toCore(word, inflection), index.complete(), inflection)],
  (word) => findPartLeads(word).map((lead) => [lead]),
];

/** The rest of a word without its `l'` or `dell'`. */
function toCore(word: PointedWord, inflection: InflectionRules): PointedWord {
  const tail = findElision(word, inflection)?.tail;
  return tail && word.offset >= tail.start ? tail : word;
}
