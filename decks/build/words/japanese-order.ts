import type { JapaneseHomographs } from './japanese-homographs.ts';

/** A share of text for a place in an order of frequency. */
export const toShare = (place: number) => 0.1 / (place + 2.7);

/** Places for words that no list ranks, by what speaks for them. */
const BASIC = 6000;
const COMMON = 15_000;
const LISTED = 30_000;
const UNRANKED = 90_000;
/** The newspaper's list has groups of five hundred words. */
const GROUP = 500;
/** How many times later a word comes that has only meanings of a trade, or is a phrase. */
const TRADE = 2;
const PHRASE = 2;
/** How much sooner adjectives and adverbs come than nouns. */
const MODIFIER = 0.5;
/** The longest word that is not the later for its length, in characters; katakana takes more of them. */
const USUAL_LENGTH = 4;
const USUAL_LENGTH_IN_KANA = 7;
/** Common English words are the meanings of common words: how much that counts. */
const ENGLISH_WEIGHT = 0.1;

/** Evidence of other sources for a word. */
export interface Evidence {
  /** Whether another dictionary has the word. */
  isAttested: boolean;
  /** How many times as common as the rarest words its English meaning is, 1 or more. */
  english: number;
}

/** The share of a newspaper's text that the lists give a word, or that it may have where none has it. */
export function toNewsShare(word: JapaneseHomographs, findEvidence: () => Evidence): number {
  const { newsRank, isBasic } = word;
  if (newsRank === undefined) return toShare(isBasic ? BASIC : toUnrankedPlace(word, findEvidence()));
  const share = toShare(newsRank * GROUP - GROUP / 2);
  // The count hardly knows verbs and adjectives: it has 異なる among the rarest.
  return isBasic ? Math.max(1.5 * share, toShare(BASIC)) : share;
}

function toUnrankedPlace(homographs: JapaneseHomographs, { isAttested, english }: Evidence): number {
  const { word, isCommon, isListed, entries } = homographs;
  const known = isListed && isAttested ? (LISTED + COMMON) / 2 : isListed || isAttested ? LISTED : UNRANKED;
  const usualLength = /^[\p{Script=Hiragana}\p{Script=Katakana}ー]+$/u.test(word) ? USUAL_LENGTH_IN_KANA : USUAL_LENGTH;
  const length = Math.max(1, word.length / usualLength);
  const isTrade = entries.every((entry) => entry.isMarked);
  const isPhrase = entries.every((entry) => entry.isPhrase);
  // Newspapers' lists and others' dictionaries lack many of them: 主な, わかりやすい.
  const isModifier = entries.some(({ pos, isPhrase }) => !isPhrase && (pos === 'adj-i' || pos === 'x'));
  const later = length * (isTrade ? TRADE : 1) * (isPhrase ? PHRASE : 1) * (isModifier ? MODIFIER : 1);
  return ((isCommon ? COMMON : known) * later) / english ** ENGLISH_WEIGHT;
}
