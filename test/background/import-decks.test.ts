import { expect, test } from 'vitest';
import { createChanges } from '../../entrypoints/services/changes.ts';
import { startDeckImport } from '../../entrypoints/services/import-decks.ts';
import { beginImport, findImport } from '../../src/store/content/write/imports.ts';
import { makeStartEvents, UPDATED } from '../support/held-events.ts';
import { ENGLISH, makeStore, SPANISH } from '../support/store.ts';

test.each<[string, (events: ReturnType<typeof makeStartEvents>) => void]>([
  ['of the browser', (events) => events.startup.fire()],
  ['of the extension', (events) => events.installed.fire(UPDATED)],
])('an import by a page is dropped after a restart %s', async (_, restart) => {
  const store = makeStore();
  await beginImport(store, { id: 'import-1', from: SPANISH, to: ENGLISH, name: 'words.csv' }, Date.now());
  const events = makeStartEvents();
  const starterDecks = { forms: () => Promise.reject(new Error('no forms')) };
  startDeckImport({ store, changes: createChanges(), events, starterDecks });
  restart(events);
  await expect.poll(() => findImport(store, 'import-1')).toBeUndefined();
});
