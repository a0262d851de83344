import { afterEach, expect, test, vi } from 'vitest';
import {
  createSecondPart,
  type FirstPart,
  offerSecondPart,
  SECOND_PART,
  type SecondPart,
} from '../../entrypoints/background/second-part.ts';

const first = { findEntries: async () => [] } as unknown as FirstPart;
const scope = globalThis as { importScripts?: unknown; startSecondPart?: unknown };

afterEach(() => {
  delete scope.importScripts;
  delete scope.startSecondPart;
});

/** A worker whose second script is there, after so many times that it cannot be loaded. */
function makeWorker(failures = 0) {
  const started = vi.fn((given: FirstPart) => ({ given }) as unknown as SecondPart);
  let left = failures;
  const importScripts = vi.fn(() => {
    if (left-- > 0) throw new Error('made for a test');
    offerSecondPart(started);
  });
  scope.importScripts = importScripts;
  return { started, importScripts };
}

test('the second part is loaded and started once, however many ask', async () => {
  const { started, importScripts } = makeWorker();
  const secondPart = createSecondPart(() => first);
  expect(importScripts).not.toHaveBeenCalled();
  const [one, other] = await Promise.all([secondPart(), secondPart()]);
  expect(one).toBe(other);
  expect(await secondPart()).toBe(one);
  expect(importScripts.mock.calls).toEqual([[SECOND_PART]]);
  expect(started.mock.calls).toEqual([[first]]);
});

test('one that was loaded at the installation is not loaded again', async () => {
  const { importScripts } = makeWorker();
  const started = vi.fn(() => ({}) as SecondPart);
  offerSecondPart(started);
  await createSecondPart(() => first)();
  expect(importScripts).not.toHaveBeenCalled();
  expect(started).toHaveBeenCalledTimes(1);
});

test('one that could not be loaded is tried again by who asks next', async () => {
  const { started } = makeWorker(1);
  const secondPart = createSecondPart(() => first);
  await expect(secondPart()).rejects.toThrow('made for a test');
  await secondPart();
  expect(started).toHaveBeenCalledTimes(1);
});
