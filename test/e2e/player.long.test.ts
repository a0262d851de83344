import { expect, test } from 'vitest';
import { playMonth } from '../../scripts/player/play-month.ts';
import { createRandom } from '../../scripts/player/random.ts';

/** Chromium plays three days, with a word met on a page; Firefox plays one, because its presses take twice as long. */
test.each([
  ['chromium', 3],
  ['firefox', 1],
] as const)('in %s, every number of %i days of study is that of the log', async (kind, days) => {
  expect(await playMonth({ kind, days, random: createRandom(7) })).toEqual({ days, faults: [] });
});
