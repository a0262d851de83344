import { randomUUID } from 'node:crypto';
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sendMessage } from '../../scripts/browser/driver.ts';
import type { ExtensionBrowser } from '../../scripts/browser/extension-browser.ts';
import { waitForCard, waitForNoCard } from '../../scripts/browser/hover.ts';
import type { LookupResult } from '../../src/model/lookup.ts';
import { borrowBrowser } from './support/borrow-browser.ts';
import { openToHover, readSettledCard } from './support/hover-page.ts';
import { type PageServer, servePages } from './support/page-server.ts';
import { pointAt } from './support/point-at.ts';
import { ONE_BROWSER } from './support/share.ts';

/** Words by language pair; each is defined by its pair. */
const WORDS: Record<string, string[]> = {
  'deu-eng': ['Haus', 'die', 'casa'],
  'spa-eng': ['casa'],
  'por-eng': ['casa'],
  'fra-eng': ['maison', 'casa'],
  'ita-eng': ['casa'],
  'rus-eng': ['дом'],
  'nor-eng': ['gamle'],
  'hrv-eng': ['kuća'],
};

describe.each(ONE_BROWSER)('the language of a line in %s', (kind) => {
  let extension: ExtensionBrowser;
  let server: PageServer;
  let options: Page;
  let page: Page;

  beforeAll(async () => {
    server = await servePages([new URL('pages/hover/', import.meta.url)]);
    extension = await borrowBrowser(kind);
    options = await extension.open(extension.extensionUrl('options.html'));
    for (const [pair, words] of Object.entries(WORDS)) {
      for (const word of words) {
        await sendMessage(options, { type: 'definition.put', id: randomUUID(), pair, word, text: `by ${pair}` });
      }
    }
    page = await extension.browser.newPage();
    await page.setViewport({ width: 900, height: 1100 });
    await openToHover(options, page, server.toUrl('languages'));
  });
  afterAll(async () => {
    await extension?.close();
    server?.close();
  });

  /** The meanings on the card that opens when the pointer rests on a word; undefined if none opens. */
  async function rest(id: string, text: string, isExpected: boolean): Promise<readonly string[] | undefined> {
    await page.mouse.move(899, 1099);
    // Otherwise the card of the case before would be read.
    await waitForNoCard(page);
    await pointAt(page, { name: id, at: `#${id}`, text });
    if (isExpected) return (await waitForCard(page))?.glosses;
    return (await readSettledCard(options, page))?.glosses;
  }

  test.each([
    ['deu', 'Haus', 'deu-eng'],
    ['spa', 'casa', 'spa-eng'],
    ['por', 'casa', 'por-eng'],
    ['fra', 'maison', 'fra-eng'],
    ['ita', 'casa', 'ita-eng'],
    ['chat-deu', 'Haus', 'deu-eng'],
    ['chat-spa', 'casa', 'spa-eng'],
    ['chat-rus', 'дом', 'rus-eng'],
    ['nor', 'gamle', 'nor-eng'],
    ['dan', 'gamle', 'nor-eng'],
    ['srp', 'kuća', 'hrv-eng'],
    ['hrv', 'kuća', 'hrv-eng'],
    ['quotation', 'Haus', 'deu-eng'],
    ['quotation', 'maison', 'fra-eng'],
    ['of-german', 'Haus', 'deu-eng'],
  ])('in #%s, %s is answered by %s alone', async (id, word, pair) => {
    expect(await rest(id, word, true)).toEqual([`by ${pair}`]);
  });

  test.each([
    ['eng', 'casa'],
    ['eng', 'die'],
    ['user', 'casa'],
    ['code', 'casa'],
    ['name', 'Casa'],
    ['chat-eng', 'casa'],
    ['english-within', 'Haus'],
  ])('in #%s, %s is not answered', async (id, word) => {
    expect(await rest(id, word, false)).toBeUndefined();
  });

  test('a word that was asked for explicitly is searched in every language', async () => {
    const passage = { type: 'lookup.define', text: 'Casa Bonita', offset: 0, language: 'en' };
    const find = async (message: object) => {
      const envelope = await sendMessage<LookupResult>(options, message);
      return envelope.ok && envelope.value.entries.map(({ pair }) => pair).sort();
    };
    expect(await find(passage)).toEqual([]);
    expect(await find({ ...passage, asked: true })).toEqual(['deu-eng', 'fra-eng', 'ita-eng', 'por-eng', 'spa-eng']);
  });
});
