import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  click,
  connect,
  fill,
  lookupGet,
  readText,
  sendMessage,
  startSync,
  waitForSync,
  waitForText,
} from '../../scripts/browser/driver.ts';
import { BROWSER_KINDS, type ExtensionBrowser } from '../../scripts/browser/extension-browser.ts';
import { hoverWord, waitForWord } from '../../scripts/browser/hover.ts';
import { startPageServer } from '../../scripts/start/page-server.ts';
import type { ContractReply } from '../../src/contract/reply.ts';
import { type DeckFile, parseDeckFile } from '../../src/library/formats/deck-file.ts';
import { type ReferenceApi, startReferenceApi } from '../../src/server/api/server.ts';
import { borrowBrowser } from './support/borrow-browser.ts';

/** Real cards: the most frequent ones, and those of further words. */
function readDeck(pair: string, cards: number, words: readonly string[] = []): DeckFile {
  const deck = parseDeckFile(readFileSync(`assets/public/decks/${pair}.json`, 'utf8'));
  return { ...deck, cards: deck.cards.filter(([word], index) => index < cards || words.includes(word)) };
}

const spanish = readDeck('spa-eng', 298, ['ventana', 'mercado']);
const japanese = readDeck('jpn-eng', 10);
const lastRank = spanish.cards.length;

/** The server's own answers, by path. */
async function askServer(api: ReferenceApi, paths: readonly string[]): Promise<ContractReply[]> {
  const replies: ContractReply[] = [];
  for (const path of paths) {
    const response = await fetch(api.address + path, { headers: { authorization: `Api-Key ${api.key}` } });
    const contentType = response.headers.get('content-type') ?? '';
    replies.push({ status: response.status, contentType, body: await response.text() });
  }
  return replies;
}

/** The extension's answers to its message, requested in one batch from its own page. */
async function askExtension(page: Page, paths: readonly string[]): Promise<ContractReply[]> {
  return page.evaluate(async (all: readonly string[]) => {
    const { runtime } = (globalThis as unknown as { chrome: { runtime: { sendMessage(m: object): unknown } } }).chrome;
    const replies = [];
    for (const path of all) {
      const envelope = (await runtime.sendMessage({ type: 'lookup.get', path })) as { value: ContractReply };
      replies.push(envelope.value);
    }
    return replies;
  }, paths);
}

/** Every card of the deck, and ranks and pairs that do not exist. */
const PATHS = [
  ...Array.from({ length: lastRank + 2 }, (_, rank) => `/api/v1/fc/?f=spa&t=eng&n=${rank}`),
  '/api/v1/fc/?f=spa&t=eng&n=abc',
  '/api/v1/fc/?f=spa&t=eng&n=-1',
  '/api/v1/fc/?f=spa&t=eng',
  '/api/v1/fc/?f=spa&t=jpn&n=1',
  '/api/v1/fc/?f=es&t=eng&n=1',
  '/api/v1/nothing/',
];

