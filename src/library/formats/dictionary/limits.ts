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

/** Most files of a zip with a dictionary, its pictures included. */
export const MAX_ARCHIVE_FILES = 50_000;

/** Most files of a tar with a dictionary: those of StarDict have five. */
export const MAX_TAR_FILES = 5_000;

/**
 * Longest card of a Lingvo dictionary, also once its word stands for each tilde, and its longest line, in UTF-16 code units: beyond, the text
 * is something else.
 */
export const MAX_LINGVO_CARD_LENGTH = 4_000_000;
