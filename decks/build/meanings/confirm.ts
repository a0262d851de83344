import type { DeckFile } from '../../../src/library/formats/deck-file.ts';
import type { PartOfSpeech } from '../../read/freedict.ts';
import { compare } from '../words/frequency.ts';
import { createSingleCheck, type EnglishDecks, readMeanings, toPlain } from './english-check.ts';
import type { Meaning } from './translate.ts';

/**
 * Leaves out meanings that too little speaks for: those of a pair with few dictionaries mostly come by way of one English word, which often has
 * another sense (`rastrero` and 基地 are both *base*) or another class.
 */

/** What speaks for a meaning: the deck of the other direction has the word first, or later. */
const RETURNED_FIRST = 2;
const RETURNED = 1;
/** The word and the meaning share two English words, or are both first of all one that has a single sense. */
const SAME_SENSE = 2;
/** They share an English word. */
const SHARED = 1;
/** Shorter English words often have several senses, so one of them is worth nothing if no other source has the meaning: 环 and `klingeln` are *ring*. */
const SHORT = 7;
/** Both have English words, and share none, or the deck into English lacks the word: it is rare. */
const UNSHARED = -2;
/** They are of different kinds: one is only a noun, the other only a verb. */
const OTHER_CLASS = -1;
/** So many dictionaries and ways over third languages count, each for one. */
const MOST_SOURCES = 3;

/** Weight of a meaning for whose word the deck of the other direction does not say first of all this word. */
const OF_LATER = 0.8;
const OF_UNRETURNED = 0.5;

export interface ConfirmationInput {
  decks: EnglishDecks;
  /** The deck from the language of the meanings; absent where that of the other direction is built no better. */
  reverse: DeckFile | undefined;
  /** Whether that deck counts for a meaning that only English gives: it has the meaning from English, too. */
  isReturnEnough: boolean;
  /** Minimum number of points of a meaning. */
  enough: number;
  /** Whether one is only a noun and the other only a verb. */
  areApart(pos: PartOfSpeech, meaning: string): boolean;
  /** Points of a meaning that the deck into English lacks. */
  countUnknown(meaning: string): number;
  /** The word in the other language's characters; absent where the languages share none. */
  respell?: (word: string) => string;
}

export interface Confirmation {
  /** Drops the meanings of a word that too little speaks for, and sorts the others. */
  confirm(word: string, pos: PartOfSpeech, meanings: readonly Meaning[]): Meaning[];
}

export function createConfirmation({
  decks,
  reverse,
  isReturnEnough,
  enough,
  areApart,
  countUnknown,
  respell,
}: ConfirmationInput): Confirmation {
  const isSingle = createSingleCheck(decks);
  // In German a capital makes another word.
  const english = new Map(decks.from.cards.map(([word, meanings]) => [word, meanings.map(toPlain)]));
  const back = readMeanings(decks.back);
  const returns = reverse && readMeanings(reverse);

  /** The English words that a word and a meaning share; `undefined` if those of one are unknown. */
  function findShared(word: string, meaning: string): string[] | undefined {
    const theirs = back.get(meaning.toLowerCase());
    return theirs && english.get(word)?.filter((text) => theirs.includes(text));
  }

  const isFirst = (word: string, meaning: string, text: string) =>
    english.get(word)?.[0] === text && back.get(meaning.toLowerCase())?.[0] === text;

  /** Points by the English words of both, given the number of other sources. */
  function countEnglish(word: string, meaning: string, others: number): number {
    if (!english.has(word)) return UNSHARED;
    const shared = findShared(word, meaning);
    if (!shared) return countUnknown(meaning);
    const [only, second] = shared;
    if (only === undefined) return UNSHARED;
    if (second !== undefined) return SAME_SENSE;
    if (others === 0 && only.length < SHORT) return 0;
    return isFirst(word, meaning, only) && isSingle(only) ? SAME_SENSE : SHARED;
  }

  const isShared = (word: string, meaning: string) => (findShared(word, meaning)?.length ?? 0) > 0;

  /** Position of the word in the card of its meaning; `undefined` without such a card. */
  const findReturn = (word: string, meaning: string) =>
    returns?.get(meaning.toLowerCase())?.indexOf(word.toLowerCase());

  function countPoints(word: string, pos: PartOfSpeech, meaning: Meaning): number {
    const at = findReturn(word, meaning.word) ?? -1;
    const hasShared = isShared(word, meaning.word);
    const ways = meaning.evidence
      ? Number(meaning.evidence.isForward) + Number(meaning.evidence.isBackward) + meaning.evidence.pivots
      : meaning.sources;
    // English is one of the ways, and has counted.
    const others = Math.max(0, hasShared ? ways - 1 : ways);
    const returned = at === 0 ? RETURNED_FIRST : at > 0 ? RETURNED : 0;
    return (
      (others > 0 || isReturnEnough ? returned : 0) +
      countEnglish(word, meaning.word, others) +
      Math.min(others, MOST_SOURCES) +
      (areApart(pos, meaning.word) ? OTHER_CLASS : 0)
    );
  }

  function weigh(word: string, meaning: string): number {
    if (!returns) return 1;
    const at = findReturn(word, meaning) ?? 1;
    return at === 0 ? 1 : at > 0 ? OF_LATER : OF_UNRETURNED;
  }

  /**
   * The same word in the other language: both are written alike and share an English word (通知, 通知). Without that, they may be different ones:
   * 手紙 is a letter, and 手纸 is not.
   */
  function findSame(word: string, best: number): Meaning[] {
    const same = respell?.(word);
    return same !== undefined && isShared(word, same) ? [{ word: same, score: best, sources: 2 }] : [];
  }

  return {
    confirm: (word, pos, meanings) => {
      const confirmed = meanings
        .filter((meaning) => countPoints(word, pos, meaning) >= enough)
        .map((meaning) => ({ ...meaning, score: meaning.score * weigh(word, meaning.word) }))
        .sort((a, b) => b.score - a.score || compare(a.word, b.word));
      const same = findSame(word, confirmed[0]?.score ?? 1);
      return [...same, ...confirmed.filter((meaning) => meaning.word !== same[0]?.word)];
    },
  };
}
