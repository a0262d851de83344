import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  click,
  connect,
  delay,
  fill,
  readText,
  sendMessage,
  startSync,
  waitForSync,
  waitForText,
} from '../../scripts/browser/driver.ts';
import type { ExtensionBrowser } from '../../scripts/browser/extension-browser.ts';
import { MESSAGES } from '../../src/messaging/messages.ts';
import { REFUSED_ADDRESSES } from '../support/addresses.ts';
import { borrowBrowser } from './support/borrow-browser.ts';
import { runInContentScript } from './support/content-script-world.ts';
import { ECHOES, LANDING, type RecordingServer, startRecordingServer } from './support/recording-server.ts';
import { REQUESTS } from './support/requests.ts';
import { ONE_BROWSER, someOf } from './support/share.ts';
import { readDatabases, readPageTraces, recordConsoles } from './support/traces.ts';

const KEY = 'wk_3f9a-Zx.71~only-for-the-first-server';
const SPANISH = { from: 'spa', to: 'eng' };

let first: RecordingServer;
let second: RecordingServer;

beforeAll(async () => {
  second = await startRecordingServer(() => '');
  first = await startRecordingServer(() => new URL(second.addressOf('')).origin);
});
afterAll(() => {
  first?.close();
  second?.close();
});
beforeEach(() => {
  first.requests.length = 0;
  second.requests.length = 0;
});

