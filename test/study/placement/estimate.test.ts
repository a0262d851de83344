import { describe, expect, test } from 'vitest';
import { createPlacement, type PlacementAnswer } from '../../../src/study/placement/estimate.ts';

const WORDS = 30;
const INVENTED = 7;
const SIZE = 2_000;

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
type Knowledge = (place: number) => number;

const LEARNERS: Record<string, (random: () => number) => Knowledge> = {
  'whose knowledge falls off gently': (random) => {
    const middle = Math.log(SIZE) * (0.2 + 0.8 * random());
    const slope = 0.2 + 1.5 * random();
    return (place) => 1 / (1 + Math.exp((Math.log(place) - middle) / slope));
  },
  'who know all up to a place and nothing beyond': (random) => {
    const last = SIZE * random() ** 2;
    return (place) => (place <= last ? 1 : 0);
  },
  'who know a share of everything': (random) => {
    const share = random();
    return () => share;
  },
  'who know the beginning and a trade’s words': (random) => {
    const last = SIZE * 0.5 * random() ** 2;
    const share = 0.25 * random();
    return (place) => (place <= last ? 0.97 : share);
  },
};

const large = createPlacement(SIZE);

/** One complete check. @param guess - How often an unknown word is claimed. */
function take(size: number, makeKnowledge: (random: () => number) => Knowledge, guess: number, seed: number) {
  const random = makeRandom(seed);
  const knowledge = makeKnowledge(random);
  const isKnown = Array.from({ length: size }, (_, index) => random() < knowledge(index + 1));
  const placement = size === SIZE ? large : createPlacement(size);
  const answers: PlacementAnswer[] = [];
  for (let asked = 0; asked < WORDS; asked++) {
    const place = placement.pick(answers, random);
    if (place === undefined) break;
    answers.push({ place, isKnown: isKnown[place - 1] || random() < guess });
  }
  for (let asked = 0; asked < INVENTED; asked++) answers.push({ place: undefined, isKnown: random() < guess });
  return { truth: isKnown.filter(Boolean).length, estimate: placement.estimate(answers), answers };
}

describe('an estimate', () => {
  test('has the truth in its range nine times in ten, for learners of every kind, honest or not', () => {
    const runs = Object.values(LEARNERS).flatMap((learner) =>
      [0, 0.15].flatMap((guess) => Array.from({ length: 6 }, (_, seed) => take(SIZE, learner, guess, seed + 1))),
    );
    const isWithin = runs.map(({ truth, estimate: { low, high } }) => low <= truth && truth <= high);
    const share = isWithin.filter(Boolean).length / runs.length;
    const width = runs.reduce((sum, { estimate: { low, high } }) => sum + (high - low) / SIZE, 0) / runs.length;
    console.log(
      `${runs.length} checks: truth within the range in ${(share * 100).toFixed(0)} %; range ${(width * 100).toFixed(0)} % of the deck`,
    );
    expect(share).toBeGreaterThanOrEqual(0.9);
    // A range over everything would always contain the truth.
    expect(width).toBeLessThan(0.35);
  }, 60_000);

  test('is narrow at both ends: nothing known, everything known', () => {
    const nothing = take(SIZE, () => () => 0, 0, 1).estimate;
    expect(nothing.low).toBe(0);
    expect(nothing.high).toBeLessThan(SIZE * 0.15);
    const everything = take(SIZE, () => () => 1, 0, 1).estimate;
    expect(everything.high).toBe(SIZE);
    expect(everything.low).toBeGreaterThan(SIZE * 0.85);
  });

  test('is lower for a learner who also claims invented words', () => {
    const { answers } = take(SIZE, () => (place) => (place < 800 ? 1 : 0.3), 0, 5);
    const words = answers.filter(({ place }) => place !== undefined);
    const invented = (isKnown: boolean) => Array.from({ length: INVENTED }, () => ({ place: undefined, isKnown }));
    const placement = createPlacement(SIZE);
    const honest = placement.estimate([...words, ...invented(false)]);
    const boasting = placement.estimate([...words, ...invented(true)]);
    expect(boasting.known).toBeLessThan(honest.known * 0.8);
  });

  test('has a curve that falls from the first word to the last', () => {
    const { curve } = take(SIZE, () => (place) => (place < 500 ? 1 : 0), 0, 3).estimate;
    expect(curve.map(({ chance }) => chance)).toEqual(curve.map(({ chance }) => chance).sort((a, b) => b - a));
    expect(curve[0]?.place).toBe(1);
    expect(curve[0]?.chance).toBeGreaterThan(0.9);
    expect(curve.at(-1)?.chance).toBeLessThan(0.1);
  });
});

describe('the words to ask', () => {
  test('are asked once each, and end where a small deck ends', () => {
    const { answers, estimate } = take(5, () => () => 1, 0, 2);
    expect(answers.flatMap(({ place }) => place ?? []).toSorted()).toEqual([1, 2, 3, 4, 5]);
    expect(estimate.high).toBe(5);
  });

  test('are found at once in a deck of any size', () => {
    const huge = createPlacement(5_000_000_000);
    const answers = [1, 2_500_000_000].map((place) => ({ place, isKnown: place === 1 }));
    const startedAt = performance.now();
    const place = huge.pick(answers, () => 0.5);
    expect(performance.now() - startedAt).toBeLessThan(1_000);
    expect(place).toBeGreaterThan(1);
    expect(place).toBeLessThanOrEqual(5_000_000_000);
  });

  test('get closer together where knowledge ends', () => {
    const { answers } = take(SIZE, () => (place) => (place <= 300 ? 1 : 0), 0, 4);
    const places = answers.flatMap(({ place }) => place ?? []);
    expect(places.filter((place) => place > 150 && place < 600).length).toBeGreaterThan(WORDS / 3);
    expect(Math.max(...places)).toBeGreaterThan(SIZE / 2);
  });
});
