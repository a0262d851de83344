import { SCREEN_KEYS, WORD_KEYS } from '../../model/keymap.ts';
import { isLetter, type KeyPress } from '../shared/key-press.ts';

/** Actions on the word of the open card: each presses a button below it. */
export const WORD_COMMANDS = ['speak', 'study', 'know', 'edit', 'undo'] as const;
export type WordCommand = (typeof WORD_COMMANDS)[number];

export const COMMANDS = ['forward', 'back', 'first', 'last', 'jump', 'search', 'keys', ...WORD_COMMANDS] as const;
export type Command = (typeof COMMANDS)[number];

export interface BrowseKeyChoices {
  /** Direction of the screen, not of the card: arrow keys match the buttons. */
  direction: 'ltr' | 'rtl';
  /** Whether single letters act on the word. */
  hasLetterKeys: boolean;
}

/** Finds the action of a key while a card is shown in Browse. */
export function findCommand(
  press: KeyPress & { shiftKey: boolean },
  { direction, hasLetterKeys }: BrowseKeyChoices,
): Command | undefined {
  if (press.ctrlKey || press.altKey || press.metaKey) return undefined;
  switch (press.key) {
    case 'ArrowRight':
      return direction === 'rtl' ? 'back' : 'forward';
    case 'ArrowLeft':
      return direction === 'rtl' ? 'forward' : 'back';
    case 'Home':
      return 'first';
    case 'End':
      return 'last';
    case SCREEN_KEYS.search:
      return 'search';
    case SCREEN_KEYS.keys:
      return 'keys';
    default:
      if (isLetter(press, SCREEN_KEYS.jump)) return 'jump';
      if (press.shiftKey || !hasLetterKeys) return undefined;
      return WORD_COMMANDS.find((command) => isLetter(press, WORD_KEYS[command]));
  }
}
