import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'puppeteer-core';
import { passage as german } from '../../src/languages/deu/passage.ts';
import { passage as english } from '../../src/languages/eng/passage.ts';
import { chooseLanguage, delay, sendMessage } from '../browser/driver.ts';
import type { ExtensionBrowser } from '../browser/extension-browser.ts';
import { hoverWord, waitForCard, waitForWord } from '../browser/hover.ts';
import { launch } from '../browser/launch.ts';
import { waitForQuestion } from '../browser/study.ts';
import { waitForWelcome } from '../browser/welcome.ts';
import { FONTS } from './fonts.ts';

/** Of a picture, in its own pixels. */
export const PICTURE = { width: 1_280, height: 800 };
const CAPTION_HEIGHT = 112;
/** Everything is enlarged, so that it can be read in a store: screens by this, cards and the page by their own sizes. */
const ZOOM = 1.3;
const VIEWPORT = { width: PICTURE.width, height: PICTURE.height - CAPTION_HEIGHT };
/** Down from the middle of a word, in pixels, to the first line of its card. */
const BELOW_WORD = 50;
/** For what fades in. */
const A_MOMENT_MS = 400;
/** Until the words of a page are marked. */
const MARKS_MS = 3_000;

/** What a reader of the listing learns in the pictures: English, or German if English is theirs. */
interface Example {
  learns: string;
  speaks: string;
  text: readonly string[];
  /** As it stands in the text, and its word. */
  hovered: [form: string, word: string];
  searched: string;
  /** What the cards show beyond letters. */
  sign?: string;
}

const ENGLISH = { learns: 'eng', text: english ?? [], hovered: ['written', 'write'], searched: 'went' } as const;
const EXAMPLES: Record<string, Example> = {
  // Arabic has a picture deck, of nouns alone.
  ar: { ...ENGLISH, speaks: 'ara', hovered: ['book', 'book'], searched: 'books', sign: '📖' },
  de: { ...ENGLISH, speaks: 'deu', hovered: [...ENGLISH.hovered] },
  en: { learns: 'deu', speaks: 'eng', text: german ?? [], hovered: ['geschrieben', 'schreiben'], searched: 'ging' },
  es: { ...ENGLISH, speaks: 'spa', hovered: [...ENGLISH.hovered] },
  fr: { ...ENGLISH, speaks: 'fra', hovered: [...ENGLISH.hovered] },
  ja: { ...ENGLISH, speaks: 'jpn', hovered: [...ENGLISH.hovered] },
  pt: { ...ENGLISH, speaks: 'por', hovered: [...ENGLISH.hovered] },
  ru: { ...ENGLISH, speaks: 'rus', hovered: [...ENGLISH.hovered] },
  zh: { ...ENGLISH, speaks: 'cmn', hovered: [...ENGLISH.hovered] },
};

/** @returns What the pictures of a listing show beyond its texts. */
export const findSign = (language: string): string => EXAMPLES[language]?.sign ?? '';

/** Takes the five pictures of a listing with the built extension, each with its caption. @returns PNG files, in order. */
export async function takePictures(language: string, captions: readonly string[]): Promise<Uint8Array[]> {
  const example = EXAMPLES[language];
  if (!example) throw new Error(`Expected an example for ${language}, got none.`);
  const server = await servePage(example);
  const extension = await launch('chromium', {
    keepsWelcome: true,
    languages: [language],
    args: ['--hide-scrollbars'],
  });
  try {
    const scenes = await play(extension, example, `http://localhost:${(server.address() as AddressInfo).port}/`);
    const frame = await extension.browser.newPage();
    const pictures: Uint8Array[] = [];
    for (const [index, scene] of scenes.entries())
      pictures.push(await addCaption(frame, language, captions[index] ?? '', scene));
    return pictures;
  } finally {
    await extension.close();
    server.close();
  }
}

