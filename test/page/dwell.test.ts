import { expect, test } from 'vitest';
import type { HoverSettings } from '../../src/messaging/hover.ts';
import { toStillMs, type WhenStill, waitForDwell } from '../../src/page/dwell.ts';

test.each([
  ['a drift takes the whole dwell', 80, false, 80],
  ['an arrival takes what its slowing has not shown', 80, true, 18],
  ['a long dwell stays long', 500, true, 438],
  ['a short dwell is not made longer', 10, true, 10],
  ['no dwell is none', 0, true, 0],
])('%s', (_, dwellMs, isArrival, expected) => {
  expect(toStillMs(dwellMs, isArrival)).toBe(expected);
});

const choose = (choice: Partial<HoverSettings>) => ({ trigger: 'rest', dwellMs: 80, ...choice }) as HoverSettings;

/** @returns Whether a card may show, and how long the pointer had to be still before. */
async function measure(known: HoverSettings | undefined, later: HoverSettings, isAllowed = true) {
  const waits: number[] = [];
  const whenStill: WhenStill = (toStill, done) => {
    waits.push(toStill(false));
    done();
  };
  const mayShow = await waitForDwell({ known, get: async () => later }, () => isAllowed, whenStill);
  return { mayShow, waits };
}

test.each<[string, Parameters<typeof measure>, Awaited<ReturnType<typeof measure>>]>([
  ['for the dwell', [choose({}), choose({})], { mayShow: true, waits: [80] }],
  [
    'for the dwell of settings that come meanwhile',
    [undefined, choose({ dwellMs: 30 })],
    { mayShow: true, waits: [30] },
  ],
  ['not while a key is held', [choose({ trigger: 'rest-modifier' }), choose({})], { mayShow: true, waits: [] }],
  ['for nothing where no rest is allowed', [undefined, choose({}), false], { mayShow: false, waits: [] }],
  [
    'without asking again where the settings are known',
    [choose({}), choose({}), false],
    { mayShow: true, waits: [80] },
  ],
])('a card waits %s', async (_, given, expected) => {
  expect(await measure(...given)).toEqual(expected);
});

test('no card opens if the settings cannot be read', async () => {
  const settings = { known: undefined, get: () => Promise.reject(new Error('no answer')) };
  expect(
    await waitForDwell(
      settings,
      () => true,
      (_, done) => done(),
    ),
  ).toBe(false);
});
