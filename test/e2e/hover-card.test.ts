import { randomUUID } from 'node:crypto';
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { delay, sendMessage } from '../../scripts/browser/driver.ts';
import type { ExtensionBrowser } from '../../scripts/browser/extension-browser.ts';
import { waitForCard } from '../../scripts/browser/hover.ts';
import { type CardRole, findCardFrames, readCard } from '../../scripts/browser/hover-card.ts';
import { DEFAULT_SETTINGS, type SettingsChange } from '../../src/settings/settings.ts';
import { borrowBrowser } from './support/borrow-browser.ts';
import { enterCard } from './support/enter-card.ts';
import { changeHover, openToHover, readSettledCard, tellTabs } from './support/hover-page.ts';
import { openEditor } from './support/open-editor.ts';
import { type PageServer, servePages } from './support/page-server.ts';
import { type PagePoint, pointAt, toPoint } from './support/point-at.ts';
import { ONE_BROWSER } from './support/share.ts';

const HAUS = { name: 'a word', page: 'words', at: '#plain', text: 'Haus' };
const JAHR = { name: 'another', page: 'words', at: '#plain', text: 'Jahr' };

describe.each(ONE_BROWSER)('the hover card in %s', (kind) => {
  let extension: ExtensionBrowser;
  let server: PageServer;
  let options: Page;
  let page: Page;

  const say = (message: object) => sendMessage(options, message);
  const define = (word: string, text: string, pair = 'deu-eng') =>
    say({ type: 'definition.put', id: randomUUID(), pair, word, text });
  const change = (hover: SettingsChange['hover']) => changeHover(options, hover);

  beforeAll(async () => {
    server = await servePages([new URL('pages/hover/', import.meta.url)]);
    extension = await borrowBrowser(kind);
    options = await extension.open(extension.extensionUrl('options.html'));
    const words = {
      'deu-eng': ['Haus', 'Jahr', 'Stadt', 'am Rand'],
      'spa-eng': ['agua', 'agua fría'],
      'eng-spa': ['meaning'],
    };
    for (const [pair, list] of Object.entries(words)) {
      for (const word of list) {
        await define(word, `meaning of ${word}`, pair);
      }
    }
    page = await extension.browser.newPage();
    await page.setViewport({ width: 900, height: 700 });
  });
  afterAll(async () => {
    await extension?.close();
    server?.close();
  });
  beforeEach(async () => {
    await change(DEFAULT_SETTINGS.hover);
    await define('Haus', 'meaning of Haus');
    await open('words');
  });

  const open = (name: string) => openToHover(options, page, server.toUrl(name));
  const wordOf = async (role: CardRole = 'tooltip') => (await waitForCard(page, undefined, role))?.words[0];
  async function expectNothing(role: CardRole = 'tooltip'): Promise<void> {
    expect(await readSettledCard(options, page, { role })).toBeUndefined();
  }
  async function pressAt(place: PagePoint, count = 1): Promise<void> {
    const { x, y } = await toPoint(page, place);
    await page.mouse.click(x, y, { count });
  }
  async function pointAgain(place: PagePoint): Promise<string | undefined> {
    await page.mouse.move(899, 699);
    await pointAt(page, place);
    return (await readSettledCard(options, page))?.words[0];
  }
  async function pin(): Promise<void> {
    await pointAt(page, HAUS);
    expect(await wordOf()).toBe('Haus');
    await enterCard(page, HAUS);
    await page.keyboard.press('d');
    expect(await wordOf('dialog')).toBe('Haus');
  }
  const tell = (event: object) => tellTabs(options, event);

  test('is pinned by a key, gets the focus, and closes with Escape', async () => {
    await pin();
    expect(await readCard(page)).toBeUndefined();
    await page.mouse.move(899, 699);
    expect(await readSettledCard(options, page, { role: 'dialog' })).toMatchObject({ words: ['Haus'] });
    expect(await page.evaluate(() => document.activeElement === document.documentElement.lastElementChild)).toBe(true);
    await page.keyboard.press('Escape');
    await expectNothing('dialog');
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  });

  test.each([
    ['t', 'up next'],
    ['k', 'known'],
  ] as const)('marks the word by the key %s: %s; the next card says so', async (key, expected) => {
    await pointAt(page, JAHR);
    expect(await wordOf()).toBe('Jahr');
    await enterCard(page, JAHR);
    await page.keyboard.press(key);
    await expect.poll(async () => (await readCard(page, undefined, 'status'))?.text).toContain(expected);
    await delay(600);
    await page.mouse.move(899, 699);
    await pointAt(page, JAHR);
    expect(await waitForCard(page)).toMatchObject({ words: ['Jahr'], state: expected });
  });

  test('closes on a click elsewhere', async () => {
    await pin();
    await page.mouse.click(890, 690);
    await expectNothing('dialog');
  });

  test('takes a definition in place, and shows it at once', async () => {
    await pin();
    await openEditor(page);
    await page.keyboard.down('Control');
    await page.keyboard.press('a');
    await page.keyboard.up('Control');
    await page.keyboard.type('my own home <b>');
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await readCard(page, undefined, 'dialog'))?.text).toContain('Saved.');
    expect(await readCard(page, undefined, 'dialog')).toMatchObject({ glosses: ['my own home <b>'], isMine: true });
    await page.keyboard.press('Escape');
    await delay(600);
    await page.mouse.move(899, 699);
    await pointAt(page, HAUS);
    expect(await waitForCard(page)).toMatchObject({ glosses: ['my own home <b>'] });
  });

  test('editing a definition starts at its end', async () => {
    await pin();
    await openEditor(page);
    await page.keyboard.type(', my own');
    await page.keyboard.press('Enter');
    await expect
      .poll(() => readCard(page, undefined, 'dialog'))
      .toMatchObject({ glosses: ['meaning of Haus, my own'] });
  });

  test('has no keys while a person types', async () => {
    await open('fields');
    await page.focus('#area');
    await pointAt(page, { name: 'a text area', at: '#area', spot: [50, 14] });
    expect(await wordOf()).toBe('Haus');
    await page.keyboard.press('d');
    await expectNothing('dialog');
    expect(await page.$eval('#area', (area) => (area as HTMLTextAreaElement).value)).toContain('d');
  });

  test('can be reached and left with the keyboard alone', async () => {
    await page.evaluate(() => getSelection()?.collapse(document.querySelector('#plain')?.firstChild as Text, 6));
    await tell({ type: 'event.command', command: 'look-up' });
    expect(await wordOf('dialog')).toBe('Haus');
    await page.keyboard.press('Escape');
    await expectNothing('dialog');
  });

  test('moves from word to word, and skips words that no deck has', async () => {
    await page.evaluate(() => getSelection()?.collapse(document.querySelector('#plain')?.firstChild as Text, 5));
    await tell({ type: 'event.command', command: 'next-word' });
    expect(await wordOf()).toBe('Haus');
    await tell({ type: 'event.command', command: 'next-word' });
    await expect.poll(() => wordOf()).toBe('am Rand');
    await tell({ type: 'event.command', command: 'previous-word' });
    await expect.poll(() => wordOf()).toBe('Haus');
  });

  test('takes the learner’s own meaning of a word that no deck has, with its sentence', async () => {
    await say({ type: 'deck.install', pair: 'tur-eng' });
    await open('scripts');
    await page.evaluate(() => getSelection()?.collapse(document.querySelector('#tur-name')?.firstChild as Text, 20));
    await tell({ type: 'event.command', command: 'look-up' });
    await expect
      .poll(async () => String((await readCard(page, undefined, 'dialog'))?.text))
      .toContain('No deck has this word');
    expect(await wordOf('dialog')).toBe('oturuyor');
    await openEditor(page);
    await page.keyboard.type('lives');
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await readCard(page, undefined, 'dialog'))?.text).toContain('Saved.');
    await page.keyboard.press('t');
    await expect.poll(async () => (await readCard(page, undefined, 'dialog'))?.text).toContain('up next');
    const own = { pair: 'tur-eng', word: 'oturuyor' };
    const sentence = { text: 'Ablam İstanbul’da oturuyor.', title: await page.title() };
    const met = { definition: 'lives', isWanted: true, sentence: expect.objectContaining(sentence) };
    const words = expect.arrayContaining([expect.objectContaining({ ...own, ...met })]);
    expect(await say({ type: 'word.list', text: '', sort: 'newest', offset: 0, limit: 30 })).toMatchObject({
      value: { words },
    });
    await page.keyboard.press('Escape');
    await say({ type: 'deck.remove', id: 'tur-eng' });
  });

  test('looks up from the menu of a selection', async () => {
    await page.evaluate(() => {
      const text = document.querySelector('#plain')?.firstChild as Text;
      getSelection()?.setBaseAndExtent(text, text.data.indexOf('Stadt'), text, text.data.indexOf('Stadt') + 5);
    });
    await tell({ type: 'event.lookUp', text: 'Stadt' });
    expect(await wordOf('dialog')).toBe('Stadt');
  });

  test('shows exactly what is selected', async () => {
    await open('scripts');
    const { x, y } = await toPoint(page, { name: 'agua', at: '#spa', text: 'agua' });
    await page.mouse.click(x, y, { count: 2 });
    expect(await wordOf()).toBe('agua');
    await page.mouse.move(899, 699);
    expect((await readSettledCard(options, page))?.words[0]).toBe('agua');
  });

  test('ignores selections when the setting is off', async () => {
    await change({ selection: false, trigger: 'off' });
    await pressAt(HAUS, 2);
    await expectNothing();
  });

  test('opens on a click if the setting says so, and not on a rest', async () => {
    await change({ trigger: 'click' });
    await pointAt(page, HAUS);
    await expectNothing();
    await pressAt(HAUS);
    expect(await wordOf()).toBe('Haus');
  });

  test('opens on a double-click if the setting says so', async () => {
    await change({ trigger: 'double-click', selection: false });
    await pressAt(HAUS);
    await expectNothing();
    await delay(500);
    await pressAt(HAUS, 2);
    expect(await wordOf()).toBe('Haus');
  });

  test('opens only while the key is held if the setting says so', async () => {
    await change({ trigger: 'rest-modifier', modifier: 'shift' });
    await pointAt(page, HAUS);
    await expectNothing();
    await page.keyboard.down('Shift');
    expect(await wordOf()).toBe('Haus');
    await page.keyboard.up('Shift');
    await page.keyboard.down('Shift');
    await pointAt(page, JAHR);
    await expect.poll(() => wordOf()).toBe('Jahr');
    await page.keyboard.up('Shift');
  });

  test('waits for the chosen delay, from the first word on', async () => {
    await change({ dwellMs: 1_200 });
    await open('words');
    await pointAt(page, HAUS);
    await delay(700);
    expect(await readCard(page)).toBeUndefined();
    expect(await wordOf()).toBe('Haus');
  });

  test('stays away from a site that is turned off, and returns when it is on, without a reload', async () => {
    await pointAt(page, HAUS);
    expect(await wordOf()).toBe('Haus');
    await say({ type: 'hover.changeSite', site: '127.0.0.1', isOff: true });
    await expect.poll(() => readCard(page)).toBeUndefined();
    await page.mouse.move(899, 699);
    await pointAt(page, HAUS);
    await expectNothing();
    await say({ type: 'hover.changeSite', site: '127.0.0.1', isOff: false });
    // Nothing on the page tells when it may open again.
    await expect.poll(() => pointAgain(JAHR)).toBe('Jahr');
  });

  test('uses the language that is chosen for the site', async () => {
    const foreign = { name: 'German marked as French', at: '#other', text: 'Haus' };
    await pointAt(page, foreign);
    await expectNothing();
    await say({ type: 'hover.changeSite', site: '127.0.0.1', language: 'deu' });
    await expect.poll(() => pointAgain(foreign)).toBe('Haus');
  });

  test('opens for a finger that stays, not for one that moves on', async () => {
    await change({ trigger: 'off', selection: false });
    const { x, y } = await toPoint(page, HAUS);
    const short = await page.touchscreen.touchStart(x, y);
    await short.end();
    await expectNothing();
    const long = await page.touchscreen.touchStart(x, y);
    await delay(700);
    expect(await wordOf()).toBe('Haus');
    await long.end();
    await delay(200);
    expect(await wordOf()).toBe('Haus');
    const other = await page.touchscreen.touchStart(880, 680);
    await other.end();
    await expectNothing();
  });

  test.each([
    ['lower', 'top: 20px', [false, true]],
    ['upper', 'bottom: 20px', [true, false]],
  ] as const)(
    'lies along the %s edge of a narrow screen for a finger on a word at its %s',
    async (_, where, expected) => {
      await page.mouse.move(370, 300);
      await page.setViewport({ width: 380, height: 600 });
      await page.$eval('#plain', (text, css) => text.setAttribute('style', `position: fixed; ${css}`), where);
      const { x, y } = await toPoint(page, HAUS);
      const finger = await page.touchscreen.touchStart(x, y);
      expect(await wordOf()).toBe('Haus');
      await finger.end();
      await delay(200);
      const isCardAt = (top: number) =>
        page.evaluate((at: number) => (document.elementFromPoint(4, at) as HTMLElement).popover === 'manual', top);
      expect([await isCardAt(10), await isCardAt(570)]).toEqual(expected);
      await page.setViewport({ width: 900, height: 700 });
    },
  );

  // Firefox's driver cannot emulate a phone.
  test.runIf(kind === 'chromium')('keeps its size where a phone shrinks a page for wide screens', async () => {
    await page.setViewport({ width: 380, height: 640, isMobile: true, hasTouch: true });
    await open('words');
    const { x, y } = await toPoint(page, HAUS);
    const finger = await page.touchscreen.touchStart(x, y);
    expect(await wordOf()).toBe('Haus');
    await finger.end();
    await delay(200);
    const { shown, heights } = await page.evaluate(() => {
      const { width, height, scale } = visualViewport as VisualViewport;
      const isCard = (at: number) => (document.elementFromPoint(width - 9, at) as HTMLElement).popover === 'manual';
      const rows = Array.from({ length: 100 }, (_, index) => ((index + 0.5) * height) / 100);
      return { shown: scale, heights: (rows.filter(isCard).length * height * scale) / 100 };
    });
    expect(shown).toBeLessThan(0.5);
    // Two lines of text and a row of buttons, in screen pixels.
    expect(heights).toBeGreaterThan(80);
    expect(heights).toBeLessThan(160);
    await page.setViewport({ width: 900, height: 700 });
  });

  test.each(['click', 'double-click', 'rest-modifier'] as const)(
    'a script of the page cannot act by %s',
    async (trigger) => {
      await change({ trigger });
      const { x, y } = await toPoint(page, HAUS);
      await page.evaluate(
        (clientX: number, clientY: number) => {
          const range = document.createRange();
          range.selectNodeContents(document.querySelector('#plain') as Element);
          range.setEnd(range.startContainer.firstChild as Text, 8);
          range.setStart(range.startContainer.firstChild as Text, 4);
          getSelection()?.addRange(range);
          const where = { clientX, clientY, bubbles: true, composed: true, detail: 2, altKey: true };
          const element = document.elementFromPoint(clientX, clientY);
          for (const type of ['pointermove', 'pointerdown', 'pointerup']) {
            element?.dispatchEvent(new PointerEvent(type, { ...where, pointerType: 'touch', isPrimary: true }));
          }
          for (const type of ['mouseup', 'click', 'dblclick']) element?.dispatchEvent(new MouseEvent(type, where));
          dispatchEvent(new KeyboardEvent('keydown', { key: 'Alt', bubbles: true }));
        },
        x,
        y,
      );
      await delay(500);
      await expectNothing();
    },
  );

  test('hides all files of the extension from pages', async () => {
    const files = [
      'watch.js',
      'hover.js',
      'hover-actions.js',
      'hover-pieces.js',
      'card-frame.js',
      'sound.js',
      'offscreen.html',
      'options.html',
      'icon/32.png',
    ].map(extension.extensionUrl);
    const had = await page.evaluate(
      (urls: string[]) =>
        Promise.all(
          urls.map((url) =>
            fetch(url).then(
              () => url,
              () => undefined,
            ),
          ),
        ),
      files,
    );
    expect(had.filter((url) => url)).toEqual([]);
  });

  test('allows selecting text on a pinned card, and not on a passing one', async () => {
    const { x, y } = await toPoint(page, HAUS);
    const select = async () => {
      await page.mouse.click(x + 10, y + 56, { count: 3 });
      const places = [page.mainFrame(), ...findCardFrames(page.mainFrame())];
      return (await Promise.all(places.map((place) => place.evaluate(() => String(getSelection()))))).join('');
    };
    await pointAt(page, HAUS);
    expect(await waitForCard(page)).toMatchObject({ words: ['Haus'] });
    expect(await select()).toBe('');
    await enterCard(page, HAUS);
    await page.keyboard.press('d');
    await expect.poll(() => readCard(page, undefined, 'dialog')).toBeDefined();
    expect(await select()).toContain('meaning of Haus');
  });

  test('looks up the words of a pinned card', async () => {
    await pin();
    // The pointer rests where the card opened, and did not mean its text.
    await delay(400);
    expect(await readCard(page)).toBeUndefined();
    const { x, y } = await toPoint(page, HAUS);
    // Over the card below the word, until something on it is looked up.
    const findNested = async () => {
      let nested: string | undefined;
      for (let right = 30; right < 200 && nested !== 'meaning'; right += 14) {
        await page.mouse.move(x + right, y + 56, { steps: 2 });
        await delay(250);
        nested = (await readCard(page))?.words[0];
      }
      return nested;
    };
    // A busy machine may take longer than the pointer rests: then it comes back.
    await expect.poll(findNested).toBe('meaning');
  });
});
