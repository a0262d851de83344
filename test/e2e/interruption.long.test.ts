import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  connect,
  delay,
  lookupGet,
  sendMessage,
  startSync,
  waitForSync,
  waitForText,
} from '../../scripts/browser/driver.ts';
import { BROWSER_KINDS, type ExtensionBrowser } from '../../scripts/browser/extension-browser.ts';
import { goOffline } from '../../scripts/browser/network.ts';
import { stopBackground } from '../../scripts/browser/stop-background.ts';
import type { SyncStatus } from '../../src/model/sync.ts';
import { type ReferenceApi, startReferenceApi } from '../../src/server/api/server.ts';
import { SAMPLE_SIZE } from '../../src/sync/edition-check.ts';
import { borrowBrowser } from './support/borrow-browser.ts';
import { createRandom, deckOf, readDeck, sourceOf, waitForRequests } from './support/numbered-deck.ts';

/**
 * `SYNC_STOPS=100` stops it as often, and with as large a deck, as for the figures in docs/sync.md; Firefox takes
 * longer for each.
 */
const WANTED_STOPS = process.env.SYNC_STOPS;
const CARDS = WANTED_STOPS === undefined ? 900 : 3_000;
const STOPS = {
  chromium: Number(WANTED_STOPS ?? 8),
  firefox: Number(WANTED_STOPS ?? 4),
};
/** The window of a deck of that size; see docs/sync.md. */
const WINDOW = Math.max(8, CARDS * 0.015);
/** Requests beyond the deck's end, and the cards that the end of a sync compares with the server's. */
const AT_THE_END = WINDOW + SAMPLE_SIZE + 2;

/** Tests that only resume a sync need not survive a hundred stops. */
const FEWER_CARDS = 400;

async function readSyncs(page: Page): Promise<SyncStatus[]> {
  const envelope = await sendMessage<SyncStatus[]>(page, { type: 'sync.status' });
  return envelope.ok ? envelope.value : [];
}

describe.each(BROWSER_KINDS)('a background that is stopped in %s', (kind) => {
  let api: ReferenceApi;
  let extension: ExtensionBrowser;

  beforeAll(async () => {
    api = await startReferenceApi({ decks: [deckOf(CARDS)], latencyMs: 20 });
    extension = await borrowBrowser(kind);
  });
  afterAll(async () => {
    await extension?.close();
    await api?.close();
  });

  test(
    `resumes on its own, and after ${STOPS[kind]} stops at random moments the deck equals the server’s`,
    async () => {
      const random = createRandom();
      const options = await extension.open(extension.extensionUrl('options.html'));
      await connect(options, api.address, api.key);
      await startSync(options, 'spa', 'eng');
      await waitForRequests(api, 50, 20_000);
      // With its pages closed only the alarm restarts the background.
      await extension.open('about:blank');
      await options.close();
      await stopBackground(extension);
      await delay(500);
      const whenStopped = api.stats.requests;
      await waitForRequests(api, whenStopped + 20, 45_000);

      const again = await extension.open(extension.extensionUrl('options.html'));
      let stops = 1;
      for (; stops < STOPS[kind]; stops++) {
        await delay(random() * 150);
        await stopBackground(extension);
        // A look-up alone would load the services, and with them the sync, only a second later.
        await readSyncs(again);
      }
      const [status] = await readSyncs(again);
      expect(status?.cards, 'all stops fell into the sync').toBeLessThan(CARDS);
      expect(await waitForSync(again, 'spa-eng', ['done', 'failed'])).toMatchObject({ state: 'done', cards: CARDS });
      expect(await readDeck(again)).toEqual(sourceOf(CARDS));
      const repeated = api.stats.flashcards - CARDS;
      console.log(`${kind}: ${stops} stops, ${repeated} cards asked for again`);
      expect(repeated).toBeLessThanOrEqual(STOPS[kind] * WINDOW + AT_THE_END);
    },
    WANTED_STOPS === undefined ? undefined : 600_000,
  );

  test('answers the first message after it was stopped', async () => {
    const options = await extension.open(extension.extensionUrl('options.html'));
    for (let stops = 0; stops < 5; stops++) {
      await stopBackground(extension);
      expect((await lookupGet(options, '/api/v1/fc/?f=spa&t=eng&n=1')).status).toBe(200);
    }
  });
});

describe.each(BROWSER_KINDS)('a lost network in %s', (kind) => {
  test('stops the sync with a notice, and the sync resumes on its own when the network is back', async () => {
    const api = await startReferenceApi({ decks: [deckOf(FEWER_CARDS)], latencyMs: 20 });
    const extension = await borrowBrowser(kind);
    try {
      const options = await extension.open(extension.extensionUrl('options.html'));
      await connect(options, api.address, api.key);
      await startSync(options, 'spa', 'eng');
      await waitForRequests(api, 100, 20_000);
      const goOnline = await goOffline(extension);
      expect(await waitForSync(options, 'spa-eng', ['waiting'])).toMatchObject({ error: 'unreachable' });
      await waitForText(options, '#deck-list', 'The server cannot be reached');
      const whenLost = api.stats.requests;
      await goOnline();
      expect(await waitForSync(options, 'spa-eng', ['done', 'failed'])).toMatchObject({
        state: 'done',
        cards: FEWER_CARDS,
      });
      expect(await readDeck(options)).toEqual(sourceOf(FEWER_CARDS));
      expect(api.stats.requests).toBeGreaterThan(whenLost);
    } finally {
      await extension.close();
      await api.close();
    }
  });
});
