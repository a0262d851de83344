import { describe, expect, test } from 'vitest';
import type { Rating } from '../../src/model/rating.ts';
import { type Memory, nextMemory, PARAMETERS, predictRecall, toIntervalDays } from '../../src/study/fsrs.ts';

/**
 * Published numbers of FSRS-6 with its default parameters, from the authors' own implementations in other languages:
 * fsrs-optimizer (Python) at commit 03959bb, `tests/model_test.py`; fsrs-rs (Rust) at commit 0373453,
 * `src/inference.rs`, against which ts-fsrs is also tested.
 */
describe('FSRS-6 as its authors published it', () => {
  const recall = (difficulty: number, retrievability: number): [Memory, number] => {
    // Days until the chance of recall has fallen to this value: the formula takes a chance, and we return days.
    const stability = 5;
    let [low, high] = [0, 1_000];
    while (high - low > 1e-9) {
      const middle = (low + high) / 2;
      if (predictRecall(stability, middle) > retrievability) low = middle;
      else high = middle;
    }
    return [{ stability, difficulty }, low];
  };

  test.each<[Rating, number, number, number]>([
    ['hard', 2, 0.8, 28.226582],
    ['good', 3, 0.7, 58.656002],
    ['easy', 4, 0.6, 127.226685],
    ['again', 1, 0.9, 1.0525396],
    ['again', 2, 0.8, 1.1894329],
    ['again', 3, 0.7, 1.3680838],
    ['again', 4, 0.6, 1.584989],
  ])(
    '%s at difficulty %d, recalled with a chance of %d, gives a stability of %d',
    (rating, difficulty, chance, days) => {
      const [memory, elapsed] = recall(difficulty, chance);
      expect(Math.abs(nextMemory(memory, elapsed, rating).stability - days)).toBeLessThan(1e-4);
    },
  );

  test.each<[Rating, number]>([
    ['again', 1.596818],
    ['good', 5],
    ['easy', 8.12961],
  ])('%s on the same day gives a stability of %d', (rating, days) => {
    expect(Math.abs(nextMemory({ stability: 5, difficulty: 1 }, 0, rating).stability - days)).toBeLessThan(1e-4);
  });

  test.each<[Rating, number]>([
    ['again', 8.341763],
    ['hard', 6.6659956],
    ['good', 4.990228],
    ['easy', 3.3144615],
  ])('%s at difficulty 5 leads to %d', (rating, difficulty) => {
    const next = nextMemory({ stability: 5, difficulty: 5 }, 3, rating).difficulty;
    expect(Math.abs(next - difficulty)).toBeLessThan(1e-4);
  });

  test.each<[Rating, number, number, number]>([
    ['again', 1, 0.10088589, 8.806304],
    ['hard', 1, 3.2494123, 6.7404594],
    ['good', 1, 7.3153, 2.1112142],
    ['easy', 1, 18.014914, 1],
    ['again', 2, 0.112798266, 8.806304],
    ['hard', 2, 4.4694576, 6.7404594],
  ])('%s, and again after %d days, leads to %d and %d', (rating, elapsed, stability, difficulty) => {
    const memory = nextMemory(nextMemory(undefined, 0, rating), elapsed, rating);
    expect(Math.abs(memory.stability - stability)).toBeLessThan(1e-4);
    expect(Math.abs(memory.difficulty - difficulty)).toBeLessThan(1e-4);
  });

  test.each([
    [0, 1, 1],
    [1, 2, 0.9403443],
    [2, 3, 0.9253786],
    [3, 4, 0.9185229],
    [4, 4, 0.9],
    [5, 2, 0.8261359],
  ])('%d days after an answer of stability %d it is recalled with a chance of %d', (days, stability, chance) => {
    expect(Math.abs(predictRecall(stability, days) - chance)).toBeLessThan(1e-4);
  });

  test('six answers over a month lead to the published memory', () => {
    const answers: [number, Rating][] = [
      [0, 'again'],
      [0, 'good'],
      [1, 'good'],
      [3, 'good'],
      [8, 'good'],
      [21, 'good'],
    ];
    let memory: Memory | undefined;
    for (const [elapsed, rating] of answers) memory = nextMemory(memory, elapsed, rating);
    expect(Math.abs((memory?.stability ?? 0) - 53.62691)).toBeLessThan(1e-4);
    expect(Math.abs((memory?.difficulty ?? 0) - 6.3574867)).toBeLessThan(1e-4);
  });

  test('remembered each time on its day, a word comes at the published intervals', () => {
    const ratings: Rating[] = ['good', 'good', 'good', 'good', 'good'];
    let memory = nextMemory(undefined, 0, 'good');
    let elapsed = 0;
    const intervals = ratings.map((rating) => {
      memory = nextMemory(memory, elapsed, rating);
      elapsed = toIntervalDays(memory.stability, 0.9);
      return elapsed;
    });
    expect(intervals).toEqual([2, 11, 46, 163, 498]);
  });

  test('the parameters are those of fsrs-rs', () => {
    expect(PARAMETERS).toEqual([
      0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796, 1.4835, 0.0614, 0.2629,
      1.6483, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542,
    ]);
  });
});

test('a clock that was set back counts as the same day', () => {
  const memory = { stability: 5, difficulty: 5 };
  expect(nextMemory(memory, -30, 'good')).toEqual(nextMemory(memory, 0, 'good'));
});

test('a higher desired retention asks sooner', () => {
  expect(toIntervalDays(100, 0.95)).toBeLessThan(toIntervalDays(100, 0.9));
  expect(toIntervalDays(100, 0.9)).toBe(100);
});
