import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../read/folders.ts';
import { formatIncluded, insertIncluded, readDeckIndex } from './package/included.ts';

/** Writes the numbers of the committed decks into the README: `npm run decks:included`, after the decks were built. */

const README = join(ROOT, 'README.md');

writeFileSync(README, insertIncluded(readFileSync(README, 'utf8'), formatIncluded(readDeckIndex())));
