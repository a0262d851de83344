import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  click,
  connect,
  delay,
  lookupGet,
  sendMessage,
  startSync,
  waitForSync,
  waitForText,
} from '../../scripts/browser/driver.ts';
import type { ExtensionBrowser } from '../../scripts/browser/extension-browser.ts';
import type { LookupSource } from '../../src/contract/lookup-source.ts';
import type { DeckFile } from '../../src/library/formats/deck-file.ts';
import type { LookupResult } from '../../src/model/lookup.ts';
import type { DeckSummary } from '../../src/model/source.ts';
import type { SyncStatus } from '../../src/model/sync.ts';
import { createDeckSource } from '../../src/server/api/deck-source.ts';
import { type ReferenceApi, startReferenceApi } from '../../src/server/api/server.ts';
import { borrowBrowser } from './support/borrow-browser.ts';
import { ONE_BROWSER } from './support/share.ts';
import { cardsOf, press, readCards, readDeckFile } from './support/synced-decks.ts';

/** Time until a sync runs after its button; a lost click does not block the run. */
const STARTED_MS = 15_000;

const spanish = readDeckFile('spa-eng', 400);
const german = readDeckFile('deu-eng', 150);

/** Words that a later version of the server's deck removes, changes and adds. */
const [goneWord = '', changedWord = ''] = [spanish.cards[9]?.[0], spanish.cards[19]?.[0]];
const laterSpanish: DeckFile = {
  ...spanish,
  cards: [
    ...spanish.cards
      .filter(([word]) => word !== goneWord)
      .map(([word, meanings]): [string, string[]] => [word, word === changedWord ? ['changed on purpose'] : meanings]),
    ['sobremesa', ['time spent at the table after a meal']],
  ],
};

async function readStatus(page: Page, pair: string): Promise<SyncStatus | undefined> {
  const envelope = await sendMessage<SyncStatus[]>(page, { type: 'sync.status' });
  return envelope.ok ? envelope.value.find((status) => status.pair === pair) : undefined;
}

/** Look-ups of any kind answer from the cards so far, up to the newest; the next one is not synced yet. */
async function expectToAnswer(page: Page, cards: number): Promise<void> {
  const [newest = ''] = spanish.cards[cards - 1] ?? [];
  const passage = { type: 'lookup.define', text: newest, offset: 0, language: 'spa' };
  const found = await sendMessage<LookupResult>(page, passage);
  expect(found.ok && found.value.entries.map(({ rank }) => rank)).toContain(cards);
  const path = (rank: number) => `/api/v1/fc/?f=spa&t=eng&n=${rank}`;
  expect(JSON.parse((await lookupGet(page, path(cards))).body)).toMatchObject({ word: newest });
  const missing = await lookupGet(page, path(cards + 1));
  expect(missing.status).toBe(404);
  expect(JSON.parse(missing.body)).toMatchObject({ type: 'urn:wayword:problem:not-synced-yet' });
}

