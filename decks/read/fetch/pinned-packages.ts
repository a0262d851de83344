import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CACHE, DATA } from '../folders.ts';
import { fetchDebianPackages, type PinnedPackage } from './debian.ts';

/** Sets of pinned Debian packages by their folder in the cache, with the file that pins them. */
const PINS = {
  debian: 'debian-packages.json',
  documents: 'document-packages.json',
  stems: 'stem-packages.json',
  text: 'text-packages.json',
  witnesses: 'witness-packages.json',
} as const;

/** `debian` is what decks are built from, `witnesses` what their forms are checked with; decks are measured with the others. */
export type PackageSet = keyof typeof PINS;

export function readPins(set: PackageSet): PinnedPackage[] {
  return JSON.parse(readFileSync(join(DATA, PINS[set]), 'utf8'));
}

/** Folder into which the packages of a set are unpacked. They may not be there yet. */
export const toPackageRoot = (set: PackageSet): string => join(CACHE, set, 'root');

/**
 * Fetches and unpacks the packages of a set that are not there yet.
 *
 * @returns The folder into which they are unpacked.
 * @throws {Error} When a package is not available in its version, or has another checksum.
 */
export function unpackPackages(set: PackageSet): string {
  fetchDebianPackages(join(CACHE, set), readPins(set));
  return toPackageRoot(set);
}
