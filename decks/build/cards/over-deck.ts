import { readDeck } from '../../../scripts/lookup/packaged-decks.ts';
import type { DeckFile, DeckFileCard } from '../../../src/library/formats/deck-file.ts';
import type { WordClass } from '../../../src/model/card.ts';
import type { PartOfSpeech } from '../../read/freedict.ts';
import { toChineseCharacters } from '../../read/japanese-characters.ts';
import { type Confirmation, createConfirmation } from '../meanings/confirm.ts';
import { chooseMeanings, MAX_MEANINGS } from '../meanings/polish.ts';
import { findMeanings, type Meaning } from '../meanings/translate.ts';
import { isProfane } from '../meanings/vulgar.ts';
import { IMPORTED_PAIRS, type PairPlan } from '../pairs.ts';
import { withoutPhrases } from '../phrases/add-phrases.ts';
import type { Sources } from '../sources/sources.ts';
import { findWays, readEnglishDecks, toScriptCheck, UNSPACED } from '../sources/ways.ts';
import { createAsianClasses } from '../words/asian-classes.ts';
import { type BasicConcept, readBasicWords, withConcepts } from '../words/basic.ts';
import { compare } from '../words/frequency.ts';
import { readHandwork } from './closed-words.ts';
import type { CardsOutput } from './deck.ts';

/**
 * Decks from Japanese and Chinese into other languages than English: words, order, forms and details are those of the deck into English, the
 * meanings come by way of it and from the dictionaries of the pair.
 */

/** Minimum score of a further meaning, as a share of the best one's. */
const NEAR_ENOUGH = 0.3;
/** Cards from these positions on have at most so many meanings. */
const FEWER = [
  { from: 15_000, most: 2 },
  { from: 5_000, most: 3 },
] as const;

const toMost = (index: number) => FEWER.find(({ from }) => index >= from)?.most ?? MAX_MEANINGS;

const NAMES: Readonly<Partial<Record<PartOfSpeech, readonly WordClass[]>>> = {
  n: ['noun', 'name'],
  v: ['verb'],
  a: ['adjective'],
  r: ['adverb'],
};
/** Weight of a meaning whose word is of another class: 平らか is *level*, but not `nivel`. */
const OF_OTHER_CLASS = 0.35;

/** Weighs meanings by whether they are of a class of the word, as far as the deck from their language tells. */
function createClassCheck(to: string) {
  const known = new Map(
    readDeck(`${to}-eng`).cards.map(([word, , , details]) => [word.toLowerCase(), details?.classes]),
  );
  const isOther = (meaning: string, allowed: readonly WordClass[]) => {
    const found = known.get(meaning.toLowerCase());
    return found !== undefined && !found.some((name) => allowed.includes(name));
  };
  return (meanings: readonly Meaning[], classes: readonly PartOfSpeech[]): Meaning[] => {
    const allowed = classes.flatMap((pos) => NAMES[pos] ?? []);
    if (allowed.length === 0) return [...meanings];
    return meanings
      .map((meaning) =>
        isOther(meaning.word, allowed) ? { ...meaning, score: meaning.score * OF_OTHER_CLASS } : meaning,
      )
      .sort((a, b) => b.score - a.score || compare(a.word, b.word));
  };
}

/** Kinds of words and meanings that do not go together, by language of the meanings: the class of the word, and the only class of the meaning. */
const APART: Readonly<Record<string, readonly string[]>> = {
  // A noun may be a verb with する and an adjective with の.
  jpn: ['n v'],
  // A verb names the act, too.
  cmn: ['v n', 'a n', 'n a'],
};
const APART_ELSEWHERE = ['n v', 'v n'];
const LETTERS: Readonly<Partial<Record<WordClass, PartOfSpeech>>> = { noun: 'n', verb: 'v' };

/** Whether a word of a class and a meaning are of different kinds. */
function createApartCheck(to: string, sources: Sources): (pos: PartOfSpeech, meaning: string) => boolean {
  const cards = UNSPACED.has(to) ? [] : readDeck(`${to}-eng`).cards;
  const european = new Map(cards.map(([word, , , details]) => [word.toLowerCase(), details?.classes ?? []]));
  const asian = UNSPACED.has(to) ? createAsianClasses(to, sources) : undefined;
  const classesOf = (meaning: string) =>
    asian?.(meaning) ?? european.get(meaning.toLowerCase())?.map((name) => LETTERS[name] ?? 'x') ?? [];
  const apart = APART[to] ?? APART_ELSEWHERE;
  return (pos, meaning) => {
    const [only, second] = classesOf(meaning);
    return only !== undefined && second === undefined && apart.includes(`${pos} ${only}`);
  };
}

