import { readDeck } from '../../../scripts/lookup/packaged-decks.ts';
import type { DeckFile, DeckFileCard } from '../../../src/library/formats/deck-file.ts';
import type { WordClass } from '../../../src/model/card.ts';
import type { Entry, PartOfSpeech } from '../../read/freedict.ts';
import type { CountedWords } from '../../read/jieba.ts';
import { Lexicon } from '../meanings/lexicon.ts';

/** Reads a deck of the other direction as a dictionary. Its meanings are checked, and it is ordered by frequency. */

const CLASSES: Readonly<Partial<Record<WordClass, PartOfSpeech>>> = {
  noun: 'n',
  verb: 'v',
  adjective: 'a',
  adverb: 'r',
  name: 'name',
};

/** Finds the class of a Chinese or Japanese word, because their cards have none; `''` if it is uncertain. */
export type FindClass = (word: string) => PartOfSpeech;

function toClass([word, , , details]: DeckFileCard, findClass: FindClass): PartOfSpeech {
  const [only, second] = details?.classes ?? [];
  if (only === undefined) return findClass(word);
  return second === undefined ? (CLASSES[only] ?? 'x') : '';
}

/** Each meaning of a card is a sense of its own. */
export function toReverseEntries({ cards }: DeckFile, findClass: FindClass): Entry[] {
  return cards.map((card) => ({
    word: card[0],
    pos: toClass(card, findClass),
    senses: card[1].map((meaning) => ({ translations: [meaning], weight: 1 })),
  }));
}

/** Verbs end in a kana of the row of u, adjectives in i, each behind a character. */
const JAPANESE_VERB = /\p{Script=Han}\p{Script=Hiragana}*[うくぐすつぬぶむる]$/u;
const JAPANESE_ADJECTIVE = /\p{Script=Han}\p{Script=Hiragana}*い$/u;

export function toJapaneseClass(word: string): PartOfSpeech {
  if (JAPANESE_VERB.test(word)) return 'v';
  return JAPANESE_ADJECTIVE.test(word) ? 'a' : '';
}

const CHINESE_CLASSES: Readonly<Record<string, PartOfSpeech>> = { n: 'n', v: 'v', a: 'a', d: 'r' };

/** @param tag - Jieba's class of the word. */
export function toChineseClass(tag: string | undefined): PartOfSpeech {
  return CHINESE_CLASSES[tag ?? ''] ?? '';
}

/** Languages whose lists of subtitles contain pieces of words. The order of their decks is used instead. */
export const SHARED_BY_DECK = new Set(['jpn', 'cmn']);

/** Weight of a deck's vote, where a dictionary has 1: people have checked its first meanings. */
const VOTE = 1.5;

/**
 * Reads the deck of the other direction from the package, so it must be built before.
 *
 * @param from - The language of its words: `jpn` of `jpn-eng`.
 * @param readChineseCounts - Reads the classes of Chinese words.
 */
export function readReverseLexicon(from: string, to: string, readChineseCounts: () => CountedWords): Lexicon {
  const tags = from === 'cmn' ? readChineseCounts().words : undefined;
  const findClass = (word: string) => (tags ? toChineseClass(tags.get(word)?.tag) : toJapaneseClass(word));
  const entries = toReverseEntries(readDeck(`${from}-${to}`), findClass);
  // The decks from Chinese and Japanese come from dictionaries that the pair does not read otherwise.
  return new Lexicon(entries, from, to, false, VOTE, !SHARED_BY_DECK.has(from));
}

/** The share of running text that a word at an index of the deck has, by Zipf's law. */
const ZIPF = 0.08;
const ZIPF_START = 8;

/** How common the words of a deck are, by its order. */
export function toSharesByRank({ cards }: DeckFile): Map<string, number> {
  return new Map(cards.map(([word], index) => [word.toLowerCase(), ZIPF / (index + ZIPF_START)]));
}
