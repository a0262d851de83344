import type { LookupResult } from '../model/lookup.ts';
import type { PairId } from '../model/pair.ts';
import type { WordState } from '../model/word-state.ts';

/** Reads the learner's state of some words of a pair, in their order. */
export type FindStates = (pair: PairId, words: readonly string[]) => Promise<readonly WordState[]>;

/** A word with the other spellings that its sources have. */
interface SpelledWord {
  pair: PairId;
  word: string;
  otherWords?: readonly string[] | undefined;
}

/** Reads the states of words in all of their spellings, with one read per pair. @returns Finds that of a spelling. */
export async function readStates(
  words: readonly SpelledWord[],
  findStates: FindStates,
): Promise<(pair: PairId, spelling: string) => WordState | undefined> {
  const states = new Map<string, WordState>();
  await Promise.all(
    Array.from(new Set(words.map(({ pair }) => pair)), async (pair) => {
      const ofPair = words.filter((word) => word.pair === pair);
      const spellings = [...new Set(ofPair.flatMap(({ word, otherWords = [] }) => [word, ...otherWords]))];
      const found = await findStates(pair, spellings);
      for (const [index, state] of found.entries()) states.set(`${pair} ${spellings[index]}`, state);
    }),
  );
  return (pair, spelling) => states.get(`${pair} ${spelling}`);
}

/**
 * Adds the learner's state of the word to each entry, with one read per pair. An entry of several sources uses the spelling that the learner
 * studies: `das Haus` from a list rather than `Haus` from the main deck.
 *
 * @returns The same entries, without the state if it cannot be read: a meaning alone is better than nothing.
 */
export async function addStates(result: LookupResult, findStates: FindStates): Promise<LookupResult> {
  const { entries } = result;
  const findState = await readStates(entries, findStates).catch(() => undefined);
  if (!findState) return result;
  return {
    ...result,
    entries: entries.map((entry) => {
      const { pair, word, core = word, otherWords = [], definition } = entry;
      const find = (spelling: string) => findState(pair, spelling);
      const isStudied = (spelling: string) => {
        const known = find(spelling);
        return known !== undefined && (known.state !== 'new' || known.isWanted);
      };
      const isOwn = definition !== undefined || isStudied(word);
      const studied = isOwn ? undefined : otherWords.find(isStudied);
      const known = find(studied ?? word);
      if (!known) return entry;
      const { word: _, ...what } = known;
      return { ...entry, ...(studied === undefined ? {} : { word: studied, core }), known: what };
    }),
  };
}
