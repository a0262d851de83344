import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../read/folders.ts';

/** SHA-256 of every file of the package of decks, as `sha256sum` writes them. `npm test` compares. */
const FILE = join(ROOT, 'decks/decks.sha256');

/** Writes the checksums of a folder of decks. */
export function writeChecksums(folder: string, file = FILE): void {
  writeFileSync(
    file,
    listFiles(folder)
      .map((name) => `${hash(join(folder, name))}  ${name}\n`)
      .join(''),
  );
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();
}

const hash = (path: string) => createHash('sha256').update(readFileSync(path)).digest('hex');
