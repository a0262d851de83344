import { getDefinitions } from './definitions.ts';
import type { Reader } from './reader.ts';
import { readRows } from './rows.ts';

/**
 * Opens both databases and reads what every look-up needs first, so that it is there or on its way when the message that woke the
 * background is handed out. What fails here fails again where somebody waits for it.
 */
export function warmUp(reader: Reader): void {
  const { rowMemory } = reader;
  rowMemory.ahead = readRows(reader, (rows) => rows.decks().map((deck) => rows.directory(deck)))
    .catch(() => undefined)
    .finally(() => {
      rowMemory.ahead = undefined;
    });
  getDefinitions(reader).catch(() => undefined);
}
