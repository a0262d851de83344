import { expect, test } from 'vitest';
import { listBrowseKeys } from '../../../src/ui/popup/key-rows.ts';
import { COMMANDS, findCommand } from '../../../src/ui/popup/keyboard.ts';

const press = (key: string, more = {}) => ({ key, code: '', ctrlKey: false, altKey: false, metaKey: false, ...more });

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
  ['x', 'ltr', undefined],
  ['Enter', 'ltr', undefined],
] as const)('%s in a screen that runs %s: %s', (key, direction, command) => {
  expect(findCommand(press(key), direction)).toBe(command);
});

test('the position of the G key counts on a keyboard without Latin letters, and only there', () => {
  expect(findCommand(press('п', { code: 'KeyG' }), 'ltr')).toBe('jump');
  expect(findCommand(press('i', { code: 'KeyG' }), 'ltr')).toBeUndefined();
});

test('browser shortcuts are left alone', () => {
  expect(findCommand(press('ArrowLeft', { altKey: true }), 'ltr')).toBeUndefined();
  expect(findCommand(press('g', { ctrlKey: true }), 'ltr')).toBeUndefined();
});

test('every command is in the list of keys', () => {
  expect(
    listBrowseKeys()
      .map(({ command }) => command)
      .sort(),
  ).toEqual([...COMMANDS].sort());
});
