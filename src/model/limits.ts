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

/** Longest list of these words, in bytes of JSON. With the other fields of its op it stays below {@link MAX_BACKUP_ENTRY_BYTES}. */
export const MAX_OP_WORDS_BYTES = 14_000_000;

/** Deepest nesting of JSON in a file. Backups and deck files have at most eight levels. */
export const MAX_JSON_DEPTH = 64;

/** Longest text, number or space between them in a JSON file, in bytes. Each unit of {@link MAX_TEXT_LENGTH} takes at most six. */
export const MAX_JSON_TOKEN_BYTES = 1_000_000;

/** Longest entry of a backup's log, and longest other field of it, in bytes. A message holds one entry. */
export const MAX_BACKUP_ENTRY_BYTES = 15_000_000;

/** Most columns of a table. */
export const MAX_COLUMNS = 1_000;

/** Longest row of a table, in UTF-16 code units. An unclosed quote would turn the rest of the file into one row. */
export const MAX_ROW_LENGTH = 4_000_000;

/** Most bytes of a dictionary when unpacked: 4 GB. */
export const MAX_UNPACKED_BYTES = 4_000_000_000;

/**
 * How often a file of a dictionary above {@link MAX_FREELY_PACKED_BYTES} may be larger than when packed. Deflate shrinks data at most 1,032
 * times, and the most repetitive real banks about 60 times.
 */
export const MAX_PACKING_RATIO = 400;

/** A file up to this size may shrink as much as it likes, in bytes when unpacked. */
export const MAX_FREELY_PACKED_BYTES = 10_000_000;

/** Largest description of a dictionary, in bytes: `index.json` or `.ifo`. */
export const MAX_DICTIONARY_HEAD_BYTES = 1_000_000;

/** Largest list of a dictionary's words, in bytes: `.idx`, `.syn` or `.index`. It is held in memory. */
export const MAX_DICTIONARY_INDEX_BYTES = 400_000_000;

/** Longest article of a dictionary, in bytes. */
export const MAX_ARTICLE_BYTES = 4_000_000;

/** Longest row of a bank, in UTF-16 code units. The largest entries of Wiktionary have some 200,000. */
export const MAX_BANK_ROW_LENGTH = 4_000_000;

/** Longest single text in a row of a bank, in UTF-16 code units. */
export const MAX_BANK_TEXT_LENGTH = 1_000_000;

/** Longest title of a dictionary, in UTF-16 code units. */
export const MAX_DICTIONARY_TITLE_LENGTH = 200;

/** Longest credit that a dictionary states, in UTF-16 code units. */
export const MAX_DICTIONARY_CREDIT_LENGTH = 500;

/** Longest word, form or reading of a dictionary, in UTF-16 code units. */
export const MAX_DICTIONARY_WORD_LENGTH = 200;

/** Most meanings of a dictionary's card. Nobody reads more while hovering, and the full entry has them all. */
export const MAX_DICTIONARY_MEANINGS = 24;

/** Longest meaning on a dictionary's card, in UTF-16 code units. */
export const MAX_DICTIONARY_MEANING_LENGTH = 300;

/** Most examples of a dictionary's card. */
export const MAX_DICTIONARY_EXAMPLES = 5;

/** Longest sentence or translation of such an example, in UTF-16 code units. */
export const MAX_DICTIONARY_EXAMPLE_LENGTH = 400;

/** Longest full entry of one card, in UTF-16 code units of JSON. */
export const MAX_FULL_ENTRY_LENGTH = 4_000_000;

/** Most nodes that a pinned card draws of the full entries of one card: more than any real entry has. */
export const MAX_FULL_ENTRY_NODES = 20_000;

/** Deepest node of structured content. No real entry is deeper than twenty. */
export const MAX_CONTENT_DEPTH = 60;

/** Widest and highest cell of a dictionary's table, in cells. A wider one would let a small entry draw a huge table. */
export const MAX_CELL_SPAN = 100;

/** Largest answer read, in bytes. A list of all 7,900 languages of ISO 639-3 takes about 0.6 MB. */
export const MAX_ANSWER_BYTES = 4 * 1024 * 1024;

/** Most stored meanings of one card. */
export const MAX_MEANINGS = 1_000;

/** Longest stored language name, in UTF-16 code units. The longest of ISO 639-3 has 58. */
export const MAX_LANGUAGE_NAME_LENGTH = 200;

/** Longest delay of a timer, about 25 days: `setTimeout` fires at once for a larger number. */
export const MAX_RETRY_AFTER_MS = 2 ** 31 - 1;

/** Longest range of page text one request may carry, in UTF-16 code units: about three lines. */
export const MAX_SCAN_LENGTH = 256;

/** Longest text that a person searches for, in UTF-16 code units. */
export const MAX_SEARCH_LENGTH = 100;

/** Most words of a list that are looked for at once: each of them may take a look-up. */
export const MAX_LISTED_WORDS = 500;

