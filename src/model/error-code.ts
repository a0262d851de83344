/**
 * Every expected failure.
 * Screens have their own sentence for each code; see `errors` in `locales/en.json`.
 */
export const ERROR_CODES = [
  // Messages inside the extension
  'bad-request',
  'forbidden',
  'no-answer',
  'extension-gone',
  'internal',
  // The upstream server
  'answer-broken',
  'address-invalid',
  'address-insecure',
  'key-missing',
  'key-invalid',
  'key-refused',
  'not-connected',
  'not-the-api',
  'permission-needed',
  'redirected',
  'response-too-large',
  'server-busy',
  'server-error',
  'timeout',
  'unreachable',
  // Decks and the store
  'backup-invalid',
  'backup-newer',
  'deck-changing',
  'deck-empty',
  'deck-file-invalid',
  'deck-unknown',
  'file-anki',
  'file-archive',
  'file-babylon',
  'file-book',
  'file-database',
  'file-document',
  'file-jmdict',
  'file-mdict',
  'file-pdf',
  'file-slob',
  'file-spreadsheet',
  'file-unreadable',
  'file-web-page',
  'recordings-damaged',
  'recordings-none',
  'storage-full',
  'storage-newer',
  'storage-private',
  'storage-unavailable',
  // Files in which other programs keep what a learner knows
  'vocabulary-damaged',
  'vocabulary-foreign',
  'vocabulary-large',
  'vocabulary-locked',
  'vocabulary-newer',
  'vocabulary-none',
] as const;

export type ErrorCode = (typeof ERROR_CODES)[number];
