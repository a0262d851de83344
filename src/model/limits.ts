/**
 * Limits of everything that comes from outside: files, backups, server answers, messages and pages. A limit of a backup is also the limit of
 * the log, so that Wayword can restore each backup that it writes. `docs/reliability.md` has the table.
 */

/** Longest text of a card or an op, in UTF-16 code units. */
export const MAX_TEXT_LENGTH = 10_000;

/** Longest id of an op or a device, in UTF-16 code units. */
export const MAX_ID_LENGTH = 64;

/** Instants of an op are from -8.64e15 to 8.64e15 ms, the range of a JavaScript date. */
export const MAX_INSTANT = 8_640_000_000_000_000;

/**
 * A later instant does not advance the clock of the log, so that a billion new ops still stay below {@link MAX_INSTANT}.
 */
export const MAX_CLOCK_AT = MAX_INSTANT - 1_000_000_000_000;

/** Study days of an op are from -1e8 to 1e8, the same range in days, and one more for the zone and the start of a day. */
export const MAX_DAY = 100_000_001;

/** Zones differ from UTC by at most a day. */
export const MAX_ZONE_MINUTES = 1_440;

/** Highest number of an op that the next op of its device follows. A higher one is kept, but not followed. */
export const MAX_FOLLOWED_SEQ = 2 ** 52;

/** Longest interval of an answer, over a hundred years. */
export const MAX_OP_INTERVAL_DAYS = 40_000;

/** Longest delay of a step, and longest time on one card. */
export const MAX_OP_MS = 86_400_000;

/** Longest counted time on one card. */
export const MAX_SPENT_MS = 120_000;

/** Words that one op marks as known. */
export const MAX_OP_WORDS = 1_000_000;

/** Deepest nesting of JSON in a file. Backups and deck files have at most eight levels. */
export const MAX_JSON_DEPTH = 64;

/** Longest text, number or space between them in a JSON file, in bytes. Each unit of {@link MAX_TEXT_LENGTH} takes at most six. */
export const MAX_JSON_TOKEN_BYTES = 1_000_000;

/** Longest entry of a backup's log, and longest other field of it, in bytes. A message holds one entry. */
export const MAX_BACKUP_ENTRY_BYTES = 15_000_000;

/** Most columns of a table. */
export const MAX_COLUMNS = 1_000;
