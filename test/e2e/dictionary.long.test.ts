import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { click, delay, readText, sendMessage, waitForText } from '../../scripts/browser/driver.ts';
import type { ExtensionBrowser } from '../../scripts/browser/extension-browser.ts';
import { runInFirefoxScope } from '../../scripts/browser/firefox-scope.ts';
import { hoverWord, waitForCard, waitForWord } from '../../scripts/browser/hover.ts';
import { readCard } from '../../scripts/browser/hover-card.ts';
import { goOffline } from '../../scripts/browser/network.ts';
import { waitForQuestion, waitForStudy } from '../../scripts/browser/study.ts';
import type { DeckSummary } from '../../src/model/source.ts';
import { MOST_FREQUENT, writeFinnishZip } from '../support/finnish-dictionary.ts';
import { borrowBrowser } from './support/borrow-browser.ts';
import { dropFile } from './support/dictionary-page.ts';
import { enterMarkedCard } from './support/enter-card.ts';
import { findButton } from './support/find-button.ts';
import { ONE_BROWSER } from './support/share.ts';

const TEXT = 'Me asumme vanhassa talossa. Kesällä kävimme maalla. Sana5600 on yleinen.';
const STUDIED = 5;
/** A press that follows sooner counts as the second half of a double press. */
const A_MOMENT_MS = 170;

