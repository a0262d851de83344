import { readDeck } from '../../../scripts/lookup/packaged-decks.ts';
import type { DeckFileCard } from '../../../src/library/formats/deck-file.ts';
import type { WordClass } from '../../../src/model/card.ts';
import type { PartOfSpeech } from '../../read/freedict.ts';
import type { JapaneseEntry } from '../../read/jmdict.ts';
import { chooseMeanings, MAX_MEANINGS } from '../meanings/polish.ts';
import { findMeanings, type Meaning } from '../meanings/translate.ts';
import { isProfane } from '../meanings/vulgar.ts';
import type { PairPlan } from '../pairs.ts';
import { withoutPhrases } from '../phrases/add-phrases.ts';
import { toChineseClass } from '../sources/reverse-deck.ts';
import type { Sources } from '../sources/sources.ts';
import { findWays, toScriptCheck } from '../sources/ways.ts';
import { type BasicConcept, readBasicWords, withConcepts } from '../words/basic.ts';
import { compare } from '../words/frequency.ts';
import { readCommonWords, readHandwork } from './closed-words.ts';
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

/** The classes of each word, as far as the sources tell them: English words of several classes are translated in these. */
function createClassesOf(from: string, { asian }: Sources): (word: string) => readonly PartOfSpeech[] {
  const classes = new Map<string, readonly PartOfSpeech[]>();
  if (from === 'cmn') {
    for (const [word, { tag }] of asian.readChineseCounts().words) classes.set(word, [toChineseClass(tag)]);
  } else {
    for (const entry of asian.readJapanese()) {
      for (const spelling of [...entry.kanji, ...entry.kana])
        if (!classes.has(spelling)) classes.set(spelling, toJapaneseClasses(entry));
    }
  }
  return (word) => (classes.get(word) ?? []).filter((pos) => pos !== '');
}

function toJapaneseClasses({ pos, isAdjectival, isNoun }: JapaneseEntry): readonly PartOfSpeech[] {
  if (pos === 'x') return [];
  if (pos === 'adj-i') return ['a'];
  if (pos !== 'n') return ['v'];
  return isAdjectival ? (isNoun ? ['a', 'n'] : ['a']) : ['n'];
}

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

/** Finds the meanings of a word in its classes, in any class where those have none. */
function createFindMeanings(plan: PairPlan, sources: Sources): (word: string) => readonly Meaning[] {
  const { direct, english, foreign, englishCheck } = findWays(plan, sources);
  const classesOf = createClassesOf(plan.from, sources);
  const isWritten = toScriptCheck(plan.to);
  const weighClasses = createClassCheck(plan.to);
  const find = (word: string, pos: PartOfSpeech) => {
    const found = findMeanings(direct, [...english, ...foreign], word, pos).filter(({ word: text }) => isWritten(text));
    return weighClasses(englishCheck?.check(word, found) ?? found, classesOf(word));
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
  const byHand = new Map([
    ...readCommonWords(from, to),
    ...[...handwork.closed, ...handwork.meanings.values()].map((card) => [card.word, card.meanings] as const),
  ]);
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
