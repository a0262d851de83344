import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'puppeteer-core';
import type { Flashcard } from '../../src/contract/resources.ts';
import type { ReferenceApi } from '../../src/server/api/server.ts';
import { delay, fill, lookupGet, readText, waitForText } from '../browser/driver.ts';
import type { ExtensionBrowser } from '../browser/extension-browser.ts';
import { hoverWord, waitForWord } from '../browser/hover.ts';
import { waitForQuestion, waitForStudy } from '../browser/study.ts';
import type { Prepared } from './prepare.ts';

/** Characters of an answer that are printed. */
const LONGEST_BODY = 200;

/** Words of the page on which the tour rests the pointer, and the card that each leads to. */
const HOVERED: [written: string, word: string][] = [
  ['mercado', 'mercado'],
  ['ventanas', 'ventana'],
  ['dice', 'decir'],
];

/** Tours the product automatically: look-ups, hover, Browse and Study, then all of it again with the server stopped. */
export async function takeTour(
  extension: ExtensionBrowser,
  api: ReferenceApi,
  { welcome, options, reading }: Prepared,
  folder: string,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  const picture = async (page: Page, name: string) => {
    const path = join(folder, `${name}.png`);
    await page.bringToFront();
    // New elements fade in.
    await delay(300);
    await page.screenshot({ path: path as `${string}.png` });
    console.log(`  picture: ${path}`);
  };

  await picture(welcome, 'welcome');
  await picture(options, 'options');
  await lookUp(options);
  await hover(reading, picture, 'hover');
  await browse(extension, picture, 'popup');
  await study(extension, picture, 'study');

  await api.close();
  console.log('\nThe server is stopped. Everything again, from this machine alone:');
  await lookUp(options);
  await hover(reading, picture, 'offline');
  await browse(extension, picture, 'popup-offline');
  await study(extension, picture, 'study-offline');
}

async function lookUp(page: Page): Promise<void> {
  for (const path of ['/api/v1/lang/', '/api/v1/fc/?f=spa&t=eng&n=1']) {
    const { status, body } = await lookupGet(page, path);
    const shown = body.length > LONGEST_BODY ? `${body.slice(0, LONGEST_BODY)}…` : body;
    console.log(`lookup.get ${path}\n  ${status} ${shown}`);
  }
}

async function hover(page: Page, picture: (page: Page, name: string) => Promise<void>, name: string): Promise<void> {
  await page.bringToFront();
  for (const [written, word] of HOVERED) {
    await hoverWord(page, written);
    const card = await waitForWord(page, word);
    if (!card?.words.includes(word)) throw new Error(`Expected "${written}" to show ${word}, got ${card?.words}.`);
    console.log(`Hover "${written}": ${card.words.join(', ')}: ${card.glosses.join(', ')}`);
    await picture(page, `${name}-${word}`);
  }
}

async function browse(
  extension: ExtensionBrowser,
  picture: (page: Page, name: string) => Promise<void>,
  name: string,
): Promise<void> {
  const popup = await extension.open(extension.extensionUrl('popup.html?deck=spa-eng'));
  await popup.setViewport({ width: 360, height: 480 });
  const { body } = await lookupGet(popup, '/api/v1/fc/?f=spa&t=eng&n=100');
  const { word, meanings }: Flashcard = JSON.parse(body);
  await fill(popup, '#jump-rank', '100');
  await popup.keyboard.press('Enter');
  await waitForText(popup, '#card-word', word);
  console.log(`Browse, rank 100: ${word}: ${meanings.join(', ')}`);
  await picture(popup, name);
  await popup.close();
}

const A_MOMENT = 500;

/** Answers the next card with keys: Space shows its other side, 2 means remembered. */
async function study(
  extension: ExtensionBrowser,
  picture: (page: Page, name: string) => Promise<void>,
  name: string,
): Promise<void> {
  const popup = await extension.open(extension.extensionUrl('popup.html?study&deck=spa-eng'));
  await popup.setViewport({ width: 360, height: 480 });
  await waitForStudy(popup);
  await picture(popup, `${name}-new-word`);
  await waitForQuestion(popup);
  const word = await readText(popup, '#study-word');
  await popup.bringToFront();
  // A press right after a card appears counts as meant for the previous card.
  await delay(A_MOMENT);
  await popup.keyboard.press(' ');
  const meanings = await readText(popup, '#study-meanings .is-first');
  await picture(popup, name);
  await delay(A_MOMENT);
  await popup.keyboard.press('2');
  await popup.waitForFunction(
    (before: string) => document.querySelector('#study-word')?.textContent?.trim() !== before,
    {},
    word,
  );
  const next = await readText(popup, '#study-word');
  console.log(`Study: ${word}: ${meanings}; remembered. Next: ${next}`);
  await popup.close();
}
