import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chooseLanguage, click, delay, readText, sendMessage, waitForText } from '../../scripts/browser/driver.ts';
import type { ExtensionBrowser } from '../../scripts/browser/extension-browser.ts';
import { readStart, watchStart } from '../../scripts/browser/first-card.ts';
import { hoverWord, waitForWord } from '../../scripts/browser/hover.ts';
import { startPageServer } from '../../scripts/start/page-server.ts';
import type { DeckPage } from '../../src/model/deck.ts';
import type { LookupResult } from '../../src/model/lookup.ts';
import type { DeckSummary } from '../../src/model/source.ts';
import { readStarterDeck } from '../support/starter-decks.ts';
import { borrowBrowser } from './support/borrow-browser.ts';
import { ONE_BROWSER } from './support/share.ts';

const german = readStarterDeck('deu-eng');
const russian = readStarterDeck('rus-eng');
const [firstWord, firstMeanings] = german.cards[0] ?? ['', []];
/** The first word that the practice text marks. */
const TAUGHT_FIRST = 'Morgen';

/** Longer than the time in which a second press counts as meant for the card before. */
const A_MOMENT = 170;

/** Time for silent work after an update. */
const A_WHILE = { timeout: 60_000, interval: 100 };

/** A word of the page, and the card that it leads to. */
const HOVERED: [string, string][] = [
  ['Kinder', 'Kind'],
  ['Häuser', 'Haus'],
  ['sprachen', 'sprechen'],
  ['wusste', 'wissen'],
];

describe.each(ONE_BROWSER)('a person without key, network or server in %s', (kind) => {
  let extension: ExtensionBrowser;

  beforeAll(async () => {
    extension = await borrowBrowser(kind);
  });
  afterAll(async () => {
    await extension?.close();
  });

  async function openPopup(): Promise<Page> {
    const popup = await extension.open(extension.extensionUrl('popup.html'));
    await popup.setViewport({ width: 360, height: 480 });
    return popup;
  }

  test('chooses a language, clicks once and has the first card', async () => {
    const popup = await openPopup();
    await waitForText(popup, '#no-deck', 'What are you learning?');
    await popup.waitForSelector('#start-to[data-chosen="eng"]');
    await chooseLanguage(popup, '#start-from', 'deu');
    await waitForText(popup, '#start', `Start with ${german.cards.length.toLocaleString('en')} cards`);
    await watchStart(popup);
    await click(popup, '#start');
    const milliseconds = await readStart(popup);
    console.log(`${kind}: from the press to the first card: ${milliseconds.toFixed(0)} ms`);
    await click(popup, '#study-start-skip');
    expect(await readText(popup, '#study-word')).toBe(TAUGHT_FIRST);
    await click(popup, '#view-browse');
    await waitForText(popup, '#card-word', firstWord);
    for (const meaning of firstMeanings) await waitForText(popup, '#card-meanings', meaning);
    await waitForText(popup, '#jump-of', `of ${german.cards.length.toLocaleString('en')}`);
    await popup.close();
  });

  test('contacted no server: none is connected, and nothing was synced', async () => {
    const options = await extension.open(extension.extensionUrl('options.html'));
    // Messages cannot carry `undefined`: Chrome delivers `null`, Firefox omits the field.
    const upstream = await sendMessage<null>(options, { type: 'upstream.get' });
    expect(upstream.ok && (upstream.value ?? undefined)).toBeUndefined();
    expect(await sendMessage(options, { type: 'sync.status' })).toEqual({ ok: true, value: [] });
    await options.close();
  });

  test('reads the meaning of inflected words on a page', async () => {
    const pages = await startPageServer();
    try {
      const reading = await extension.open(`${pages.address}/german.html`);
      await reading.bringToFront();
      for (const [written, word] of HOVERED) {
        await hoverWord(reading, written);
        const card = await waitForWord(reading, word);
        expect(card?.words, written).toContain(word);
        expect(card?.why, written).toContain(written);
      }
      await reading.close();
    } finally {
      pages.close();
    }
  });

  test('adds another deck in the options, which is never refreshed from a server', async () => {
    const options = await extension.open(extension.extensionUrl('options.html'));
    await options.waitForSelector('#starter-decks [data-pair="fra-eng"] button');
    await waitForText(options, '#starter-decks [data-pair="deu-eng"] button', 'Added');
    await click(options, '#starter-decks [data-pair="fra-eng"] button');
    await waitForText(options, '#starter-messages', 'French to English added');
    await waitForText(options, '#deck-list [data-pair="fra-eng"]', 'Starter deck');
    expect(await readText(options, '#deck-list')).not.toContain('Refresh');
    await options.close();
  });

  test('looks words up while the rest of a large deck is written, and then has all of it', async () => {
    const options = await extension.open(extension.extensionUrl('options.html'));
    const startedAt = performance.now();
    const first = await sendMessage<DeckSummary>(options, { type: 'deck.install', pair: 'rus-eng' });
    const firstMs = performance.now() - startedAt;
    expect(first.ok && first.value.cards).toBe(1_000);
    const passage = { text: 'книгами', offset: 0, language: 'rus' };
    const found = await sendMessage<LookupResult>(options, { type: 'lookup.define', ...passage });
    expect(found.ok && found.value.entries[0]?.word).toBe('книга');
    await expect.poll(() => findSource(options, 'rus-eng'), A_WHILE).toMatchObject({ isComplete: true });
    const all = russian.cards.length;
    console.log(
      `${kind}: ${firstMs.toFixed(0)} ms to 1,000 of ${all} cards, ${(performance.now() - startedAt).toFixed(0)} ms to all`,
    );
    expect(await findSource(options, 'rus-eng')).toMatchObject({ cards: all, lastRank: all });
    const last = await sendMessage<DeckPage>(options, {
      type: 'deck.export',
      id: 'rus-eng',
      after: all - 1,
      limit: 9,
    });
    expect(last.ok && last.value.cards.map(([rank, word]) => [rank, word])).toEqual([[all, russian.cards.at(-1)?.[0]]]);
    await options.close();
  });

  test('has the decks of the new version after an update, and finds their words', async () => {
    const before = await extension.open(extension.extensionUrl('options.html'));
    await makeDeckOlder(before, 'deu-eng');
    await before.close();
    // Installing the same folder again is an update.
    await extension.browser.installExtension(extension.extensionDir);
    const options = await extension.open(extension.extensionUrl('options.html'));
    await expect
      .poll(async () => {
        const deck = await sendMessage<DeckPage>(options, {
          type: 'deck.export',
          id: 'deu-eng',
          after: -1,
          limit: 1,
        });
        return deck.ok && deck.value.cards[0];
      }, A_WHILE)
      .toEqual(expect.arrayContaining([firstWord, firstMeanings]));
    const passage = { text: 'Häuser', offset: 0, language: 'deu' };
    const found = await sendMessage<LookupResult>(options, { type: 'lookup.define', ...passage });
    expect(found.ok && found.value.entries[0]?.word).toBe('Haus');
    await options.close();
  });

  test('can read the licences of the decks', async () => {
    const options = await extension.open(extension.extensionUrl('options.html'));
    await click(options, '#deck-licences > summary');
    await waitForText(options, '#deck-licences', german.licence.id);
    for (const { version } of german.sources) await waitForText(options, '#deck-licences', version);
    await options.close();
  });
});

