import { findCandidates } from '../../../src/lookup/candidates.ts';
import type { CountedWords } from '../../read/jieba.ts';
import { segmentChinese } from './chinese-analyser.ts';
import { analyseJapanese, type MorphemeDictionary } from './japanese-analyser.ts';
import type { DeckIndex, FormCount } from './measure-forms.ts';

/** A word of a sentence without spaces, as cut by a source other than the deck and the browser. */
export interface Token {
  form: string;
  /** Place in the sentence, in UTF-16 code units. */
  start: number;
  /** Dictionary form, if the word is in another form. */
  lemma?: string;
  kind: 'function' | 'content' | 'other';
}

const FUNCTION_CLASSES = new Set(['助詞', '助動詞', '連体詞', '接続詞']);
/** Nouns that only point or serve: 私, これ, こと, の. */
const FUNCTION_NOUNS = new Set(['代名詞', '非自立']);
/** Names, numbers and marks are not vocabulary. */
const LEFT_OUT = new Set(['記号', 'フィラー', '固有名詞', '数']);

export function toJapaneseTokens(dictionary: MorphemeDictionary, sentence: string): Token[] {
  return analyseJapanese(dictionary, sentence).map(({ surface, start, classes, base }) => {
    const [wide = '', narrow = ''] = classes;
    const isFunction = FUNCTION_CLASSES.has(wide) || (wide === '名詞' && FUNCTION_NOUNS.has(narrow));
    const isOther = LEFT_OUT.has(wide) || LEFT_OUT.has(narrow);
    const kind = isOther ? 'other' : isFunction ? 'function' : 'content';
    // られる and せる are filed as verbs that only follow others.
    const isInflected = (wide === '動詞' || wide === '形容詞') && narrow !== '接尾' && base !== surface;
    return { form: surface, start, kind, ...(isInflected ? { lemma: base } : {}) };
  });
}

/** Jieba's classes: auxiliaries (`u`), prepositions, conjunctions, pronouns, final particles. */
const FUNCTION_TAG = /^[upcry]/;
/** Names, numbers, Latin letters. */
const LEFT_OUT_TAG = /^(?:nr|ns|nt|nz|m$|eng|x$)/;

/** @param own - Function words that the dictionary files elsewhere: 不, 也, 就. */
export function toChineseTokens(dictionary: CountedWords, own: ReadonlySet<string>, sentence: string): Token[] {
  return segmentChinese(dictionary, sentence).map(({ word, start, tag }) => {
    const isWord = /^\p{Script=Han}+$/u.test(word);
    const isOther = !isWord || LEFT_OUT_TAG.test(tag ?? '');
    const isFunction = own.has(word) || (!isOther && FUNCTION_TAG.test(tag ?? ''));
    return { form: word, start, kind: isFunction ? 'function' : isOther ? 'other' : 'content' };
  });
}

export interface UnspacedCount {
  inflected: FormCount;
  functionWords: { tokens: number; lost: number; words: [string, number][] };
  /** Words of the text, function words among them, and those that the first so many cards hold. */
  coverage: { tokens: number; byRank: Map<number, number>; missed: [string, number][] };
}

const toSorted = (counts: ReadonlyMap<string, number>) => [...counts].sort((a, b) => b[1] - a[1]);

/**
 * Measures a deck in sentences without spaces. A word is looked up as on a page: the longest range around its first character
 * that leads to a card, cut by the browser's own rules.
 *
 * Many branches because one pass over the words counts coverage, function words and inflected words.
 *
 * @param lastRanks - Numbers of first cards for the coverage; of the first of them function words are expected.
 */
export function measureUnspaced(
  sentences: readonly string[],
  index: DeckIndex,
  language: string,
  toTokens: (sentence: string) => readonly Token[],
  lastRanks: readonly number[],
): UnspacedCount {
  const [firstRank = 0] = lastRanks;
  const lost = new Map<string, number>();
  const uncovered = new Map<string, number>();
  const missed = new Map<string, [string, string, number]>();
  const byRank = new Map(lastRanks.map((rank) => [rank, 0]));
  const count = { words: 0, functions: 0, inflected: 0, found: 0 };
  const lookUp = (sentence: string, start: number): readonly number[] => {
    for (const { wordKey } of findCandidates(sentence, start, language)) {
      const ranks = index.findKey(wordKey);
      if (ranks.length > 0) return ranks;
    }
    return [];
  };
  for (const sentence of sentences) {
    for (const { form, start, lemma, kind } of toTokens(sentence)) {
      if (kind === 'other') continue;
      const found = lookUp(sentence, start);
      const best = Math.min(...found, ...(kind === 'function' ? index.findKey(form) : []));
      count.words += 1;
      for (const rank of lastRanks) if (best <= rank) byRank.set(rank, (byRank.get(rank) ?? 0) + 1);
      if (best > (lastRanks.at(-1) ?? 0)) uncovered.set(form, (uncovered.get(form) ?? 0) + 1);
      if (kind === 'function') {
        count.functions += 1;
        if (best > firstRank) lost.set(form, (lost.get(form) ?? 0) + 1);
      }
      const cards = lemma === undefined ? [] : index.ranksOf(lemma);
      if (lemma === undefined || cards.length === 0) continue;
      count.inflected += 1;
      if (cards.some((rank) => found.includes(rank))) count.found += 1;
      else missed.set(form, [form, lemma, (missed.get(form)?.[2] ?? 0) + 1]);
    }
  }
  return {
    inflected: {
      tokens: count.inflected,
      found: count.found,
      missed: [...missed.values()].sort((a, b) => b[2] - a[2]),
    },
    functionWords: {
      tokens: count.functions,
      lost: [...lost.values()].reduce((sum, times) => sum + times, 0),
      words: toSorted(lost),
    },
    coverage: { tokens: count.words, byRank, missed: toSorted(uncovered) },
  };
}
