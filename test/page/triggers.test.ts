import { expect, test } from 'vitest';
import type { HoverSettings } from '../../src/messaging/hover.ts';
import { createPageKeys } from '../../src/page/page-keys.ts';
import { createTriggers, type TriggerParts } from '../../src/page/triggers.ts';

/** What the pointer's first movement does in a page that knows these settings. */
function countWakes(known: Partial<HoverSettings> | undefined): number {
  let wakes = 0;
  const parts = {
    signal: new AbortController().signal,
    hover: {},
    settings: { known },
    wakeBackground: () => {
      wakes += 1;
    },
  };
  createTriggers(parts as unknown as TriggerParts).wake();
  return wakes;
}

test.each<[string, Partial<HoverSettings> | undefined, number]>([
  ['a page that knows no settings yet', undefined, 1],
  ['a pointer that rests', { trigger: 'rest', isOff: false }, 1],
  ['a pointer that rests with a key held', { trigger: 'rest-modifier', isOff: false }, 1],
  ['a click', { trigger: 'click', isOff: false }, 0],
  ['a double-click', { trigger: 'double-click', isOff: false }, 0],
  ['a site that is off', { trigger: 'rest', isOff: true }, 0],
])('a movement of the pointer wakes the background for a rest alone: %s', (_, known, wakes) => {
  expect(countWakes(known)).toBe(wakes);
});

test.each([
  ['came back out of the browser’s memory', { persisted: true }, 1],
  ['was loaded', { persisted: false }, 0],
])('of a page that %s: whether it asks for its settings again', (_, event, expected) => {
  let forgotten = 0;
  const parts = {
    signal: new AbortController().signal,
    hover: {},
    settings: {
      forget: () => {
        forgotten += 1;
      },
    },
  };
  createTriggers(parts as unknown as TriggerParts).handlers.pageshow?.(event as PageTransitionEvent);
  expect(forgotten).toBe(expected);
});

interface KeyCase {
  key: Partial<KeyboardEvent>;
  /** Whether the pointer is on the card. */
  isEntered?: boolean;
  keys?: boolean;
  isKeySite?: boolean;
  isShown?: boolean;
  isTyping?: boolean;
  /** The key that an open pinned card knows; absent while none is open. */
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
    signal: new AbortController().signal,
    hover: {
      getShown: () => (isShown ? {} : undefined),
      isEntered: () => isEntered,
      cancel: () => done.push('cancel'),
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
  const { useKey } = createTriggers(parts as unknown as TriggerParts);
  if (useKey(event as unknown as KeyboardEvent)) done.push('card stays');
  return done;
}

test.each<[string, KeyCase, string[]]>([
  [
    'a letter of the card, once it is entered',
    { key: { key: 'p' }, isEntered: true },
    ['act pin', 'taken', 'card stays'],
  ],
  ['a letter of a card that merely shows', { key: { key: 'k' } }, []],
  ['Escape, of a card that merely shows', { key: { key: 'Escape' } }, []],
  ['Escape, once it is entered', { key: { key: 'Escape' }, isEntered: true }, ['cancel', 'taken', 'card stays']],
  ['a letter on a site of keys', { key: { key: 'k' }, isKeySite: true }, ['act know', 'taken', 'card stays']],
  ['Escape on a site of keys', { key: { key: 'Escape' }, isKeySite: true }, ['cancel', 'taken', 'card stays']],
  ['a letter on a site of keys, where keys are off', { key: { key: 'k' }, isKeySite: true, keys: false }, []],
  ['a letter where keys are off', { key: { key: 'k' }, isEntered: true, keys: false }, []],
  ['a letter that is typed', { key: { key: 'k' }, isEntered: true, isTyping: true }, []],
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
  ['Escape, with a card over a pinned one', { key: { key: 'Escape' }, pinned: 'k' }, ['cancel', 'taken', 'card stays']],
])('a key while a card shows: %s', (_, given, expected) => {
  expect(pressKey(given)).toEqual(expected);
});

test.each<[string, Partial<KeyboardEvent>, string[]]>([
  ['the key that was chosen', { key: 'Alt' }, ['cancel', 'rest']],
  ['another', { key: 'Control' }, []],
  ['none, as of what Chrome fills in', {}, []],
])('a key that comes after the pointer rests: %s', (_, key, expected) => {
  const done: string[] = [];
  const note = (name: string) => () => void done.push(name);
  const parts = {
    signal: new AbortController().signal,
    hover: { getShown: () => undefined, cancel: note('cancel'), rest: note('rest') },
    settings: { known: { trigger: 'rest-modifier', modifier: 'alt', isOff: false } },
  };
  const { handlers, rest } = createTriggers(parts as unknown as TriggerParts);
  rest({ x: 1, y: 1 }, {} as PointerEvent);
  handlers.keydown?.({ type: 'keydown', ...key } as KeyboardEvent);
  expect(done).toEqual(expected);
});
