import { expect, test } from 'vitest';
import { listBrowseKeys } from '../../../src/ui/popup/key-rows.ts';
import { COMMANDS, findCommand } from '../../../src/ui/popup/keyboard.ts';

const press = (key: string, more = {}) => ({
  key,
  code: '',
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  shiftKey: false,
  ...more,
});
const USUAL = { direction: 'ltr', hasLetterKeys: true } as const;

test.each([
  ['ArrowRight', 'ltr', 'forward'],
  ['ArrowLeft', 'ltr', 'back'],
  ['ArrowRight', 'rtl', 'back'],
  ['ArrowLeft', 'rtl', 'forward'],
  ['Home', 'rtl', 'first'],
  ['End', 'ltr', 'last'],
  ['g', 'ltr', 'jump'],
  ['G', 'ltr', 'jump'],
  ['?', 'ltr', 'keys'],
  ['/', 'ltr', 'search'],
  ['p', 'ltr', 'speak'],
  ['t', 'ltr', 'study'],
  ['k', 'ltr', 'know'],
  ['e', 'ltr', 'edit'],
  ['z', 'ltr', 'undo'],
  ['s', 'ltr', undefined],
  ['x', 'ltr', undefined],
  ['Enter', 'ltr', undefined],
] as const)('%s in a screen that runs %s: %s', (key, direction, command) => {
  expect(findCommand(press(key), { direction, hasLetterKeys: true })).toBe(command);
});

test('the position of the G key counts on a keyboard without Latin letters, and only there', () => {
  expect(findCommand(press('п', { code: 'KeyG' }), USUAL)).toBe('jump');
  expect(findCommand(press('i', { code: 'KeyG' }), USUAL)).toBeUndefined();
});

test('browser shortcuts are left alone', () => {
  expect(findCommand(press('ArrowLeft', { altKey: true }), USUAL)).toBeUndefined();
  expect(findCommand(press('g', { ctrlKey: true }), USUAL)).toBeUndefined();
});

test('every command is in the list of keys', () => {
  expect(
    listBrowseKeys(USUAL)
      .map(({ command }) => command)
      .sort(),
  ).toEqual([...COMMANDS].sort());
});

test('without letter keys, none acts on the word, and none is in the list', () => {
  const choices = { direction: 'ltr', hasLetterKeys: false } as const;
  const typed = ['p', 't', 'k', 'e', 'z'];
  expect(typed.map((key) => findCommand(press(key), choices))).toEqual(typed.map(() => undefined));
  expect(listBrowseKeys(choices).flatMap(({ keys }) => keys)).not.toContain('k');
});
