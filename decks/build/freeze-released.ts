import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PACKAGE_FOLDER } from '../../scripts/lookup/packaged-decks.ts';
import { parseDeckFile } from '../../src/library/formats/deck-file.ts';
import { RELEASED_FOLDER, writeReleased } from './package/released.ts';

/**
 * Writes down the words of the committed decks, so that no later build loses one: `npm run decks:freeze`, before each release whose decks have
 * changed.
 */

mkdirSync(RELEASED_FOLDER, { recursive: true });
for (const name of readdirSync(PACKAGE_FOLDER).filter((file) => /^\w{3}-\w{3}\.json$/.test(file))) {
  const added = writeReleased(name.slice(0, 7), parseDeckFile(readFileSync(join(PACKAGE_FOLDER, name), 'utf8')));
  console.log(`${name.slice(0, 7)}: ${added} words added`);
}
