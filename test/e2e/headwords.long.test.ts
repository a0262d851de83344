import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connect, lookupGet, startSync, waitForSync } from '../../scripts/browser/driver.ts';
import { BROWSER_KINDS, type ExtensionBrowser } from '../../scripts/browser/extension-browser.ts';
import { hoverWord, waitForWord } from '../../scripts/browser/hover.ts';
import { readCard } from '../../scripts/browser/hover-card.ts';
import { type DeckFile, parseDeckFile } from '../../src/library/formats/deck-file.ts';
import { type ReferenceApi, startReferenceApi } from '../../src/server/api/server.ts';
import { borrowBrowser } from './support/borrow-browser.ts';

const DECK: DeckFile = {
  ...parseDeckFile(readFileSync('assets/public/decks/deu-eng.json', 'utf8')),
  cards: [
    ['das Haus', ['house']],
    ['der Hund, -e', ['dog']],
    ['sich freuen', ['to be glad']],
    ['film {m}', ['film']],
    ['Bank', ['bank']],
    ['Bank', ['bench']],
  ],
};

const TEXT =
  'Die alten Häuser stehen am Fluss, zwei Hunde bellen, du freust dich über einen Film auf der Bank im Park.';

/** Text of the page, and the words of the card. */
const WORDS: [written: string, words: string[], glosses: string[]][] = [
  ['Häuser', ['das Haus'], ['house']],
  ['Hunde', ['der Hund, -e'], ['dog']],
  ['freust', ['sich freuen'], ['to be glad']],
  ['Film', ['film {m}'], ['film']],
  ['Bank', ['Bank', 'Bank'], ['bank', 'bench']],
];

function servePage(): Promise<Server> {
  const server = createServer((_, response) => {
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      .end(
        `<!doctype html><html lang="de"><title>Text</title><p>${TEXT.replace(/\p{L}+/gu, '<span>$&</span>')}</p></html>`,
      );
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

describe.each(BROWSER_KINDS)('headwords of a served deck in %s', (kind) => {
  let api: ReferenceApi;
  let server: Server;
  let extension: ExtensionBrowser;
  let options: Page;
  let page: Page;

  beforeAll(async () => {
    api = await startReferenceApi({ decks: [DECK] });
    server = await servePage();
    extension = await borrowBrowser(kind);
    options = await extension.open(extension.extensionUrl('options.html'));
    await connect(options, api.address, api.key);
    await startSync(options, 'deu', 'eng');
    await waitForSync(options, 'deu-eng', ['done']);
    page = await extension.browser.newPage();
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  });
  afterAll(async () => {
    await extension?.close();
    server?.close();
    await api?.close();
  });

  test.each(WORDS)('%s is found as %s', async (written, words, glosses) => {
    await hoverWord(page, written);
    await waitForWord(page, words[0] ?? '');
    const card = await readCard(page);
    expect(card?.words).toEqual(words);
    expect(card?.glosses).toEqual(glosses);
  });

  test('the contract returns headwords as the server writes them', async () => {
    const reply = await lookupGet(options, '/api/v1/fc/?f=deu&t=eng&n=2');
    expect(JSON.parse(reply.body)).toMatchObject({ word: 'der Hund, -e', meanings: ['dog'] });
  });
});
