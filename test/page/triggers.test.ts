import { expect, test } from 'vitest';
import type { HoverSettings } from '../../src/messaging/hover.ts';
import { createTriggers, type TriggerParts } from '../../src/page/triggers.ts';

/** Simulates the first pointer movement in a page with loaded settings. */
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
])('of a page that %s: whether it reads its settings again', (_, event, expected) => {
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

test.each([
  ['looks up where no card shows', undefined, ['rest']],
  ['does nothing on the way to a card', {}, []],
])('a pointer that slows down %s', (_, shown, expected) => {
  const done: string[] = [];
  const parts = {
    signal: new AbortController().signal,
    hover: { getShown: () => shown, rest: () => done.push('rest') },
    settings: { known: { trigger: 'rest', isOff: false } },
  };
  createTriggers(parts as unknown as TriggerParts).slow({ x: 1, y: 1 }, {} as PointerEvent, () => {});
  expect(done).toEqual(expected);
});

test.each<[string, Partial<KeyboardEvent>, string[]]>([
  ['the key that was chosen', { key: 'Alt' }, ['cancel', 'hold', 'rest']],
  ['another', { key: 'Control' }, []],
  ['none, as of what Chrome fills in', {}, []],
])('a key that comes after the pointer rests: %s', (_, key, expected) => {
  const done: string[] = [];
  const note = (name: string) => () => void done.push(name);
  const parts = {
    signal: new AbortController().signal,
    hover: { getShown: () => undefined, cancel: note('cancel'), hold: note('hold'), rest: note('rest') },
    settings: { known: { trigger: 'rest-modifier', modifier: 'alt', isOff: false } },
  };
  const { handlers, rest } = createTriggers(parts as unknown as TriggerParts);
  rest({ x: 1, y: 1 }, {} as PointerEvent, () => {});
  handlers.keydown?.({ type: 'keydown', ...key } as KeyboardEvent);
  expect(done).toEqual(expected);
});

test.each<[string, ('slow' | 'move' | 'ask')[], object | undefined, string[]]>([
  ['where a pointer slowed down', ['slow'], undefined, ['rest', 'cancel', 'rest']],
  ['not while the keys have asked for another', ['slow', 'ask'], undefined, ['rest']],
  [
    'for a pointer that has moved on, whose word is looked up again when it rests',
    ['slow', 'move'],
    undefined,
    ['rest', 'cancel'],
  ],
  ['while a card shows and the pointer moves', ['move'], {}, []],
])('a word is looked up again %s', (_, ways, shown, expected) => {
  const done: string[] = [];
  const note = (name: string) => () => void done.push(name);
  const parts = {
    signal: new AbortController().signal,
    hover: {
      getShown: () => shown,
      isAsked: () => ways.includes('ask'),
      cancel: note('cancel'),
      rest: note('rest'),
      move() {},
    },
    settings: { known: { trigger: 'rest', isOff: false } },
    motion: { stop() {} },
  };
  const triggers = createTriggers(parts as unknown as TriggerParts);
  for (const way of ways) {
    if (way === 'slow') triggers.slow({ x: 1, y: 1 }, {} as PointerEvent, () => {});
    else if (way === 'move') triggers.move({ x: 2, y: 1 });
  }
  triggers.restAgain();
  expect(done).toEqual(expected);
});
