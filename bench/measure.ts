import type { Page } from 'puppeteer-core';

/** Durations of one operation that was repeated many times, in milliseconds. */
export interface Timing {
  p50: number;
  p95: number;
}

export function summarise(times: readonly number[]): Timing {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return { p50: at(0.5), p95: at(0.95) };
}

export interface Ratio {
  /** Ratio of the medians. */
  value: number;
  /** Lowest and highest ratio among the quarters of the run. */
  low: number;
  high: number;
}

const PARTS = 4;

/**
 * Compares an operation with another one that was measured alternately with it.
 *
 * @param ours - In the order of measurement, like `floor`; the spread is taken over consecutive parts of the run.
 */
export function compareTimes(ours: readonly number[], floor: readonly number[]): Ratio {
  const cut = (times: readonly number[], part: number) =>
    times.slice(Math.floor((times.length * part) / PARTS), Math.floor((times.length * (part + 1)) / PARTS));
  const ratios = Array.from(
    { length: PARTS },
    (_, part) => summarise(cut(ours, part)).p50 / summarise(cut(floor, part)).p50,
  ).filter(Number.isFinite);
  return {
    value: summarise(ours).p50 / summarise(floor).p50,
    low: Math.min(...ratios),
    high: Math.max(...ratios),
  };
}

/** Sends messages from a page of an extension one at a time, and times each. */
export function timeMessages(page: Page, messages: readonly object[]): Promise<number[]> {
  return page.evaluate(async (all: readonly object[]) => {
    const { runtime } = (globalThis as unknown as { chrome: { runtime: { sendMessage(m: object): unknown } } }).chrome;
    const times: number[] = [];
    for (const message of all) {
      const startedAt = performance.now();
      await runtime.sendMessage(message);
      times.push(performance.now() - startedAt);
    }
    return times;
  }, messages);
}
