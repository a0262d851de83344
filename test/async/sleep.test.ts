import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sleep } from '../../src/async/sleep.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('resolves after its time', async () => {
  const onEnd = vi.fn();
  void sleep(1_000).then(onEnd);
  await vi.advanceTimersByTimeAsync(999);
  expect(onEnd).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test.each([
  ['while it waits', false],
  ['before it starts', true],
])('rejects with the reason when it is aborted %s, and leaves no timer', async (_, isEarly) => {
  const controller = new AbortController();
  const reason = new Error('The sync was paused.');
  if (isEarly) controller.abort(reason);
  const asleep = sleep(1_000, controller.signal);
  controller.abort(reason);
  await expect(asleep).rejects.toBe(reason);
  expect(vi.getTimerCount()).toBe(0);
});
