import type { WordRanks } from '../store/word-ranks.ts';
import { type LanguageEvidence, scoreLanguages } from './language-score.ts';
import { findLineWords } from './line-words.ts';
import { findTwins } from './twins.ts';

/** What the language of a line is chosen by. Code of its own: most lines are in the declared language. */
export const LANGUAGE_RULES = { chooseLanguage };

export type LanguageRules = typeof LANGUAGE_RULES;

/** A line with fewer words decides nothing. */
const MIN_WORDS = 3;
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
async function chooseLanguage(line: string, { rank, ...asked }: Asked): Promise<string | undefined> {
  const words = findLineWords(line);
  if (words.length < MIN_WORDS) return undefined;
  const decks = await rank(words.map(({ text }) => text));
  const scored = scoreLanguages({ ...asked, words, decks });
  const [first, second] = scored;
  if (!first || !second) return undefined;
  const { claimed, guess } = asked;
  const lead = first.score - Math.max(0, second.score);
  if (lead >= MIN_LEAD) return first.language;
  if (words.length < SOME_WORDS) return undefined;
  const believed = scored.filter(({ score }) => score >= LEAST_SCORE).map(({ language }) => language);
  if (believed.length === 0) return guess?.language ?? NO_LANGUAGE;
  if (claimed === undefined) return lead >= MIN_LEAD_ALONE ? first.language : undefined;
  return believed.some((language) => findTwins(claimed).includes(language)) ? undefined : first.language;
}
