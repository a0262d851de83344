import { describe, expect, test } from 'vitest';
import { createPlacement } from '../../src/study/placement.ts';
import { measureCpuMs } from '../support/cpu-time.ts';
import { expectStartNear, INVENTED, SIZE, take, WORDS } from '../support/placement-learners.ts';

describe('an estimate', () => {
  test('is narrow at both ends: nothing known, everything known', () => {
    const nothing = take(SIZE, () => () => 0, 0, 1).estimate;
    expect(nothing.low).toBe(0);
    expect(nothing.high).toBeLessThan(SIZE * 0.15);
    const everything = take(SIZE, () => () => 1, 0, 1).estimate;
    expect(everything.high).toBe(SIZE);
    expect(everything.low).toBeGreaterThan(SIZE * 0.85);
  });

  test('is lower for a learner who also claims invented words', () => {
    const words = Array.from({ length: WORDS }, (_, index) => {
      const position = Math.round(((index + 1) * SIZE) / WORDS);
      return { position, isKnown: position < 800 || index % 3 === 0 };
    });
    const invented = (isKnown: boolean) => Array.from({ length: INVENTED }, () => ({ position: undefined, isKnown }));
    const placement = createPlacement(SIZE);
    const honest = placement.estimate([...words, ...invented(false)]);
    const boasting = placement.estimate([...words, ...invented(true)]);
    expect(boasting.known).toBeLessThan(honest.known * 0.8);
  });

  test('has a curve that falls from the first word to the last', () => {
    const { curve } = take(SIZE, () => (position) => (position < 500 ? 1 : 0), 0, 3).estimate;
    expect(curve.map(({ chance }) => chance)).toEqual(curve.map(({ chance }) => chance).sort((a, b) => b - a));
    expect(curve[0]?.position).toBe(1);
    expect(curve[0]?.chance).toBeGreaterThan(0.9);
    expect(curve.at(-1)?.chance).toBeLessThan(0.1);
  });
});

describe('the words to ask', () => {
  test('are asked once each, and end where a small deck ends', () => {
    const { answers, estimate } = take(5, () => () => 1, 0, 2);
    expect(answers.flatMap(({ position }) => position ?? []).toSorted()).toEqual([1, 2, 3, 4, 5]);
    expect(estimate.high).toBe(5);
  });

  test('are found at once in a deck of any size', () => {
    const huge = createPlacement(5_000_000_000);
    const answers = [1, 2_500_000_000].map((position) => ({ position, isKnown: position === 1 }));
    let position: number | undefined;
    const spentMs = measureCpuMs(() => {
      position = huge.pick(answers, () => 0.5);
    });
    expect(spentMs).toBeLessThan(1_000);
    expect(position).toBeGreaterThan(1);
    expect(position).toBeLessThanOrEqual(5_000_000_000);
  });

  test('get closer together where knowledge ends', () => {
    const { answers } = take(SIZE, () => (position) => (position <= 300 ? 1 : 0), 0, 4);
    const positions = answers.flatMap(({ position }) => position ?? []);
    expect(positions.filter((position) => position > 150 && position < 600).length).toBeGreaterThan(WORDS / 3);
    expect(Math.max(...positions)).toBeGreaterThan(SIZE / 2);
  });
});

test.each([
  [500, 0.02],
  [2_000, 0.1],
])('in a deck of 50,000 words, new words start near %i for a learner who knows so many', (end, beyond) => {
  expectStartNear(end, (position) => (position <= end ? 0.97 : beyond), 1);
});