function servePage(): Promise<Server> {
  const server = createServer((_, response) => {
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      .end(`<!doctype html><html lang="fi"><title>Teksti</title><p>${TEXT}</p></html>`);
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

describe.each(ONE_BROWSER)('a Finnish dictionary in an empty profile of %s', (kind) => {
  let server: Server;
  let extension: ExtensionBrowser;
  let options: Page;
  let page: Page;

  beforeAll(async () => {
    server = await servePage();
    extension = await borrowBrowser(kind);
    page = await extension.open(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    await page.setViewport({ width: 900, height: 700 });
    options = await extension.open(extension.extensionUrl('options.html'));
    options.setDefaultTimeout(15_000);
  });
  afterAll(async () => {
    await extension?.close();
    server?.close();
  });

  async function listDecks(): Promise<DeckSummary[]> {
    const envelope = await sendMessage<DeckSummary[]>(options, { type: 'deck.list' });
    if (!envelope.ok) throw new Error(envelope.error.message);
    return envelope.value;
  }

  /** Keeps a picture for the eye, where a folder is named. */
  const keep = (from: Page, name: string) =>
    process.env.KEEP ? from.screenshot({ path: `${process.env.KEEP}/${name}-${kind}.png` }) : undefined;

  async function importZip(revision: string): Promise<void> {
    await options.bringToFront();
    await dropFile(options, 'wty-fi-en.zip', writeFinnishZip(revision));
    await waitForText(options, '#import-preview', 'talo');
    await keep(options, 'dictionary-dropped');
    await options.waitForSelector('#import-start[aria-disabled="false"]');
    await click(options, '#import-start');
    await waitForText(options, '#import-messages', '5,603 cards', 60_000);
    await keep(options, 'dictionary-imported');
  }

  async function pin(word: string, lemma: string): Promise<void> {
    await page.bringToFront();
    await hoverWord(page, word);
    expect((await waitForWord(page, lemma))?.words).toEqual([lemma]);
    await enterMarkedCard(page);
    await page.keyboard.press('d');
    expect((await waitForCard(page, undefined, 'dialog'))?.words).toEqual([lemma]);
  }

  test('is dropped on the options page and becomes a source to look up', async () => {
    await importZip('1');
    expect(await listDecks()).toMatchObject([
      {
        from: { iso639_3: 'fin' },
        to: { iso639_3: 'eng' },
        name: 'wty-fi-en',
        origin: { kind: 'file', isDictionary: true, credit: 'https://kaikki.org/ https://en.wiktionary.org/' },
        inLookups: true,
        inStudy: false,
        cards: 5_603,
      },
    ]);
  });

  test('explains an inflected word of a page, with its pronunciation and why it matched', async () => {
    await page.bringToFront();
    await hoverWord(page, 'talossa');
    const card = await waitForWord(page, 'talo');
    await keep(page, 'dictionary-hover');
    expect(card?.text).toContain('ˈtɑlo');
    expect(card?.why).toContain('talossa → talo');
    expect(card?.glosses.slice(0, 3)).toEqual(['house, building', 'household', 'farm']);
  });

  test('shows the whole entry on the pinned card, whose links stay in the dictionary', async () => {
    await pin('talossa', 'talo');
    const readPinned = async () => (await readCard(page, undefined, 'dialog'))?.text ?? '';
    await expect.poll(readPinned).toContain('From Proto-Finnic');
    const text = await readPinned();
    for (const part of ['inessive', 'taloissa', 'There are five rooms in the house.', 'edition 1', 'kaikki.org']) {
      expect(text).toContain(part);
    }
    // The address of its page on the web is left out.
    expect(text).not.toContain('Wiktionary');
    await keep(page, 'dictionary-pinned');
    const { x, y } = await findButton(page, 'rakennus');
    await page.mouse.click(x, y);
    await expect.poll(async () => (await readCard(page, undefined, 'dialog'))?.words).toEqual(['rakennus']);
    await keep(page, 'dictionary-followed');
    await page.keyboard.press('Escape');
  });

  test('a newer edition takes its place in one step', async () => {
    await importZip('2');
    expect(await listDecks()).toMatchObject([{ name: 'wty-fi-en', cards: 5_603, inStudy: false }]);
    await pin('talossa', 'talo');
    await expect.poll(async () => (await readCard(page, undefined, 'dialog'))?.text).toContain('edition 2');
    expect((await readCard(page, undefined, 'dialog'))?.text).not.toContain('edition 1');
    await page.keyboard.press('Escape');
  });

  test('gives a deck of its 5,000 most frequent words, of which five are studied offline', async () => {
    await options.bringToFront();
    await click(options, '[data-action="make-deck"]');
    await options.select('.make-deck select', '5000');
    await click(options, '[data-action="make-deck-start"]');
    await expect.poll(async () => (await listDecks()).map(({ cards }) => cards), { timeout: 30_000 }).toContain(5_000);
    await keep(options, 'dictionary-deck');
    await goOffline(extension);
    if (kind === 'firefox') await runInFirefoxScope(extension, 'Services.io.offline = true');
    const popup = await extension.open(extension.extensionUrl('popup.html?study'));
    await popup.bringToFront();
    const words: string[] = [];
    for (let answered = 0; answered < STUDIED; answered += 1) {
      await waitForStudy(popup);
      await popup.waitForSelector('#study-card:not([data-side="back"])');
      await waitForQuestion(popup);
      words.push(await readText(popup, '#study-word'));
      await delay(A_MOMENT_MS);
      await popup.keyboard.press(' ');
      await popup.waitForSelector('#study-card[data-side="back"]');
      if (answered === 0) await keep(popup, 'dictionary-study');
      await delay(A_MOMENT_MS);
      await popup.keyboard.press(' ');
    }
    expect(words).toContain(MOST_FREQUENT);
    expect(words).toHaveLength(STUDIED);
    await page.bringToFront();
    await hoverWord(page, 'kävimme');
    expect((await waitForWord(page, 'käydä'))?.glosses[0]).toBe('to visit');
  });

  test('is removed within a second', async () => {
    const [id] = (await listDecks()).filter(({ name }) => name === 'wty-fi-en').map((deck) => deck.id);
    const startedAt = performance.now();
    await sendMessage(options, { type: 'deck.remove', id });
    expect(performance.now() - startedAt).toBeLessThan(1_000);
    expect(await listDecks()).toHaveLength(1);
  });
});
