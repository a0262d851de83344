import { describe, expect, test } from 'vitest';
import { listCaptionPages, listMarkedPages } from '../../src/settings/marked-pages.ts';
import { DEFAULT_SETTINGS, type Settings } from '../../src/settings/settings.ts';

const list = (everywhere: boolean, sites: Settings['hover']['sites']) =>
  listMarkedPages({ marks: { everywhere }, hover: { ...DEFAULT_SETTINGS.hover, sites } });

describe('marked pages', () => {
  test.each<[string, boolean, Settings['hover']['sites'], string[], string[]]>([
    ['none at first', false, {}, [], []],
    ['those of chosen sites', false, { 'a.de': { marks: true } }, ['*://a.de/*', '*://www.a.de/*'], []],
    ['no site that is off', false, { 'a.de': { marks: true, isOff: true } }, [], []],
    ['all', true, {}, ['<all_urls>'], []],
    [
      'all but some sites',
      true,
      { 'a.de': { marks: false }, 'b.org': { isOff: true }, 'c.org': { marks: true } },
      ['<all_urls>'],
      ['*://a.de/*', '*://www.a.de/*', '*://b.org/*', '*://www.b.org/*'],
    ],
    ['an address', false, { '127.0.0.1': { marks: true } }, ['*://127.0.0.1/*'], []],
    ['a name in a network', false, { localhost: { marks: true } }, ['*://localhost/*', '*://www.localhost/*'], []],
    ['files', false, { 'file:': { marks: true } }, ['file:///*'], []],
    // The extension's own page, and hosts that browsers do not match.
    [
      'nothing else',
      false,
      { Wayword: { marks: true }, '[::1]': { marks: true }, 'moz-extension:': { marks: true } },
      [],
      [],
    ],
  ])('%s', (_, everywhere, sites, matches, excludeMatches) => {
    expect(list(everywhere, sites)).toEqual({ matches, excludeMatches });
  });
});

test('films pause on the chosen sites that are not off', () => {
  const sites = { 'a.de': { captions: true }, 'b.org': { captions: true, isOff: true }, 'c.org': { marks: true } };
  const { matches, excludeMatches } = listCaptionPages({ hover: { ...DEFAULT_SETTINGS.hover, sites } });
  expect(matches).toEqual(['*://a.de/*', '*://www.a.de/*']);
  expect(excludeMatches).toEqual([]);
});