/** Most words that one mark makes known, as many as a large deck has. */
export const MAX_KNOWN_WORDS = 100_000;

/** Words of one page of a list. */
export const MAX_WORDS_PER_PAGE = 200;

/** Most cards that one message may carry. */
export const MAX_CARDS_PER_MESSAGE = 5_000;

/** Longest list of full entries in a message, in UTF-16 code units. Chrome takes messages of at most 64 MB. */
export const MAX_ENTRY_LIST_LENGTH = 24_000_000;

/** Longest notes of a deck in a message, in UTF-16 code units: about 100,000 words. */
export const MAX_DECK_NOTES_LENGTH = 4_000_000;

/** Longest part of a backup, in UTF-16 code units. Chrome takes messages of at most 64 MiB. */
export const MAX_BACKUP_PART_LENGTH = 16_000_000;

/** Longest name of a field in the head of a backup, in UTF-16 code units. */
export const MAX_HEAD_FIELD_LENGTH = 64;

/** Most cards in one list of a message. */
export const MAX_LISTED_CARDS = 20_000;

/** Longest list of cards in a message, in UTF-16 code units. */
export const MAX_CARD_LIST_LENGTH = 16_000_000;

/** Meanings or forms of one card. */
export const MAX_TEXTS_PER_CARD = 1_000;

/** Texts in one list of a card: far above any real number. */
export const MAX_LIST_LENGTH = 1_000;

/** Most parts of a card: the principal parts of a verb are three or four. */
export const MAX_PARTS = 20;

/** Most examples of a card. */
export const MAX_EXAMPLES = 50;

/** Most points of a deck's curve of coverage: more would not be seen in it. */
export const MAX_COVERAGE_POINTS = 100;

/** Largest list of words in a file, in bytes: about five million words. */
export const MAX_WORD_LIST_BYTES = 100_000_000;

/** Longest name of a source or a file, in UTF-16 code units. */
export const MAX_NAME_LENGTH = 255;

/** Longest credit of a file, in UTF-16 code units. */
export const MAX_CREDIT_LENGTH = 1_000;

/** Longest sentence that a card remembers, in UTF-16 code units. */
export const MAX_SENTENCE_LENGTH = 1_000;

/** Longest language tag of a page, in UTF-16 code units. */
export const MAX_LANGUAGE_TAG_LENGTH = 35;

/** Most nodes visited on each side of the pointed letter: a paragraph may hold thousands of elements without text. */
export const MAX_GATHERED_NODES = 200;

/** Most reads of up to 256 code units on each side of the pointed letter: a long text may contain nothing visible. */
export const MAX_GATHERED_READS = 220;

/** Most pieces of a word on each side of the pointed letter. */
export const MAX_WORD_PIECES = 32;

/** Longest part of a word in pieces on each side of the pointed letter, in UTF-16 code units. */
export const MAX_PIECED_WORD_LENGTH = 48;

/** Most text nodes of white space between a line and the hyphen above it. */
export const MAX_BLANK_NODES = 4;

/** Most text nodes of the document searched for the next piece of a word. Most of them are pieces of the line. */
export const MAX_CONTINUATION_NODES = 16;

/** Most text nodes searched for the start of a line. */
export const MAX_LINE_NODES = 40;

/** Longest text node searched where the browser finds no letter, in UTF-16 code units. */
export const MAX_TEXT_NODE_LENGTH = 10_000;

/** Most elements at a point that are searched for text below them. */
export const MAX_COVER_LAYERS = 8;

/** Most text nodes searched in each of these elements. */
export const MAX_COVERED_TEXT_NODES = 32;

/** Most elements searched for text over a picture or film. */
export const MAX_CAPTION_ELEMENTS = 400;

/** Most elements around a reading that may hold its base, too. */
export const MAX_READING_LEVELS = 5;

/** Longest text of such an element, in UTF-16 code units. */
export const MAX_READING_LENGTH = 200;

/** Most text nodes of such an element. */
export const MAX_READING_NODES = 24;

/** Longest text of a field to lay out a second time, in UTF-16 code units. A longer one would cause a noticeable delay. */
export const MAX_FIELD_LENGTH = 20_000;

/** Longest selection to look up, in UTF-16 code units: a phrase, not a paragraph. */
export const MAX_SELECTION_LENGTH = 100;

/** Most nodes searched for the next word by key, because pages hide many of them. */
export const MAX_PASSED_NODES = 5_000;

/** Most words that one press of a key skips, each with a look-up. */
export const MAX_SKIPPED_WORDS = 200;

/** Longest name of a site: the longest host name. */
export const MAX_SITE_LENGTH = 255;

/** Longest address of a server or path of the contract, in UTF-16 code units. */
export const MAX_ADDRESS_LENGTH = 2_048;

/** Longest API key, in UTF-16 code units. */
export const MAX_KEY_LENGTH = 4_096;
