/**
 * All tables, for a transaction that publishes or removes a copy. The background's first script loads this file, so it is apart from the
 * database, which needs Dexie.
 */
export const CONTENT_TABLES = [
  'blocks',
  'fullEntries',
  'words',
  'hashes',
  'directories',
  'sources',
  'syncs',
  'imports',
  'removals',
  'upstreams',
] as const;
