import { expect, test } from 'vitest';
import { toPrintedKeys, toPrintedLetters } from '../../../src/ui/shared/shortcut.ts';

test.each([
  ['Alt+Period', 'Alt+.'],
  ['Ctrl+Shift+Comma', 'Ctrl+Shift+,'],
  ['Alt+W', 'Alt+W'],
  ['⌥W', '⌥W'],
  ['MediaPlayPause', 'MediaPlayPause'],
  ['', ''],
])('keys reported as "%s" are written "%s"', (told, written) => {
  expect(toPrintedKeys(told)).toBe(written);
});

test.each([
  ['p', 'P'],
  ['p p', 'P P'],
  ['Shift z', 'Shift Z'],
  ['Umschalt z', 'Umschalt Z'],
  ['ww', 'ww'],
  ['/', '/'],
  ['Space', 'Space'],
])('the keys "%s" are labelled "%s"', (keys, label) => {
  expect(toPrintedLetters(keys)).toBe(label);
});
