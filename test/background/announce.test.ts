import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import { browser } from 'wxt/browser';
import { startAnnouncements } from '../../entrypoints/services/announce.ts';
import { type Changes, createChanges } from '../../entrypoints/services/changes.ts';
import { APPEARANCE_EVENT, CHANGE_EVENT, HOVER_EVENT, SYNC_EVENT } from '../../src/messaging/events.ts';
import { parseSettings } from '../../src/settings/settings.ts';

const closed = new Error('Could not establish connection. Receiving end does not exist.');
let sendMessage: MockInstance;
let changes: Changes;

beforeEach(() => {
  vi.useFakeTimers();
  sendMessage = vi.spyOn(browser.runtime, 'sendMessage').mockRejectedValue(closed);
  changes = createChanges();
  startAnnouncements(changes);
});

afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

test('pages are notified of a change at once, because the background may be stopped at any moment', () => {
  changes.decks.emit();
  expect(sendMessage.mock.calls).toEqual([[{ type: CHANGE_EVENT }]]);
  vi.runAllTimers();
  expect(sendMessage).toHaveBeenCalledTimes(1);
});

test('pages are notified of many changes a few times a second, and of the last one too', () => {
  for (let step = 0; step < 99; step++) {
    changes.decks.emit();
    vi.advanceTimersByTime(10);
  }
  expect(sendMessage).toHaveBeenCalledTimes(4);
  changes.decks.emit();
  vi.runAllTimers();
  expect(sendMessage).toHaveBeenCalledTimes(5);
});

test('pages are notified of a sync’s cards once a second, apart from other changes', () => {
  for (let step = 0; step < 290; step++) {
    changes.sync.emit();
    vi.advanceTimersByTime(10);
  }
  expect(sendMessage.mock.calls.every(([event]) => event.type === SYNC_EVENT)).toBe(true);
  expect(sendMessage).toHaveBeenCalledTimes(3);
});

test('pages receive new settings of the appearance before they draw again, and tabs read theirs again', async () => {
  const sendToTab = vi.fn(async (..._all: unknown[]) => Promise.reject(closed));
  Object.assign(browser.tabs, { query: async () => [{ id: 7 }, {}, { id: 9 }], sendMessage: sendToTab });
  const { appearance, ...rest } = parseSettings(undefined);
  const dark = { ...appearance, theme: 'dark' as const };
  changes.settings.emit({ ...rest, appearance: dark });
  expect(sendMessage.mock.calls).toEqual([[{ type: APPEARANCE_EVENT, appearance: dark }], [{ type: CHANGE_EVENT }]]);
  await vi.waitFor(() =>
    expect(sendToTab.mock.calls).toEqual([
      [7, { type: HOVER_EVENT }],
      [9, { type: HOVER_EVENT }],
    ]),
  );
});

test('an answer changes nothing that other pages show', () => {
  changes.study.emit();
  vi.runAllTimers();
  expect(sendMessage).not.toHaveBeenCalled();
});
