import { readFileSync, statSync } from 'node:fs';
import { UsageError } from '../read-options.ts';
import { isKey } from './api-key.ts';

/** Shortest time between two looks at the file. */
const LOOK_MS = 1_000;

/** Keys that may change while the server runs. */
export interface KeySource {
  /** The keys of now; the same array as long as they do not change. */
  read(): readonly string[];
}

/**
 * Reads keys from a file: one a line, with an optional note behind a space; `#` begins a comment. The file is read again when it has changed, so a
 * key can be added or taken back without a restart. If the new file cannot be read or has a fault, the last keys stay valid.
 *
 * @param report - Gets a sentence when the keys have changed, or why they have not. It quotes no key.
 * @throws {UsageError} if the file cannot be read the first time.
 */
export function createKeyFile(path: string, now: () => number, report: (text: string) => void): KeySource {
  let keys = readKeys(path);
  let seen = findVersion(path);
  let lookedAt = now();
  return {
    read() {
      if (Math.abs(now() - lookedAt) < LOOK_MS) return keys;
      lookedAt = now();
      const version = findVersion(path);
      if (version === seen) return keys;
      seen = version;
      try {
        keys = readKeys(path);
        report(`Keys read again: ${keys.length}.`);
      } catch (error) {
        report(`The last keys stay valid. ${error instanceof Error ? error.message : String(error)}`);
      }
      return keys;
    },
  };
}

function findVersion(path: string): string {
  const stat = statSync(path, { throwIfNoEntry: false });
  return stat ? `${stat.ino} ${stat.mtimeMs} ${stat.size}` : 'absent';
}

function readKeys(path: string): readonly string[] {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    throw new UsageError(`Expected a readable file of keys, got ${(error as NodeJS.ErrnoException).code} for ${path}.`);
  }
  const lines = text.split(/\r?\n/).map((line, index) => ({ row: index + 1, line: line.trim() }));
  const keys = lines
    .filter(({ line }) => line !== '' && !line.startsWith('#'))
    .map(({ row, line }) => ({ row, key: line.split(/\s/)[0] ?? '' }));
  const wrong = keys.find(({ key }) => !isKey(key));
  if (wrong) {
    throw new UsageError(
      `Expected a key of printable ASCII characters in line ${wrong.row} of ${path}, got another character.`,
    );
  }
  if (keys.length === 0) throw new UsageError(`Expected at least one key in ${path}, got none.`);
  return keys.map(({ key }) => key);
}
