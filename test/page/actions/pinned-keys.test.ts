import { expect, test } from 'vitest';
import { WORD_KEYS } from '../../../src/model/keymap.ts';
import type { LookupEntry } from '../../../src/model/lookup.ts';
import { createPinnedKeys } from '../../../src/page/actions/pinned-keys.ts';
import { findAct } from '../../../src/page/card-bar.ts';

const ENTRY: LookupEntry = { pair: 'deu-eng', word: 'Haus', meanings: ['house'] } as LookupEntry;

const ACTS = Object.keys(WORD_KEYS) as (keyof typeof WORD_KEYS)[];

function setUp({ isOpen = true, isTyping = false, hasAnki = false } = {}) {
  const done: string[] = [];
  const keys = createPinnedKeys({
    findAct,
    acts: Object.fromEntries(
      ACTS.map((act) => [act, ({ word }: LookupEntry) => done.push(`${act} ${word}`)]),
    ) as unknown as Parameters<typeof createPinnedKeys>[0]['acts'],
    findAnki: () => (hasAnki ? ({ word }) => void done.push(`anki ${word}`) : undefined),
    giveUp: () => done.push('escape'),
    findEntry: () => (isOpen ? ENTRY : undefined),
    isTyping: () => isTyping,
  });
  return { keys, done };
}

const press = (key: string, more: { ctrlKey?: boolean; shiftKey?: boolean } = {}) => ({
  key,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  shiftKey: false,
  ...more,
});

/** An event as the card receives it. */
function makeEvent(key: string, isTrusted: boolean) {
  const calls: string[] = [];
  const event = {
    ...press(key),
    isTrusted,
    defaultPrevented: false,
    preventDefault: () => calls.push('prevent'),
  } as unknown as KeyboardEvent;
  return { event, calls };
}

test.each([
  ['a letter with an action', press('n'), {}, true],
  ['the same letter in upper case', press('N'), {}, true],
  ['a letter without one', press('x'), {}, false],
  ['the name of an object’s method', press('toString'), {}, false],
  ['a browser’s shortcut', press('n', { ctrlKey: true }), {}, false],
  ['a letter with Shift', press('N', { shiftKey: true }), {}, false],
  ['a letter of Study alone', press('s'), {}, false],
  ['the letter for Anki', press('a'), { hasAnki: true }, true],
  ['it with Shift', press('A', { shiftKey: true }), { hasAnki: true }, false],
  ['it while Anki is off', press('a'), {}, false],
  ['a letter while the learner types', press('n'), { isTyping: true }, false],
  ['Escape while the learner types', press('Escape'), { isTyping: true }, true],
] as const)('the card knows %s: %o', (_, event, state, isKnown) => {
  expect(setUp(state).keys.knows(event)).toBe(isKnown);
});

test('a key runs its action on the selected entry', () => {
  const { keys, done } = setUp();
  keys.press('N');
  keys.press('x');
  expect(done).toEqual(['next Haus']);
});

test('a key adds the selected entry to Anki', () => {
  const { keys, done } = setUp({ hasAnki: true });
  keys.press('A');
  expect(done).toEqual(['anki Haus']);
});

test('a closed card ignores keys', () => {
  const { keys, done } = setUp({ isOpen: false });
  keys.press('n');
  expect(done).toEqual([]);
});

test('a known key on the card stays away from the browser', () => {
  const { keys, done } = setUp();
  const { event, calls } = makeEvent('n', true);
  keys.onKey(new CustomEvent('card-key', { detail: event }));
  expect(calls).toEqual(['prevent']);
  expect(done).toEqual(['next Haus']);
});

test('a page cannot press a key on the card', () => {
  const { keys, done } = setUp();
  const { event, calls } = makeEvent('n', false);
  keys.onKey(new CustomEvent('card-key', { detail: event }));
  expect(calls).toEqual([]);
  expect(done).toEqual([]);
});
