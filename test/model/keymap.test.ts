import { expect, test } from 'vitest';
import { SCREEN_KEYS, SHIFTED_KEYS, WORD_KEYS } from '../../src/model/keymap.ts';

test('no key has two meanings', () => {
  const keys = [...Object.values(WORD_KEYS), ...Object.values(SCREEN_KEYS)];
  expect(new Set(keys).size).toBe(keys.length);
});

test('a letter that takes a word out of sight means nothing without Shift', () => {
  const harmless: readonly string[] = [...Object.values(WORD_KEYS), ...Object.values(SCREEN_KEYS)];
  for (const letter of [SHIFTED_KEYS.bury, SHIFTED_KEYS.suspend]) expect(harmless).not.toContain(letter);
});
