import { readDeck } from '../../../scripts/lookup/packaged-decks.ts';
import type { DeckFileCard } from '../../../src/library/formats/deck-file.ts';
import type { PartOfSpeech } from '../../read/freedict.ts';
import { chooseMeanings, MAX_MEANINGS } from '../meanings/polish.ts';
import { findMeanings, type Meaning } from '../meanings/translate.ts';
import { isProfane } from '../meanings/vulgar.ts';
import type { PairPlan } from '../pairs.ts';
import { withoutPhrases } from '../phrases/add-phrases.ts';
import { toChineseClass } from '../sources/reverse-deck.ts';
import type { Sources } from '../sources/sources.ts';
import { findWays, toScriptCheck } from '../sources/ways.ts';
import { type BasicConcept, readBasicWords, withConcepts } from '../words/basic.ts';
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

/** The class of each word, as far as the sources tell it: English words of several classes are translated in that one. */
function createClassOf(from: string, { asian }: Sources): (word: string) => PartOfSpeech {
  if (from === 'cmn') {
    const { words } = asian.readChineseCounts();
    return (word) => toChineseClass(words.get(word)?.tag);
  }
  const classes = new Map<string, PartOfSpeech>();
  for (const { kanji, kana, pos, isAdjectival } of asian.readJapanese()) {
    const found = pos === 'x' ? '' : pos === 'adj-i' || isAdjectival ? 'a' : pos === 'n' ? 'n' : 'v';
    for (const spelling of [...kanji, ...kana]) if (!classes.has(spelling)) classes.set(spelling, found);
  }
  return (word) => classes.get(word) ?? '';
}

/** Finds the meanings of a word in its class, in any class where that has none. */
function createFindMeanings(plan: PairPlan, sources: Sources): (word: string) => readonly Meaning[] {
  const { direct, english, foreign, englishCheck } = findWays(plan, sources);
  const classOf = createClassOf(plan.from, sources);
  const isWritten = toScriptCheck(plan.to);
  const find = (word: string, pos: PartOfSpeech) => {
    const found = findMeanings(direct, [...english, ...foreign], word, pos).filter(({ word: text }) => isWritten(text));
    return englishCheck?.check(word, found) ?? found;
  };
  return (word) => {
    const found = find(word, classOf(word));
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
