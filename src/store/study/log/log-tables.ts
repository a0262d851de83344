/**
 * The log and everything that is derived from it: one transaction keeps them in step. The background's first script loads this file, so it is
 * apart from the database, which needs Dexie.
 */
export const LOG_TABLES = ['ops', 'definitions', 'cards', 'days', 'meta', 'staged'] as const;
