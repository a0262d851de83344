import { describe, expect, test } from 'vitest';
import { AppError } from '../../src/app-error.ts';
import { parseAddress, parseKey, toHostPattern } from '../../src/contract/server-address.ts';
import { ACCEPTED_ADDRESSES, REFUSED_ADDRESSES } from '../support/addresses.ts';

const codeOf = (action: () => unknown): string => {
  try {
    return `no error, but ${String(action())}`;
  } catch (error) {
    return error instanceof AppError ? error.code : String(error);
  }
};

describe('parseAddress', () => {
  test.each(ACCEPTED_ADDRESSES)('%j is the server %s', (typed, address) => {
    expect(parseAddress(typed)).toBe(address);
    expect(parseAddress(address)).toBe(address);
  });

  test.each(REFUSED_ADDRESSES)('%j is refused: %s', (typed, code) => {
    expect(codeOf(() => parseAddress(typed))).toBe(code);
  });

  test('no error contains a password from the address', () => {
    try {
      parseAddress('https://user:geheim@cards.example.org');
    } catch (error) {
      expect(String(error)).not.toContain('geheim');
    }
    expect.assertions(1);
  });
});

test.each([
  ['https://cards.example.org:8443/decks', 'https://cards.example.org/*'],
  ['http://127.0.0.1:8377', 'http://127.0.0.1/*'],
  ['https://[2001:db8::5]:8443', 'https://[2001:db8::5]/*'],
])('the browser allows %s by the pattern %s', (address, pattern) => {
  expect(toHostPattern(address)).toBe(pattern);
});

describe('parseKey', () => {
  test.each([
    ['abc-123', 'abc-123'],
    ['  abc-123\n', 'abc-123'],
    ['Api-Key abc-123', 'abc-123'],
  ])('%j is the key %s', (typed, key) => {
    expect(parseKey(typed)).toBe(key);
  });

  test.each([
    [' ', 'key-missing'],
    ['Api-Key ', 'key-missing'],
    ['two words', 'key-invalid'],
    ['clé', 'key-invalid'],
    ['a\r\nX-Evil: 1', 'key-invalid'],
  ])('%j is refused: %s', (typed, code) => {
    expect(codeOf(() => parseKey(typed))).toBe(code);
  });

  test('no error contains the key', () => {
    try {
      parseKey('geheim Schlüssel');
    } catch (error) {
      expect(String(error)).not.toContain('geheim');
    }
  });
});
