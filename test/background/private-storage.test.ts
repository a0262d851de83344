import { expect, test } from 'vitest';
import { browser } from 'wxt/browser';
import { namePrivateStorage } from '../../entrypoints/background/private-storage.ts';
import type { ErrorCode } from '../../src/model/error-code.ts';

const failWith = (code: ErrorCode) => ({ ok: false as const, error: { code, message: 'Expected IndexedDB to open.' } });

test.each<[isPrivate: boolean, code: ErrorCode, named: ErrorCode]>([
  [true, 'storage-unavailable', 'storage-private'],
  [true, 'storage-full', 'storage-full'],
  [false, 'storage-unavailable', 'storage-unavailable'],
])('private: %s, %s becomes %s', (inIncognitoContext, code, named) => {
  Object.assign(browser, { extension: { inIncognitoContext } });
  expect(namePrivateStorage(failWith(code))).toEqual(failWith(named));
});

test('an answer passes unchanged', () => {
  Object.assign(browser, { extension: { inIncognitoContext: true } });
  expect(namePrivateStorage({ ok: true, value: 1 })).toEqual({ ok: true, value: 1 });
});
