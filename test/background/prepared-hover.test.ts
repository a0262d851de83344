import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { describeOrigin, readHoverSettings } from '../../entrypoints/background/prepared-hover.ts';
import { startPrepareHover } from '../../entrypoints/services/prepare-hover.ts';
import { changeSettings } from '../../src/settings/stored-settings.ts';
import { dropPrepared, keepPrepared, readPrepared } from '../../src/store/study/prepared.ts';
import { makeStartEvents, UPDATED } from '../support/held-events.ts';
import { makeStore, type TestStore } from '../support/store.ts';

const PAGE = { tab: { id: 1, url: 'https://www.example.org/page' } };

let version: string;
let store: TestStore;

beforeEach(() => {
  fakeBrowser.reset();
  version = '0.1.0';
  vi.spyOn(fakeBrowser.runtime, 'getManifest').mockImplementation(() => ({
    manifest_version: 3,
    name: 'Wayword',
    version,
  }));
  vi.spyOn(fakeBrowser.runtime, 'getURL').mockImplementation((path) => `extension://id${path}`);
  const files = { css: '.card { color: red }', json: '{"language":"en"}' };
  vi.stubGlobal('fetch', async (url: string) => new Response(url.endsWith('.css') ? files.css : files.json));
  vi.stubGlobal('navigator', { languages: ['en-GB'] });
  store = makeStore();
});
afterEach(() => void vi.unstubAllGlobals());

/** Prepares as the services do, and waits until it is kept. */
async function prepare() {
  const settings = await startPrepareHover({ store, events: makeStartEvents() })(PAGE);
  await vi.waitFor(async () => expect((await readPrepared(store)).prepared).toBeDefined());
  return settings;
}

test('settings that were prepared are answered without the services', async () => {
  const settings = await prepare();
  expect(settings).toMatchObject({
    dwellMs: 80,
    isOff: false,
    style: '.card { color: red }',
    texts: { language: 'en' },
  });
  expect(await readHoverSettings(store, PAGE)).toEqual(settings);
});

test('what was chosen for the site counts', async () => {
  await changeSettings(store, { hover: { sites: { 'example.org': { isOff: true, language: 'deu' } } } });
  await prepare();
  expect(await readHoverSettings(store, PAGE)).toMatchObject({ isOff: true, language: 'deu' });
  expect(await readHoverSettings(store, { tab: { url: 'https://other.org/' } })).toMatchObject({ isOff: false });
});

test.each<[string, () => unknown]>([
  ['nothing was prepared', () => dropPrepared(store)],
  ['a setting changed', () => changeSettings(store, { hover: { dwellMs: 200 } })],
  ['the extension was updated', () => (version = '0.2.0')],
  ['the browser’s languages changed', () => vi.stubGlobal('navigator', { languages: ['ar'] })],
  ['it was made of something else', () => keepPrepared(store, `${describeOrigin(undefined)} `, '{}')],
])('the services are needed when %s', async (_, change) => {
  await prepare();
  await change();
  expect(await readHoverSettings(store, PAGE)).toBeUndefined();
});

test('a change counts although the background stopped right after it', async () => {
  await prepare();
  await changeSettings(store, { hover: { dwellMs: 200 } });
  expect(await readHoverSettings(store, PAGE)).toBeUndefined();
  expect(await prepare()).toMatchObject({ dwellMs: 200 });
});

test('what was prepared is dropped after an update, which may have other texts in the same version', async () => {
  await prepare();
  const events = makeStartEvents();
  startPrepareHover({ store, events });
  events.installed.fire(UPDATED);
  await vi.waitFor(async () => expect((await readPrepared(store)).prepared).toBeUndefined());
});
