import { get_fuzz_range } from 'ts-fsrs';
import { hashText } from '../language/hash.ts';

/** Below this interval nothing is spread: three days would become two to four. */
const SHORTEST_FUZZED = 2.5;

/**
 * The days, both inclusive, that an interval may become, so that words learnt together do not stay together. The widths are Anki's own.
 * Below two and a half days the interval stays as it is.
 */
export function getFuzzRange(intervalDays: number): { min: number; max: number } {
  if (intervalDays < SHORTEST_FUZZED) return { min: intervalDays, max: intervalDays };
  // Nothing has elapsed and nothing is capped: both would narrow the range.
  const { min_ivl, max_ivl } = get_fuzz_range(intervalDays, 0, Number.POSITIVE_INFINITY);
  return { min: min_ivl, max: max_ivl };
}

/**
 * Turns a seed into a number from 0 up to, but not including, 1. The interval on a button is therefore the one that is stored, whenever
 * the button is pressed.
 *
 * @param seed - The card and how often it was answered.
 */
export function toChance(seed: string): number {
  return hashText(seed) / 2 ** 32;
}
