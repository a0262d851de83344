import type { DeckFile } from '../../../src/library/formats/deck-file.ts';
import reviewed from '../../data/keyword-agreement.json' with { type: 'json' };
import { getLanguage } from '../languages.ts';
import type { PairPlan } from '../pairs.ts';
import { withoutPhrases } from '../phrases/add-phrases.ts';
import { LICENCE_URLS } from '../sources/catalogue.ts';
import { readFrequentWords, readPictureKeywords, readPictureNames } from '../sources/reference-data.ts';
import { findLateConcepts, readBasicWords } from '../words/basic.ts';
import { compareWithKeywords, compareWithPictures, findFaults, measureCognates, measureCoverage } from './quality.ts';

/** The gates that a deck must pass, with their floors. docs/decks.md explains the measures. */

const MOST_LATE_CONCEPTS = 0.02;
/** Cards of the first years, and the floors of agreement with CLDR among them and in the whole deck. */
const FIRST_YEARS = 2_000;
const AGREEMENT = { first: 0.88, all: 0.84 };
const ASIAN_AGREEMENT = { first: 0.8, all: 0.78 };
const ASIAN = ['jpn', 'cmn'];
/** Languages whose sources know fewer of the first thousand words. */
const LOWER_COVERAGE: Readonly<Record<string, number>> = { cmn: 0.91, pol: 0.85, nld: 0.85 };

/** Under this part of the first cards, and of all, say no more than the word itself. */
const SAME = { first: 0.1, all: 0.15 };
/**
 * In languages that are nearly one, words are the same without being copied. Of the 11,050 Spanish words of Apertium's dictionary with Portuguese
 * (`apertium-es-pt`, which no deck reads), 42 % have themselves as their only translation, as have 42 % of the Portuguese ones; of the Spanish words
 * of its dictionary with English, 5 %.
 */
const SAME_OF_NEIGHBOURS = { first: 0.42, all: 0.42 };
const NEIGHBOURS = ['spa-por', 'por-spa'];
/**
 * Of the Japanese words of that deck, 28 % of the first 2,000 and 31 % of all are written like a Chinese word that shares an English meaning with them,
 * in JMdict and CC-CEDICT, which know nothing of each other.
 */
const SAME_IN_CHARACTERS = { first: 0.28, all: 0.31 };

function toSameBound({ from, to }: PairPlan) {
  if (from === 'jpn' && to === 'cmn') return SAME_IN_CHARACTERS;
  return NEIGHBOURS.includes(`${from}-${to}`) ? SAME_OF_NEIGHBOURS : SAME;
}

/** Agreement of each deck with CLDR's keywords at its last review. */
const KEYWORD_AGREEMENT: Readonly<Record<string, number>> = reviewed;
/** Tolerated decrease from it, before somebody checks the reason. */
const TOLERANCE = 0.015;

/** The words that a learner studies in the first years. Phrases stand among them, and no picture has one for its name. */
export const toBeginning = (deck: DeckFile): DeckFile => ({
  ...deck,
  cards: withoutPhrases(deck).cards.slice(0, FIRST_YEARS),
});

export type Gate = (deck: DeckFile, plan: PairPlan) => string[];

/**
 * A deck must have more cards than this. One that shows only what several sources confirm leaves out words on purpose, rare ones above all; it must
 * cover the commonest as others do.
 */
export const toFewest = ({ leastPoints }: PairPlan): number => (leastPoints === undefined ? 9_000 : 5_000);

const fail = (isFailed: boolean, sentence: string): string[] => (isFailed ? [sentence] : []);
const failIfFew = (cards: number, fewest: number) =>
  fail(cards <= fewest, `expected more than ${fewest.toLocaleString('en')} cards, got ${cards}`);
const toPercent = (share: number) => `${(100 * share).toFixed(1)} %`;

/** Names of pictures describe them in the languages of the plans that are read back (クマの顔), while their keywords have the plain word. */
const readNames = ({ from, to, isReadBack = false, isOverEnglish = false }: PairPlan) =>
  [
    readPictureNames(getLanguage(from).cldr),
    readPictureNames(getLanguage(to).cldr),
    isReadBack || isOverEnglish ? readPictureKeywords(getLanguage(to).cldr) : undefined,
  ] as const;

