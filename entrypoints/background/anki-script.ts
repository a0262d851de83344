export const ANKI_SCRIPT = '/anki.js';
