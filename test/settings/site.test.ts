import { describe, expect, test } from 'vitest';
import { DEFAULT_SETTINGS, parseSettings } from '../../src/settings/settings.ts';
import { changeSites, getSite, parseSite, toSite } from '../../src/settings/site.ts';
import { changeSettings, changeSite } from '../../src/settings/stored-settings.ts';
import { updateStoredSettings } from '../../src/store/study/settings.ts';
import { makeStore } from '../support/store.ts';

describe('toSite', () => {
  test.each([
    ['https://www.example.org:8443/a?b#c', 'example.org'],
    ['https://news.example.org/', 'news.example.org'],
    ['http://münchen.example/', 'xn--mnchen-3ya.example'],
    ['http://127.0.0.1:3000/', '127.0.0.1'],
    ['file:///home/me/buch.html', 'file:'],
    ['about:blank', 'about:'],
    ['not an address', undefined],
    [undefined, undefined],
  ])('%s is %s', (url, expected) => {
    expect(toSite(url)).toBe(expected);
  });
});

describe('parseSite', () => {
  test.each([
    ['news.example', 'news.example'],
    [' www.News.example ', 'news.example'],
    ['https://video.example/watch?v=1', 'video.example'],
    ['video.example/watch', 'video.example'],
    ['127.0.0.1:3000', '127.0.0.1'],
    ['localhost:8080', 'localhost'],
    ['münchen.example', 'xn--mnchen-3ya.example'],
    ['file:', 'file:'],
    ['two words', undefined],
    ['', undefined],
  ])('"%s" is %s', (typed, expected) => {
    expect(parseSite(typed)).toBe(expected);
  });
});

describe('changeSites', () => {
  const sites = { 'a.example': { isOff: true, language: 'deu' }, 'b.example': { isOff: true } };

  test('changes one thing and keeps the other', () => {
    expect(changeSites(sites, 'a.example', { isOff: false })).toEqual({
      'a.example': { language: 'deu' },
      'b.example': { isOff: true },
    });
    expect(changeSites(sites, 'b.example', { language: 'spa' })['b.example']).toEqual({ isOff: true, language: 'spa' });
  });

  test('forgets a site when all its values are the usual ones again', () => {
    expect(changeSites(sites, 'b.example', { isOff: false })).toEqual({ 'a.example': sites['a.example'] });
    expect(changeSites({ 'c.example': { language: 'deu' } }, 'c.example', { language: null })).toEqual({});
  });
});

test('a site with a choice for keys keeps its other choices, and is forgotten with the last one', () => {
  const sites = changeSites({ 'a.example': { isOff: true } }, 'a.example', { keys: true });
  expect(sites).toEqual({ 'a.example': { isOff: true, keys: true } });
  expect(changeSites({ 'a.example': { keys: true } }, 'a.example', { keys: false })).toEqual({});
});

test('settings of earlier versions have no sites with a choice for keys, and keep their switch', () => {
  const stored = { hover: { keys: false, sites: { 'a.example': { isOff: true } } } };
  expect(parseSettings(stored).hover).toMatchObject({ keys: false, sites: { 'a.example': { isOff: true } } });
  expect(getSite(parseSettings(stored), 'a.example').keys).toBeUndefined();
});

test('a site named like a property of every object is an ordinary site', () => {
  expect(getSite(DEFAULT_SETTINGS, 'constructor')).toEqual({});
});

test('simultaneous changes from two tabs are both kept, beside everything else', async () => {
  const store = makeStore();
  await changeSettings(store, { hover: { dwellMs: 300 } });
  const [, last] = await Promise.all([
    changeSite(store, 'a.example', { isOff: true }),
    changeSite(store, 'b.example', { language: 'fra' }),
  ]);
  expect(last.hover).toMatchObject({
    dwellMs: 300,
    sites: { 'a.example': { isOff: true }, 'b.example': { language: 'fra' } },
  });
});

test('a damaged site affects only itself', () => {
  const sites = { 'a.example': { language: 'German' }, 'b.example': { isOff: true }, 'c.example': null };
  const { hover } = parseSettings({ hover: { dwellMs: 10, sites } });
  expect(hover).toMatchObject({ dwellMs: 10 });
  expect(hover.sites).toEqual({ 'b.example': { isOff: true } });
  expect(parseSettings({ hover: { sites: 'none' } }).hover.sites).toEqual({});
});

test('data about sites from a newer version is kept, and does not hide the rest', async () => {
  const store = makeStore();
  const sites = { 'a.example': { isOff: true, dwellMs: 300 }, 'b.example': { isOff: true } };
  await updateStoredSettings(store, () => ({ hover: { sites } }));
  const { hover } = await changeSite(store, 'a.example', { isOff: false });
  expect(hover.sites).toEqual({ 'a.example': { dwellMs: 300 }, 'b.example': { isOff: true } });
});

test('beyond the limit, the sites that were chosen first are dropped', async () => {
  const store = makeStore();
  const sites = Object.fromEntries(Array.from({ length: 2_000 }, (_, index) => [`s${index}.example`, { isOff: true }]));
  await changeSettings(store, { hover: { sites } });
  await changeSite(store, 's0.example', { language: 'deu' });
  const { hover } = await changeSite(store, 'new.example', { isOff: true });
  const kept = Object.keys(hover.sites);
  expect(kept).toHaveLength(2_000);
  expect([kept[0], ...kept.slice(-2)]).toEqual(['s2.example', 's0.example', 'new.example']);
});
