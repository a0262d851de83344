import { test } from 'vitest';
import { expectFewRepeats } from '../support/sync-with-stops.ts';

test.each([
  { most: 6, seed: 1 },
  { most: 6, seed: 2 },
  { most: 16, seed: 3 },
  { most: 40, seed: 4 },
])(
  'a background stopped after 3 to $most rounds of answers asks for few of 600 cards twice (seed $seed)',
  async ({ most, seed }) => {
    await expectFewRepeats(600, most, seed);
  },
  120_000,
);
