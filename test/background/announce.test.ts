import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import { browser } from 'wxt/browser';
import { announceChanges } from '../../entrypoints/services/announce.ts';
import { CHANGE_EVENT } from '../../src/messaging/events.ts';

let sendMessage: MockInstance;

beforeEach(() => {
  vi.useFakeTimers();
  sendMessage = vi
    .spyOn(browser.runtime, 'sendMessage')
    .mockRejectedValue(new Error('Could not establish connection. Receiving end does not exist.'));
});

afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

test('pages are notified of a change at once, because the background may be stopped at any moment', () => {
  announceChanges();
  expect(sendMessage.mock.calls).toEqual([[{ type: CHANGE_EVENT }]]);
  vi.runAllTimers();
  expect(sendMessage).toHaveBeenCalledTimes(1);
});

test('pages are notified of many changes a few times a second, and of the last one too', () => {
  for (let step = 0; step < 99; step++) {
    announceChanges();
    vi.advanceTimersByTime(10);
  }
  expect(sendMessage).toHaveBeenCalledTimes(4);
  announceChanges();
  vi.runAllTimers();
  expect(sendMessage).toHaveBeenCalledTimes(5);
});
