import { expect, test } from 'vitest';
import { findPermission } from '../../../src/ui/options/server-permission.ts';

test.each([
  ['https://cards.example.org', 'https://cards.example.org/*'],
  ['  cards.example.org/path?x ', 'https://cards.example.org/*'],
  ['https://cards.example.org:8443/api/v1/lang/', 'https://cards.example.org/*'],
  // Plain http to this computer is always allowed; https is not.
  ['https://localhost:8443', 'https://localhost/*'],
  ['localhost:8787', undefined],
  ['127.0.0.1:8787', undefined],
  ['[::1]:8787', undefined],
  ['http://127.0.0.1:8787', undefined],
  // The background refuses these: there is nothing to ask for.
  ['http://cards.example.org', undefined],
  ['ftp://cards.example.org', undefined],
  ['not an address', undefined],
  ['', undefined],
])('%j needs %s', (typed, pattern) => {
  expect(findPermission(typed)).toBe(pattern);
});
