/** Most recordings of one collection; the largest known ones have about 130,000. */
export const MAX_RECORDINGS = 1_000_000;

/** Largest recording of a word, in bytes: about a minute of good quality. */
export const MAX_RECORDING_BYTES = 2_000_000;

/** Longest word or reading of a recording, in UTF-16 code units. */
export const MAX_RECORDING_WORD_LENGTH = 200;

/** Largest `index.json` or `entries.json` of a collection, in bytes; it is held in memory. */
export const MAX_RECORDING_LIST_BYTES = 200_000_000;

/** Longest name of a collection, in UTF-16 code units. */
export const MAX_COLLECTION_NAME_LENGTH = 200;
