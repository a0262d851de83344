import type { WordRanks } from '../store/content/read/word-ranks.ts';
import { type LanguageEvidence, scoreLanguages, scoreWords } from './language-score.ts';
import { findLineWords } from './line-words.ts';
import { findTwins } from './twins.ts';

/** Fewest words of a line that can decide the language. */
const MIN_WORDS = 3;
/** The same, counting only words that are not names. */
const MIN_PLAIN_WORDS = 2;
/** Least lead of the chosen language over every other one, as the logarithm of the odds. */
const MIN_LEAD = 4;
/** The same if the page declares no language: an undecided word is then looked up in all decks. */
const MIN_LEAD_ALONE = 1;
/** Least score of a language that a line of several words can be in. */
const LEAST_SCORE = 1;
const SOME_WORDS = 4;

/** ISO 639-2 code of an undetermined language, for which no deck exists. */
const NO_LANGUAGE = 'und';

/** Least lead of the declared language in the nearby words that overrules the rest of the line. */
const NEAR_LEAD = 2;
/** The same if the browser is sure of its guess. */
const NEAR_LEAD_OVER_GUESS = 5;

interface Asked extends Pick<LanguageEvidence, 'guess' | 'claimed' | 'around'> {
  /** Words around the pointed one: a page may declare another language for a few words of a line. */
  near: string;
  /** Reads how frequent words are in the learner's decks. */
  rank: (words: readonly string[]) => Promise<readonly WordRanks[]>;
}

/**
 * Chooses the language of a line by the browser's guess, the words that the learner's decks know, and what the page declares.
 *
 * @returns ISO 639-3 code; undefined if the evidence is not decisive.
 */
export async function chooseLanguage(line: string, { rank, near, ...asked }: Asked): Promise<string | undefined> {
  const words = findLineWords(line);
  if (words.length < MIN_WORDS || words.filter(({ isName }) => !isName).length < MIN_PLAIN_WORDS) return undefined;
  const nearWords = findLineWords(near);
  const decks = await rank([...words, ...nearWords].map(({ text }) => text));
  const ofLine = {
    ...asked,
    words,
    decks: decks.map((deck) => ({ ...deck, ranks: deck.ranks.slice(0, words.length) })),
  };
  const ofNear = { words: nearWords, decks: decks.map((deck) => ({ ...deck, ranks: deck.ranks.slice(words.length) })) };
  const chosen = chooseByScore(ofLine);
  const { claimed, guess } = asked;
  if (chosen === undefined || claimed === undefined || chosen === claimed) return chosen;
  const lead = scoreWords(claimed, ofNear) - Math.max(0, scoreWords(chosen, ofNear));
  const isGuessed = guess?.isSure && guess.language === chosen;
  // Browsers take a few names and made-up words for some language, without being sure.
  const isSupposed = !isGuessed && words.length < SOME_WORDS && scoreWords(chosen, ofLine) <= 0;
  return isSupposed || lead >= (isGuessed ? NEAR_LEAD_OVER_GUESS : NEAR_LEAD) ? undefined : chosen;
}

function chooseByScore(evidence: LanguageEvidence): string | undefined {
  const { words, decks, claimed, guess } = evidence;
  const scored = scoreLanguages(evidence);
  const [first] = scored;
  if (!first) return undefined;
  const learnt = decks.map(({ language }) => language);
  const twins = findTwins(first.language);
  const scoreOf = (isMeant: (language: string) => boolean) =>
    Math.max(0, ...scored.filter(({ language }) => isMeant(language)).map(({ score }) => score));
  const lead = first.score - scoreOf((language) => !twins.includes(language));
  if (lead >= MIN_LEAD) {
    // The page knows which of two similar languages it uses.
    const isNamed = claimed !== undefined && twins.includes(claimed);
    return isNamed && (learnt.includes(claimed) || !learnt.includes(first.language)) ? claimed : first.language;
  }
  if (words.length < SOME_WORDS) return undefined;
  if (first.score < LEAST_SCORE) return guess?.language ?? NO_LANGUAGE;
  if (claimed !== undefined) {
    const ofClaimed = scoreOf((language) => findTwins(claimed).includes(language));
    if (ofClaimed >= LEAST_SCORE && first.score - ofClaimed < MIN_LEAD) return undefined;
  }
  const isPossible = scoreOf((language) => learnt.includes(language)) >= LEAST_SCORE;
  if (lead >= MIN_LEAD_ALONE || !isPossible) return first.language;
  return claimed === undefined ? undefined : NO_LANGUAGE;
}
