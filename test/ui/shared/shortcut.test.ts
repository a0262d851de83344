import { expect, test } from 'vitest';
import { toPrintedKeys } from '../../../src/ui/shared/shortcut.ts';

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