/** How far a deck agrees with CLDR's names of pictures: its first cards, and all. */
export function measureAgreement(deck: DeckFile, plan: PairPlan) {
  const names = readNames(plan);
  return { first: compareWithPictures(toBeginning(deck), ...names), all: compareWithPictures(deck, ...names) };
}

/** Each gate by what it says of a deck that passes it, with the reasons why a deck does not. */
export const GATES: Readonly<Record<string, Gate>> = {
  'is complete, under one licence, with its sources': ({ cards, licence, sources }, plan) => [
    ...failIfFew(cards.length, toFewest(plan)),
    ...fail(!Object.values<string>(LICENCE_URLS).includes(licence.url), `an unknown licence: ${licence.id}`),
    ...fail(sources.length <= 3, `expected more than 3 sources, got ${sources.length}`),
    ...sources.filter(({ sha256 }) => sha256 === undefined).map(({ name }) => `no checksum: ${name}`),
  ],
  'has no fault in any card': (deck) => findFaults(deck),
  'agrees with the names that CLDR gives to pictures': (deck, plan) => {
    const floor = ASIAN.includes(plan.from) || ASIAN.includes(plan.to) ? ASIAN_AGREEMENT : AGREEMENT;
    const { first, all } = measureAgreement(deck, plan);
    return [
      ...fail(first.cards <= 50 || all.cards <= 200, `too few pictures: ${first.cards}, ${all.cards}`),
      ...fail(first.share < floor.first, `the first cards agree to ${toPercent(first.share)}`),
      ...fail(all.share < floor.all, `all cards agree to ${toPercent(all.share)}`),
    ];
  },
  'agrees with CLDR’s keywords as much as at its last review': (deck, { from, to }) => {
    const [wordsOf, meaningsOf] = [from, to].map((code) => readPictureKeywords(getLanguage(code).cldr));
    if (!wordsOf || !meaningsOf) return [];
    const { share } = compareWithKeywords(toBeginning(deck), wordsOf, meaningsOf);
    const floor = (KEYWORD_AGREEMENT[`${from}-${to}`] ?? 0) - TOLERANCE;
    return fail(share < floor, `agrees to ${toPercent(share)}`);
  },
  'has meanings other than the word itself': (deck, plan) => {
    const bound = toSameBound(plan);
    return [
      ...fail(measureCognates(toBeginning(deck)) >= bound.first, 'too many first cards mean the word itself'),
      ...fail(measureCognates(deck) >= bound.all, 'too many cards mean the word itself'),
    ];
  },
  'covers the commonest words': (deck, { from }) => {
    // The Japanese list of subtitles has pieces of words.
    if (from === 'jpn') return [];
    const { share } = measureCoverage(toBeginning(deck), readFrequentWords(from, 1000));
    return fail(share < (LOWER_COVERAGE[from] ?? 0.92), `covers ${toPercent(share)} of the commonest words`);
  },
  'has the words of daily life early': (deck, { from, to }) => {
    const concepts = readBasicWords(from, to);
    const words = withoutPhrases(deck).cards.map(([word]) => word);
    const late = findLateConcepts(words, concepts);
    return [
      ...fail(late.length > MOST_LATE_CONCEPTS * concepts.length, `late words: ${toWords(late)}`),
      ...fail(
        late.some(({ isCalendar }) => isCalendar),
        `late weekdays or months: ${toWords(late)}`,
      ),
    ];
  },
};

const toWords = (concepts: readonly { words: readonly string[] }[]) => concepts.map(({ words }) => words[0]).join(' ');

/** Every reason why a deck does not pass, each behind its gate; empty when it does. */
export function findFailures(deck: DeckFile, plan: PairPlan): string[] {
  return Object.entries(GATES).flatMap(([name, gate]) => gate(deck, plan).map((reason) => `${name}: ${reason}`));
}
