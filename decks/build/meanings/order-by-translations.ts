import type { DeckFileCard } from '../../../src/library/formats/deck-file.ts';
import type { IndexedText } from './translated-words.ts';

/** How often sentences with a word have a meaning in their translation, beside how often they would have it by chance. */
interface Count {
  observed: number;
  expected: number;
}

/** How often the meanings of a card are in the translations of the sentences with its word, in each kind of text that has some. */
export type MeaningEvidence = { sentences: number; counts: Count[] }[];

export interface OrderChange {
  rank: number;
  word: string;
  from: string;
  to: string;
  evidence: MeaningEvidence;
}

export interface OrderInput {
  /** Whether a person decided the order of a card's meanings. */
  isGuarded: (card: DeckFileCard) => boolean;
  /** How much the dictionaries give each of the meanings for a word; the best one that they know has 1. */
  scoreMeanings: (word: string, meanings: readonly string[]) => number[];
  /** How common a meaning is in its own language, as a share of running text. */
  shareOf: (meaning: string) => number;
}

/** A kind of text with fewer sentences says nothing. */
const LEAST_SENTENCES = 3;
function toWords(meaning: string): string[] {
  const text = meaning.toLowerCase().replace(/\([^)]*\)/g, '');
  return text.split(/[^\p{L}\p{M}'’-]+/u).filter((word) => word !== '' && !/^(?:to|an?|the)$/.test(word));
}

function findSentences(meaning: string, { translated }: IndexedText): readonly number[] {
  const [first, ...others] = toWords(meaning).map((word) => translated.get(word) ?? []);
  return others.reduce((found, list) => {
    const set = new Set(list);
    return found.filter((at) => set.has(at));
  }, first ?? []);
}

/** Counts a meaning; chance is how often the sentences without the word have it, for their length. */
function countMeaning(meaning: string, withWord: ReadonlySet<number>, text: IndexedText, allWords: number): Count {
  const found = findSentences(meaning, text);
  const observed = found.filter((at) => withWord.has(at)).length;
  let wordsWith = 0;
  for (const at of withWord) wordsWith += text.lengths[at] ?? 0;
  const rate = (found.length - observed) / Math.max(1, allWords - wordsWith);
  let expected = 0;
  for (const at of withWord) expected += 1 - Math.exp(-rate * (text.lengths[at] ?? 0));
  return { observed, expected };
}

/** Creates a function that finds the evidence for the meanings of the card at an index. */
export function createFindEvidence(texts: readonly IndexedText[]) {
  const sums = texts.map(({ lengths }) => lengths.reduce((sum, length) => sum + length, 0));
  return (at: number, meanings: readonly string[]): MeaningEvidence =>
    texts.flatMap((text, index) => {
      const withWord = new Set(text.cards.get(at));
      if (withWord.size < LEAST_SENTENCES) return [];
      const counts = meanings.map((meaning) => countMeaning(meaning, withWord, text, sums[index] ?? 0));
      return [{ sentences: withWord.size, counts }];
    });
}

/** More sentences of one kind of text count as if they were so many, so that none decides alone. */
const MOST_SENTENCES = 20;
/** So many translations are added to those of each meaning: a few say little. */
const PRIOR = 5;
/** How much the translations count beside the dictionaries, and how much it counts that a meaning is a common word. */
const TRANSLATION_WEIGHT = 0.5;
const SHARE_WEIGHT = 0.25;
/** Words that are commoner than this are no commoner as translations: they are words of grammar, too. */
const MOST_SHARE = 3e-4;
/** A score below this is chance. */
const CHANCE = 0.05;
/** Another meaning must weigh so many times as much as the first one to come before it. */
const LEAST_TIMES = 1.25;
/** And the texts alone must have it so many times as often, and so many times more. */
const LEAST_TIMES_IN_TEXTS = 1.5;
const LEAST_MORE_IN_TEXTS = 1.5;

/** Translations with a meaning beyond chance, in all kinds of text. */
function sumTranslations(evidence: MeaningEvidence, index: number): number {
  return evidence.reduce((sum, { sentences, counts }) => {
    const { observed, expected } = counts[index] ?? { observed: 0, expected: 0 };
    return sum + Math.max(0, observed - expected) * Math.min(1, MOST_SENTENCES / sentences);
  }, 0);
}

/**
 * The index of the meaning that the word usually has; 0 if another one is not clearly more usual than the first.
 *
 * @param scores - How much the dictionaries give each meaning.
 * @param shares - How common each meaning is in its own language.
 */
export function findUsualMeaning(
  evidence: MeaningEvidence,
  scores: readonly number[],
  shares: readonly number[],
): number {
  const sums = scores.map((_, index) => sumTranslations(evidence, index));
  const least = LEAST_TIMES_IN_TEXTS * (sums[0] ?? 0) + LEAST_MORE_IN_TEXTS;
  const weights = scores.map((score, index) => {
    const sum = sums[index] ?? 0;
    const share = Math.min(MOST_SHARE, shares[index] ?? 0);
    const weight = (score + CHANCE) * share ** SHARE_WEIGHT * (sum + PRIOR) ** TRANSLATION_WEIGHT;
    return index === 0 ? weight * LEAST_TIMES : sum >= least ? weight : 0;
  });
  return weights.indexOf(Math.max(...weights));
}

/** Puts the meaning first that the word usually has by translated texts, the dictionaries and how common the meaning is. */
export function orderByTranslations(
  cards: readonly DeckFileCard[],
  texts: readonly IndexedText[],
  { isGuarded, scoreMeanings, shareOf }: OrderInput,
): { cards: DeckFileCard[]; changes: OrderChange[] } {
  const findEvidence = createFindEvidence(texts);
  const changes: OrderChange[] = [];
  const ordered = cards.map((card, at): DeckFileCard => {
    const [word, meanings, ...rest] = card;
    if (meanings.length < 2 || isGuarded(card)) return card;
    const evidence = findEvidence(at, meanings);
    if (evidence.length === 0) return card;
    const first = findUsualMeaning(evidence, scoreMeanings(word, meanings), meanings.map(shareOf));
    const [from = '', to = ''] = [meanings[0], meanings[first]];
    if (first === 0) return card;
    changes.push({ rank: at + 1, word, from, to, evidence });
    return [word, [to, ...meanings.filter((_, index) => index !== first)], ...rest];
  });
  return { cards: ordered, changes };
}
