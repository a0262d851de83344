import { sleep } from './sleep.ts';

interface RetryOptions {
  /** Time to wait before each further try. The task runs once more than there are waits. */
  waitsMs: readonly number[];
  /** Decides whether another try may succeed. */
  isPassing: (thrown: unknown) => boolean;
}

/** Runs a task again after a passing failure. The last failure, or the first one that will not pass, goes to the caller. */
export async function retry<T>(task: () => Promise<T>, { waitsMs, isPassing }: RetryOptions): Promise<T> {
  for (const waitMs of waitsMs) {
    try {
      return await task();
    } catch (thrown) {
      if (!isPassing(thrown)) throw thrown;
    }
    if (waitMs > 0) await sleep(waitMs);
  }
  return task();
}