describe.each(ONE_BROWSER)('controlling a sync in %s', (kind) => {
  let source: LookupSource;
  let api: ReferenceApi;
  let extension: ExtensionBrowser;
  let options: Page;

  beforeAll(async () => {
    source = createDeckSource([spanish, german]);
    api = await startReferenceApi({
      source: { languages: () => source.languages(), flashcard: (pair, rank) => source.flashcard(pair, rank) },
      latencyMs: 20,
    });
    extension = await borrowBrowser(kind);
    options = await extension.open(extension.extensionUrl('options.html'));
    await connect(options, api.address, api.key);
  });
  afterAll(async () => {
    await extension?.close();
    await api?.close();
  });

  test('pause stops the requests, even for a page opened later; resume continues from there', async () => {
    await startSync(options, 'spa', 'eng');
    await waitForSync(options, 'spa-eng', ['running']);
    await options.waitForFunction(() => /\d\d+ cards/.test(document.querySelector('#deck-list')?.textContent ?? ''));
    await press(options, 'spa-eng', 'Pause');
    await waitForSync(options, 'spa-eng', ['paused']);
    // Requests in flight have arrived.
    await delay(300);
    const { requests } = api.stats;
    await options.close();
    options = await extension.open(extension.extensionUrl('options.html'));
    await waitForText(options, '#deck-list', 'Paused');
    const cards = (await readStatus(options, 'spa-eng'))?.cards ?? 0;
    expect(cards).toBeGreaterThan(0);
    expect(cards).toBeLessThan(600);
    await waitForText(options, '#deck-list', `${cards} cards so far; you can read and study with these`);
    await expectToAnswer(options, cards);
    await delay(500);
    expect(api.stats.requests).toBe(requests);
    await press(options, 'spa-eng', 'Resume');
    await waitForSync(options, 'spa-eng', ['running']);
  });

  test('a second pair waits for its turn, and both are copied', async () => {
    await sendMessage(options, { type: 'sync.start', from: 'deu', to: 'eng' });
    expect(await readStatus(options, 'deu-eng')).toMatchObject({ state: 'queued' });
    await waitForText(options, '#deck-list [data-pair="deu-eng"]', 'Waiting for its turn');
    await waitForSync(options, 'spa-eng', ['done']);
    await waitForSync(options, 'deu-eng', ['done']);
    expect(await readCards(options, 'spa-eng')).toEqual(cardsOf(spanish));
    expect(await readCards(options, 'deu-eng')).toEqual(cardsOf(german));
  });

  test('a refresh reports its changes', async () => {
    source = createDeckSource([laterSpanish, german]);
    await press(options, 'spa-eng', 'Refresh');
    await waitForSync(options, 'spa-eng', ['running'], { longestMs: STARTED_MS });
    // The old copy answers until the new one is complete.
    expect(await readCards(options, 'spa-eng')).toEqual(cardsOf(spanish));
    await waitForSync(options, 'spa-eng', ['done']);
    expect(await readCards(options, 'spa-eng')).toEqual(cardsOf(laterSpanish));
    await waitForText(
      options,
      '#deck-list [data-pair="spa-eng"] summary',
      'Last refresh: 1 new word, 1 word with changed meanings, and 1 word removed',
    );
    await click(options, '#deck-list [data-pair="spa-eng"] summary');
    await waitForText(
      options,
      '#deck-list [data-pair="spa-eng"] dl',
      `1 new wordsobremesa1 word with changed meanings${changedWord}`,
    );
    expect(
      await options.$eval('#deck-list [data-pair="spa-eng"] dd span', (element) => element.getAttribute('lang')),
    ).toBe('es');
  });

  test('a cancelled refresh leaves the deck unchanged', async () => {
    await press(options, 'spa-eng', 'Refresh');
    await waitForSync(options, 'spa-eng', ['running'], { longestMs: STARTED_MS });
    await press(options, 'spa-eng', 'Cancel');
    await options.waitForSelector('#deck-list [data-pair="spa-eng"] .sync', { hidden: true });
    expect(await readStatus(options, 'spa-eng')).toBeUndefined();
    expect(await readCards(options, 'spa-eng')).toEqual(cardsOf(laterSpanish));
  });

  test('a removed deck is gone, and its server can be asked again', async () => {
    await press(options, 'deu-eng', 'Remove');
    await press(options, 'deu-eng', 'Remove deck');
    await options.waitForSelector('#deck-list [data-pair="deu-eng"]', { hidden: true });
    const decks = await sendMessage<DeckSummary[]>(options, { type: 'deck.list' });
    expect(decks.ok && decks.value.map(({ pair }) => pair)).toEqual(['spa-eng']);
    await startSync(options, 'deu', 'eng');
    await waitForSync(options, 'deu-eng', ['done']);
    expect(await readCards(options, 'deu-eng')).toEqual(cardsOf(german));
  });
});
