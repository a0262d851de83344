import { expect, test } from 'vitest';
import { parseAnkiAddress } from '../../src/anki/anki-address.ts';

test.each([
  ['', 'http://127.0.0.1:8765'],
  ['8765', 'http://127.0.0.1:8765'],
  [' 9000 ', 'http://127.0.0.1:9000'],
  ['localhost', 'http://localhost:8765'],
  ['LOCALHOST:1', 'http://localhost:1'],
  ['http://127.0.0.1:08765/', 'http://127.0.0.1:8765'],
  ['[::1]:8765', 'http://[::1]:8765'],
])('%j is %s', (typed, address) => {
  expect(parseAnkiAddress(typed)).toBe(address);
  expect(parseAnkiAddress(address)).toBe(address);
});

test.each([
  'http://192.168.1.2:8765',
  'http://0.0.0.0:8765',
  'https://127.0.0.1:8765',
  'http://127.0.0.1.example.org:8765',
  'http://localhost@example.org',
  'http://localhost:8765@example.org',
  'http://user:word@127.0.0.1:8765',
  'http://127.0.0.1:8765/path',
  'http://127.0.0.1:8765#x',
  'http://127.0.0.1:8765\n.example.org',
  'localhost.',
  'http://127.1:8765',
  'http://[::ffff:127.0.0.1]:8765',
  'file:///etc/passwd',
  '0',
  '65536',
  'localhost:99999',
])('%j is no address of this device', (typed) => {
  expect(parseAnkiAddress(typed)).toBeUndefined();
});
