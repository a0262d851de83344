import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { retry } from '../../src/async/retry.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const failure = new Error('Expected an answer, got none.');

test('tries again after each wait and gives the first result', async () => {
  const task = vi
    .fn(async () => 'done')
    .mockRejectedValueOnce(failure)
    .mockRejectedValueOnce(failure);
  const done = retry(task, { waitsMs: [100, 1_000], isPassing: () => true });
  await vi.advanceTimersByTimeAsync(100);
  expect(task).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(999);
  expect(task).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(await done).toBe('done');
});

test('after the last wait the failure goes to the caller', async () => {
  const task = vi.fn(() => Promise.reject(failure));
  await expect(retry(task, { waitsMs: [0, 0], isPassing: () => true })).rejects.toBe(failure);
  expect(task).toHaveBeenCalledTimes(3);
});

test('a failure that will not pass goes to the caller at once', async () => {
  const task = vi.fn(() => Promise.reject(failure));
  await expect(retry(task, { waitsMs: [100], isPassing: () => false })).rejects.toBe(failure);
  expect(task).toHaveBeenCalledTimes(1);
});
