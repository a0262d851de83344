import type { Page } from 'puppeteer-core';

/** Times of one thing done many times, in milliseconds. */
export interface Timing {
  p50: number;
  p95: number;
}

export function summarise(times: readonly number[]): Timing {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return { p50: at(0.5), p95: at(0.95) };
}

/** Sends messages from a page of an extension, one after the other, and times each. */
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

export function printRow(name: string, measured: Timing, floor: Timing): void {
  const format = ({ p50, p95 }: Timing) => `${p50.toFixed(2)} / ${p95.toFixed(2)} ms`;
  const ratio = (measured.p50 / floor.p50).toFixed(2);
  console.log(
    `  ${name.padEnd(28)} ${format(measured).padStart(20)}   floor ${format(floor).padStart(20)}   ${ratio} ×`,
  );
}
