import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findUnbounded } from './function-bounds.mjs';

/** Tests have no bounds, since a suite is one function. */
const FOLDERS = ['src', 'entrypoints', 'scripts', 'bench', 'decks/build', 'decks/measure', 'decks/read'];

const faults = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(ts|tsx|mjs)$/.test(path) && !path.includes('node_modules'))
    .map((path) => join(folder, path))
    .flatMap((path) => findUnbounded(path, readFileSync(path, 'utf8'))),
);

for (const fault of faults) console.error(fault);
if (faults.length > 0) console.error('docs/contributing.md has the rule, under Changes.');
process.exit(faults.length > 0 ? 1 : 0);
