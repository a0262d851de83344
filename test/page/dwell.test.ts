// @vitest-environment happy-dom

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { HoverSettings } from '../../src/messaging/hover.ts';
import { SETTLE_MS, waitForDwell } from '../../src/page/dwell.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const choose = (dwellMs: number) => ({ dwellMs }) as HoverSettings;

interface Case {
  dwellMs: number;
  /** When the settings arrive; absent if they are known. */
  knownAfterMs?: number;
  isAllowed?: boolean;
}

/** @returns How long the wait took, and whether a card may open then. */
async function measure({ dwellMs, knownAfterMs, isAllowed = true }: Case): Promise<[number, boolean]> {
  const settings = {
    known: knownAfterMs === undefined ? choose(dwellMs) : undefined,
    get: () => new Promise<HoverSettings>((resolve) => setTimeout(() => resolve(choose(dwellMs)), knownAfterMs)),
  };
  const startedAt = performance.now();
  const waiting = waitForDwell(window, settings, () => isAllowed);
  const ended = waiting.then((mayShow): [number, boolean] => [performance.now() - startedAt, mayShow]);
  await vi.runAllTimersAsync();
  return ended;
}

test.each<[string, Case, [number, boolean]]>([
  ['what is left of the dwell once the pointer rests', { dwellMs: 80 }, [80 - SETTLE_MS, true]],
  ['a moment, where no dwell is chosen', { dwellMs: 0 }, [24 - SETTLE_MS, true]],
  ['the same with settings that come meanwhile', { dwellMs: 80, knownAfterMs: 40 }, [80 - SETTLE_MS, true]],
  ['as long as the settings take', { dwellMs: 80, knownAfterMs: 200 }, [200, true]],
  ['for settings that allow no rest', { dwellMs: 80, knownAfterMs: 40, isAllowed: false }, [40, false]],
  ['without asking again where the settings are known', { dwellMs: 80, isAllowed: false }, [80 - SETTLE_MS, true]],
])('a resting pointer waits %s', async (_, given, expected) => {
  expect(await measure(given)).toEqual(expected);
});

test('no card opens if the settings cannot be read', async () => {
  const settings = { known: undefined, get: () => Promise.reject(new Error('no answer')) };
  expect(await waitForDwell(window, settings, () => true)).toBe(false);
});