async function findSource(page: Page, pair: string): Promise<DeckSummary | undefined> {
  const decks = await sendMessage<DeckSummary[]>(page, { type: 'deck.list' });
  return decks.ok ? decks.value.find((deck) => deck.pair === pair) : undefined;
}

/**
 * Reduces a deck to its first card, with another meaning and without its word index, as if an old version had written
 * it.
 */
function makeDeckOlder(page: Page, pair: string): Promise<void> {
  return page.evaluate(async (wanted) => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('content');
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    const transaction = database.transaction(['sources', 'blocks', 'words'], 'readwrite');
    const deck = await new Promise<string>((resolve, reject) => {
      const request = transaction.objectStore('sources').get(wanted);
      request.onsuccess = () => resolve(request.result.deck);
      request.onerror = () => reject(request.error);
    });
    const ofDeck = IDBKeyRange.bound([deck], [deck, []]);
    for (const name of ['blocks', 'words']) transaction.objectStore(name).delete(ofDeck);
    const cards = JSON.stringify([[1, 'daß', ['that']]]);
    transaction.objectStore('blocks').put({ deck, firstRank: 1, lastRank: 1, count: 1, cards });
    await new Promise((resolve, reject) => {
      transaction.oncomplete = resolve;
      transaction.onerror = () => reject(transaction.error);
    });
    database.close();
  }, pair);
}

describe.each(ONE_BROWSER)('a person with only a keyboard in %s', (kind) => {
  let extension: ExtensionBrowser;

  beforeAll(async () => {
    extension = await borrowBrowser(kind);
  });
  afterAll(async () => {
    await extension?.close();
  });

  test('starts, and continues with the card', async () => {
    const popup = await extension.open(extension.extensionUrl('popup.html'));
    await popup.waitForSelector('#start-to[data-chosen]');
    await popup.focus('#start-from');
    await popup.keyboard.type('Spanish');
    await popup.waitForSelector('#start-from-list-spa[data-active="true"]');
    await popup.keyboard.press('Tab');
    // The only language of the meanings is no field, so the button comes next.
    await waitForText(popup, '#start', 'Start with');
    expect(await popup.evaluate(() => document.activeElement?.id)).toBe('start');
    await popup.keyboard.press('Enter');
    for (const main of ['study-start-skip', 'study-next']) {
      await popup.waitForSelector(`#${main}`);
      expect(await popup.evaluate(() => document.activeElement?.id)).toBe(main);
      if (main === 'study-start-skip') await popup.keyboard.press(' ');
    }
    const first = await readText(popup, '#study-word');
    await delay(A_MOMENT);
    await popup.keyboard.press(' ');
    await popup.waitForFunction(
      (word: string) => document.querySelector('#study-word')?.textContent !== word,
      {},
      first,
    );
  });
});
