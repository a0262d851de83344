export const ANKI_SCRIPT = '/anki.js';
export const ANKI_FOLLOW_SCRIPT = '/anki-follow.js';
