import { test } from 'vitest';
import { expectStartNear, expectTruthInRange } from '../support/placement-learners.ts';

test('an estimate has the truth in its range nine times in ten, for learners of every kind, honest or not', () => {
  expectTruthInRange(6);
}, 120_000);

/** Half at the position, nine tenths at a quarter of it. */
const fallAt = (middle: number) => (position: number) => 1 / (1 + (position / middle) ** 1.6);
const knowFirst = (last: number, beyond: number) => (position: number) => (position <= last ? 0.97 : beyond);

test.each([
  ['knows the first 500', 500, knowFirst(500, 0.02)],
  ['knows the first 2,000', 2_000, knowFirst(2_000, 0.02)],
  ['knows the first 2,000 and one in ten rare words', 2_000, knowFirst(2_000, 0.1)],
  ['knows the first 5,000', 5_000, knowFirst(5_000, 0.05)],
  ['knows fewer and fewer words towards 500', 500, fallAt(500)],
  ['knows fewer and fewer words towards 2,000', 2_000, fallAt(2_000)],
  ['knows fewer and fewer words towards 5,000', 5_000, fallAt(5_000)],
])(
  'new words start near the end of what is known, by a learner who %s',
  (_name, end, knowledge) => {
    expectStartNear(end, knowledge, 9);
  },
  120_000,
);
