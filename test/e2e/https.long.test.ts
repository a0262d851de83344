import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { click, connect, fill, readText, sendMessage, startSync, waitForSync } from '../../scripts/browser/driver.ts';
import { BROWSER_KINDS, type ExtensionBrowser } from '../../scripts/browser/extension-browser.ts';
import { launch } from '../../scripts/browser/launch.ts';
import { type ReferenceApi, startReferenceApi } from '../../src/server/api/server.ts';
import { makeDeckFile, makeDeckFileCards } from '../support/contract/make-deck-file.ts';
import { type HttpsServer, startHttpsServer } from '../support/https-server.ts';
import {
  allowHostInChromium,
  answerFirefox,
  takeBackAllHosts,
  takeBackAllHostsInChromium,
} from './support/host-permission.ts';

let api: ReferenceApi;
let server: HttpsServer;

beforeAll(async () => {
  api = await startReferenceApi({ decks: [makeDeckFile({ cards: makeDeckFileCards(60) })] });
  server = await startHttpsServer(api.address);
});
afterAll(async () => {
  server?.close();
  await api?.close();
});

describe.each(BROWSER_KINDS)('https in %s', (kind) => {
  describe.each([
    ['a certificate that the browser refuses', false],
    ['a certificate that the browser accepts', true],
  ])('with %s', (_, acceptInsecureCerts) => {
    let extension: ExtensionBrowser;
    let options: Page;

    beforeAll(async () => {
      extension = await launch(kind, { acceptInsecureCerts });
      options = await extension.open(extension.extensionUrl('options.html'));
      if (kind === 'chromium') await allowHostInChromium(extension, 'https://127.0.0.1/*');
      await options.bringToFront();
    });
    afterAll(() => extension?.close());

    if (acceptInsecureCerts) {
      test('connects, and syncs a deck completely', async () => {
        expect(await connect(options, server.address, api.key)).toMatch(/^Connected: 2 languages, 1 with flashcards\b/);
        await startSync(options, 'spa', 'eng');
        const status = await waitForSync(options, 'spa-eng', ['done', 'failed', 'waiting']);
        expect(status).toMatchObject({ state: 'done', cards: 60 });
      });
    } else {
      test('a failure that may be due to the certificate suggests opening a tab', async () => {
        const { requests } = api.stats;
        const said = await connect(options, server.address, api.key);
        expect(said).toContain('The server cannot be reached');
        expect(said).toContain('rejected the server’s certificate. To find out, open the address in a tab');
        const link = await options.$eval('#certificate-advice a', (element) => element.getAttribute('href'));
        expect(link).toBe(server.address);
        expect(JSON.stringify(await sendMessage(options, { type: 'upstream.get' }))).not.toContain('address');
        expect(api.stats.requests).toBe(requests);
      });
    }
  });
});

/** Types address and key and clicks Connect; the caller answers the browser's prompt. */
async function pressConnect(options: Page): Promise<void> {
  await fill(options, '#server-address', server.address);
  await fill(options, '#api-key', api.key);
  await click(options, '#connect');
}

describe('the permission to reach a server', () => {
  test('Firefox asks for it after the learner has revoked it; refusing and granting work', async () => {
    const extension = await launch('firefox', { acceptInsecureCerts: true });
    try {
      const options = await extension.open(extension.extensionUrl('options.html'));
      expect(await takeBackAllHosts(options)).toBe(true);
      await pressConnect(options);
      await answerFirefox(extension, 'refuse');
      expect(await readText(options, '#connection-messages .notice')).toContain(
        'Wayword is not allowed to access this server',
      );
      await pressConnect(options);
      await answerFirefox(extension, 'allow');
      await options.waitForSelector('#connected-address');
      expect(await readText(options, '#connection-messages .notice')).toContain('Connected: 2 languages');
    } finally {
      await extension.close();
    }
  });

  test('Chromium asks for it during the click, for the server’s host alone', async () => {
    const extension = await launch('chromium');
    try {
      const options = await extension.open(extension.extensionUrl('options.html'));
      // Chromium's prompt is outside every page, so the request is intercepted and denied.
      await options.evaluate(() => {
        const page = globalThis as unknown as {
          asked: unknown[];
          chrome: { permissions: { request(wanted: object): Promise<boolean> } };
        };
        page.asked = [];
        page.chrome.permissions.request = async (wanted: object) => {
          page.asked.push(wanted, navigator.userActivation.isActive);
          return false;
        };
      });
      const { requests } = api.stats;
      await pressConnect(options);
      expect(await readText(options, '#connection-messages .notice')).toContain(
        'Wayword is not allowed to access this server',
      );
      const asked = await options.evaluate(() => (globalThis as unknown as { asked: unknown[] }).asked);
      expect(asked).toEqual([{ origins: ['https://127.0.0.1/*'] }, true]);
      expect(api.stats.requests).toBe(requests);
    } finally {
      await extension.close();
    }
  });

  test('Chromium’s background requires it, too, after the learner has revoked it, whatever a page may claim', async () => {
    const extension = await launch('chromium');
    try {
      await takeBackAllHostsInChromium(extension);
      const options = await extension.open(extension.extensionUrl('options.html'));
      const { requests } = api.stats;
      const request = { type: 'upstream.connect', address: server.address, key: api.key };
      expect(await sendMessage(options, request)).toMatchObject({ ok: false, error: { code: 'permission-needed' } });
      expect(api.stats.requests).toBe(requests);
    } finally {
      await extension.close();
    }
  });
});
