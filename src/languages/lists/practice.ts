// Written by `npm run languages`, from the folders of languages.

/** ISO 639-3 codes of the languages that have a practice text. */
export const PRACTICE_LANGUAGES: ReadonlySet<string> = new Set([
  'cmn',
  'deu',
  'eng',
  'fra',
  'ita',
  'jpn',
  'nld',
  'pol',
  'por',
  'rus',
  'spa',
  'swe',
]);
