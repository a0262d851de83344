import { readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserKind } from '../../../scripts/browser/extension-browser.ts';

/** A part of what the extension stores, whose files are damaged while the other part stays whole. */
export const STORES = ['databases', 'storage.local'] as const;
export type StoreName = (typeof STORES)[number];

/** Size of a page of SQLite, and of a block of many disks. */
const PAGE_BYTES = 4_096;

/** Damages to one file. @param random - From 0 to 1. */
export const DAMAGES: Readonly<Record<string, (path: string, random: () => number) => void>> = {
  'a byte changed': (path, random) => overwrite(path, 1, random),
  'a page overwritten': (path, random) => overwrite(path, PAGE_BYTES, random),
  'cut in half': (path) => truncateSync(path, Math.floor(statSync(path).size / 2)),
  deleted: (path) => rmSync(path),
  'replaced by other text': (path) => writeFileSync(path, 'garbage\n'),
};

function overwrite(path: string, size: number, random: () => number): void {
  const bytes = readFileSync(path);
  const place = Math.floor((random() * bytes.length) / size) * size;
  for (let index = place; index < Math.min(place + size, bytes.length); index++)
    bytes[index] = (bytes[index] ?? 0) ^ 0x5a;
  writeFileSync(path, bytes);
}

/** The files of a store in a closed profile, without those that only lock it or describe it to the browser. */
export function listFiles(kind: BrowserKind, profile: string, store: StoreName): string[] {
  return kind === 'chromium' ? listChromiumFiles(profile, store) : listFirefoxFiles(profile, store);
}

function listChromiumFiles(profile: string, store: StoreName): string[] {
  const folder = join(profile, 'Default', store === 'databases' ? 'IndexedDB' : 'Local Extension Settings');
  const isOurs = (name: string) => store === 'storage.local' || /^chrome-extension_.*\.leveldb$/.test(name);
  return readdirSync(folder)
    .filter(isOurs)
    .flatMap((name) => readdirSync(join(folder, name)).map((file) => join(folder, name, file)))
    .filter((path) => /(?:CURRENT|MANIFEST-\d+|\.log|\.ldb)$/.test(path) && statSync(path).size > 0);
}

function listFirefoxFiles(profile: string, store: StoreName): string[] {
  const folder = join(profile, 'storage', 'default');
  // Firefox stores `storage.local` as a database of a container of its own.
  const isOurs = (name: string) =>
    name.startsWith('moz-extension+++') && name.includes('^userContextId') === (store === 'storage.local');
  return readdirSync(folder)
    .filter(isOurs)
    .flatMap((name) => readdirSync(join(folder, name, 'idb')).map((file) => join(folder, name, 'idb', file)))
    .filter((path) => path.endsWith('.sqlite'));
}
