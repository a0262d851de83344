import { randomUUID } from 'node:crypto';
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sendMessage } from '../../scripts/browser/driver.ts';
import type { ExtensionBrowser } from '../../scripts/browser/extension-browser.ts';
import { waitForCard } from '../../scripts/browser/hover.ts';
import { type CardRole, readCard } from '../../scripts/browser/hover-card.ts';
import { DEFAULT_SETTINGS } from '../../src/settings/settings.ts';
import { borrowBrowser } from './support/borrow-browser.ts';
import { enterCard } from './support/enter-card.ts';
import { openToHover, tellTabs } from './support/hover-page.ts';
import { openEditor } from './support/open-editor.ts';
import { type PageServer, servePages } from './support/page-server.ts';
import { pointAt, toPoint } from './support/point-at.ts';
import { ONE_BROWSER } from './support/share.ts';

const HAUS = { name: 'a word', at: '#plain', text: 'Haus' };
const LOOK_UP = { type: 'event.command', command: 'look-up' };

describe.each(ONE_BROWSER)('the selection menu and the browser commands in %s', (kind) => {
  let extension: ExtensionBrowser;
  let server: PageServer;
  let options: Page;
  let page: Page;

  const say = (message: object) => sendMessage(options, message);

  beforeAll(async () => {
    server = await servePages([new URL('pages/hover/', import.meta.url)]);
    extension = await borrowBrowser(kind);
    options = await extension.open(extension.extensionUrl('options.html'));
    for (const word of ['Haus', 'Wasser']) {
      await say({ type: 'definition.put', id: randomUUID(), pair: 'deu-eng', word, text: `meaning of ${word}` });
    }
    page = await extension.browser.newPage();
  });
  afterAll(async () => {
    await extension?.close();
    server?.close();
  });
  beforeEach(async () => {
    await say({ type: 'settings.put', change: { hover: DEFAULT_SETTINGS.hover } });
    await open('words');
  });

  const open = (name: string) => openToHover(options, page, server.toUrl(name));
  const wordOf = async (role: CardRole = 'dialog') => (await waitForCard(page, undefined, role))?.words[0];
  const statusOf = async () => String((await readCard(page, undefined, 'status'))?.text);

  const tell = (event: object) => tellTabs(options, event);

  const stepTo = (command: 'next-word' | 'previous-word') => tell({ type: 'event.command', command });

  /** @param selected - First to last letter to select; an empty part puts the caret there. */
  async function selectInField(selected: string, length = selected.length): Promise<void> {
    await page.$eval(
      '#text',
      (field, wanted, length) => {
        const { value } = field as HTMLInputElement;
        (field as HTMLInputElement).focus();
        (field as HTMLInputElement).setSelectionRange(value.indexOf(wanted), value.indexOf(wanted) + length);
      },
      selected,
      length,
    );
  }

  test('a command acts on the open card, although Firefox reports its key to the page first', async () => {
    await pointAt(page, HAUS);
    expect(await wordOf('tooltip')).toBe('Haus');
    await page.keyboard.down('Alt');
    // Any key that is not a command: the default action of a command's key must not happen twice.
    await page.keyboard.press('j');
    await page.keyboard.up('Alt');
    await tell(LOOK_UP);
    expect(await wordOf()).toBe('Haus');
  });

  test('a word selected in a field with the space before it is looked up', async () => {
    await open('fields');
    await selectInField(' Haus');
    await tell({ type: 'event.lookUp', text: ' Haus' });
    expect(await wordOf()).toBe('Haus');
  });

  test('a selection in a field that no deck has offers its words', async () => {
    await open('fields');
    await selectInField('Wasser im');
    await tell({ type: 'event.lookUp', text: 'Wasser im' });
    expect(await wordOf()).toBe('Wasser');
  });

  test('the keys move from word to word in a field, to its end', async () => {
    await open('fields');
    await selectInField('Wasser', 0);
    await stepTo('next-word');
    expect(await wordOf('tooltip')).toBe('Wasser');
    await stepTo('next-word');
    await expect.poll(() => wordOf('tooltip')).toBe('Haus');
    await stepTo('previous-word');
    await expect.poll(() => wordOf('tooltip')).toBe('Wasser');
    await stepTo('next-word');
    await stepTo('next-word');
    await expect.poll(statusOf).toContain('No more words');
  });

  test.each([
    ['by the key of a command', () => tell(LOOK_UP)],
    [
      'by its letter',
      async () => {
        await enterCard(page, HAUS);
        await page.keyboard.press('d');
      },
    ],
  ])('the keys continue from a card that was pinned under the pointer, %s', async (_, pin) => {
    await pointAt(page, HAUS);
    expect(await wordOf('tooltip')).toBe('Haus');
    await pin();
    expect(await wordOf()).toBe('Haus');
    await stepTo('next-word');
    // In the next paragraph: no deck has the words between.
    expect(await wordOf('tooltip')).toBe('Wasser');
  });

  test('the look-up key pins the word that the keys have reached, even after its card has closed', async () => {
    await stepTo('next-word');
    expect(await wordOf('tooltip')).toBe('Haus');
    await page.keyboard.press('Escape');
    await tell(LOOK_UP);
    expect(await wordOf()).toBe('Haus');
    await page.keyboard.press('Escape');
    await tell(LOOK_UP);
    expect(await wordOf()).toBe('Haus');
  });

  test('the keys start at the focused element', async () => {
    await page.focus('#labels a:nth-child(2)');
    await stepTo('next-word');
    expect(await wordOf('tooltip')).toBe('Wasser');
    await page.keyboard.press('Escape');
    await page.focus('#labels a');
    await stepTo('next-word');
    await expect.poll(() => wordOf('tooltip')).toBe('Haus');
  });

  test('the keys do not lose a definition that is being typed, and the focus returns to its button', async () => {
    await pointAt(page, HAUS);
    expect(await wordOf('tooltip')).toBe('Haus');
    await enterCard(page, HAUS);
    await page.keyboard.press('d');
    expect(await wordOf()).toBe('Haus');
    const textOf = async () => (await readCard(page, undefined, 'dialog'))?.text;
    await openEditor(page);
    await page.keyboard.type(', home');
    await stepTo('next-word');
    await page.keyboard.press('Enter');
    await expect.poll(textOf).toContain('meaning of Haus, home');
    await expect.poll(textOf).toContain('Saved.');
    // On the button that opened the form.
    await page.keyboard.press('Enter');
    await expect.poll(textOf).toContain('Cancel');
    await page.keyboard.press('Escape');
    await say({ type: 'definition.put', id: randomUUID(), pair: 'deu-eng', word: 'Haus', text: 'meaning of Haus' });
  });

  test('the keys continue after the found part of a word', async () => {
    await say({ type: 'definition.put', id: randomUUID(), pair: 'jpn-eng', word: 'プロ', text: 'professional' });
    await open('scripts');
    await page.evaluate(() => getSelection()?.collapse(document.querySelector('#katakana')?.firstChild ?? null, 1));
    await stepTo('next-word');
    expect(await wordOf('tooltip')).toBe('プロ');
    // No deck has the rest of the word, or anything after it.
    await stepTo('next-word');
    await expect.poll(statusOf).toContain('No more words');
  });

  test('the keys start over at the caret', async () => {
    await open('fields');
    await selectInField('Wasser', 0);
    await stepTo('next-word');
    expect(await wordOf('tooltip')).toBe('Wasser');
    await page.keyboard.press('Escape');
    await selectInField('Haus', 0);
    await stepTo('next-word');
    expect(await wordOf('tooltip')).toBe('Haus');
    await page.keyboard.press('Escape');
    await open('words');
    for (const [selector, offset, word] of [
      ['#plain', 6, 'Haus'],
      ['#labels a:nth-child(2)', 5, 'Wasser'],
      // There is not a word between a full stop and a space, so the next one counts, not the first on the screen.
      ['#signs', 7, 'Haus'],
    ] as const) {
      await page.evaluate(
        (at, place) => getSelection()?.collapse(document.querySelector(at)?.firstChild ?? null, place),
        selector,
        offset,
      );
      await stepTo('next-word');
      expect(await wordOf('tooltip')).toBe(word);
      await page.keyboard.press('Escape');
    }
  });

  /** Selects a word of a paragraph. */
  async function select(word: string): Promise<void> {
    await page.evaluate((wanted) => {
      const text = document.querySelector('#plain')?.firstChild as Text;
      const start = text.data.indexOf(wanted);
      getSelection()?.setBaseAndExtent(text, start, text, start + wanted.length);
    }, word);
  }

  test.each(['steht', 'Rand'])('the next word after a selected one that no deck has comes next: %s', async (word) => {
    await say({ type: 'definition.put', id: randomUUID(), pair: 'deu-eng', word: 'Jahr', text: 'meaning of Jahr' });
    await select(word);
    await tell(LOOK_UP);
    await expect.poll(statusOf).toContain(`Nothing found for “${word}”`);
    await page.keyboard.press('Escape');
    await stepTo('next-word');
    expect(await wordOf('tooltip')).toBe('Jahr');
    await stepTo('previous-word');
    await expect.poll(() => wordOf('tooltip')).toBe('Haus');
  });

  test.each([
    ['was looked up', true],
    ['was only selected', false],
  ])('the next word after a known one that %s is a different word', async (_, isLookedUp) => {
    await say({ type: 'definition.put', id: randomUUID(), pair: 'deu-eng', word: 'Jahr', text: 'meaning of Jahr' });
    await select('Haus');
    if (isLookedUp) {
      await tell(LOOK_UP);
      expect(await wordOf()).toBe('Haus');
      await page.keyboard.press('Escape');
    }
    await stepTo('next-word');
    expect(await wordOf('tooltip')).toBe('Jahr');
  });

  test('the next word after a selected paragraph is the first of the next paragraph', async () => {
    await page.evaluate(() => getSelection()?.selectAllChildren(document.querySelector('#signs') as Element));
    await stepTo('next-word');
    // Of "Wasser und Haus".
    expect(await wordOf('tooltip')).toBe('Wasser');
  });

  test('a selection in a closed shadow root is looked up, from the menu and automatically', async () => {
    await say({ type: 'settings.put', change: { hover: { trigger: 'off' } } });
    await open('shadow');
    const { x, y } = await toPoint(page, { name: 'a word', at: '#closed >>> p', text: 'Wasser' });
    await page.mouse.click(x, y, { count: 2 });
    expect(await wordOf('tooltip')).toBe('Wasser');
    await tell({ type: 'event.lookUp', text: 'Wasser' });
    expect(await wordOf()).toBe('Wasser');
  });

  test('no word of a selection that is too long is looked up', async () => {
    const text = await page.evaluate(() => {
      const long = document.createTextNode('Haus '.repeat(40).trim());
      document.body.prepend(long);
      getSelection()?.setBaseAndExtent(long, 0, long, long.length);
      return long.data;
    });
    await tell({ type: 'event.lookUp', text });
    await expect.poll(statusOf).toContain('Select a word or a short phrase.');
    expect(await readCard(page, undefined, 'dialog')).toBeUndefined();
  });
});
