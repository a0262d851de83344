import { expect, test } from 'vitest';
import { findPermission } from '../../../../src/ui/options/server/server-permission.ts';

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
])('%j needs %s', (typed, pattern) => {
  expect(findPermission(typed)).toBe(pattern);
});

test.each([
  ['http://cards.example.org', 'address-insecure'],
  ['ftp://cards.example.org', 'address-invalid'],
  ['not an address', 'address-invalid'],
  ['', 'address-invalid'],
])('for %j the browser is not asked: %s', (typed, code) => {
  expect(() => findPermission(typed)).toThrow(expect.objectContaining({ code }));
});
