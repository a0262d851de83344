import { randomUUID } from 'node:crypto';
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sendMessage } from '../../scripts/browser/driver.ts';
import type { ExtensionBrowser } from '../../scripts/browser/extension-browser.ts';
import { type CardRole, readCard } from '../../scripts/browser/hover-card.ts';
import { borrowBrowser } from './support/borrow-browser.ts';
import { findButton } from './support/find-button.ts';
import { openToHover, readSettledCard, tellTabs } from './support/hover-page.ts';
import { type PageServer, servePages } from './support/page-server.ts';
import { pointAt } from './support/point-at.ts';
import { ONE_BROWSER } from './support/share.ts';

const LOOK_UP = { type: 'event.command', command: 'look-up' };
const CARDS = [
  [1, 'Haus', ['house']],
  [2, 'Wasser', ['water']],
  [3, 'Stadt', ['town']],
  [4, 'Steg', ['footbridge']],
  [5, 'Hausboot', ['houseboat']],
  [6, 'Vergangenheit', ['past']],
];

describe.each(ONE_BROWSER)('a word that no deck has, in %s', (kind) => {
  let extension: ExtensionBrowser;
  let server: PageServer;
  let options: Page;
  let page: Page;

  const say = (message: object) => sendMessage(options, message);
  const tell = (event: object) => tellTabs(options, event);

  beforeAll(async () => {
    server = await servePages([new URL('pages/hover/', import.meta.url)]);
    extension = await borrowBrowser(kind);
    options = await extension.open(extension.extensionUrl('options.html'));
    const id = randomUUID();
    const from = { iso639_3: 'deu', name: 'German' };
    const to = { iso639_3: 'eng', name: 'English' };
    const cards = JSON.stringify(CARDS);
    await say({ type: 'deck.import', id, from, to, name: 'words', part: 0, cards, isLast: true });
    await say({ type: 'deck.importFinish', id });
    page = await extension.browser.newPage();
    await page.setViewport({ width: 900, height: 700 });
  });
  afterAll(async () => {
    await extension?.close();
    server?.close();
  });
  beforeEach(() => openToHover(options, page, server.toUrl('misses')));

  const read = (role: CardRole = 'dialog') => readCard(page, undefined, role);
  async function select(word: string): Promise<void> {
    await page.evaluate((wanted) => {
      const text = document.querySelector('#plain')?.firstChild as Text;
      const start = text.data.indexOf(wanted);
      getSelection()?.setBaseAndExtent(text, start, text, start + wanted.length);
    }, word);
  }
  const keep = (name: string) =>
    process.env.KEEP ? page.screenshot({ path: `${process.env.KEEP}/${name}-${kind}.png` }) : undefined;

  test.each([
    ['with a letter too many', 'Wassser', ['Wassser', 'Wasser'], 'one letter differs'],
    ['with two letters swapped', 'Statd', ['Statd', 'Stadt'], 'one letter differs'],
    ['that is near to none', 'Quarzit', ['Quarzit'], 'Write a meaning'],
  ])('a selected word %s is shown with suggestions for what it may mean', async (_, word, words, text) => {
    await select(word);
    await tell(LOOK_UP);
    await expect.poll(async () => (await read())?.words, { timeout: 4_000 }).toEqual(words);
    const card = await read();
    expect(card?.text).toContain('not in your decks');
    expect(card?.text).toContain(text);
    await keep(`miss-${word}`);
  });

  test('the same command shows a word at the caret, and its nearest word can be added to study', async () => {
    await select('Wassser');
    await page.evaluate(() => getSelection()?.collapseToStart());
    await tell(LOOK_UP);
    await expect.poll(async () => (await read())?.words, { timeout: 4_000 }).toEqual(['Wassser', 'Wasser']);
    await page.keyboard.press('n');
    await page.keyboard.press('t');
    await expect.poll(async () => (await read())?.text).toContain('up next');
    await expect.poll(async () => (await read())?.text).toContain('✓ In Study · Undo');
    await keep('pinned-undo');
    const { x, y } = await findButton(page, '✓ In Study · Undo');
    await page.mouse.click(x, y);
    await expect.poll(async () => (await read())?.text).not.toContain('Undo');
    await expect.poll(async () => (await read())?.text).not.toContain('up next');
    await page.keyboard.press('Escape');
    await expect.poll(() => read()).toBeUndefined();
  });

  test('the selection menu explains a compound of known words by its parts', async () => {
    await select('Hausboot-Steg');
    await tell({ type: 'event.lookUp', text: 'Hausboot-Steg' });
    await expect.poll(async () => (await read())?.words.join(' '), { timeout: 4_000 }).toMatch(/Hausboot.* Steg/);
    await keep('miss-parts');
  });

  test('its button opens the form for a meaning', async () => {
    await select('Quarzit');
    await tell(LOOK_UP);
    await expect.poll(async () => (await read())?.text, { timeout: 4_000 }).toContain('Write a meaning');
    const { x, y } = await findButton(page, 'Write a meaning');
    await page.mouse.click(x, y);
    await expect.poll(async () => (await read())?.text).toContain('My definition of Quarzit');
    await page.keyboard.type('quartzite');
    await page.keyboard.press('Enter');
    await expect.poll(read).toMatchObject({ glosses: ['quartzite'], isMine: true });
    await say({ type: 'definition.remove', id: randomUUID(), pair: 'deu-eng', word: 'Quarzit' });
  });

  test('resting the pointer on it opens nothing', async () => {
    await pointAt(page, { name: 'a word', at: '#plain', text: 'Wassser' });
    expect(await readSettledCard(options, page)).toBeUndefined();
    expect(await read('status')).toBeUndefined();
  });

  test('after looking it up, the next word is one that a deck has', async () => {
    await select('Quarzit');
    await tell(LOOK_UP);
    await expect.poll(async () => (await read())?.words, { timeout: 4_000 }).toEqual(['Quarzit']);
    await page.keyboard.press('Escape');
    await tell({ type: 'event.command', command: 'next-word' });
    await expect.poll(async () => (await read('tooltip'))?.words).toEqual(['Vergangenheit']);
  });
});