describe.each(ONE_BROWSER)('the key in %s', (kind) => {
  let extension: ExtensionBrowser;
  let options: Page;

  beforeAll(async () => {
    extension = await borrowBrowser(kind);
    options = await extension.open(extension.extensionUrl('options.html'));
  });
  afterAll(() => extension?.close());

  const connectByMessage = (address: string, key = KEY) =>
    sendMessage(options, { type: 'upstream.connect', address, key });

  test('is sent only in its header, without cookies or a referrer', async () => {
    // A page of the same server leaves a cookie in the browser.
    const page = await extension.open(first.addressOf('page'));
    expect(await page.evaluate(() => document.cookie)).toBe('session=abc');
    first.requests.length = 0;
    await options.bringToFront();
    expect(await connect(options, first.addressOf('deck'), KEY)).toMatch(
      /^Connected: 2 languages, 1 with flashcards\b/,
    );
    await startSync(options, 'spa', 'eng');
    await waitForSync(options, 'spa-eng', ['done']);
    expect(first.requests.length).toBeGreaterThan(30);
    for (const { method, url, headers } of first.requests) {
      const { authorization, 'content-type': contentType, ...others } = headers;
      expect([method, authorization, contentType]).toEqual(['GET', `Api-Key ${KEY}`, 'application/json']);
      expect(others).not.toHaveProperty('cookie');
      expect(others).not.toHaveProperty('referer');
      expect(JSON.stringify([url, others])).not.toContain(KEY);
    }
    expect(second.requests).toEqual([]);
    await page.close();
  });

  test('is not in the forms that replace it or change the server', async () => {
    await options.bringToFront();
    for (const button of ['#replace-key', '#change-server']) {
      await click(options, button);
      await options.waitForSelector('#api-key');
      expect(await readPageTraces(options)).not.toContain(KEY);
      await click(options, '#keep-connection');
      await options.waitForSelector(button);
    }
  });

  test('is not in any page of the extension after saving, nor after a reload', async () => {
    expect(await readText(options, '#stored-key')).toContain('••••••••');
    expect(await readPageTraces(options)).not.toContain(KEY);
    await reload(options);
    await options.waitForSelector('#stored-key');
    expect(await readPageTraces(options)).not.toContain(KEY);
    for (const path of ['options.html', 'popup.html']) {
      const page = await extension.open(extension.extensionUrl(path));
      await waitForText(page, '#app', path === 'options.html' ? 'API key' : 'palabra 1');
      expect(await readPageTraces(page)).not.toContain(KEY);
      await page.close();
    }
  });

  test('is not sent to a different address that is typed without a key', async () => {
    await click(options, '#change-server');
    await fill(options, '#server-address', second.addressOf('deck'));
    await click(options, '#connect');
    await waitForText(options, '#connection-messages', 'The API key is missing');
    await click(options, '#keep-connection');
    for (const key of ['', '   ', 'Api-Key']) {
      const reply = await connectByMessage(second.addressOf('deck'), key);
      expect(reply).toMatchObject({ ok: false, error: { code: 'key-missing' } });
    }
    expect(second.requests).toEqual([]);
    expect(await readText(options, '#connected-address')).toBe(first.addressOf('deck'));
  });

  test('is not in the response to any message that a page can send', async () => {
    const { 'upstream.connect': _, 'upstream.disconnect': __, ...harmless } = REQUESTS;
    const answered: string[] = [];
    for (const [type, request] of Object.entries(harmless)) {
      const reply = await sendMessage(options, { type, ...request });
      expect(JSON.stringify(reply)).not.toContain(KEY);
      // Pages of the extension have no second part to load.
      expect([type, reply.ok]).toEqual([
        type,
        !['hover.start', 'hover.more', 'hover.pieces', 'hover.frame'].includes(type),
      ]);
      answered.push(type);
    }
    expect(answered).toHaveLength(Object.keys(MESSAGES).length - 2);
    const again = await connectByMessage(first.addressOf('deck'));
    expect(again.ok).toBe(true);
    expect(JSON.stringify(again)).not.toContain(KEY);
    // A malformed request is answered with a description of the error.
    for (const wrong of [{ key: KEY }, { address: 1, key: KEY }, { address: '', key: KEY, [KEY]: 1 }]) {
      const reply = await sendMessage(options, { type: 'upstream.connect', ...wrong });
      expect(reply).toMatchObject({ ok: false, error: { code: 'bad-request' } });
      expect(JSON.stringify(reply)).not.toContain(KEY);
    }
  });

  describe('is hidden from web pages:', () => {
    let page: Page;

    beforeAll(async () => {
      page = await extension.open(first.addressOf('page'));
    });
    afterAll(() => page?.close());

    test.each(['upstream.get', 'upstream.connect', 'upstream.disconnect', 'settings.get', 'sync.start'] as const)(
      'the content script may not send %s',
      async (type) => {
        const request = {
          type,
          ...REQUESTS[type],
          ...(type === 'upstream.connect' ? { key: KEY, address: second.addressOf('deck') } : {}),
        };
        const reply = await runInContentScript(
          extension,
          page,
          `chrome.runtime.sendMessage(${JSON.stringify(request)})`,
        );
        expect(reply).toMatchObject({ ok: false, error: { code: 'forbidden' } });
        expect(second.requests).toEqual([]);
      },
    );

    test('the content script may look up, which proves that it is the sender', async () => {
      const request = JSON.stringify({ type: 'lookup.get', path: '/api/v1/lang/' });
      const reply = await runInContentScript(extension, page, `chrome.runtime.sendMessage(${request})`);
      expect(reply).toMatchObject({ ok: true, value: { status: 200 } });
    });

    test('the content script finds no database, no background page, and no trace of the key in the storage', async () => {
      const found = (await runInContentScript(
        extension,
        page,
        `(async () => [
          (await indexedDB.databases()).length,
          localStorage.length,
          typeof chrome.runtime.getBackgroundPage,
          await chrome.storage.local.get(null).then((stored) => JSON.stringify(stored), () => 'refused'),
        ])()`,
      )) as unknown[];
      expect(found.slice(0, 3)).toEqual([0, 0, 'undefined']);
      if (kind === 'chromium') expect(found[3]).toBe('refused');
      else expect(found[3]).not.toContain(KEY);
    });

    test('the page finds no trace of the key', async () => {
      expect(await readPageTraces(page)).not.toContain(KEY);
      expect(await readDatabases(page)).toEqual({});
      const runtime = await page.evaluate(() => {
        const { chrome, browser } = globalThis as unknown as { chrome?: { runtime?: object }; browser?: object };
        return [typeof chrome?.runtime, typeof browser];
      });
      expect(runtime).toEqual(['undefined', 'undefined']);
    });
  });

  test.each(someOf([301, 308, 302, 303, 307], 2))('is not forwarded by a redirect with status %i', async (status) => {
    for (const target of ['same', 'other']) {
      const atOnce = await connectByMessage(first.addressOf(`lang-${status}-${target}`));
      expect(atOnce).toMatchObject({ ok: false, error: { code: 'redirected' } });
      expect(await connectByMessage(first.addressOf(`fc-${status}-${target}`))).toMatchObject({ ok: true });
      await sendMessage(options, { type: 'deck.remove', id: 'spa-eng' });
      await sendMessage(options, { type: 'sync.start', ...SPANISH });
      const inSync = await waitForSync(options, 'spa-eng', ['failed', 'waiting', 'done']);
      expect(inSync).toMatchObject({ state: 'failed', error: 'redirected' });
    }
    expect(first.requests.filter(({ url }) => url.startsWith(LANDING))).toEqual([]);
    expect(second.requests).toEqual([]);
  });

  test('is not sent to an address where it could be intercepted or misdirected', async () => {
    const expected = REFUSED_ADDRESSES.map(([typed, code]) => `${JSON.stringify(typed)} ${code}`);
    const got: string[] = [];
    for (const [typed] of REFUSED_ADDRESSES) {
      const reply = await connectByMessage(typed);
      got.push(`${JSON.stringify(typed)} ${reply.ok ? 'connected' : reply.error.code}`);
      expect(JSON.stringify(reply)).not.toContain(KEY);
    }
    expect(got).toEqual(expected);
  });

  test('of one server is never sent to the other while one replaces the other', async () => {
    await connectByMessage(first.addressOf('slow'), 'key-of-the-first');
    await sendMessage(options, { type: 'deck.remove', id: 'spa-eng' });
    await sendMessage(options, { type: 'sync.start', ...SPANISH });
    await waitForSync(options, 'spa-eng', ['running']);
    await connectByMessage(second.addressOf('slow'), 'key-of-the-second');
    await waitForSync(options, 'spa-eng', ['failed']);
    await sendMessage(options, { type: 'sync.start', ...SPANISH });
    await waitForSync(options, 'spa-eng', ['done']);
    const keysOf = ({ requests }: RecordingServer) => [
      ...new Set(requests.map(({ headers }) => headers.authorization)),
    ];
    expect(keysOf(first)).toEqual(['Api-Key key-of-the-first']);
    expect(keysOf(second)).toEqual(['Api-Key key-of-the-second']);
  });

  test('is in no console and no message, even for servers that send it back', async () => {
    const consoles = await recordConsoles(extension, options);
    await sendMessage(options, { type: 'deck.remove', id: 'spa-eng' });
    for (const echo of Object.keys(ECHOES)) {
      const reply = await connectByMessage(first.addressOf(echo));
      expect(reply.ok).toBe(false);
      expect(JSON.stringify(reply)).not.toContain(KEY);
    }
    // A success, a refusal, an unreachable server, and a sync.
    await connectByMessage('http://127.0.0.1:1');
    await connectByMessage(first.addressOf('deck'), `${KEY}\u0000`);
    await connectByMessage(first.addressOf('deck'));
    await sendMessage(options, { type: 'sync.start', ...SPANISH });
    await waitForSync(options, 'spa-eng', ['done']);
    await consoles.write('this line is heard');
    const heard = await consoles.read();
    expect(heard).not.toContain(KEY);
    expect(heard).toMatch(/background.*this line is heard/s);
    expect(heard).toMatch(/page.*this line is heard/s);
    expect(await readPageTraces(options)).not.toContain(KEY);
  });

  test('is stored in one row on disk, and in none after disconnecting', async () => {
    await connectByMessage(first.addressOf('deck'));
    await sendMessage(options, { type: 'sync.start', ...SPANISH });
    await waitForSync(options, 'spa-eng', ['done']);
    expect(tablesWith(await readDatabases(options), KEY)).toEqual(['content/upstreams']);
    await options.bringToFront();
    await click(options, '#disconnect');
    await waitForText(options, '#connection-messages', 'The key was deleted');
    const tables = await readDatabases(options);
    expect(Object.keys(tables)).toEqual(expect.arrayContaining(['content/blocks', 'content/upstreams', 'study/ops']));
    expect(tablesWith(tables, KEY)).toEqual([]);
    expect(tablesWith(tables, 'palabra 1')).toContain('content/blocks');
    first.requests.length = 0;
    expect(await sendMessage(options, { type: 'sync.start', ...SPANISH })).toMatchObject({
      ok: false,
      error: { code: 'not-connected' },
    });
    expect(first.requests).toEqual([]);
  });
});

function tablesWith(tables: Record<string, string>, text: string): string[] {
  return Object.keys(tables).filter((table) => tables[table]?.includes(text));
}

/** Firefox does not report the loading of extension pages to WebDriver. */
async function reload(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.body.dataset.isOld = 'true';
    location.reload();
  });
  const isNew = () =>
    page.evaluate(() => document.readyState === 'complete' && document.body.dataset.isOld === undefined);
  while (!(await isNew().catch(() => false))) await delay(50);
}
