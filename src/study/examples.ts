import { toWordKey } from '../language/normalise.ts';
import { listCoreWords } from '../languages/core-words.ts';
import type { ExamplePair } from '../model/example.ts';
import { LEECH_LAPSES } from '../model/held-words.ts';
import { type LanguagePair, type PairId, toLanguagePair } from '../model/pair.ts';
import type { ShownExample, StudyView } from '../model/study.ts';
import type { WordState } from '../model/word-state.ts';

export interface Examples {
  /**
   * Finds the example sentence of a word whose other words the learner knows best, and which are common otherwise.
   *
   * @param lapses - How often the word was forgotten. Once that is often, each time leads to the next sentence.
   */
  find(pair: PairId, word: string, lapses?: number): Promise<ShownExample | undefined>;
  /** Gives a new word its example sentence: its answer side shows at once, and an example that came later would push the rest down. */
  addTo(view: StudyView): Promise<StudyView>;
}

interface ExampleParts {
  /** All example sentences for a pair. */
  list: (pair: LanguagePair) => Promise<readonly ExamplePair[]>;
  /** The learner's states of words, in their order. */
  findStates: (pair: PairId, words: readonly string[]) => Promise<readonly WordState[]>;
}

/**
 * How much harder an unknown word is that only one sentence has. Otherwise the shortest sentences would come first, and their words are rare:
 * a beginner would learn *Buch* with *Die Bibliothek verleiht Bücher*.
 */
const RARITY = 6;
/** A letter more: decides only among equals. */
const LEAST = 1e-6;

/** Words that a learner has met: they make a sentence readable. */
const MET: ReadonlySet<string> = new Set(['learning', 'due', 'known']);

export function createExamples({ list, findStates }: ExampleParts): Examples {
  const find: Examples['find'] = async (pair, word, lapses = 0) => {
    const { from, to } = toLanguagePair(pair);
    const all = await list({ from, to });
    const parts = [word, ...listCoreWords(word, from)];
    const keys = new Set(parts.map((part) => toWordKey(part, from)));
    // German `Morgen` and `morgen` are two cards with the same key.
    const isOfCard = [
      (other: string) => parts.includes(other),
      (other: string) => keys.has(toWordKey(other, from)),
    ].find((isOf) => all.some((example) => shows(example, isOf)));
    if (!isOfCard) return undefined;
    const found = all.filter((example) => shows(example, isOfCard));
    const words = [...new Set(found.flatMap(({ sentence }) => sentence.words.map((other) => other.word)))];
    const states = await findStates(pair, words);
    const met = new Set(words.filter((_, index) => MET.has(states[index]?.state ?? 'new')));
    const shown = countShown(all);
    const sorted = sortExamples(found, (other) =>
      met.has(other) || isOfCard(other) ? 0 : 1 + RARITY / (shown.get(other) ?? 1),
    );
    const turn = Math.max(0, lapses - LEECH_LAPSES + 1);
    const example = sorted[turn % sorted.length];
    return example && toShown(example, isOfCard);
  };
  return {
    find,
    async addTo(view) {
      const { card } = view;
      if (card?.phase !== 'new' || card.isMet) return view;
      // The card does without a sentence if there is none, or none can be read.
      const example = await find(card.pair, card.word).catch(() => undefined);
      return { ...view, card: { ...card, example } };
    },
  };
}

const shows = ({ sentence }: ExamplePair, isOfCard: (word: string) => boolean) =>
  sentence.words.some(({ word }) => isOfCard(word));

/** In how many sentences each word occurs: common words are in many. */
function countShown(pairs: readonly ExamplePair[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { sentence } of pairs)
    for (const { word } of sentence.words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/**
 * Sorts sentences by the sum of how hard their words are; among equals the shortest comes first.
 *
 * @param weigh - How hard a word is: 0 for one that the learner has met.
 */
function sortExamples(pairs: readonly ExamplePair[], weigh: (word: string) => number): ExamplePair[] {
  const weighSentence = ({ sentence: { text, words } }: ExamplePair) =>
    words.reduce((sum, { word }) => sum + weigh(word), text.length * LEAST);
  const weighed = pairs.map((pair) => ({ pair, weight: weighSentence(pair) }));
  return weighed.sort((a, b) => a.weight - b.weight).map(({ pair }) => pair);
}

function toShown(
  { sentence: { text, words }, translation }: ExamplePair,
  isOfCard: (word: string) => boolean,
): ShownExample {
  const marked = words.find(({ word }) => isOfCard(word));
  return { text, marked: marked && { start: marked.start, end: marked.end }, translation };
}
