import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQuietTimer } from '../../entrypoints/services/quiet-timer.ts';

const onFailure = vi.fn();
beforeEach(() => {
  onFailure.mockClear();
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

test('work runs once it has not been requested for a while', async () => {
  const work = vi.fn(async () => undefined);
  const ask = createQuietTimer(work, 2_000, onFailure);
  for (let step = 0; step < 5; step++) {
    ask();
    await vi.advanceTimersByTimeAsync(1_900);
  }
  expect(work).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(100);
  expect(work).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(work).toHaveBeenCalledTimes(1);
});

test('failing work is reported, and runs again on the next request', async () => {
  const work = vi
    .fn(async () => undefined)
    .mockRejectedValueOnce(new DOMException('The disk is full.', 'QuotaExceededError'));
  const ask = createQuietTimer(work, 2_000, onFailure);
  ask();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(onFailure).toHaveBeenCalledWith(new DOMException('The disk is full.', 'QuotaExceededError'));
  ask();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(work).toHaveBeenCalledTimes(2);
});

test('a request during a run causes another run', async () => {
  let end = () => {};
  const work = vi.fn(() => new Promise<void>((resolve) => (end = resolve)));
  const ask = createQuietTimer(work, 2_000, onFailure);
  ask();
  await vi.advanceTimersByTimeAsync(2_000);
  ask();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(work).toHaveBeenCalledTimes(1);
  end();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(work).toHaveBeenCalledTimes(2);
});
