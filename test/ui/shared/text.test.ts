import { describe, expect, test } from 'vitest';
import { ERROR_CODES } from '../../../src/model/error-code.ts';
import { ERROR_TEXTS } from '../../../src/ui/shared/error-text.ts';

describe.each(ERROR_CODES)('%s', (code) => {
  test('says what happened and what to do', () => {
    const { title, advice } = ERROR_TEXTS[code];
    expect(title).toMatch(/^[A-Z].*[^.]$/);
    expect(advice).toMatch(/^[A-Z].*\.$/s);
  });

  test('speaks to people', () => {
    const { title, advice } = ERROR_TEXTS[code];
    expect(`${title} ${advice}`).not.toMatch(/undefined|null|JSON|IndexedDB|HTTP \d|status \d|exception/i);
  });
});

test('no two codes say the same', () => {
  expect(new Set(ERROR_CODES.map((code) => ERROR_TEXTS[code].title)).size).toBe(ERROR_CODES.length);
});
