import type { LookupResult } from '../model/lookup.ts';
import type { PairId } from '../model/pair.ts';
import type { WordState } from '../model/word-state.ts';

/** Tells what the learner knows of some words of a pair, in their order. */
export type FindStates = (pair: PairId, words: readonly string[]) => Promise<readonly WordState[]>;

/**
 * Adds to each entry what the learner knows of its word: one question for each pair. An entry of several sources takes the spelling that the
 * learner studies: `das Haus` from a list rather than `Haus` from the main deck.
 *
 * @returns The same entries without it where it cannot be told: a meaning is worth more than none.
 */
export async function addStates(result: LookupResult, findStates: FindStates): Promise<LookupResult> {
  const { entries } = result;
  const pairs = [...new Set(entries.map(({ pair }) => pair))];
  const states = new Map<string, WordState>();
  try {
    await Promise.all(
      pairs.map(async (pair) => {
        const ofPair = entries.filter((entry) => entry.pair === pair);
        const words = [...new Set(ofPair.flatMap(({ word, otherWords = [] }) => [word, ...otherWords]))];
        const found = await findStates(pair, words);
        for (const [place, state] of found.entries()) states.set(`${pair} ${words[place]}`, state);
      }),
    );
  } catch {
    return result;
  }
  return {
    ...result,
    entries: entries.map((entry) => {
      const { pair, word, core = word, otherWords = [], definition } = entry;
      const find = (spelling: string) => states.get(`${pair} ${spelling}`);
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
