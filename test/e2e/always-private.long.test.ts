import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { waitForText } from '../../scripts/browser/driver.ts';
import type { ExtensionBrowser } from '../../scripts/browser/extension-browser.ts';
import { hoverWord, waitForCard } from '../../scripts/browser/hover.ts';
import { readCard } from '../../scripts/browser/hover-card.ts';
import { launch } from '../../scripts/browser/launch.ts';
import { findButton } from './support/find-button.ts';
import { type PageServer, servePages } from './support/page-server.ts';

const SENTENCE = 'Firefox is set to never remember history, so Wayword can’t store anything';
const TEXT = 'Ella fue al mercado para comprar naranjas con su hermana pequeña.';

let server: PageServer;
let firefox: ExtensionBrowser;
let page: Page;

beforeAll(async () => {
  server = await servePages([], { 'spanish.html': `<html lang="es"><p style="margin: 90px">${TEXT}</p></html>` });
  // The welcome page opens before the extension may run in private windows.
  firefox = await launch('firefox', { isAlwaysPrivate: true, keepsWelcome: true });
  page = await firefox.open(server.toUrl('spanish'));
});
afterAll(async () => {
  await firefox?.close();
  server?.close();
});

/** The background may still be starting, and the rest of a deck follows its first thousand words. */
async function hoverUntilFound(word: string): Promise<void> {
  await expect
    .poll(
      async () => {
        await page.mouse.move(2, 2);
        await hoverWord(page, word);
        return (await waitForCard(page))?.words;
      },
      { timeout: 60_000 },
    )
    .toBeDefined();
}

test('words on pages are answered from the starter deck of the package', async () => {
  await hoverUntilFound('fue');
  expect(await readCard(page)).toMatchObject({ words: ['ir', 'ser'], glosses: ['go', 'be'] });
  // Beyond the first thousand.
  await hoverUntilFound('naranjas');
  expect(await readCard(page)).toMatchObject({ words: ['naranja'], glosses: ['orange'] });
}, 180_000);

test('a card that should be kept says why it cannot be', async () => {
  await hoverUntilFound('hermana');
  const { x, y } = await findButton(page, 'Study');
  await page.mouse.move(x, y, { steps: 6 });
  await page.mouse.click(x, y);
  // The message goes after a moment.
  const said = new Set<string>();
  const listen = async () => {
    const status = await readCard(page, undefined, 'status');
    if (status) said.add(status.text);
    return [...said].join('\n');
  };
  await expect.poll(listen, { timeout: 10_000 }).toContain(SENTENCE);
}, 60_000);

test.each(['popup', 'options', 'welcome', 'progress'])(
  '%s says so, too',
  async (name) => {
    const own = await firefox.open(firefox.extensionUrl(`${name}.html`));
    await waitForText(own, 'body', SENTENCE, 30_000);
    await waitForText(own, 'body', 'choose to remember history');
    await own.close();
  },
  60_000,
);
