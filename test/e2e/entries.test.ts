import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename } from 'node:path';
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sendMessage } from '../../scripts/browser/driver.ts';
import type { ExtensionBrowser } from '../../scripts/browser/extension-browser.ts';
import { hoverWord, waitForCard, waitForWord } from '../../scripts/browser/hover.ts';
import { readCard } from '../../scripts/browser/hover-card.ts';
import { formatCardList } from '../../src/messaging/card-list.ts';
import type { StoredCard } from '../../src/model/card.ts';
import { borrowBrowser } from './support/borrow-browser.ts';
import { enterMarkedCard } from './support/enter-card.ts';
import { readSettledCard, waitForScript } from './support/hover-page.ts';
import { ONE_BROWSER, someOf } from './support/share.ts';

const PAGES = new URL('pages/entries/', import.meta.url);
/** Longer than the dwell and a look-up together: after this, no card will come. */

/** Decks of a few words with the forms that a learner's own deck might have; many have none. */
const DECKS: Record<string, Record<string, string[]>> = {
  fra: { le: ["l'"], homme: [], enfant: [], manger: [] },
  ita: { di: ["dell'"], acqua: [], eseguire: [] },
  spa: { dar: ['da'], indicar: [], ser: ['fue'], mercado: [], comprar: [] },
  por: { fazer: [] },
  deu: { Haus: [], räumen: ['räumt'], aufräumen: [], auf: [], Handschuh: [], Fach: [], schön: [] },
  eng: { run: [], dog: [], bowl: [] },
  rus: { книга: [], газета: [], хлеб: [] },
  tur: { İstanbul: [], ışık: [] },
  ell: { οδός: [] },
  ara: { كتاب: [] },
  heb: { בית: [] },
  cmn: { 中国: [] },
  nor: { hus: [] },
  vie: { ma: [], má: [] },
  swe: { sova: ['sov'], rum: [] },
};

const FLY: StoredCard = [
  4,
  'fly',
  ['fliegen', 'Fliege', 'steuern'],
  ['flies'],
  { classes: ['verb'], meaningClasses: ['verb', 'noun', 'verb'] },
];

/** The text on the page, the card's first word, and the reason for it. */
const WORDS: [written: string, word: string, why: string | undefined][] = [
  ['homme', 'homme', 'l’homme → homme · joined words'],
  ['mangeait', 'manger', 'mangeait → manger · imperfect, 3rd person singular'],
  ['acqua', 'acqua', 'dell’acqua → acqua · joined words'],
  ['eseguirlo', 'eseguire', 'eseguirlo → eseguire'],
  ['Dámelo', 'dar', 'Dámelo → da → dar · joined words'],
  ['indicarle', 'indicar', 'indicarle → indicar · joined words'],
  ['fue', 'ser', 'fue → ser'],
  ['fazê', 'fazer', 'fazê-lo → fazer · joined words'],
  ['Häuser', 'Haus', 'Häuser → Haus · plural'],
  ['räumt', 'aufräumen', 'räumt … auf → aufräumt → aufräumen · separable verb'],
  ['auf', 'aufräumen', 'räumt … auf → aufräumt → aufräumen · separable verb'],
  ['Handschuhfach', 'Handschuh', 'Handschuhfach = Handschuh + Fach'],
  ['schoen', 'schön', 'schoen → schön · other spelling'],
  ['running', 'run', 'running → run · present participle'],
  ['dog', 'dog', 'dog’s → dog · joined words'],
  ['книгами', 'книга', 'книгами → книга · plural, instrumental'],
  ['ГАЗЕТАМИ', 'газета', 'ГАЗЕТАМИ → газета · plural, instrumental'],
  ['İstanbul', 'İstanbul', 'İstanbul’da → İstanbul · joined words'],
  ['IŞIK', 'ışık', undefined],
  ['ΟΔΟΣ', 'οδός', 'ΟΔΟΣ → οδός · other spelling'],
  ['الْكِتَابِ', 'كتاب', 'الْكِتَابِ → كتاب · joined words'],
  ['הבית', 'בית', 'הבית → בית · joined words'],
  ['中国', '中国', undefined],
  ['hus', 'hus', undefined],
  ['ma', 'ma', undefined],
  ['sovrum', 'sova', 'sovrum = sova + rum'],
];

