import { test } from 'vitest';
import { expectTruthInRange } from '../support/placement-learners.ts';

test('an estimate has the truth in its range nine times in ten, for learners of every kind, honest or not', () => {
  expectTruthInRange(6);
}, 120_000);
