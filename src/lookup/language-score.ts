import { toWordKey } from '../language/normalise.ts';
import { DETECTION_RULES } from '../languages/lists/detection.ts';
import type { WordRanks } from '../store/content/read/word-ranks.ts';
import { FUNCTION_WORDS, getRules, LISTED_LANGUAGES } from './function-words.ts';
import type { LineWord } from './line-words.ts';
import { findTwins } from './twins.ts';

/** The browser's guess about a text. */
export interface Guess {
  /** ISO 639-3 code. */
  language: string;
  isSure: boolean;
}

/** Evidence for the language of a line. Languages are ISO 639-3 codes. */
export interface LanguageEvidence {
  words: readonly LineWord[];
  /** Of `words`. */
  decks: readonly WordRanks[];
  guess: Guess | undefined;
  /** The language that the page declares. */
  claimed: string | undefined;
  /** The language of the text around the line. */
  around: string | undefined;
}

export interface ScoredLanguage {
  language: string;
  /** Natural logarithm of the odds, up to a constant that all languages share. */
  score: number;
}

/** A deck with fewer cards contains only nouns, so a missing word is not evidence. */
const FULL_DECK = 1_500;
/** A full deck lacks one running word in ten of its own language, and one in two of a related language. */
const UNKNOWN = -3.5;
/** Short words such as "a" and "de" are common to many languages. */
const MOST_FOR_WORD = 4;
/** From this rank on, a word is as likely in another language. */
const TELLING_RANK = 20_000;
const LEAST_FOR_WORD = 0.5;
const FUNCTION_WORD = 3;
const NO_FUNCTION_WORD = -0.3;
/** A language known only by its function words is not ruled out by a line without any. */
const LEAST_FOR_LIST = -2;
const KNOWN_LETTERS = 1;
const FOREIGN_LETTERS = -3;
const SURE = 8;
const UNSURE = 4;
const SHARE_OF_TWIN = 0.8;
const SHARE_OF_CONFUSED = 0.2;
const CLAIMED = 4;
const AROUND = 3;

/**
 * Scores languages by all evidence, the likeliest first. Languages without a deck are included if they have evidence or a list of function
 * words. Among similar languages, those without a deck are left out if another has one.
 */
export function scoreLanguages(evidence: LanguageEvidence): ScoredLanguage[] {
  const { decks, claimed, guess, around } = evidence;
  const learnt = decks.map(({ language }) => language);
  const others = [claimed, guess?.language, around, ...LISTED_LANGUAGES].filter(
    (language) => language !== undefined && findTwins(language).every((twin) => !learnt.includes(twin)),
  ) as string[];
  return [...new Set([...learnt, ...others])]
    .map((language) => scoreLanguage(language, evidence))
    .sort((a, b) => b.score - a.score);
}

/** Whether browsers confuse two languages in short lines. */
const isConfused = (one: string, other: string) =>
  DETECTION_RULES[one]?.confusedWith?.includes(other) || DETECTION_RULES[other]?.confusedWith?.includes(one);

function scoreLanguage(language: string, evidence: LanguageEvidence): ScoredLanguage {
  const { guess, claimed, around } = evidence;
  const agrees = (other: string | undefined) => other !== undefined && findTwins(other).includes(language);
  const score =
    scoreWords(language, evidence) +
    (guess ? scoreGuess(language, guess) : 0) +
    (agrees(claimed) ? CLAIMED : 0) +
    (agrees(around) ? AROUND : 0);
  return { language, score };
}

/** Scores a language by the words alone: those that its deck or list knows, and their letters. */
export function scoreWords(language: string, { words, decks }: Pick<LanguageEvidence, 'words' | 'decks'>): number {
  const deck = decks.find((each) => each.language === language);
  const ofWords =
    deck && deck.cards >= FULL_DECK
      ? sum(scoreRanks(deck, words))
      : Math.max(LEAST_FOR_LIST, sum(scoreFunctionWords(language, words, deck)));
  return ofWords + sum(words.map((word) => scoreLetters(language, word)));
}

const sum = (marks: readonly number[]) => marks.reduce((total, mark) => total + mark, 0);

function scoreLetters(language: string, { marked }: LineWord): number {
  const letters = getRules(language)?.letters;
  if (letters === undefined || marked.length === 0) return 0;
  return marked.every((letter) => letters.includes(letter)) ? KNOWN_LETTERS : FOREIGN_LETTERS;
}

function scoreRanks({ ranks }: WordRanks, words: readonly LineWord[]): number[] {
  return words.map(({ isName }, index) => {
    const rank = ranks[index];
    if (rank === undefined) return isName ? 0 : UNKNOWN;
    return Math.min(MOST_FOR_WORD, Math.max(LEAST_FOR_WORD, Math.log(TELLING_RANK / (rank + 1))));
  });
}

function scoreFunctionWords(language: string, words: readonly LineWord[], deck: WordRanks | undefined): number[] {
  const known = FUNCTION_WORDS.get(language);
  return words.map(({ text, isName }, index) => {
    if (known?.has(toWordKey(text, language))) return FUNCTION_WORD;
    if (deck?.ranks[index] !== undefined) return LEAST_FOR_WORD;
    return known && !isName ? NO_FUNCTION_WORD : 0;
  });
}

function scoreGuess(language: string, guess: Guess): number {
  const weight = guess.isSure ? SURE : UNSURE;
  if (language === guess.language) return weight;
  if (findTwins(guess.language).includes(language)) return weight * SHARE_OF_TWIN;
  return weight * (isConfused(language, guess.language) ? SHARE_OF_CONFUSED : -1);
}
