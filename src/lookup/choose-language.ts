import type { WordRanks } from '../store/word-ranks.ts';
import { type LanguageEvidence, scoreLanguages } from './language-score.ts';
import { findLineWords } from './line-words.ts';
import { findTwins } from './twins.ts';

/** A line with fewer words decides nothing. */
const MIN_WORDS = 3;
/** The same of words that are no names. */
const MIN_PLAIN_WORDS = 2;
/** Least lead, in the logarithm of the odds, of the chosen language over every other one. */
const MIN_LEAD = 4;
/** The same where the page declares no language: then what is not decided is asked of all decks. */
const MIN_LEAD_ALONE = 1;
/** A language for which less speaks is not that of a line of some words. */
const LEAST_SCORE = 1;
const SOME_WORDS = 4;

/** ISO 639-2 code of a language that is not known, from which nobody has a deck. */
const NO_LANGUAGE = 'und';

interface Asked extends Pick<LanguageEvidence, 'guess' | 'claimed' | 'around'> {
  /** Reads how frequent words are in the learner's decks. */
  rank: (words: readonly string[]) => Promise<readonly WordRanks[]>;
}

/**
 * Chooses the language of a line by the browser's guess, the words that the learner's decks know, and what the page declares.
 *
 * @returns ISO 639-3 code; undefined where the evidence decides nothing.
 */
export async function chooseLanguage(line: string, { rank, ...asked }: Asked): Promise<string | undefined> {
  const { claimed, guess } = asked;
  const words = findLineWords(line);
  if (words.length < MIN_WORDS || words.filter(({ isName }) => !isName).length < MIN_PLAIN_WORDS) return undefined;
  const decks = await rank(words.map(({ text }) => text));
  const scored = scoreLanguages({ ...asked, words, decks });
  const [first] = scored;
  if (!first) return undefined;
  const scoreOf = (languages: readonly string[]) =>
    Math.max(0, ...scored.filter(({ language }) => languages.includes(language)).map(({ score }) => score));
  const twins = findTwins(first.language);
  const lead = first.score - scoreOf(scored.map(({ language }) => language).filter((other) => !twins.includes(other)));
  const isLearnt = (language: string) => decks.some((deck) => deck.language === language);
  // Of two languages that are written alike, the page knows which one it is in.
  if (lead >= MIN_LEAD && claimed !== undefined && twins.includes(claimed)) {
    return isLearnt(claimed) || !isLearnt(first.language) ? claimed : first.language;
  }
  if (lead >= MIN_LEAD) return first.language;
  if (words.length < SOME_WORDS) return undefined;
  if (first.score < LEAST_SCORE) return guess?.language ?? NO_LANGUAGE;
  if (claimed !== undefined) {
    const ofClaimed = scoreOf(findTwins(claimed));
    if (ofClaimed >= LEAST_SCORE && first.score - ofClaimed < MIN_LEAD) return undefined;
  }
  if (lead >= MIN_LEAD_ALONE || scoreOf(decks.map(({ language }) => language)) < LEAST_SCORE) return first.language;
  return claimed === undefined ? undefined : NO_LANGUAGE;
}
