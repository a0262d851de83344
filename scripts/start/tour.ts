import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'puppeteer-core';
import type { Flashcard } from '../../src/contract/resources.ts';
import type { ReferenceApi } from '../../src/reference-api/server.ts';
import { fill, lookupGet, waitForText } from '../browser/driver.ts';
import { hoverWord, waitForCard } from '../browser/hover.ts';
import type { ExtensionBrowser } from '../browser/launch.ts';
import type { Prepared } from './prepare.ts';

/** Words of the page that the tour rests the pointer on. */
const HOVERED = ['mercado', 'Por supuesto', 'fue'];

/** Goes through the product without a person: look-ups, hover and Browse, then all of it again with the server stopped. */
export async function takeTour(
  extension: ExtensionBrowser,
  api: ReferenceApi,
  { options, reading }: Prepared,
  folder: string,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  const picture = async (page: Page, name: string) => {
    const path = join(folder, `${name}.png`);
    await page.bringToFront();
    await page.screenshot({ path: path as `${string}.png` });
    console.log(`  picture: ${path}`);
  };

  await picture(options, 'options');
  await lookUp(options);
  await hover(reading, picture, 'hover');
  await browse(extension, picture);

  await api.close();
  console.log('\nThe server is stopped. Everything again, from this machine alone:');
  await lookUp(options);
  await hover(reading, picture, 'hover-offline');
}

async function lookUp(page: Page): Promise<void> {
  for (const path of ['/api/v1/lang/', '/api/v1/fc/?f=spa&t=eng&n=1']) {
    const { status, body } = await lookupGet(page, path);
    console.log(`lookup.get ${path}\n  ${status} ${body}`);
  }
}

async function hover(page: Page, picture: (page: Page, name: string) => Promise<void>, name: string): Promise<void> {
  await page.bringToFront();
  for (const word of HOVERED) {
    await hoverWord(page, word);
    const card = await waitForCard(page);
    if (!card) throw new Error(`Expected a card for "${word}", got none.`);
    const why = card.why ? ` (${card.why})` : '';
    console.log(`Hover "${word}"${why}: ${card.words.join(', ')}: ${card.glosses.join(', ')}`);
    if (word === HOVERED[0]) await picture(page, name);
  }
}

async function browse(
  extension: ExtensionBrowser,
  picture: (page: Page, name: string) => Promise<void>,
): Promise<void> {
  const popup = await extension.open(extension.extensionUrl('popup.html'));
  await popup.setViewport({ width: 360, height: 560 });
  const { body } = await lookupGet(popup, '/api/v1/fc/?f=spa&t=eng&n=100');
  const { word, meanings }: Flashcard = JSON.parse(body);
  await fill(popup, '#jump-rank', '100');
  await popup.keyboard.press('Enter');
  await waitForText(popup, '#card-word', word);
  console.log(`Browse, rank 100: ${word}: ${meanings.join(', ')}`);
  await picture(popup, 'popup');
  await popup.close();
}
