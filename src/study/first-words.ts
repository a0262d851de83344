import { createMemoMap } from '../async/memo.ts';
import { isGrammarWord } from '../languages/grammar-words.ts';
import type { StoredCard, WordClass } from '../model/card.ts';
import type { ExamplePair } from '../model/example.ts';
import { type LanguagePair, type PairId, toLanguagePair } from '../model/pair.ts';
import type { PracticeText } from '../model/practice-text.ts';

/**
 * The order in which a learner who begins a language meets the first words of an included deck. By rank, most of these are function words,
 * which say little alone. So the words of the practice text come first, then other nouns, verbs and adjectives that have a sentence. After
 * ten of them, every third new word is another one with a sentence. Each group is in the order of rank, except for the practice text.
 */

/** Fewest ranks from the start of new words on that are put into this order: the neighbourhood in which a word with a sentence is preferred. */
export const ARRANGED_RANKS = 1_500;

/** Half as many ranks as before the start, if that is more: further on, the same difference of ranks means less. */
export const findArrangedEnd = (start: number): number => start + Math.max(ARRANGED_RANKS, start / 2);

/** Nouns, verbs and adjectives before the first function word. */
const ALONE = 10;
/** Of so many words in a row, the last one is a function word. */
const ROUND = 3;

const OPEN_CLASSES: ReadonlySet<WordClass> = new Set<WordClass>(['noun', 'verb', 'adjective']);

/** Beyond this rank, a card of a deck without word classes counts as one of an open class, unless its word carries grammar. */
const LAST_FUNCTION_RANK = 1_000;

/** What the order depends on, apart from the cards. */
export interface FirstWords {
  /** Whether an example sentence shows a word. */
  hasSentence(word: string): boolean;
  /** Whether a word says something alone: a noun, a verb, an adjective. */
  isFirst(card: StoredCard): boolean;
  /** The words of the practice text, in its order. */
  text: readonly string[];
  /** Position of a word in the practice text; undefined for other words. */
  findInText(word: string): number | undefined;
}

/**
 * @param shown - Words of the deck that the example sentences show.
 * @param language - ISO 639-3 code of the words' language.
 */
export function createFirstWords(
  shown: readonly string[],
  practice: Pick<PracticeText, 'words' | 'opening'>,
  language: string,
): FirstWords {
  const inSentences = new Set(shown);
  const opening = new Set(practice.opening);
  const inText = new Map(practice.words.map((word, index) => [word, index]));
  const hasSentence = (word: string) => inSentences.has(word);
  const isOpen = ([rank, word, , , details]: StoredCard) => {
    const [first] = details?.classes ?? [];
    return first ? OPEN_CLASSES.has(first) : rank > LAST_FUNCTION_RANK && !isGrammarWord(word, language);
  };
  return {
    hasSentence,
    isFirst: (card) => hasSentence(card[1]) && (inText.has(card[1]) || opening.has(card[1]) || isOpen(card)),
    text: practice.words,
    findInText: (word) => inText.get(word),
  };
}

/**
 * @param list - Lists the example sentences for a pair.
 * @param readPractice - Reads the practice text of a language with sentences.
 * @returns Reads what the order of a pair's first words depends on; undefined for a pair without sentences.
 */
export function createReadFirstWords(
  list: (pair: LanguagePair) => Promise<readonly ExamplePair[]>,
  readPractice: (language: string) => Promise<PracticeText>,
) {
  /** Of the last pair: learners study one after the other. */
  const memory = createMemoMap<PairId, FirstWords | undefined>(1);
  const read = async (id: PairId): Promise<FirstWords | undefined> => {
    const pair = toLanguagePair(id);
    const pairs = await list(pair);
    if (pairs.length === 0) return undefined;
    const shown = pairs.flatMap(({ sentence }) => sentence.words.map(({ word }) => word));
    return createFirstWords(shown, await readPractice(pair.from), pair.from);
  };
  // Words by rank are better than none if the package cannot be read.
  return (id: PairId) => memory.get(id, () => read(id)).catch(() => undefined);
}

/** The first cards of a deck in the order in which they are introduced. */
export interface ArrangedCards {
  /** Those of the practice text. Their ranks lie far apart. */
  ofText: StoredCard[];
  others: StoredCard[];
}

/** @param cards - The cards to arrange, by rank. */
export function arrangeFirstCards(cards: readonly StoredCard[], words: FirstWords): ArrangedCards {
  const ofText: { card: StoredCard; index: number }[] = [];
  const open: StoredCard[] = [];
  const closed: StoredCard[] = [];
  const unshown: StoredCard[] = [];
  for (const card of cards) {
    const index = words.findInText(card[1]);
    if (!words.hasSentence(card[1])) unshown.push(card);
    else if (index !== undefined) ofText.push({ card, index });
    else (words.isFirst(card) ? open : closed).push(card);
  }
  ofText.sort((a, b) => a.index - b.index);
  const others = open.splice(0, Math.max(0, ALONE - ofText.length));
  // The words of the text after the tenth take no turn of the function words: there are few of them.
  while (open.length > 0 && closed.length > 0) {
    others.push(...open.splice(0, ROUND - 1));
    const [next] = open;
    // A rarer word waits for those before it.
    if (!next || (closed[0]?.[0] ?? 0) < next[0]) others.push(...closed.splice(0, 1));
  }
  others.push(...open, ...closed, ...unshown);
  return { ofText: ofText.map(({ card }) => card), others };
}
