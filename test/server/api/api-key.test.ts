import { describe, expect, test } from 'vitest';
import { createKey, createKeyCheck, isKey } from '../../../src/server/api/api-key.ts';

describe('createKey', () => {
  test('creates a different key every time, which fits in a header', () => {
    const keys = Array.from({ length: 100 }, createKey);
    expect(new Set(keys).size).toBe(100);
    expect(keys.every((key) => isKey(key) && key.length === 32)).toBe(true);
  });
});

describe('createKeyCheck', () => {
  const hasKey = createKeyCheck(['first', 'second']);

  test.each(['Api-Key first', 'Api-Key second', 'api-key first', 'API-KEY   first', 'Api-Key first '])(
    'accepts "%s"',
    (authorization) => {
      expect(hasKey(authorization)).toBe(true);
    },
  );

  test.each([
    undefined,
    '',
    'first',
    'Api-Key',
    'Api-Key ',
    'Api-Key third',
    'Api-Key First',
    'Api-Key firs',
    'Api-Key first2',
    'Api-Key first second',
    'Api-Key first, Api-Key second',
    'Api-Keyfirst',
    'Bearer first',
    'Basic Zmlyc3Q=',
    'X Api-Key first',
    `Api-Key ${'first'.repeat(10)}`,
  ])('refuses "%s"', (authorization) => {
    expect(hasKey(authorization)).toBe(false);
  });

  test('accepts no key if there are none', () => {
    expect(createKeyCheck([])('Api-Key ')).toBe(false);
    expect(createKeyCheck([])('Api-Key undefined')).toBe(false);
  });
});