/** The deck of the other direction, where that is one of this kind. */
function buildReverse({ from, to }: PairPlan, sources: Sources): DeckFile | undefined {
  const plan = UNSPACED.has(to) ? IMPORTED_PAIRS.find((other) => other.from === to && other.to === from) : undefined;
  if (!plan) return undefined;
  const { cards } = buildOverDeck({ ...plan, leastPoints: undefined }, sources);
  return { ...readDeck(`${to}-eng`), cards };
}

const HIRAGANA = /^\p{Script=Hiragana}+$/u;

/**
 * Points of a meaning that the deck into English lacks: in most languages a rare word of one sense. The Chinese deck is so large that it lacks odd
 * ones only, and the Japanese one lacks the readings of words that are written otherwise (きょぎ, 虚偽).
 */
function countUnknown(to: string, meaning: string): number {
  if (to === 'cmn') return 0;
  return HIRAGANA.test(meaning) ? -2 : 1;
}

/** Checks the meanings of a deck over English, if its plan demands that. */
export function openConfirmation(plan: PairPlan, sources: Sources): Confirmation | undefined {
  if (plan.leastPoints === undefined) return undefined;
  return createConfirmation({
    decks: readEnglishDecks(plan.from, plan.to),
    reverse: buildReverse(plan, sources),
    // Chinese has dictionaries with two of the third languages only.
    isReturnEnough: plan.to === 'cmn' && plan.from !== 'jpn',
    enough: plan.leastPoints,
    areApart: createApartCheck(plan.to, sources),
    countUnknown: (meaning) => countUnknown(plan.to, meaning),
    ...(plan.from === 'jpn' && plan.to === 'cmn' ? { respell: toChineseCharacters } : {}),
  });
}

/** Finds the meanings of a word in its classes, in any class where those have none. */
function createFindMeanings(plan: PairPlan, sources: Sources): (word: string) => readonly Meaning[] {
  const { direct, english, foreign, englishCheck } = findWays(plan, sources);
  const classesOf = createAsianClasses(plan.from, sources);
  const isWritten = toScriptCheck(plan.to);
  const weighClasses = createClassCheck(plan.to);
  const confirmation = openConfirmation(plan, sources);
  const find = (word: string, pos: PartOfSpeech) => {
    const found = findMeanings(direct, [...english, ...foreign], word, pos).filter(({ word: text }) => isWritten(text));
    const weighed = weighClasses(englishCheck?.check(word, found) ?? found, classesOf(word));
    return confirmation?.confirm(word, pos, weighed) ?? weighed;
  };
  return (word) => {
    const [pos, second] = classesOf(word);
    const found = pos !== undefined && second === undefined ? find(word, pos) : [];
    return found.length > 0 ? found : find(word, '');
  };
}

const isOf = ({ words }: BasicConcept, word: string) => words.includes(word);

export function buildOverDeck(plan: PairPlan, sources: Sources): Pick<CardsOutput, 'cards'> {
  const { from, to } = plan;
  sources.packages.startRecord();
  const handwork = readHandwork(from, to);
  const byHand = new Map(
    [...handwork.meanings.values(), ...handwork.closed].map((card) => [card.word, card.meanings] as const),
  );
  const basic = readBasicWords(from, to);
  const find = createFindMeanings(plan, sources);
  const cards: DeckFileCard[] = [];
  for (const [word, , ...tail] of withoutPhrases(readDeck(`${from}-eng`)).cards) {
    if (handwork.dropped.has(word)) continue;
    const hand = byHand.get(word);
    const known = hand ?? chooseMeanings(find(word), to, NEAR_ENOUGH, isProfane(word, from));
    const meanings =
      hand ??
      withConcepts(
        word,
        known,
        basic.filter((concept) => isOf(concept, word)),
        MAX_MEANINGS,
      );
    if (meanings.length > 0) cards.push([word, meanings.slice(0, toMost(cards.length)), ...tail]);
  }
  return { cards };
}
