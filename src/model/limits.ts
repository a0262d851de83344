/**
 * Limits of what comes from outside that several folders share. Any other limit is beside the code that checks it. A limit of a backup is also
 * the limit of the log, so that Wayword can restore each backup that it writes. `docs/reliability.md` has the table of all limits.
 */

/** Longest text of a card or an op, in UTF-16 code units. */
export const MAX_TEXT_LENGTH = 10_000;

/** Longest id of an op or a device, in UTF-16 code units. */
export const MAX_ID_LENGTH = 64;

/** Instants of an op are from -8.64e15 to 8.64e15 ms, the range of a JavaScript date. */
export const MAX_INSTANT = 8_640_000_000_000_000;

/** Zones differ from UTC by at most a day. */
export const MAX_ZONE_MINUTES = 1_440;

/** Longest interval of an answer, over a hundred years. */
export const MAX_OP_INTERVAL_DAYS = 40_000;

/** Longest delay of a step, and longest time on one card. */
export const MAX_OP_MS = 86_400_000;

/** Most answers to one card of another program; of more, the newest are read. */
export const MAX_PAST_ANSWERS = 20_000;

/** Longest counted time on one card. */
export const MAX_SPENT_MS = 120_000;

/** Longest range of page text one request may carry, in UTF-16 code units: about three lines. */
export const MAX_SCAN_LENGTH = 256;

/** Longest text that a person searches for, in UTF-16 code units. */
export const MAX_SEARCH_LENGTH = 100;

/** Most words that one mark makes known, as many as a large deck has. */
export const MAX_KNOWN_WORDS = 100_000;

/** Longest notes of a deck in a message, in UTF-16 code units: about 100,000 words. */
export const MAX_DECK_NOTES_LENGTH = 4_000_000;

/** Most parts of a card: the principal parts of a verb are three or four. */
export const MAX_PARTS = 20;

/** Most examples of a card. */
export const MAX_EXAMPLES = 50;

/** Longest name of a source or a file, in UTF-16 code units. */
export const MAX_NAME_LENGTH = 255;

/** Longest language tag of a page, in UTF-16 code units. */
export const MAX_LANGUAGE_TAG_LENGTH = 35;

/** Longest stored title of a page, in UTF-16 code units. */
export const MAX_TITLE_LENGTH = 300;

/** Longest name of a site: the longest host name. */
export const MAX_SITE_LENGTH = 255;

/** Most meanings that are looked for in a translation: those that a pinned card shows. */
export const MAX_FIT_MEANINGS = 64;

/** Longest text of a block, in UTF-16 code units, and most blocks, whose words a page asks for at once. */
export const MAX_BLOCK_LENGTH = 4_000;
export const MAX_BLOCKS = 200;

/** Most pairs that share one set of weights: more than a learner has. */
export const MAX_WEIGHED_PAIRS = 1_000;
