import { expect, test } from 'vitest';
import { browser } from 'wxt/browser';
import { findOrigin } from '../../entrypoints/services/handlers/page-origin.ts';

const tab = { id: 1, url: 'https://example.org/a/b?q=secret#part', title: ' News ', incognito: false };
const LONG = `https://example.org/${'a'.repeat(2_000)}`;

test.each([
  ['a page', tab, { title: 'News', address: 'https://example.org/a/b' }],
  [
    'an address with a name and a password',
    { ...tab, url: 'https://me:pw@example.org/' },
    { title: 'News', address: 'https://example.org/' },
  ],
  ['a file', { ...tab, url: 'file:///home/me/book.html' }, { title: 'News' }],
  ['a page without a title', { ...tab, title: '' }, { address: 'https://example.org/a/b' }],
  ['a page with an endless address', { ...tab, url: LONG }, { title: 'News' }],
  ['a page whose address the browser hides', { ...tab, url: undefined }, { title: 'News' }],
  ['a private window', { ...tab, incognito: true }, {}],
  ['a window that may be private', { ...tab, incognito: undefined }, {}],
  ['a page of the extension', { ...tab, url: browser.runtime.getURL('/options.html') }, undefined],
  ['the popup', undefined, undefined],
])('%s', (_name, sender, expected) => {
  expect(findOrigin({ tab: sender }, true)).toEqual(expected);
  const { address: _, ...title } = { address: undefined, ...expected };
  expect(findOrigin({ tab: sender }, false)).toEqual(expected && title);
});

test('a long title is cut', () => {
  expect(findOrigin({ tab: { ...tab, title: 'x'.repeat(5_000) } }, false)?.title).toHaveLength(300);
});
