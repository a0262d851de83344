import { sleep } from '../async/sleep.ts';

/** Time, randomness and disk space, injected for tests. */
export interface Environment {
  now(): number;
  /** From 0 to 1. */
  random(): number;
  /** Resolves after the delay, or rejects with the signal's reason if aborted before. */
  sleep(ms: number, signal: AbortSignal): Promise<void>;
  /** Remaining storage quota; undefined if the browser does not report it. */
  freeBytes(): Promise<number | undefined>;
}

export const systemEnvironment: Environment = {
  now: () => Date.now(),
  random: () => Math.random(),
  sleep,
  async freeBytes() {
    const { quota, usage } = await navigator.storage.estimate();
    return quota === undefined || usage === undefined ? undefined : quota - usage;
  },
};
