import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { createKey, isKey } from './api-key.ts';

export interface KeptKey {
  key: string;
  /** The file that holds it; undefined if it could not be written. */
  path: string | undefined;
}

/** The file that holds the key of a server without `--key` and `--keys`, outside of any project. */
export function findKeptKeyPath(env: NodeJS.ProcessEnv = process.env, home = homedir()): string {
  const folder = env.XDG_CONFIG_HOME || (process.platform === 'win32' && env.APPDATA) || join(home, '.config');
  return join(folder, 'wayword', 'api-key');
}

/**
 * Reads the key of earlier starts, or makes one and keeps it in a file that only its owner can read. Learners then enter a key only once.
 *
 * @returns A new key without a path where no file can be written, or where the file has something other than a key.
 */
export function readKeptKey(path: string): KeptKey {
  const kept = readIfPresent(path);
  if (kept !== undefined) return isKey(kept) ? { key: kept, path } : { key: createKey(), path: undefined };
  const key = createKey();
  try {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    writeFileSync(path, `${key}\n`, { mode: 0o600, flag: 'wx' });
    return { key, path };
  } catch {
    return { key, path: undefined };
  }
}

function readIfPresent(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch (thrown) {
    return (thrown as NodeJS.ErrnoException).code === 'ENOENT' ? undefined : '';
  }
}
