import { isLetter, type KeyPress } from '../shared/key-press.ts';

export const COMMANDS = ['forward', 'back', 'first', 'last', 'jump', 'search', 'keys'] as const;
export type Command = (typeof COMMANDS)[number];

/**
 * Finds the action of a key while a card is shown.
 *
 * @param direction - Direction of the screen, not of the card: arrow keys match the buttons.
 */
export function findCommand(press: KeyPress, direction: 'ltr' | 'rtl'): Command | undefined {
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
    case '/':
      return 'search';
    case '?':
      return 'keys';
    default:
      return isLetter(press, 'g') ? 'jump' : undefined;
  }
}
