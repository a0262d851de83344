import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browser } from 'wxt/browser';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { startPageScripts } from '../../entrypoints/services/page-scripts.ts';
import { makeStartEvents } from '../support/held-events.ts';

const executeScript = vi.fn(async (_injection: { target: { tabId: number }; files?: string[] }) => []);

beforeEach(() => {
  vi.useFakeTimers();
  fakeBrowser.reset();
  executeScript.mockClear();
  Object.assign(browser, { scripting: { executeScript } });
  Object.assign(browser.tabs, { query: async () => [{ id: 7 }, {}, { id: 9 }] });
});

afterEach(() => void vi.useRealTimers());

const listServed = () => executeScript.mock.calls.flatMap(([{ target, files }]) => (files ? [target.tabId] : []));

test('open tabs get the script soon after an installation or an update, and once', async () => {
  startPageScripts(makeStartEvents());
  await vi.advanceTimersByTimeAsync(199);
  expect(listServed()).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(listServed()).toEqual([7, 9]);
  // The browser stops the background and starts it again.
  startPageScripts(makeStartEvents());
  await vi.advanceTimersByTimeAsync(200);
  expect(listServed()).toEqual([7, 9]);
});

test('a tab that takes no script does not keep the others from it', async () => {
  executeScript.mockRejectedValueOnce(new Error('made for a test'));
  startPageScripts(makeStartEvents());
  await vi.advanceTimersByTimeAsync(200);
  expect(listServed()).toEqual([9]);
});

test('tabs that load with the browser get the script from it', async () => {
  const events = makeStartEvents();
  startPageScripts(events);
  events.startup.fire();
  await vi.advanceTimersByTimeAsync(200);
  expect(listServed()).toEqual([]);
});
