import { getDefinitions } from './definitions.ts';
import { readRows } from './rows.ts';
import type { Store } from './store.ts';

/**
 * Opens both databases and reads what every look-up needs first, so that it is there or on its way when the message that woke the
 * background is handed out. What fails here fails again where somebody waits for it.
 */
export function warmUp(store: Store): void {
  const openings = [readRows(store, (rows) => rows.decks().map((deck) => rows.directory(deck))), getDefinitions(store)];
  for (const opening of openings) opening.catch(() => undefined);
}
