import { beforeEach, expect, test, vi } from 'vitest';
import { browser } from 'wxt/browser';
import { createBadge } from '../../entrypoints/services/badge.ts';
import { AppError } from '../../src/app-error.ts';
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

test.each<[string, string, Pick<Study, 'health' | 'countDue'>]>([
  ['the number of due words', '12', { health: fine, countDue: async () => 12 }],
  ['nothing if no word is due', '', { health: fine, countDue: async () => 0 }],
  ['an exclamation mark if the log lacks entries', '!', { health: lost, countDue: async () => 12 }],
  ['an exclamation mark if the log does not open', '!', { health: closed, countDue: closed }],
  ['an exclamation mark if the decks do not open', '!', { health: fine, countDue: closed }],
])('the toolbar button shows %s', async (_, text, study) => {
  createBadge(study as Study)();
  await vi.waitFor(() => expect(setBadgeText).toHaveBeenCalledExactlyOnceWith({ text }));
});
