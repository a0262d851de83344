import { expect, test, vi } from 'vitest';
import { createChange, createChanges } from '../../entrypoints/services/changes.ts';
import { reportAll } from '../../entrypoints/services/restoring.ts';
import { changeSettings } from '../../src/settings/stored-settings.ts';
import { makeStore } from '../support/store.ts';

test('a change reaches its listeners in the order in which they were added', () => {
  const change = createChange<number>();
  const heard: string[] = [];
  change.emit(1);
  change.on((value) => heard.push(`first ${value}`));
  change.on((value) => heard.push(`second ${value}`));
  change.emit(2);
  change.emit(3);
  expect(heard).toEqual(['first 2', 'second 2', 'first 3', 'second 3']);
});

test('a listener that throws stops neither the others nor the one that reports', () => {
  const reportError = vi.fn();
  vi.stubGlobal('reportError', reportError);
  const change = createChange<void>();
  const listener = vi.fn();
  change.on(() => {
    throw new Error('made for a test');
  });
  change.on(listener);
  change.emit();
  expect(listener).toHaveBeenCalledTimes(1);
  expect(reportError).toHaveBeenCalledTimes(1);
  vi.unstubAllGlobals();
});

test('after a restore the new settings are reported first, then the log and the decks', async () => {
  const store = makeStore();
  await changeSettings(store, { study: { remindAt: 7 } });
  const changes = createChanges();
  const heard: unknown[] = [];
  changes.decks.on(() => heard.push('decks'));
  changes.study.on(() => heard.push('study'));
  changes.settings.on(({ study }) => heard.push(study.remindAt));
  await reportAll(changes, store);
  expect(heard).toEqual([7, 'study', 'decks']);
});
