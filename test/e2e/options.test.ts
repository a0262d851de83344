import { randomUUID } from 'node:crypto';
import type { Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { click, readText, sendMessage, waitForText } from '../../scripts/browser/driver.ts';
import type { ExtensionBrowser } from '../../scripts/browser/extension-browser.ts';
import { waitForCard } from '../../scripts/browser/hover.ts';
import { readCard } from '../../scripts/browser/hover-card.ts';
import type { WordState } from '../../src/model/word-state.ts';
import { openBytes, readAll } from '../library/formats/vocabulary/read-fixture.ts';
import { type AnkiServer, makeAnkiServer } from '../support/anki/anki-server.ts';
import { readZip } from '../takeout/take-out.ts';
import { findFaults } from './support/axe.ts';
import { borrowBrowser } from './support/borrow-browser.ts';
import { enterCard } from './support/enter-card.ts';
import { openToHover } from './support/hover-page.ts';
import { type PageServer, servePages } from './support/page-server.ts';
import { type PagePoint, pointAt, toPoint } from './support/point-at.ts';
import { ONE_BROWSER } from './support/share.ts';

const HAUS: PagePoint = { name: 'a word', at: '#plain', text: 'Haus' };

describe.each(ONE_BROWSER)('the options in %s', (kind) => {
  let extension: ExtensionBrowser;
  let server: PageServer;
  let options: Page;

  beforeAll(async () => {
    server = await servePages([new URL('pages/hover/', import.meta.url)]);
    extension = await borrowBrowser(kind);
    options = await extension.open(extension.extensionUrl('options.html'));
    options.setDefaultTimeout(15_000);
  });
  afterAll(async () => {
    await extension?.close();
    server?.close();
  });

  async function choose(id: string, value: string): Promise<void> {
    await options.bringToFront();
    await options.waitForSelector(id);
    await options.select(id, value);
  }

  const isDark = (page: Page) => page.evaluate(() => getComputedStyle(document.body).colorScheme === 'dark');
  const waitForColours = (page: Page, theme: string) =>
    page.waitForFunction(
      (wanted: string) => getComputedStyle(document.body).colorScheme === wanted,
      // Tabs in the background are not painted.
      { polling: 50 },
      theme,
    );

  /** Brightness of one pixel of a page, 0 to 255. */
  async function readBrightness(page: Page, { x, y }: { x: number; y: number }): Promise<number> {
    await page.bringToFront();
    const picture = await page.screenshot({
      encoding: 'base64',
      clip: { x, y, width: 1, height: 1 },
      // The page keeps its size, and the card its position.
      captureBeyondViewport: false,
    });
    return options.evaluate(async (data: string) => {
      const image = new Image();
      image.src = `data:image/png;base64,${data}`;
      await image.decode();
      const canvas = document.createElement('canvas').getContext('2d');
      canvas?.drawImage(image, 0, 0);
      const [red = 0, green = 0, blue = 0] = canvas?.getImageData(0, 0, 1, 1).data ?? [];
      return Math.max(red, green, blue);
    }, picture);
  }

  test('when a control is removed, the focus moves to one that remains beside it', async () => {
    const sites = { 'a.example': { isOff: true }, 'b.example': { isOff: true } };
    await sendMessage(options, { type: 'settings.put', change: { hover: { sites } } });
    const page = await extension.open(extension.extensionUrl('options.html'));
    await page.bringToFront();
    const forget = async (site: string) => {
      await (await page.waitForSelector(`[aria-label="Remove ${site}"]`))?.focus();
      await page.keyboard.press('Enter');
    };
    const waitForFocus = (selector: string) =>
      page.waitForFunction((wanted: string) => document.activeElement?.matches(wanted), { timeout: 5_000 }, selector);
    await forget('a.example');
    await waitForFocus('[aria-label="Remove b.example"]');
    await forget('b.example');
    await waitForFocus('#hover-title');
    await page.close();
  });

  test('the chosen colours apply at once to every screen and the open card, and later from the first paint', async () => {
    const word = { id: randomUUID(), pair: 'deu-eng', word: 'Haus', text: 'house' };
    await sendMessage(options, { type: 'definition.put', ...word });
    const page = await extension.open(server.toUrl('words'));
    let popup = await extension.open(extension.extensionUrl('popup.html?tab'));
    await page.bringToFront();
    // Content scripts start when the page is idle.
    await expect
      .poll(async () => {
        await page.mouse.move(2, 2);
        await pointAt(page, HAUS);
        return (await waitForCard(page))?.words;
      })
      .toEqual(['Haus']);
    await enterCard(page, HAUS);
    await page.keyboard.press('d');
    expect((await waitForCard(page, undefined, 'dialog'))?.words).toEqual(['Haus']);
    // Inside the card's left edge, beside its text; the page itself is white.
    const at = await toPoint(page, HAUS);
    const onCard = { x: Math.round(at.x) + 40, y: Math.round(at.y) + 24 };

    await choose('#appearance-theme', 'light');
    for (const screen of [options, popup]) await waitForColours(screen, 'light');
    expect(await readBrightness(page, onCard)).toBeGreaterThan(240);

    await choose('#appearance-theme', 'dark');
    for (const screen of [options, popup]) await waitForColours(screen, 'dark');
    await expect.poll(() => readBrightness(page, onCard)).toBeLessThan(80);

    // A reset, and undoing it, apply at once, too.
    await options.bringToFront();
    await click(options, '#appearance-reset');
    for (const screen of [options, popup]) await waitForColours(screen, 'light');
    await expect.poll(() => readBrightness(page, onCard)).toBeGreaterThan(240);
    await options.bringToFront();
    await options.waitForSelector('#appearance-messages button');
    await click(options, '#appearance-messages button');
    for (const screen of [options, popup]) await waitForColours(screen, 'dark');
    expect(await readText(options, '#appearance-messages')).toBe('Your settings are restored.');

    await popup.close();
    popup = await extension.open(extension.extensionUrl('popup.html?tab'));
    expect(await isDark(popup)).toBe(true);
    // A module, or a script that waits for anything, would run after the first paint.
    expect(
      await popup.evaluate(() => {
        const [first] = document.head.querySelectorAll('script, link[rel="stylesheet"]');
        return (
          first instanceof HTMLScriptElement && `${first.getAttribute('src')} ${first.type}${first.async}${first.defer}`
        );
      }),
    ).toBe('/theme.js falsefalse');
    await popup.close();
    await page.close();
  });

  test('everything is saved as files, and words as a package that is read again', async () => {
    const word = { id: randomUUID(), pair: 'deu-eng', word: 'Windrad', text: 'wind <turbine>' };
    await sendMessage(options, { type: 'definition.put', ...word, sentence: 'Das Windrad steht.' });
    const page = await extension.open(extension.extensionUrl('options.html'));
    await page.bringToFront();
    await page.waitForSelector('#takeout-save');
    const save = async (button: string, messages: string) => {
      await page.evaluate(() => {
        const create = URL.createObjectURL.bind(URL);
        URL.createObjectURL = (file) => {
          Object.assign(globalThis, { saved: file });
          return create(file);
        };
      });
      await click(page, button);
      await waitForText(page, messages, 'Saved as');
      const numbers = await page.evaluate(async () => {
        const { saved } = globalThis as unknown as { saved: File };
        return [...new Uint8Array(await saved.arrayBuffer())];
      });
      return new Uint8Array(numbers);
    };
    const files = await readZip(new Blob([await save('#takeout-save', '#takeout-everything')]));
    const read = (name: string) => new TextDecoder().decode(files.get(name));
    expect(read('words.csv')).toMatch(/deu-eng,Windrad,Windrad,,,wind <turbine>,own,/);
    expect(read('sentences.csv')).toContain('deu-eng,Windrad,Das Windrad steht.');
    expect(read('README.txt')).toContain('looked-up.csv');

    await sendMessage(options, { type: 'deck.install', pair: word.pair });
    const known = ['Haus', 'kein Wort des Stapels'].map((name) => ({ id: randomUUID(), pair: word.pair, word: name }));
    for (const mark of known) await sendMessage(options, { type: 'study.mark', ...mark, mark: 'know' });
    await click(page, '#takeout-choose');
    await waitForText(page, '#takeout-count', 'chosen');
    await click(page, '#takeout-groups [name=known]');
    await waitForText(page, '#takeout-count', '3 words chosen');
    const sources = await page.$$eval('#takeout-sources input', (boxes) => boxes.map(({ name }) => name));
    expect(sources).toEqual(['deu-eng', 'pages', 'others']);
    // The word in no deck, then that of the deck.
    for (const [source, count] of [
      ['others', '2 words chosen'],
      ['deu-eng', '1 word chosen'],
    ] as const) {
      await click(page, `#takeout-sources [name="${source}"]`);
      await waitForText(page, '#takeout-count', count);
    }
    await click(page, '#takeout-schedule');
    const vocabulary = await openBytes(await save('#takeout-save-words', '#takeout-anki'), 'words.apkg');
    const { words } = readAll(vocabulary);
    expect(words.find((found) => found.word === 'Windrad')).toMatchObject({
      standing: 'new',
      meaning: 'wind <turbine>',
      sentence: 'Das Windrad steht.',
    });
    const { pair, word: own } = word;
    await sendMessage(options, { type: 'definition.remove', id: randomUUID(), pair, word: own });
    for (const { id } of known) await sendMessage(options, { type: 'study.takeBack', id: randomUUID(), ref: id });
    await sendMessage(options, { type: 'deck.remove', id: pair });
    await page.close();
  });

  test('the current keys are shown', async () => {
    await options.bringToFront();
    expect(await readText(options, '#command-keys')).toContain('Alt+W');
    expect(await options.$$eval('#command-keys kbd', (keys) => keys.length)).toBe(3);
    expect(await options.$eval('#shortcuts-messages', (element) => element.textContent)).toBe('');
  });

  test('searching shows matching options alone, and the sections are linked', async () => {
    await options.bringToFront();
    await options.setViewport({ width: 1_200, height: 700 });
    await options.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await options.keyboard.press('/');
    await options.keyboard.type('night');
    await waitForText(options, '#options-found', '1 option found');
    const shown = () =>
      options.$$eval('main > section', (sections) =>
        sections.filter((section) => section.checkVisibility()).map(({ id }) => id),
      );
    expect(await shown()).toEqual(['appearance']);
    await options.keyboard.press('Escape');
    await expect.poll(async () => (await shown()).length).toBe(15);
    await click(options, '.section-list a[href="#about"]');
    await options.waitForFunction(
      () => document.querySelector('.section-list [aria-current]')?.getAttribute('href') === '#about',
    );
  });

  describe('adding words to Anki', () => {
    let anki: AnkiServer;
    beforeAll(async () => {
      anki = makeAnkiServer();
      // As AnkiConnect is installed with a list of its own: the extension is not in it.
      anki.origins = ['http://localhost'];
      await anki.start();
    });
    afterAll(() => anki.stop());

    const listWords = () => anki.notes.map(({ fields }) => fields.Word);

    /** Adds the word of a pinned card by its key. */
    async function addFromCard(page: Page, word: string, said: string): Promise<void> {
      const place = { ...HAUS, text: word };
      await openToHover(options, page, server.toUrl('words'));
      await pointAt(page, place);
      expect(await waitForCard(page)).toMatchObject({ words: [word] });
      await enterCard(page, place);
      await page.keyboard.press('d');
      await waitForCard(page, undefined, 'dialog');
      await page.keyboard.press('a');
      await expect.poll(async () => (await readCard(page, undefined, 'dialog'))?.text).toContain(said);
    }

    test('switched on, connected, mapped; from a pinned card, also while Anki is closed', async () => {
      for (const word of ['Haus', 'Jahr']) {
        const text = `meaning of ${word}`;
        await sendMessage(options, { type: 'definition.put', id: randomUUID(), pair: 'deu-eng', word, text });
      }
      await options.bringToFront();
      await click(options, '#anki-isOn');
      await options.waitForSelector('#anki-address');
      await options.locator('#anki-address').fill('http://192.168.0.1:8765');
      await click(options, '#anki-connect');
      await waitForText(options, '#anki-messages', 'not an address of this device');
      await options.locator('#anki-address').fill(String(anki.port));
      await click(options, '#anki-connect');
      await waitForText(options, '#anki-messages', 'Connected. Decks in Anki: 2, note types: 2.');
      await choose('#anki-deck', 'Deutsch');
      await choose('#anki-noteType', 'Wort');
      await waitForText(options, '#anki-preview', 'meaning of');
      expect(await options.$$eval('.anki-fields select', (fields) => fields.map(({ value }) => value))).toEqual([
        'word',
        'reading',
        'meanings',
        'sentence',
        'title',
        'address',
      ]);

      const page = await extension.browser.newPage();
      await page.setViewport({ width: 900, height: 700 });
      await addFromCard(page, 'Haus', 'Added to Anki.');
      expect(anki.notes).toMatchObject([{ deckName: 'Deutsch', modelName: 'Wort', tags: ['wayword'] }]);
      const { Word, Meaning, Sentence, URL } = anki.notes[0]?.fields ?? {};
      expect({ Word, Meaning, URL }).toEqual({ Word: 'Haus', Meaning: 'meaning of Haus', URL: server.toUrl('words') });
      expect(Sentence).toContain('<b>Haus</b>');
      await addFromCard(page, 'Haus', 'Already in Anki.');

      await anki.stop();
      await addFromCard(page, 'Jahr', 'Anki does not answer.');
      expect(listWords()).toEqual(['Haus']);
      await options.bringToFront();
      await waitForText(options, '#anki-waiting', '1 word waits for Anki');
      await click(options, '#anki-retry');
      await waitForText(options, '#anki-messages', 'Anki does not answer.');
      await anki.start();
      // The page tries the words that wait when it opens.
      const opened = await extension.open(extension.extensionUrl('options.html'));
      await options.close();
      options = opened;
      options.setDefaultTimeout(15_000);
      await waitForText(options, '#anki-messages', '1 word was added to Anki.');
      expect(await options.$('#anki-waiting')).toBeNull();
      expect(listWords()).toEqual(['Haus', 'Jahr']);
      expect(new Set(anki.asked.map(({ origin }) => origin?.split('://')[0]))).toEqual(
        new Set([kind === 'firefox' ? 'moz-extension' : 'chrome-extension']),
      );
      await page.close();
    });

    test('from a list, with what is there already', async () => {
      await options.bringToFront();
      await click(options, '#own-select-all');
      await click(options, '#own-anki');
      await waitForText(options, '#own-anki-messages', '2 are already in Anki.');
      anki.notes.length = 1;
      await click(options, '#own-anki');
      await waitForText(options, '#own-anki-messages', '1 word was added to Anki. 1 is already in Anki.');
      expect(await findFaults(options)).toEqual([]);
    });

    test('what is known there counts as known here, until that is switched off', async () => {
      await options.bringToFront();
      await sendMessage(options, { type: 'deck.install', pair: 'deu-eng' });
      const [haus] = anki.notes;
      if (haus) haus.intervalDays = 30;
      const findState = async () => {
        const envelope = await sendMessage<{ state: WordState }>(options, {
          ...{ type: 'study.find', pair: 'deu-eng', word: 'Haus' },
        });
        return envelope.ok ? envelope.value.state.state : undefined;
      };
      expect(await findState()).toBe('new');
      anki.asked.length = 0;
      await click(options, '#anki-connect');
      await options.waitForSelector('#anki-follow');
      expect(anki.asked.map(({ action }) => action)).not.toContain('findNotes');
      await click(options, '#anki-follow');
      await waitForText(options, '#anki-follow-messages', '1 word known in Anki');
      expect(await findState()).toBe('known');
      await anki.stop();
      await click(options, '#anki-follow-now');
      await waitForText(options, '#anki-follow-messages', 'The words stay as they were.');
      expect(await findState()).toBe('known');
      await click(options, '#anki-follow');
      await options.waitForFunction(() => document.getElementById('anki-follow-now') === null);
      expect(await findState()).toBe('new');
      await sendMessage(options, { type: 'deck.remove', id: 'deu-eng' });
    });
  });

  test('checking the store repairs damage, says so, and finds nothing the next time', async () => {
    for (const pair of ['tur-eng', 'ara-eng']) await sendMessage(options, { type: 'deck.install', pair });
    await sendMessage(options, { type: 'study.mark', id: randomUUID(), pair: 'tur-eng', word: 'ev', mark: 'know' });
    await options.evaluate(damage);
    await click(options, '#check-store');
    await waitForText(options, '#check-messages', 'Turkish to English was rebuilt');
    const said = await readText(options, '#check-messages');
    expect(said).toMatch(/Arabic to English: \d+ cards? could not be read and \w+ restored from the package/);
    expect(said).toContain('1 study record');
    expect(said).toContain('The second copy of your answers');
    await click(options, '#check-store');
    await waitForText(options, '#check-messages', 'no problems found');
    // The page's list of decks is intact.
    await expect.poll(() => options.$$eval('#deck-list .deck', (rows) => rows.length)).toBe(2);
  });
});

/**
 * In a page of the extension: removes a row from an index, truncates a block, changes what is known of a word, and
 * moves the witness ahead.
 */
async function damage(): Promise<void> {
  const request = <T>(asked: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      asked.onsuccess = () => resolve(asked.result);
      asked.onerror = () => reject(asked.error);
    });
  const content = await request(indexedDB.open('content'));
  const changed = content.transaction(['blocks', 'words'], 'readwrite');
  const words = changed.objectStore('words');
  const [, second] = await request(words.getAllKeys(IDBKeyRange.bound(['tur-eng/1'], ['tur-eng/2'])));
  if (second) await request(words.delete(second));
  const blocks = changed.objectStore('blocks');
  const [block] = await request(blocks.getAll(IDBKeyRange.bound(['ara-eng/1'], ['ara-eng/2'])));
  await request(blocks.put({ ...block, cards: block.cards.slice(0, 500) }));
  content.close();
  const study = await request(indexedDB.open('study'));
  const cards = study.transaction('cards', 'readwrite').objectStore('cards');
  const [card] = await request(cards.getAll());
  await request(cards.put({ ...card, queue: 'suspended' }));
  study.close();
  const { storage } = (
    globalThis as unknown as { chrome: { storage: { local: { set(items: object): Promise<void> } } } }
  ).chrome;
  await storage.local.set({ 'study.witness': { v: 1, ops: 900, lastId: 'never was', lastAt: Date.now() } });
}
