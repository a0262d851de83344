import { describe, expect, test } from 'vitest';
import { createKey, createKeyCheck, isKey } from '../../../src/server/api/api-key.ts';

describe('createKey', () => {
  test('creates a different key every time, which fits in a header', () => {
    const keys = Array.from({ length: 100 }, createKey);
    expect(new Set(keys).size).toBe(100);
    expect(keys.every((key) => isKey(key) && key.length === 32)).toBe(true);
  });
});

const KEYS = ['first', 'second'];

describe('createKeyCheck', () => {
  const findClient = createKeyCheck(() => KEYS);

  test.each(['Api-Key first', 'Api-Key second', 'api-key first', 'API-KEY   first', 'Api-Key first '])(
    'accepts "%s"',
    (authorization) => {
      expect(findClient(authorization)).toMatch(/^[\da-f]{8}$/);
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
    expect(findClient(authorization)).toBeUndefined();
  });

  test('accepts no key if there are none', () => {
    expect(createKeyCheck(() => [])('Api-Key ')).toBeUndefined();
    expect(createKeyCheck(() => [])('Api-Key undefined')).toBeUndefined();
  });

  test('names each client by a digest of its key', () => {
    expect(findClient('Api-Key first')).not.toBe(findClient('Api-Key second'));
    expect(findClient('Api-Key first')).toBe(findClient('api-key  first'));
  });

  test('follows the keys', () => {
    let keys = ['old'];
    const find = createKeyCheck(() => keys);
    expect(find('Api-Key new')).toBeUndefined();
    keys = ['new'];
    expect(find('Api-Key new')).toBeDefined();
    expect(find('Api-Key old')).toBeUndefined();
  });
});
