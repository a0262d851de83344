import { readFileSync } from 'node:fs';
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connect, sendMessage, startSync, waitForSync } from '../../scripts/browser/driver.ts';
import { BROWSER_KINDS, type ExtensionBrowser } from '../../scripts/browser/extension-browser.ts';
import { type DeckFile, parseDeckFile } from '../../src/library/formats/deck-file.ts';
import type { DeckPage } from '../../src/model/deck.ts';
import { createDeckSource } from '../../src/server/api/deck-source.ts';
import { type ReferenceApi, startReferenceApi } from '../../src/server/api/server.ts';
import { borrowBrowser } from './support/borrow-browser.ts';

const deck = parseDeckFile(readFileSync('assets/public/decks/spa-eng.json', 'utf8'));
const original: DeckFile = { ...deck, cards: deck.cards.slice(0, 300) };
/** One card is inserted near the start of the deck, and one in the middle has another meaning. */
const later: DeckFile = {
  ...deck,
  cards: original.cards
    .map(([word, meanings], index): [string, string[]] => [word, index === 120 ? ['changed on purpose'] : meanings])
    .toSpliced(40, 0, ['sobremesa', ['time spent at the table after a meal']]),
};
/** Cards that the server sends of the first edition. */
const CARDS_BEFORE_SWITCH = 150;

async function readCards(page: Page): Promise<unknown[]> {
  const envelope = await sendMessage<DeckPage>(page, { type: 'deck.export', id: 'spa-eng', after: -1, limit: 5_000 });
  if (!envelope.ok) throw new Error(envelope.error.message);
  return envelope.value.cards.map(([rank, word, meanings]) => [rank, word, meanings]);
}

const cardsOf = ({ cards }: DeckFile) => cards.map(([word, meanings], index) => [index + 1, word, meanings]);

describe.each(BROWSER_KINDS)('a server with editions, in %s', (kind) => {
  let api: ReferenceApi;
  let extension: ExtensionBrowser;
  let options: Page;
  let statuses: number[] = [];

  beforeAll(async () => {
    const [first, second] = [createDeckSource([original]), createDeckSource([later])];
    const current = () => (api && api.stats.flashcards >= CARDS_BEFORE_SWITCH ? second : first);
    api = await startReferenceApi({
      source: {
        languages: () => current().languages(),
        edition: () => current().edition?.() ?? '',
        flashcard: (pair, rank) => current().flashcard(pair, rank),
      },
      latencyMs: 5,
      log: ({ status }) => statuses.push(status),
    });
    extension = await borrowBrowser(kind);
    options = await extension.open(extension.extensionUrl('options.html'));
    await connect(options, api.address, api.key);
  });
  afterAll(async () => {
    await extension?.close();
    await api?.close();
  });

  test('a sync across the switch ends with the whole new edition, and with nothing of the old one', async () => {
    await startSync(options, 'spa', 'eng');
    await waitForSync(options, 'spa-eng', ['done']);
    expect(await readCards(options)).toEqual(cardsOf(later));
  });

  test('a refresh of an unchanged deck is answered with 304', async () => {
    statuses = [];
    await sendMessage(options, { type: 'sync.start', from: 'spa', to: 'eng' });
    await waitForSync(options, 'spa-eng', ['done']);
    expect(statuses.filter((status) => status === 304).length).toBeGreaterThanOrEqual(later.cards.length);
    expect(statuses.filter((status) => status === 200)).toEqual([]);
    expect(await readCards(options)).toEqual(cardsOf(later));
  });
});
