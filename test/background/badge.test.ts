import { beforeEach, expect, test, vi } from 'vitest';
import { browser } from 'wxt/browser';
import { createBadge } from '../../entrypoints/services/badge.ts';
import { AppError } from '../../src/app-error.ts';
import type { LostDeck } from '../../src/model/source.ts';
import type { StudyHealth } from '../../src/model/study.ts';
import type { Study } from '../../src/study/study.ts';

const setBadgeText = vi.fn(async () => undefined);

beforeEach(() => {
  setBadgeText.mockClear();
  const action = {
    setBadgeText,
    setBadgeBackgroundColor: async () => undefined,
    setBadgeTextColor: async () => undefined,
  };
  Object.assign(browser, { action });
});

const closed = () =>
  Promise.reject(new AppError('storage-unavailable', 'Expected IndexedDB to open, got UnknownError.'));
const fine = async (): Promise<StudyHealth> => ({ kind: 'fine' });
const lost = async (): Promise<StudyHealth> => ({ kind: 'lost', ops: 65, missing: 26, lastAt: 1 });

const all = async () => [];
const without = async () => [{ id: 'spa-eng' }] as LostDeck[];

test.each<[string, string, Pick<Study, 'health' | 'countDue'>, () => Promise<LostDeck[]>]>([
  ['the number of due words', '12', { health: fine, countDue: async () => 12 }, all],
  ['nothing if no word is due', '', { health: fine, countDue: async () => 0 }, all],
  ['an exclamation mark if the log lacks entries', '!', { health: lost, countDue: async () => 12 }, all],
  ['an exclamation mark if decks are lost', '!', { health: fine, countDue: async () => 12 }, without],
  ['an exclamation mark if the log does not open', '!', { health: closed, countDue: closed }, all],
  ['an exclamation mark if the decks do not open', '!', { health: fine, countDue: closed }, all],
])('the toolbar button shows %s', async (_, text, study, lostDecks) => {
  createBadge({ study, witness: { lost: lostDecks }, installation: { check: async () => 'used' } })();
  await vi.waitFor(() => expect(setBadgeText).toHaveBeenCalledExactlyOnceWith({ text }));
});

test('the toolbar button shows an exclamation mark if everything is gone', async () => {
  const study = { health: fine, countDue: async () => 0 };
  createBadge({ study, witness: { lost: all }, installation: { check: async () => 'gone' } })();
  await vi.waitFor(() => expect(setBadgeText).toHaveBeenCalledExactlyOnceWith({ text: '!' }));
});
