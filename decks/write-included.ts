import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { formatIncluded, insertIncluded, readDeckIndex } from './included.ts';

/** Writes the numbers of the committed decks into the README: `npm run decks:included`, after the decks were built. */

const README = resolve(import.meta.dirname, '../README.md');

writeFileSync(README, insertIncluded(readFileSync(README, 'utf8'), formatIncluded(readDeckIndex())));
