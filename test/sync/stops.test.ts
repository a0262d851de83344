import { test } from 'vitest';
import { expectFewRepeats } from '../support/sync-with-stops.ts';

test.each([
  { most: 6, seed: 1 },
  { most: 16, seed: 3 },
])('a background stopped after 3 to $most rounds of answers asks for few cards twice', async ({ most, seed }) => {
  await expectFewRepeats(150, most, seed);
});
