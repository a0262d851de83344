import type { LookupResult } from '../model/lookup.ts';
import type { PairId } from '../model/pair.ts';
import type { WordState } from '../model/word-state.ts';

/** Tells what the learner knows of some words of a pair, in their order. */
export type FindStates = (pair: PairId, words: readonly string[]) => Promise<readonly WordState[]>;

/**
 * Adds to each entry what the learner knows of its word: one question for each pair.
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
        const words = entries.filter((entry) => entry.pair === pair).map(({ word }) => word);
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
      const known = states.get(`${entry.pair} ${entry.word}`);
      if (!known) return entry;
      const { word: _, ...what } = known;
      return { ...entry, known: what };
    }),
  };
}
