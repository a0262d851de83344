import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browser } from 'wxt/browser';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { startBadge } from '../../entrypoints/services/badge.ts';
import { type Changes, createChanges } from '../../entrypoints/services/changes.ts';
import { ROLLOVER_ALARM } from '../../entrypoints/services/lifetime.ts';
import { AppError } from '../../src/app-error.ts';
import type { LostDeck } from '../../src/model/source.ts';
import type { StudyHealth } from '../../src/model/study.ts';
import { parseSettings } from '../../src/settings/settings.ts';
import type { Study } from '../../src/study/study.ts';
import { makeStartEvents, toAlarm } from '../support/held-events.ts';

const setBadgeText = vi.fn(async () => undefined);

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 28, 12) });
  fakeBrowser.reset();
  setBadgeText.mockClear();
  const action = {
    setBadgeText,
    setBadgeBackgroundColor: async () => undefined,
    setBadgeTextColor: async () => undefined,
  };
  Object.assign(browser, { action });
});

afterEach(() => void vi.useRealTimers());

const closed = () =>
  Promise.reject(new AppError('storage-unavailable', 'Expected IndexedDB to open, got UnknownError.'));
const fine = async (): Promise<StudyHealth> => ({ kind: 'fine' });
const lost = async (): Promise<StudyHealth> => ({ kind: 'lost', ops: 65, missing: 26, lastAt: 1 });

const all = async () => [];
const without = async () => [{ id: 'spa-eng' }] as LostDeck[];

/** The badge of someone with twelve due words, unless the parts say otherwise. */
function start(parts: Partial<Parameters<typeof startBadge>[0]> = {}) {
  const changes = createChanges();
  const events = makeStartEvents();
  startBadge({
    study: { health: fine, countDue: async () => 12 },
    witness: { lost: all },
    installation: { check: async () => 'used' },
    changes,
    events,
    ...parts,
  });
  return { changes, events };
}

test.each<[string, string, Pick<Study, 'health' | 'countDue'>, () => Promise<LostDeck[]>]>([
  ['the number of due words', '12', { health: fine, countDue: async () => 12 }, all],
  ['nothing if no word is due', '', { health: fine, countDue: async () => 0 }, all],
  ['an exclamation mark if the log lacks entries', '!', { health: lost, countDue: async () => 12 }, all],
  ['an exclamation mark if decks are lost', '!', { health: fine, countDue: async () => 12 }, without],
  ['an exclamation mark if the log does not open', '!', { health: closed, countDue: closed }, all],
  ['an exclamation mark if the decks do not open', '!', { health: fine, countDue: closed }, all],
])('the toolbar button shows %s', async (_, text, study, lostDecks) => {
  start({ study, witness: { lost: lostDecks } }).changes.study.emit();
  await vi.waitFor(() => expect(setBadgeText).toHaveBeenCalledExactlyOnceWith({ text }));
});

test('the toolbar button shows an exclamation mark if everything is gone', async () => {
  const study = { health: fine, countDue: async () => 0 };
  start({ study, installation: { check: async () => 'gone' } }).changes.study.emit();
  await vi.waitFor(() => expect(setBadgeText).toHaveBeenCalledExactlyOnceWith({ text: '!' }));
});

type Start = { changes: Changes; events: ReturnType<typeof makeStartEvents> };

test.each<[string, (start: Start) => void]>([
  ['settings', ({ changes }) => changes.settings.emit(parseSettings(undefined))],
  ['the log', ({ changes }) => changes.study.emit()],
  ['decks', ({ changes }) => changes.decks.emit()],
  ['what is known of damage', ({ changes }) => changes.damage.emit()],
  [
    'the day, or the clock, of which any alarm may be the first sign',
    ({ events }) => events.alarm.fire(toAlarm('any')),
  ],
  ['nothing yet, soon after the start', () => void vi.advanceTimersByTime(200)],
])('the toolbar button follows changes of %s', async (_, change) => {
  const started = start();
  expect(setBadgeText).not.toHaveBeenCalled();
  change(started);
  await vi.waitFor(() => expect(setBadgeText).toHaveBeenCalledExactlyOnceWith({ text: '12' }));
});

test('a sync that changes decks several times a second leads to one count after its last step', async () => {
  const { changes } = start();
  await vi.advanceTimersByTimeAsync(250);
  setBadgeText.mockClear();
  for (let step = 0; step < 99; step++) {
    changes.decks.emit();
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(setBadgeText).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(450);
  expect(setBadgeText).toHaveBeenCalledTimes(1);
});

test('changes during a count lead to one more count', async () => {
  let finish = (_due: number): void => undefined;
  const counted = new Promise<number>((resolve) => {
    finish = resolve;
  });
  const countDue = vi.fn(() => counted);
  const { changes } = start({ study: { health: fine, countDue } });
  for (let step = 0; step < 9; step++) changes.study.emit();
  await vi.waitFor(() => expect(countDue).toHaveBeenCalledTimes(1));
  for (let step = 0; step < 9; step++) changes.study.emit();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(countDue).toHaveBeenCalledTimes(1);
  finish(12);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(countDue).toHaveBeenCalledTimes(2);
});

test('each start sets an alarm for the next study day, and that alarm the one after it', async () => {
  const { events } = start();
  await vi.advanceTimersByTimeAsync(200);
  const first = (await browser.alarms.get(ROLLOVER_ALARM))?.scheduledTime ?? 0;
  expect(first).toBeGreaterThan(Date.now());
  vi.setSystemTime(first);
  events.alarm.fire(toAlarm(ROLLOVER_ALARM));
  const second = (await browser.alarms.get(ROLLOVER_ALARM))?.scheduledTime ?? 0;
  expect((second - first) / 3_600_000).toBeCloseTo(24, 1);
});
