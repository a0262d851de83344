/** All tables, for a transaction that publishes or removes a copy. In a file without Dexie, which the script of lookups does not load. */
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
