import { describe, expect, test } from 'vitest';
import { AppError } from '../../src/app-error.ts';
import { parseAddress, parseKey } from '../../src/contract/server-address.ts';

const codeOf = (action: () => unknown): string => {
  try {
    return `no error, but ${String(action())}`;
  } catch (error) {
    return error instanceof AppError ? error.code : String(error);
  }
};

describe('parseAddress', () => {
  test.each([
    ['https://cards.example.org', 'https://cards.example.org'],
    ['  https://cards.example.org/  ', 'https://cards.example.org'],
    ['cards.example.org', 'https://cards.example.org'],
    ['cards.example.org:8443/decks/', 'https://cards.example.org:8443/decks'],
    ['https://cards.example.org/api/v1/lang/', 'https://cards.example.org'],
    ['https://cards.example.org/decks/api/v1/fc/?f=deu&t=eng&n=1', 'https://cards.example.org/decks'],
    ['https://cards.example.org/api', 'https://cards.example.org'],
    ['HTTPS://Cards.Example.ORG', 'https://cards.example.org'],
    ['https://bücher.example', 'https://xn--bcher-kva.example'],
    ['localhost:8377', 'http://localhost:8377'],
    ['127.0.0.1:8377', 'http://127.0.0.1:8377'],
    ['http://127.0.0.1:8377/', 'http://127.0.0.1:8377'],
    ['http://[::1]:8377', 'http://[::1]:8377'],
    ['http://localhost', 'http://localhost'],
  ])('"%s" is the server %s', (typed, address) => {
    expect(parseAddress(typed)).toBe(address);
  });

  test.each([
    ['', 'address-invalid'],
    ['not an address', 'address-invalid'],
    ['https://', 'address-invalid'],
    ['ftp://example.org', 'address-invalid'],
    ['javascript:alert(1)', 'address-invalid'],
    ['https://user:secret@example.org', 'address-invalid'],
    ['http://cards.example.org', 'address-insecure'],
    ['http://192.168.1.5:8377', 'address-insecure'],
    ['http://localhost.example.org', 'address-insecure'],
    ['http://127.0.0.1.example.org', 'address-insecure'],
  ])('"%s" is refused: %s', (typed, code) => {
    expect(codeOf(() => parseAddress(typed))).toBe(code);
  });
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

  test('no error tells the key', () => {
    try {
      parseKey('geheim Schlüssel');
    } catch (error) {
      expect(String(error)).not.toContain('geheim');
    }
  });
});
