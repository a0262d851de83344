import { beforeEach, expect, test } from 'vitest';
import { browser } from 'wxt/browser';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { REFRESH_ALARM, setRefreshAlarm } from '../../entrypoints/services/lifetime.ts';

beforeEach(() => fakeBrowser.reset());

test('browsers that start together look for new editions at different moments', async () => {
  const start = Date.now();
  const delays: number[] = [];
  for (let browsers = 0; browsers < 1_000; browsers++) {
    setRefreshAlarm(true);
    const alarm = await browser.alarms.get(REFRESH_ALARM);
    delays.push(((alarm?.scheduledTime ?? 0) - start) / 1_000);
  }
  const bySecond = new Map<number, number>();
  for (const delay of delays) bySecond.set(Math.floor(delay), (bySecond.get(Math.floor(delay)) ?? 0) + 1);
  expect(Math.min(...delays)).toBeGreaterThanOrEqual(60);
  expect(Math.max(...delays)).toBeLessThan(610);
  expect(Math.max(...bySecond.values())).toBeLessThan(20);
});

/** A refresh of 500 cards by a client that gets 100 answers a second. */
const REFRESH_SECONDS = 5;
const REQUESTS_PER_SECOND = 100;

/** The most requests that reach the server in any second. @param starts - Seconds at which the clients start. */
function findPeak(starts: readonly number[]): number {
  const load = new Map<number, number>();
  for (const start of starts) {
    for (let second = 0; second < REFRESH_SECONDS; second++) {
      const at = Math.floor(start) + second;
      load.set(at, (load.get(at) ?? 0) + REQUESTS_PER_SECOND);
    }
  }
  return Math.max(...load.values());
}

test('a thousand clients send a server at most a fortieth of the requests a second that they would send together', async () => {
  const starts: number[] = [];
  for (let client = 0; client < 1_000; client++) {
    // Spread like random moments, but the same in every run.
    const random = (client * 7_919 * 0.618_033_988_749_895 + Math.sin(client) ** 2) % 1;
    const before = Date.now();
    setRefreshAlarm(true, random);
    const alarm = await browser.alarms.get(REFRESH_ALARM);
    starts.push(((alarm?.scheduledTime ?? 0) - before) / 1_000);
  }
  const together = findPeak(starts.map(() => 0));
  expect(together).toBe(100_000);
  expect(findPeak(starts)).toBeLessThanOrEqual(together / 40);
});

test('no alarm is left where decks are not refreshed', async () => {
  setRefreshAlarm(true);
  setRefreshAlarm(false);
  expect(await browser.alarms.get(REFRESH_ALARM)).toBeFalsy();
});
