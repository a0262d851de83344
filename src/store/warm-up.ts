import { readDecks } from './content/deck-reading.ts';
import type { Reader } from './reader.ts';
import { getDefinitions } from './study/definitions.ts';

/**
 * Opens both databases and reads what every look-up needs first, so that it is there or on its way when the message that woke the
 * background is handed out. What fails here fails again where somebody waits for it.
 */
export function warmUp(reader: Reader): void {
  const { contentReads, directories, rowMemory } = reader;
  rowMemory.ahead = readDecks(contentReads, async (reading) => {
    const [decks, kept] = await Promise.all([reading.sources(), reading.directories()]);
    rowMemory.sources = decks;
    await Promise.all(decks.map((deck) => directories.get(reading, deck, kept)));
  })
    .catch(() => undefined)
    .finally(() => {
      rowMemory.ahead = undefined;
    });
  getDefinitions(reader).catch(() => undefined);
}
