/**
 * Letters of the actions on a word. A letter means the same on a hover card, on a pinned card, in Study and in Browse; where a screen does not
 * have the action, the letter does nothing.
 */
export const WORD_KEYS = {
  speak: 'p',
  study: 't',
  know: 'k',
  edit: 'e',
  undo: 'z',
  pin: 'd',
  next: 'n',
  previous: 'b',
} as const;

/** Letters that act only together with Shift. Actions that take a word out of sight are among them, so that a slip of the finger does not. */
export const SHIFTED_KEYS = { redo: 'z', bury: 'l', suspend: 's' } as const;

/** Keys of the popup's screens, which no card uses for anything else. */
export const SCREEN_KEYS = { jump: 'g', sentence: 'o', search: '/', keys: '?' } as const;

/** Adds the word of a pinned card to Anki, where the learner has switched that on. */
export const ANKI_KEY = 'a';
