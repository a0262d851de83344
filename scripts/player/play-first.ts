import { isGrammarWord } from '../../src/languages/grammar-words.ts';
import type { BrowserKind } from '../browser/extension-browser.ts';
import { readDeck } from '../lookup/packaged-decks.ts';
import { readFirstWords } from '../packaged-sentences.ts';
import { createLearner } from './learner.ts';
import { installDeck, type Level, playDay } from './play-day.ts';
import { startPlayer } from './player.ts';

/**
 * People in their first session: what they learn, the rank up to which they know about half of the words, and what they answer at the start. The
 * last two say less than they know.
 */
const PEOPLE: readonly { pair: string; knownRank: number; level: Level }[] = [
  { pair: 'deu-eng', knownRank: 0, level: 'none' },
  { pair: 'spa-eng', knownRank: 200, level: 'some' },
  { pair: 'jpn-eng', knownRank: 1_000, level: 'much' },
  { pair: 'eng-cmn', knownRank: 3_000, level: 'check' },
  { pair: 'eng-fra', knownRank: 600, level: 'check' },
  { pair: 'fra-eng', knownRank: 600, level: 'none' },
  { pair: 'deu-eng', knownRank: 2_000, level: 'some' },
];
const EVENING = new Date(2027, 2, 1, 18).getTime();
const TENTH = 10;
/**
 * A word is out of reach where fewer than one such word in eleven is known; a beginner learns the most common words. Those of the practice text
 * were just read.
 */
const REACH = { factor: 4, least: 60 };

export interface FirstSession {
  pair: string;
  knownRank: number;
  level: Level;
  /** The tenth word that the session teaches: the person did not know it. */
  tenth: { word: string; rank: number | undefined; meaning: string };
  /** How many words the person knew before it, and dismissed with one press each. */
  dismissed: number;
  /** Why the person should not learn the tenth word; empty if they should. */
  objections: string[];
  /** Differences between screens and log. */
  faults: string[];
}

/** Plays first sessions. @param people - How many, at most all of them. */
export async function playFirstSessions(
  kind: BrowserKind,
  random: () => number,
  people = PEOPLE.length,
): Promise<FirstSession[]> {
  const sessions: FirstSession[] = [];
  for (const person of PEOPLE.slice(0, people)) sessions.push(await playOne(kind, random, person));
  return sessions;
}

async function playOne(
  kind: BrowserKind,
  random: () => number,
  { pair, knownRank, level }: (typeof PEOPLE)[number],
): Promise<FirstSession> {
  const words = readDeck(pair).cards.map(([word]) => word);
  const learner = createLearner(random, words, knownRank);
  const player = await startPlayer(kind, EVENING);
  try {
    await installDeck(player, pair);
    const { introduced, faults } = await playDay({ player, learner, level, path: `popup.html?study&deck=${pair}` });
    const taught = introduced.filter((shown) => !learner.knowsAlready(shown.word, shown.rank));
    const tenth = taught[TENTH - 1];
    if (!tenth) throw new Error(`Expected ten words to learn, got ${taught.length} of ${introduced.length}.`);
    const { word, rank = 0, meanings: meaning } = tenth;
    const firstWords = await readFirstWords(pair);
    const isOfText = firstWords.findInText(word) !== undefined;
    const objections = [
      ...(rank > Math.max(REACH.least, knownRank * REACH.factor) && !isOfText ? ['out of reach'] : []),
      ...(firstWords.hasSentence(word) ? [] : ['no sentence']),
      ...(isGrammarWord(word, pair.slice(0, 3)) ? ['grammar alone'] : []),
      ...(meaning === '' ? ['no meaning'] : []),
    ];
    return {
      pair,
      knownRank,
      level,
      tenth: { word, rank, meaning },
      dismissed: introduced.indexOf(tenth) + 1 - TENTH,
      objections,
      faults,
    };
  } finally {
    await player.close();
  }
}
