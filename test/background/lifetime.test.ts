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

test('no alarm is left where decks are not refreshed', async () => {
  setRefreshAlarm(true);
  setRefreshAlarm(false);
  expect(await browser.alarms.get(REFRESH_ALARM)).toBeFalsy();
});