function servePages(): Promise<Server> {
  const server = createServer((request, response) => {
    try {
      const body = readFileSync(new URL(basename(request.url ?? ''), PAGES));
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

async function importDecks(extensionPage: Page): Promise<void> {
  for (const [language, words] of Object.entries(DECKS)) {
    const cards = Object.entries(words).map(([word, forms], index) => {
      return [index + 1, word, [`meaning of ${word}`], forms] as StoredCard;
    });
    if (language === 'eng') cards.push(FLY);
    const id = randomUUID();
    const message = {
      type: 'deck.import',
      id,
      from: { iso639_3: language, name: language },
      to: language === 'eng' ? { iso639_3: 'deu', name: 'German' } : { iso639_3: 'eng', name: 'English' },
      name: 'words.csv',
      part: 0,
      cards: formatCardList(cards),
      isLast: true,
    };
    expect(await sendMessage(extensionPage, message)).toMatchObject({ ok: true });
    const finish = { type: 'deck.importFinish', id };
    expect(await sendMessage(extensionPage, finish)).toMatchObject({
      ok: true,
      value: { deck: { cards: cards.length } },
    });
  }
}

describe.each(ONE_BROWSER)('entries for words of a page in %s', (kind) => {
  let running: ExtensionBrowser;
  let server: Server;
  let options: Page;
  let page: Page;

  beforeAll(async () => {
    server = await servePages();
    running = await borrowBrowser(kind);
    options = await running.open(running.extensionUrl('options.html'));
    await importDecks(options);
    page = await running.browser.newPage();
    await page.setViewport({ width: 900, height: 1_000 });
  });

  afterAll(async () => {
    await running?.close();
    server?.closeAllConnections();
    server?.close();
  });

  async function open(name: string): Promise<void> {
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/${name}.html`;
    if (page.url() === url) return;
    await page.goto(url);
    await waitForScript(options, page);
  }

  test.each(someOf(WORDS, 6))('%s: %s', async (written, word, why) => {
    await open('words');
    await hoverWord(page, written);
    const card = await waitForWord(page, word);
    expect(card?.words[0]).toBe(word);
    expect(card?.why).toBe(why);
  });

  test('a language without a deck stays silent', async () => {
    await open('words');
    await hoverWord(page, 'Sana');
    expect(await readSettledCard(options, page)).toBeUndefined();
  });

  test('a page without a declared language is read in its actual language', async () => {
    await open('unmarked');
    await hoverWord(page, 'fue');
    expect((await waitForWord(page, 'ser'))?.words).toEqual(['ser']);
    // This word is also in other decks, which are not asked.
    await hoverWord(page, 'compra');
    expect((await waitForWord(page, 'comprar'))?.words).toEqual(['comprar']);
  });

  test('meanings are grouped by class, the class that fits the place first, also on a pinned card', async () => {
    await open('classes');
    await hoverWord(page, 'fly');
    expect((await waitForWord(page, 'fly'))?.text).toContain('verb: fliegen · steuern · noun: Fliege');
    await hoverWord(page, 'flies');
    const nounFirst = 'noun: Fliege · verb: fliegen · steuern';
    await expect.poll(async () => (await readCard(page))?.text).toContain(nounFirst);
    await enterMarkedCard(page);
    await page.keyboard.press('d');
    expect((await waitForCard(page, undefined, 'dialog'))?.text).toContain(nounFirst);
    await page.keyboard.press('Escape');
  });

  test('a page whose letters contradict its declared language is read in its actual language', async () => {
    await open('mismarked');
    await hoverWord(page, 'газеты');
    expect((await waitForWord(page, 'газета'))?.words).toEqual(['газета']);
  });
});
