import { sleep } from '../async/sleep.ts';

/** Time, chance and disk, so that a test can hold them. */
export interface Environment {
  now(): number;
  /** From 0 to 1. */
  random(): number;
  /** Resolves after the time, or rejects with the signal's reason when it is aborted before. */
  sleep(ms: number, signal: AbortSignal): Promise<void>;
  /** What the browser would still let this extension store; undefined when it does not say. */
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
