import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseDeckFile } from '../src/library/formats/deck-file.ts';
import { writeReleased } from './released.ts';

/**
 * Writes down the words of the committed decks, so that no later build loses one: `npm run decks:freeze`, before each release whose decks have
 * changed.
 */

const DECKS = resolve(import.meta.dirname, '../assets/public/decks');
const RELEASED = join(import.meta.dirname, 'data/released');

mkdirSync(RELEASED, { recursive: true });
for (const name of readdirSync(DECKS).filter((file) => /^\w{3}-\w{3}\.json$/.test(file))) {
  const added = writeReleased(name.slice(0, 7), parseDeckFile(readFileSync(join(DECKS, name), 'utf8')));
  console.log(`${name.slice(0, 7)}: ${added} words added`);
}