describe.each(BROWSER_KINDS)('the main job in %s', (kind) => {
  let api: ReferenceApi;
  let pages: Awaited<ReturnType<typeof startPageServer>>;
  let extension: ExtensionBrowser;
  let options: Page;
  let fromServer: ContractReply[];

  beforeAll(async () => {
    api = await startReferenceApi({ decks: [spanish, japanese] });
    pages = await startPageServer();
    fromServer = await askServer(api, PATHS);
    extension = await borrowBrowser(kind);
    options = await extension.open(extension.extensionUrl('options.html'));
  });
  afterAll(async () => {
    await extension?.close();
    pages?.close();
    await api?.close();
  });

  async function openPopup(): Promise<Page> {
    const popup = await extension.open(extension.extensionUrl('popup.html'));
    await popup.setViewport({ width: 360, height: 560 });
    await popup.waitForSelector('#no-deck, #view-browse');
    // It opens on Study as soon as there is a deck.
    if (await popup.$('#view-browse')) await click(popup, '#view-browse');
    return popup;
  }

  async function jumpTo(popup: Page, rank: string): Promise<void> {
    await fill(popup, '#jump-rank', rank);
    await popup.keyboard.press('Enter');
  }

  test('a fresh installation says that there are no decks yet, and where to get one', async () => {
    const popup = await openPopup();
    expect(await readText(popup, '#no-deck')).toContain('No deck yet');
    expect((await lookupGet(popup, '/api/v1/lang/')).body).toBe('[]');
    await popup.close();
  });

  test('connecting with address and key lists the server’s decks', async () => {
    expect(await connect(options, api.address, api.key)).toMatch(/^Connected: \d+ languages, \d+ with flashcards\b/);
  });

  test('a deck syncs completely on its own', async () => {
    await startSync(options, 'spa', 'eng');
    const status = await waitForSync(options, 'spa-eng', ['done', 'failed']);
    expect(status).toMatchObject({ state: 'done', cards: lastRank, skipped: 0 });
    await waitForText(options, '#deck-list', 'Spanish');
    // At its end a sync asks for some cards again, in case a new edition was published meanwhile.
    expect(api.stats.requests).toBeLessThanOrEqual(1 + PATHS.length + lastRank * 1.02 + 30);
  });

  test('no page of the extension knows the key', async () => {
    const upstream = await sendMessage(options, { type: 'upstream.get' });
    expect(JSON.stringify(upstream)).toContain(api.address);
    expect(JSON.stringify(upstream)).not.toContain(api.key);
  });

  test('lookup.get equals the server’s answer for every card and every error', async () => {
    expect(await askExtension(options, PATHS)).toEqual(fromServer);
  });

  test('the languages of the deck are listed', async () => {
    const { status, body } = await lookupGet(options, '/api/v1/lang/');
    expect(status).toBe(200);
    expect(JSON.parse(body)).toEqual(
      expect.arrayContaining([
        { name: 'Spanish', iso639_3: 'spa', has_flashcards: true },
        { name: 'English', iso639_3: 'eng', has_flashcards: false },
      ]),
    );
  });

  test('the popup shows cards in rank order, forward, backward and by jumping', async () => {
    const popup = await openPopup();
    await waitForText(popup, '#card-word', spanish.cards[0]?.[0] ?? '');
    await click(popup, '#card-forward');
    await waitForText(popup, '#card-word', spanish.cards[1]?.[0] ?? '');
    await popup.keyboard.press('ArrowRight');
    await waitForText(popup, '#card-word', spanish.cards[2]?.[0] ?? '');
    await click(popup, '#card-back');
    await waitForText(popup, '#card-word', spanish.cards[1]?.[0] ?? '');
    await jumpTo(popup, '200');
    await waitForText(popup, '#card-word', spanish.cards[199]?.[0] ?? '');
    for (const meaning of spanish.cards[199]?.[1] ?? []) await waitForText(popup, '#card-meanings', meaning);
    await popup.keyboard.press('ArrowRight');
    await waitForText(popup, '#card-word', spanish.cards[200]?.[0] ?? '');
    await popup.close();
  });

  test('an invalid rank, or one beyond the deck, shows an error and stays on the card', async () => {
    const popup = await openPopup();
    await jumpTo(popup, '200');
    await waitForText(popup, '#card-word', spanish.cards[199]?.[0] ?? '');
    await jumpTo(popup, '999999');
    await waitForText(popup, '#notice', 'This deck ends at rank 300.');
    await waitForText(popup, '#card-word', spanish.cards[199]?.[0] ?? '');
    await jumpTo(popup, '1e2');
    await waitForText(popup, '#notice', 'Enter a whole number, such as 120.');
    await popup.close();
  });

  test('the popup reopens on the deck and rank where it was closed', async () => {
    const popup = await openPopup();
    await jumpTo(popup, '150');
    await waitForText(popup, '#card-word', spanish.cards[149]?.[0] ?? '');
    await popup.close();
    const again = await openPopup();
    await waitForText(again, '#card-word', spanish.cards[149]?.[0] ?? '');
    await again.close();
  });

  test('the learner’s own definition comes first everywhere, and is not repeated', async () => {
    const [word, meanings] = spanish.cards[47] ?? ['', []];
    const definition = { type: 'definition.put', pair: 'spa-eng', word };
    await sendMessage(options, { ...definition, id: randomUUID(), text: 'twelve months' });
    const first = JSON.parse((await lookupGet(options, '/api/v1/fc/?f=spa&t=eng&n=48')).body);
    expect(first.meanings).toEqual(['twelve months', ...meanings]);
    await sendMessage(options, { ...definition, id: randomUUID(), text: meanings[0] });
    const second = JSON.parse((await lookupGet(options, '/api/v1/fc/?f=spa&t=eng&n=48')).body);
    expect(second.meanings).toEqual(meanings);
    await sendMessage(options, { type: 'definition.remove', id: randomUUID(), pair: 'spa-eng', word });
  });

  /** A word of the page, the card's word, and the reason for it. */
  const HOVERED: [string, string, string | undefined][] = [
    ['mercado', 'mercado', undefined],
    ['ventanas', 'ventana', 'ventanas'],
    ['dice', 'decir', 'dice'],
  ];

  async function expectHovers(reading: Page): Promise<void> {
    await reading.bringToFront();
    for (const [written, word, why] of HOVERED) {
      const meanings = spanish.cards.find(([candidate]) => candidate === word)?.[1];
      await hoverWord(reading, written);
      const card = await waitForWord(reading, word);
      expect(card?.words, written).toContain(word);
      expect(card?.glosses, written).toEqual(expect.arrayContaining(meanings ?? [`a card ${word}`]));
      if (why) expect(card?.why).toContain(why);
    }
  }

  test('a word under the pointer shows its meanings', async () => {
    const reading = await extension.open(`${pages.address}/spanish.html`);
    await expectHovers(reading);
    await reading.close();
  });

  test('a phrase that the learner defined is found before its word', async () => {
    const phrase = { pair: 'spa-eng', word: 'por supuesto' };
    await sendMessage(options, { type: 'definition.put', id: randomUUID(), ...phrase, text: 'of course' });
    const reading = await extension.open(`${pages.address}/spanish.html`);
    await hoverWord(reading, 'supuesto');
    const card = await waitForWord(reading, 'por supuesto');
    expect(card).toMatchObject({ words: ['por supuesto', 'suponer'], isMine: true });
    expect(card?.glosses[0]).toBe('of course');
    await reading.close();
  });

  test('all of it works with the server stopped', async () => {
    await api.close();
    await expect(fetch(api.address)).rejects.toThrow();
    expect(await askExtension(options, PATHS)).toEqual(fromServer);
    const popup = await openPopup();
    await jumpTo(popup, '234');
    await waitForText(popup, '#card-word', spanish.cards[233]?.[0] ?? '');
    await popup.close();
    const reading = await extension.open(`${pages.address}/spanish.html`);
    await expectHovers(reading);
    await reading.close();
  });
});
