import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'puppeteer-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { connect, delay, lookupGet, startSync, waitForSync } from '../../scripts/browser/driver.ts';
import { BROWSER_KINDS, type ExtensionBrowser, launch } from '../../scripts/browser/launch.ts';
import { stopBackground } from '../../scripts/browser/stop-background.ts';
import { type ReferenceApi, startReferenceApi } from '../../src/reference-api/server.ts';
import { makeDeckFile, makeDeckFileCards } from '../support/contract/make-deck-file.ts';

const CARDS = 600;

async function waitForRequests(api: ReferenceApi, count: number, timeoutMs: number): Promise<void> {
  const end = Date.now() + timeoutMs;
  while (api.stats.requests < count) {
    if (Date.now() > end) throw new Error(`Expected ${count} requests, got ${api.stats.requests}.`);
    await delay(20);
  }
}

/** Every card of the deck as the extension answers it. */
async function readWords(page: Page): Promise<string[]> {
  const words: string[] = [];
  for (let rank = 1; rank <= CARDS; rank++) {
    words.push(JSON.parse((await lookupGet(page, `/api/v1/fc/?f=spa&t=eng&n=${rank}`)).body).word);
  }
  return words;
}

const deck = makeDeckFile({ cards: makeDeckFileCards(CARDS) });
const allWords = deck.cards.map(([word]) => word);

describe.each(BROWSER_KINDS)('a background that is stopped in %s', (kind) => {
  let api: ReferenceApi;
  let extension: ExtensionBrowser;

  beforeAll(async () => {
    api = await startReferenceApi({ decks: [deck], latencyMs: 20 });
    extension = await launch(kind, { isBackgroundFree: true });
  });
  afterAll(async () => {
    await extension?.close();
    await api?.close();
  });

  test('goes on with its sync by itself and loses no card', async () => {
    const options = await extension.open(extension.extensionUrl('options.html'));
    await connect(options, api.address, api.key);
    await startSync(options, 'spa', 'eng');
    await waitForRequests(api, 100, 20_000);
    // With its pages closed nothing but the alarm starts the background again.
    await extension.open('about:blank');
    await options.close();
    await stopBackground(extension);
    await delay(500);
    const whenStopped = api.stats.requests;
    await waitForRequests(api, whenStopped + 50, 45_000);

    const again = await extension.open(extension.extensionUrl('options.html'));
    for (let stops = 0; stops < 5; stops++) {
      await stopBackground(extension);
      // Any look-up wakes the background, and with it the sync.
      await lookupGet(again, '/api/v1/lang/');
      await waitForRequests(api, api.stats.requests + 10, 20_000);
    }
    expect(await waitForSync(again, 'spa-eng', ['done', 'failed'])).toMatchObject({ state: 'done', cards: CARDS });
    expect(await readWords(again)).toEqual(allWords);
    // Each stop costs what was under way, at most a window of eight requests and what they had brought ahead.
    expect(api.stats.flashcards).toBeLessThanOrEqual(CARDS + 8 + 6 * 32);
  }, 180_000);

  test('answers the first message after it was stopped', async () => {
    const options = await extension.open(extension.extensionUrl('options.html'));
    for (let stops = 0; stops < 5; stops++) {
      await stopBackground(extension);
      expect((await lookupGet(options, '/api/v1/fc/?f=spa&t=eng&n=1')).status).toBe(200);
    }
  });
});

describe('a browser that is killed', () => {
  const profile = mkdtempSync(join(tmpdir(), 'wayword-profile-'));
  let api: ReferenceApi;
  let extension: ExtensionBrowser | undefined;

  beforeAll(async () => {
    api = await startReferenceApi({ decks: [deck], latencyMs: 20 });
  });
  afterEach(async () => {
    await extension?.close().catch(() => undefined);
  });
  afterAll(async () => {
    await api.close();
    rmSync(profile, { recursive: true, force: true });
  });

  test('goes on with its sync when it is started again', async () => {
    extension = await launch('chromium', { profile });
    const options = await extension.open(extension.extensionUrl('options.html'));
    await connect(options, api.address, api.key);
    await startSync(options, 'spa', 'eng');
    for (let kills = 1; kills <= 3; kills++) {
      await waitForRequests(api, api.stats.requests + 100, 30_000);
      extension.browser.process()?.kill('SIGKILL');
      await delay(300);
      extension = await launch('chromium', { profile });
    }
    const after = await extension.open(extension.extensionUrl('options.html'));
    expect(await waitForSync(after, 'spa-eng', ['done', 'failed'])).toMatchObject({ state: 'done', cards: CARDS });
    expect(await readWords(after)).toEqual(allWords);
  }, 120_000);
});
