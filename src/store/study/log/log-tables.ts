/** The log and everything that is derived from it: one transaction keeps them in step. */
export const LOG_TABLES = ['ops', 'definitions', 'cards', 'days', 'meta', 'staged'] as const;
