import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { delay, sendMessage } from '../../scripts/browser/driver.ts';
import { BROWSER_KINDS, type ExtensionBrowser } from '../../scripts/browser/extension-browser.ts';
import { hoverWord, waitForWord } from '../../scripts/browser/hover.ts';
import { stopBackground } from '../../scripts/browser/stop-background.ts';
import { borrowBrowser } from './support/borrow-browser.ts';
import { type PageServer, servePages } from './support/page-server.ts';
import { shareOf } from './support/share.ts';

/** Words of the page in languages whose starter decks have no forms, and the cards that they lead to. */
const INFLECTED: [deck: string, written: string, word: string][] = [
  ['dan', 'skolen', 'skole'],
  ['nor', 'Husene', 'hus'],
  ['nor', 'Hestane', 'hest'],
  ['fin', 'talossa', 'talo'],
  ['hun', 'iskolában', 'iskola'],
  ['ron', 'familiei', 'familie'],
  ['ell', 'σχολεία', 'σχολείο'],
  ['hrv', 'bolnici', 'bolnica'],
  ['ces', 'vlakem', 'vlak'],
  ['slk', 'vlakoch', 'vlak'],
  ['slv', 'šolo', 'šola'],
  ['bul', 'Жената', 'жена'],
  ['ukr', 'школи', 'школа'],
  ['tur', 'okulda', 'okul'],
  ['tur', 'İnekler', 'inek'],
  ['lit', 'mokykloje', 'mokykla'],
  ['hye', 'դպրոցում', 'դպրոց'],
  ['ind', 'Rumahnya', 'rumah'],
  ['msa', 'Sekolahnya', 'sekolah'],
  ['est', 'kirikud', 'kirik'],
  ['lav', 'kalnā', 'kalns'],
  ['isl', 'skipum', 'skip'],
  ['cat', 'muntanyes', 'muntanya'],
  ['gle', 'mná', 'bean'],
  ['cym', 'ysgolion', 'ysgol'],
  ['eus', 'Elizaren', 'eliza'],
  ['kat', 'ბანკები', 'ბანკი'],
  ['swa', 'Magurudumu', 'gurudumu'],
  ['fil', 'kapang', 'kapa'],
  ['hin', 'चिड़ियाँ', 'चिड़िया'],
  ['tam', 'குழந்தையின்', 'குழந்தை'],
  ['ben', 'ছাতার', 'ছাতা'],
  ['ara', 'الفنادق', 'فندق'],
  ['heb', 'העיתונים', 'עיתון'],
  ['fas', 'دندانم', 'دندان'],
  ['urd', 'تتلیاں', 'تتلی'],
  // Spelt differently than on the card.
  ['ron', 'şcoală', 'școală'],
  ['vie', 'thuỷ', 'tàu thủy'],
  ['hin', 'अण्डा', 'अंडा'],
  ['jpn', 'ネコ', '猫'],
  // No form in this deck is that long.
  ['jpn', '教えませんでした', '教える'],
];

describe.each(BROWSER_KINDS)('inflected words of many languages in %s', (kind) => {
  let extension: ExtensionBrowser;
  let server: PageServer;
  let page: Page;

  beforeAll(async () => {
    server = await servePages([new URL('pages/hover/', import.meta.url)]);
    extension = await borrowBrowser(kind);
    const options = await extension.open(extension.extensionUrl('options.html'));
    for (const deck of new Set(INFLECTED.map(([language]) => language))) {
      expect(await sendMessage(options, { type: 'deck.install', pair: `${deck}-eng` })).toMatchObject({ ok: true });
    }
    await options.close();
    page = await extension.browser.newPage();
    await page.goto(server.toUrl('inflected'));
    await page.bringToFront();
  });
  afterAll(async () => {
    await extension?.close();
    server?.close();
  });

  async function readHovered(written: string, word: string): Promise<string[] | undefined> {
    await hoverWord(page, written);
    const card = await waitForWord(page, word);
    await page.mouse.move(990, 700);
    await delay(50);
    return card?.words;
  }

  test.each(shareOf(kind, INFLECTED))('%s: %s leads to %s', async (_, written, word) => {
    expect(await readHovered(written, word)).toEqual([word]);
  });

  test('inflections work again after the background was stopped', async () => {
    await stopBackground(extension);
    expect(await readHovered('mokykloje', 'mokykla')).toEqual(['mokykla']);
    await stopBackground(extension);
    expect(await readHovered('okulda', 'okul')).toEqual(['okul']);
    expect(await readHovered('iskolában', 'iskola')).toEqual(['iskola']);
  });
});
