import { isGrammarWord } from '../../src/language/grammar-words.ts';
import type { BrowserKind } from '../browser/launch.ts';
import { readDeck } from '../decks/read-package.ts';
import { createLearner } from './learner.ts';
import { installDeck, type Level, playDay } from './play-day.ts';
import { startPlayer } from './player.ts';

/** People in their first session: what they learn, what they know of it, and what they answer at the start. */
const PEOPLE: readonly { pair: string; knownRank: number; level: Level }[] = [
  { pair: 'deu-eng', knownRank: 0, level: 'none' },
  { pair: 'spa-eng', knownRank: 200, level: 'some' },
  { pair: 'jpn-eng', knownRank: 1_000, level: 'much' },
  { pair: 'eng-cmn', knownRank: 3_000, level: 'check' },
  { pair: 'eng-fra', knownRank: 600, level: 'check' },
];
const EVENING = new Date(2027, 2, 1, 18).getTime();
const TENTH = 10;

export interface FirstSession {
  pair: string;
  knownRank: number;
  level: Level;
  /** The tenth word that the session teaches: the person did not press "I know it" when it was introduced. */
  tenth: { word: string; rank: number | undefined; meaning: string };
  /** How many words before it the person already knew. */
  known: number;
  faults: string[];
}

/** Plays the first session of five people. */
export async function playFirstSessions(kind: BrowserKind, random: () => number): Promise<FirstSession[]> {
  const sessions: FirstSession[] = [];
  for (const person of PEOPLE) sessions.push(await playOne(kind, random, person));
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
    const played = await playDay({ player, learner, level, path: `popup.html?study&deck=${pair}` });
    const taught = played.introduced.filter(({ word, rank }) => !learner.knowsAlready(word, rank));
    const tenth = taught[TENTH - 1];
    if (!tenth) throw new Error(`Expected ten words to learn, got ${taught.length}.`);
    const known = played.introduced.indexOf(tenth) - TENTH + 1;
    const faults = [...played.faults];
    if (known >= TENTH) faults.push(`${known} words before the tenth card, ${tenth.word}, are known already`);
    if (isGrammarWord(tenth.word, pair.slice(0, 3)))
      faults.push(`the tenth card, ${tenth.word}, carries grammar alone`);
    if (tenth.meanings === '') faults.push(`the tenth card, ${tenth.word}, has no meaning`);
    return {
      pair,
      knownRank,
      level,
      tenth: { word: tenth.word, rank: tenth.rank, meaning: tenth.meanings },
      known,
      faults,
    };
  } finally {
    await player.close();
  }
}