/** Serves the text of the first steps as a page of the web. */
async function servePage({ learns, text }: Example): Promise<Server> {
  const paragraphs = text.map((one) => `<p>${one.replaceAll(/\[([^|\]]*)(?:\|[^\]]*)?\]/g, '$1')}</p>`).join('');
  const style =
    'body { max-width: 34em; margin: 0 auto; padding: 0.6em 1.5em; font: 28px/1.6 Georgia, "Noto Serif", serif; color: #222 }';
  const lang = learns === 'eng' ? 'en' : 'de';
  const page = `<!doctype html><html lang="${lang}"><meta charset="utf-8"><title>Café</title><style>${style}</style><h2>Café</h2>${paragraphs}`;
  const server = createServer((_, response) =>
    response.setHeader('content-type', 'text/html; charset=utf-8').end(page),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

/** @returns What the window shows in each scene, in base64. */
async function play(extension: ExtensionBrowser, example: Example, address: string): Promise<string[]> {
  const { learns, speaks, hovered, searched } = example;
  const scenes: string[] = [];
  const take = async (page: Page) => {
    await delay(A_MOMENT_MS);
    scenes.push(await page.screenshot({ encoding: 'base64', captureBeyondViewport: false }));
  };
  const show = async (url: string) => {
    const page = await extension.open(url);
    await page.setViewport(VIEWPORT);
    await page.bringToFront();
    return page;
  };
  const showScreen = async (path: string) => {
    const page = await show(extension.extensionUrl(path));
    await page.evaluate((zoom: number) => document.documentElement.style.setProperty('zoom', String(zoom)), ZOOM);
    return page;
  };
  const welcome = await waitForWelcome(extension);
  await chooseLanguage(welcome, '#welcome-from', learns);
  await chooseLanguage(welcome, '#welcome-to', speaks);
  await welcome.waitForSelector('#welcome-deck-messages .notice');

  await sendMessage(welcome, { type: 'settings.put', change: { hover: { scale: '1.5' } } });

  const page = await show(address);
  const { x, y } = await hoverWord(page, hovered[0]);
  if (!(await waitForWord(page, hovered[1]))) throw new Error(`Expected a card for ${hovered[0]}, got none.`);
  await take(page);
  // The card takes keys once the pointer is on it.
  await page.mouse.move(x, y + BELOW_WORD, { steps: 6 });
  await delay(A_MOMENT_MS);
  await page.keyboard.press('d');
  await waitForCard(page, undefined, 'dialog');
  await take(page);

  const pair = `${learns}-${speaks}`;
  const study = await showScreen(`popup.html?tab&study&deck=${pair}`);
  await waitForQuestion(study);
  await study.keyboard.press(' ');
  await study.waitForSelector('#study-card[data-side="back"]');
  await take(study);

  const search = await showScreen(`popup.html?tab&deck=${pair}`);
  await (await search.waitForSelector('#open-search'))?.click();
  await (await search.waitForSelector('#search-field'))?.type(searched);
  await search.waitForSelector('.found-acts, .found');
  await take(search);

  await sendMessage(search, { type: 'settings.put', change: { marks: { everywhere: true, allNew: true } } });
  const marked = await show(address);
  await delay(MARKS_MS);
  await take(marked);
  return scenes;
}

const STYLE = `* { margin: 0; box-sizing: border-box; font-family: ${FONTS} }
  body { background: #1f5f4f; color: #fff; overflow: hidden }`;

/** Puts the caption above a scene. */
async function addCaption(page: Page, language: string, caption: string, scene: string): Promise<Uint8Array> {
  await page.setViewport({ ...PICTURE, deviceScaleFactor: 1 });
  await page.setContent(`<html lang="${language}" dir="auto"><style>${STYLE}
    h1 { height: ${CAPTION_HEIGHT}px; padding: 0 40px; display: grid; place-items: center; text-align: center; font-size: 38px }
    img { display: block; width: 100% }</style><h1 dir="auto">${caption}</h1><img src="data:image/png;base64,${scene}">`);
  return page.screenshot({ captureBeyondViewport: false });
}

export const TILES = [
  { width: 440, height: 280 },
  { width: 1_400, height: 560 },
];

/** Draws the promo tiles of a listing: the icon, the name and the summary. @returns PNG files, in the order of `TILES`. */
export async function drawTiles(page: Page, language: string, name: string, summary: string): Promise<Uint8Array[]> {
  const icon = readFileSync('assets/public/icon/128.png', 'base64');
  const tiles: Uint8Array[] = [];
  for (const size of TILES) {
    await page.setViewport({ ...size, deviceScaleFactor: 1 });
    const unit = Math.min(size.width / 440, size.height / 280);
    await page.setContent(`<html lang="${language}"><style>${STYLE}
      body { height: 100vh; display: grid; place-content: center; justify-items: center; gap: ${14 * unit}px; text-align: center }
      img { width: ${88 * unit}px; padding: ${10 * unit}px; border-radius: ${20 * unit}px; background: #fbfaf7 } h1 { font-size: ${36 * unit}px } p { font-size: ${17 * unit}px; max-width: ${370 * unit}px; line-height: 1.4 }</style>
      <img src="data:image/png;base64,${icon}"><h1>${name}</h1><p dir="auto">${summary}</p>`);
    tiles.push(await page.screenshot({ captureBeyondViewport: false }));
  }
  return tiles;
}
