import { expect, test } from 'vitest';
import { type CardKeyParts, createCardKeys } from '../../src/page/card-keys.ts';
import { createPageKeys } from '../../src/page/page-keys.ts';

interface KeyCase {
  key: Partial<KeyboardEvent>;
  /** Whether the pointer is on the card. */
  isEntered?: boolean;
  keys?: boolean;
  isKeySite?: boolean;
  isShown?: boolean;
  isTyping?: boolean;
  /** The key that an open pinned card handles; absent while none is open. */
  pinned?: string;
}

/** Presses a key. @returns The effects, in order. */
function pressKey({
  key,
  isEntered = false,
  keys = true,
  isKeySite = false,
  isShown = true,
  isTyping = false,
  pinned,
}: KeyCase): string[] {
  const done: string[] = [];
  const parts = {
    hover: {
      getShown: () => (isShown ? {} : undefined),
      isEntered: () => isEntered,
      cancel: () => done.push('cancel'),
      dismiss: () => done.push('dismiss'),
    },
    card: { act: (act: string) => done.push(`act ${act}`) > 0 },
    settings: { known: { keys, isKeySite } },
    keys: createPageKeys(),
    isTyping: () => isTyping,
  };
  parts.keys.pinned = {
    isOpen: () => pinned !== undefined,
    knows: (event) => event.key === pinned,
    press: (name) => void done.push(`pinned ${name}`),
  };
  const event = { preventDefault: () => undefined, stopImmediatePropagation: () => done.push('taken'), ...key };
  const useKey = createCardKeys(parts as unknown as CardKeyParts);
  if (useKey(event as unknown as KeyboardEvent)) done.push('card stays');
  return done;
}

test.each<[string, KeyCase, string[]]>([
  [
    'a letter of the card, once it is entered',
    { key: { key: 'd' }, isEntered: true },
    ['act pin', 'taken', 'card stays'],
  ],
  ['a letter of a card that merely shows', { key: { key: 'k' } }, []],
  ['Escape, of a card that merely shows', { key: { key: 'Escape' } }, ['dismiss', 'taken', 'card stays']],
  ['Escape, once it is entered', { key: { key: 'Escape' }, isEntered: true }, ['dismiss', 'taken', 'card stays']],
  ['a letter on a site of keys', { key: { key: 'k' }, isKeySite: true }, ['act know', 'taken', 'card stays']],
  ['Escape on a site of keys', { key: { key: 'Escape' }, isKeySite: true }, ['dismiss', 'taken', 'card stays']],
  ['a letter on a site of keys, where keys are off', { key: { key: 'k' }, isKeySite: true, keys: false }, []],
  ['a letter where keys are off', { key: { key: 'k' }, isEntered: true, keys: false }, []],
  ['a letter that is typed', { key: { key: 'k' }, isEntered: true, isTyping: true }, []],
  ['a letter with Shift', { key: { key: 'K', shiftKey: true }, isEntered: true }, []],
  ['a letter of a key that only a pinned card has', { key: { key: 'e' }, isEntered: true }, []],
  ['another letter', { key: { key: 'x' }, isEntered: true }, []],
  ['Alt+W, which Firefox tells the page before it is a command', { key: { key: 'w', altKey: true } }, ['card stays']],
  ['a command with a letter of the card', { key: { key: 'p', altKey: true }, isEntered: true }, ['card stays']],
  ['a command of the browser’s', { key: { key: 'c', ctrlKey: true } }, ['card stays']],
  ['a letter without a card', { key: { key: 'k' }, isShown: false }, []],
  [
    'a key for the pinned card',
    { key: { key: 'k' }, isShown: false, pinned: 'k' },
    ['taken', 'pinned k', 'card stays'],
  ],
  ['a key for the page beside a pinned card', { key: { key: 'j' }, isShown: false, pinned: 'k' }, []],
  [
    'a key for the pinned card, below a card of another word',
    { key: { key: 'k' }, pinned: 'k' },
    ['cancel', 'taken', 'card stays'],
  ],
  [
    'Escape, with a card over a pinned one',
    { key: { key: 'Escape' }, pinned: 'k' },
    ['dismiss', 'taken', 'card stays'],
  ],
])('a key while a card is open: %s', (_, given, expected) => {
  expect(pressKey(given)).toEqual(expected);
});
