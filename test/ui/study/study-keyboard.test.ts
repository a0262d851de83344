import { expect, test } from 'vitest';
import { findStudyCommand } from '../../../src/ui/study/study-keyboard.ts';
import { formatChoice } from '../../../src/ui/study/text.ts';

const press = (key: string, code = '', parts = {}) => ({
  key,
  code,
  shiftKey: false,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  ...parts,
});

test.each([
  ['1', 'Digit1', 'two', { rating: 'again' }],
  ['2', 'Digit2', 'two', { rating: 'good' }],
  ['3', 'Digit3', 'two', undefined],
  ['2', 'Digit2', 'four', { rating: 'hard' }],
  ['4', 'Numpad4', 'four', { rating: 'easy' }],
  ['é', 'Digit2', 'two', { rating: 'good' }],
  ['z', 'KeyZ', 'two', 'undo'],
  ['я', 'KeyZ', 'two', 'undo'],
  ['z', 'KeyY', 'two', 'undo'],
  ['?', 'Digit1', 'two', 'keys'],
  ['x', 'KeyX', 'two', undefined],
] as const)('the key %s (%s) with %s answers', (key, code, ratings, expected) => {
  expect(findStudyCommand(press(key, code), { ratings, hasLetterKeys: true })).toEqual(expected);
});

const USUAL = { ratings: 'two', hasLetterKeys: true } as const;

test.each([
  ['Z', 'redo'],
  ['L', 'bury'],
  ['S', 'suspend'],
  ['K', undefined],
  ['P', undefined],
] as const)('Shift and %s', (key, command) => {
  expect(findStudyCommand(press(key, `Key${key}`, { shiftKey: true }), USUAL)).toBe(command);
});

test.each(['s', 'b', 'l', 'a', 'd', 't'])('%s alone does nothing, least of all takes the word away', (key) => {
  expect(findStudyCommand(press(key, ''), USUAL)).toBeUndefined();
});

test('browser keys are left alone', () => {
  expect(findStudyCommand(press('z', 'KeyZ', { ctrlKey: true }), USUAL)).toBeUndefined();
});

test.each([
  [0, 60_000, '1\u00A0min'],
  [0, 330_000, '6\u00A0min'],
  [1, 0, '1\u00A0day'],
  [46, 0, '46\u00A0days'],
  [163, 0, '5.4\u00A0mths'],
  [498, 0, '1.4\u00A0yrs'],
])('an interval of %d days or %d ms reads %s', (intervalDays, delayMs, expected) => {
  expect(formatChoice({ intervalDays, delayMs })).toBe(expected);
});

test('without letter keys only Space acts', () => {
  const choices = { ratings: 'four', hasLetterKeys: false } as const;
  const typed = ['k', 'b', 's', 'z', 'e', 'p', '1', '4', '?'];
  expect(typed.map((key) => findStudyCommand(press(key, ''), choices))).toEqual(typed.map(() => undefined));
  expect(findStudyCommand(press(' ', 'Space'), choices)).toBe('reveal');
});
