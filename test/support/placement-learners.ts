import { expect } from 'vitest';
import { createPlacement, type PlacementAnswer } from '../../src/study/placement.ts';
import { suggestStart } from '../../src/ui/progress/check-result.ts';

export const WORDS = 30;
export const INVENTED = 7;
export const SIZE = 2_000;

/** A number sequence that is the same in every run (mulberry32). */
function makeRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Probability of knowing the word at a rank. */
type Knowledge = (position: number) => number;

const LEARNERS: Record<string, (random: () => number) => Knowledge> = {
  'whose knowledge falls off gently': (random) => {
    const middle = Math.log(SIZE) * (0.2 + 0.8 * random());
    const slope = 0.2 + 1.5 * random();
    return (position) => 1 / (1 + Math.exp((Math.log(position) - middle) / slope));
  },
  'who know all up to a position and nothing beyond': (random) => {
    const last = SIZE * random() ** 2;
    return (position) => (position <= last ? 1 : 0);
  },
  'who know a share of everything': (random) => {
    const share = random();
    return () => share;
  },
  'who know the beginning and a trade’s words': (random) => {
    const last = SIZE * 0.5 * random() ** 2;
    const share = 0.25 * random();
    return (position) => (position <= last ? 0.97 : share);
  },
};

const large = createPlacement(SIZE);

/** One complete check. @param guess - How often an unknown word is claimed. */
export function take(size: number, makeKnowledge: (random: () => number) => Knowledge, guess: number, seed: number) {
  const random = makeRandom(seed);
  const knowledge = makeKnowledge(random);
  const isKnown = Array.from({ length: size }, (_, index) => random() < knowledge(index + 1));
  const placement = size === SIZE ? large : createPlacement(size);
  const answers: PlacementAnswer[] = [];
  for (let asked = 0; asked < WORDS; asked++) {
    const position = placement.pick(answers, random);
    if (position === undefined) break;
    answers.push({ position, isKnown: isKnown[position - 1] || random() < guess });
  }
  for (let asked = 0; asked < INVENTED; asked++) answers.push({ position: undefined, isKnown: random() < guess });
  return { truth: isKnown.filter(Boolean).length, estimate: placement.estimate(answers), answers };
}

/**
 * Expects that the range of an estimate has the truth nine times in ten, for learners of every kind, honest or not.
 *
 * @param seeds - Checks of each kind of learner.
 */
export function expectTruthInRange(seeds: number): void {
  const runs = Object.values(LEARNERS).flatMap((learner) =>
    [0, 0.15].flatMap((guess) => Array.from({ length: seeds }, (_, seed) => take(SIZE, learner, guess, seed + 1))),
  );
  const isWithin = runs.map(({ truth, estimate: { low, high } }) => low <= truth && truth <= high);
  const share = isWithin.filter(Boolean).length / runs.length;
  const width = runs.reduce((sum, { estimate: { low, high } }) => sum + (high - low) / SIZE, 0) / runs.length;
  expect(share).toBeGreaterThanOrEqual(0.9);
  // A range over everything would always contain the truth.
  expect(width).toBeLessThan(0.35);
}

/** Of the largest included decks. */
const DECK_SIZE = 50_000;
/** A start so many times too far or too near still shows words to learn. */
const TOLERANCE = 1.6;

/**
 * Expects that in a large deck, the usual check lets new words start near a position.
 *
 * @param checks - Checks of which the median counts.
 */
export function expectStartNear(end: number, knowledge: Knowledge, checks: number): void {
  const starts = Array.from({ length: checks }, (_, seed) =>
    suggestStart(take(DECK_SIZE, () => knowledge, 0, seed + 1).estimate),
  ).sort((a, b) => a - b);
  const median = starts[Math.floor(checks / 2)];
  expect(median).toBeGreaterThan(end / TOLERANCE);
  expect(median).toBeLessThan(end * TOLERANCE);
}
