import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pace } from '../../src/async/pace.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('the first call runs at once, and later ones share one run a gap later', () => {
  const work = vi.fn();
  const call = pace(work, 1_000);
  call();
  expect(work).toHaveBeenCalledTimes(1);
  call();
  call();
  vi.advanceTimersByTime(999);
  expect(work).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(work).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(60_000);
  expect(work).toHaveBeenCalledTimes(2);
});

test('a call after a quiet gap runs at once', () => {
  const work = vi.fn();
  const call = pace(work, 1_000);
  call();
  vi.advanceTimersByTime(1_000);
  call();
  expect(work).toHaveBeenCalledTimes(2);
});

test('nothing runs once it is aborted', () => {
  const work = vi.fn();
  const controller = new AbortController();
  const call = pace(work, 1_000, controller.signal);
  call();
  call();
  controller.abort();
  expect(vi.getTimerCount()).toBe(0);
  call();
  vi.advanceTimersByTime(60_000);
  expect(work).toHaveBeenCalledTimes(1);
});
