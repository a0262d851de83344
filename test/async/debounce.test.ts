import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { debounce } from '../../src/async/debounce.ts';

const onFailure = vi.fn();
beforeEach(() => {
  onFailure.mockClear();
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

test('a task runs once calls have stopped for a while', async () => {
  const work = vi.fn(async () => undefined);
  const call = debounce(work, { quietMs: 2_000, onFailure });
  for (let step = 0; step < 5; step++) {
    call();
    await vi.advanceTimersByTimeAsync(1_900);
  }
  expect(work).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(100);
  expect(work).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(work).toHaveBeenCalledTimes(1);
});

test('a failure is reported, and the next call runs the task again', async () => {
  const work = vi
    .fn(async () => undefined)
    .mockRejectedValueOnce(new DOMException('The disk is full.', 'QuotaExceededError'));
  const call = debounce(work, { quietMs: 2_000, onFailure });
  call();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(onFailure).toHaveBeenCalledWith(new DOMException('The disk is full.', 'QuotaExceededError'));
  call();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(work).toHaveBeenCalledTimes(2);
});

test('a call during a run leads to another run', async () => {
  let end = () => {};
  const work = vi.fn(() => new Promise<void>((resolve) => (end = resolve)));
  const call = debounce(work, { quietMs: 2_000, onFailure });
  call();
  await vi.advanceTimersByTimeAsync(2_000);
  call();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(work).toHaveBeenCalledTimes(1);
  end();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(work).toHaveBeenCalledTimes(2);
});
