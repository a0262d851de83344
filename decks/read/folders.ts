import { join, resolve } from 'node:path';

/** The project's folder. */
export const ROOT = resolve(import.meta.dirname, '../..');

/** Fetched packages, and the lists that the builder writes for people. */
export const CACHE = join(ROOT, '.cache/decks');

/** Data written by hand, and the pinned packages; see `data/README.md`. */
export const DATA = join(ROOT, 'decks/data');
