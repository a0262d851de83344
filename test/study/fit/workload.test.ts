import { expect, test } from 'vitest';
import { createRandom } from '../../../scripts/player/random.ts';
import { measureHabits } from '../../../src/study/fit/habits.ts';
import { makeModel, recallAfter, type Step, takeStep } from '../../../src/study/fit/model.ts';
import { PUBLISHED } from '../../../src/study/fit/weights.ts';
import { AHEAD_DAYS, expectWork } from '../../../src/study/fit/workload.ts';
import { makeNewCard } from '../../../src/study/replay.ts';
import { makeLearner } from './learner.ts';

const HABITS = { first: [0, 0, 1, 0], recalled: [0, 1, 0], recalledMs: 4_000, forgottenMs: 20_000, freshMs: 30_000 };
const DAY = 20_700;
const MODEL = makeModel(PUBLISHED);

const random = createRandom(3);
const makeCards = (words: number) =>
  Array.from({ length: words }, (_, index) => {
    const memory = { stability: 1 + random() * 40, difficulty: 1 + random() * 9, lastDay: DAY - (index % 30) };
    return { ...makeNewCard('spa-eng', `palabra ${index}`), ...memory, queue: 'review' as const, reps: 1, step: -1 };
  });

/** Reviews of a day, counted in many made-up futures. */
function simulate(cards: ReturnType<typeof makeCards>, retention: number, futures: number): number {
  const random = createRandom(7);
  const grade = (step: Step, given: number, elapsed: number) =>
    takeStep(MODEL, step, { grade: given, elapsed, at: 0, day: 0, isBack: false, spentMs: 0 });
  let reviews = 0;
  for (let future = 0; future < futures; future++) {
    for (const { stability: nextS, difficulty: nextD, lastDay } of cards) {
      let step: Step = { grade: 3, elapsed: 0, s: nextS, d: nextD, recall: 1, nextS, nextD };
      let last = lastDay;
      for (;;) {
        const decay = PUBLISHED[20] ?? 1;
        const wait = Math.max(1, Math.round((step.nextS / MODEL.factor) * (retention ** (-1 / decay) - 1)));
        const asked = Math.max(DAY, last + wait);
        if (asked > DAY + AHEAD_DAYS) break;
        const elapsed = Math.max(1, asked - last);
        reviews += 1;
        const isRecalled = random() < recallAfter(MODEL, elapsed, step.nextS);
        step = isRecalled ? grade(step, 3, elapsed) : grade(grade(step, 1, elapsed), 3, 0);
        last = asked;
      }
    }
  }
  return reviews / futures / AHEAD_DAYS;
}

test.each([0.8, 0.9, 0.95])('the expected work at a goal of %d is that of many made-up futures', (retention) => {
  const cards = makeCards(300);
  const [cost] = expectWork([retention], { weights: PUBLISHED, habits: HABITS, cards, day: DAY });
  const counted = simulate(cards, retention, 20);
  // Between its points the grid evens out where intervals of one and of two days meet.
  expect(Math.abs((cost?.had.reviews ?? 0) / counted - 1)).toBeLessThan(0.06);
});

test('a higher goal costs more, and the same words cost the same', () => {
  const parts = { weights: PUBLISHED, habits: HABITS, cards: makeCards(100), day: DAY };
  const costs = expectWork([0.8, 0.85, 0.9, 0.95], parts);
  for (const kind of ['had', 'fresh'] as const) {
    const minutes = costs.map((cost) => cost[kind].ms);
    expect(minutes).toEqual(minutes.toSorted((a, b) => a - b));
  }
  expect(expectWork([0.8, 0.85, 0.9, 0.95], parts)).toEqual(costs);
});

test('no words are no work, and a new word takes the time of its first day and of its reviews', () => {
  const [cost] = expectWork([0.9], { weights: PUBLISHED, habits: HABITS, cards: [], day: DAY });
  expect(cost?.had).toEqual({ reviews: 0, ms: 0 });
  expect(cost?.fresh.ms).toBeGreaterThan(HABITS.freshMs);
  expect(cost?.fresh.reviews).toBeGreaterThan(1);
  expect(cost?.fresh.reviews).toBeLessThan(10);
});

test('the speed and the buttons of a learner are measured', () => {
  const chains = makeLearner({ weights: PUBLISHED, words: 300, first: [0.25, 0, 0.75, 0], recalled: [0, 0.3, 0.7, 0] });
  const { first, recalled, recalledMs, forgottenMs, freshMs } = measureHabits(chains);
  expect(first.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 10);
  expect(first[0]).toBeCloseTo(0.25, 1);
  expect(recalled[0]).toBeCloseTo(0.3, 1);
  // Each answer takes five seconds; a lapse and a new word have two steps more.
  expect(recalledMs).toBeCloseTo(5_000, -1);
  expect(forgottenMs / 15_000).toBeCloseTo(1, 1);
  expect(freshMs / 15_000).toBeCloseTo(1, 1);
  expect(measureHabits([]).recalledMs).toBeGreaterThan(0);
});
