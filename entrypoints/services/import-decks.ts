import { createDeckImport, type DeckImport } from '../../src/library/deck-import.ts';
import type { StarterDecks } from '../../src/library/starter-decks.ts';
import { dropAllImports } from '../../src/store/content/write/imports.ts';
import type { Store } from '../../src/store/store.ts';
import type { HeldEvents } from '../background/held-events.ts';
import type { Changes } from './changes.ts';
import { waitForPageToGo } from './import-page.ts';
import { keepAwake, onRestart } from './lifetime.ts';

interface DeckImportParts {
  store: Store;
  changes: Pick<Changes, 'decks'>;
  events: Pick<HeldEvents, 'installed' | 'startup'>;
  starterDecks: Pick<StarterDecks, 'forms'>;
}

/** Imports decks from files, and drops imports whose page is gone. */
export function startDeckImport({ store, changes, events, starterDecks }: DeckImportParts): DeckImport {
  // No page that was reading a file survives a restart. An import that cannot be dropped now is dropped later.
  onRestart(events, () => dropAllImports(store).catch(() => undefined));
  return createDeckImport({
    store,
    forms: starterDecks.forms,
    waitForPageToGo,
    keepAwake,
    onChange: changes.decks.emit,
    now: Date.now,
  });
}
