import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ElementHandle, Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  chooseLanguage,
  click,
  delay,
  lookupGet,
  readText,
  sendMessage,
  waitForText,
} from '../../scripts/browser/driver.ts';
import type { ExtensionBrowser } from '../../scripts/browser/extension-browser.ts';
import { stopBackground } from '../../scripts/browser/stop-background.ts';
import type { DeckPage } from '../../src/model/deck.ts';
import type { LookupResult } from '../../src/model/lookup.ts';
import { writeDictionaryZip } from '../support/zip.ts';
import { borrowBrowser } from './support/borrow-browser.ts';
import { chooseNewerVersion } from './support/newer-version.ts';
import { ONE_BROWSER } from './support/share.ts';

/** Rows of the large file: enough for a hash index. Times are printed but not checked. */
const MANY = Number(process.env.IMPORT_ROWS ?? 150_000);
const TIMEOUT_MS = 120_000;

/** Sums the sizes of what the rows of a table have in a column: bytes of blobs, or values of lists. */
function countStored(page: Page, table: 'hashes' | 'directories', column: 'index' | 'firstRanks'): Promise<number> {
  return page.evaluate(
    (name: string, list: string) =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('content');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const request = opening.result.transaction(name).objectStore(name).getAll();
          request.onerror = () => reject(request.error);
          request.onsuccess = () => {
            opening.result.close();
            resolve(request.result.reduce((all: number, { [list]: value }) => all + (value.size ?? value.length), 0));
          };
        };
      }),
    table,
    column,
  );
}

describe.each(ONE_BROWSER)('a deck from a file in %s', (kind) => {
  let folder: string;
  let extension: ExtensionBrowser;
  let options: Page;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'wayword-import-'));
    extension = await borrowBrowser(kind);
    options = await extension.open(extension.extensionUrl('options.html'));
    options.setDefaultTimeout(15_000);
  });
  afterAll(async () => {
    await extension?.close();
    await rm(folder, { recursive: true, force: true });
  });

  async function choose(name: string, content: string | Uint8Array): Promise<void> {
    const path = join(folder, name);
    await writeFile(path, content);
    const input = (await options.waitForSelector('#import-file')) as ElementHandle<HTMLInputElement>;
    await input.uploadFile(path);
  }

  async function start(): Promise<void> {
    await options.waitForSelector('#import-start[aria-disabled="false"]');
    await chooseNewerVersion(options);
    await click(options, '#import-start');
  }

  async function wordAt(rank: number): Promise<string | undefined> {
    return JSON.parse((await lookupGet(options, `/api/v1/fc/?f=deu&t=eng&n=${rank}`)).body).word;
  }

  async function find(text: string): Promise<string[]> {
    const envelope = await sendMessage<LookupResult>(options, {
      type: 'lookup.define',
      text,
      offset: 0,
      language: 'deu',
    });
    return envelope.ok ? envelope.value.entries.map(({ word }) => word) : [];
  }

  test('a table is previewed as it will be stored, and imported', async () => {
    await choose('german.csv', 'Word,Meaning\r\nHaus,house; home\r\n"Guten Tag, Frau Müller",hello\r\ngehen,go\r\n');
    await waitForText(options, '#import-preview', 'Guten Tag, Frau Müller');
    await chooseLanguage(options, '#import-from', 'deu');
    await chooseLanguage(options, '#import-to', 'eng');
    await start();
    await waitForText(options, '#import-messages', '3 cards added');
    await waitForText(options, '#deck-list', 'german.csv');
    expect(JSON.parse((await lookupGet(options, '/api/v1/fc/?f=deu&t=eng&n=1')).body)).toEqual({
      lang_from: { iso639_3: 'deu', name: 'German' },
      lang_to: { iso639_3: 'eng', name: 'English' },
      word: 'Haus',
      next: 2,
      meanings: ['house', 'home'],
    });
    expect(await find('Haus')).toEqual(['Haus']);
    expect(await find('ging')).toEqual(['gehen']);
  });

  test('words without meanings are marked as known in the existing deck, and one click undoes it', async () => {
    const stateOf = async (word: string) => {
      const message = { type: 'lookup.define', text: word, offset: 0, language: 'deu' };
      const envelope = await sendMessage<LookupResult>(options, message);
      return envelope.ok ? envelope.value.entries[0]?.known?.state : undefined;
    };
    await choose('known deu-eng.txt', 'das Haus\nging\nXyzzy\n');
    await waitForText(options, '#known-words', 'This file has words but no meanings.');
    await waitForText(options, '#known-words-found', '2 of these words');
    await waitForText(options, '#known-words-found', '1 word was not found');
    await waitForText(options, '#known-words-missing', 'Xyzzy');
    expect(await stateOf('Haus')).toBe('new');
    await click(options, '#known-words-mark');
    await waitForText(options, '#known-words-messages', '2 words are marked as known.');
    expect([await stateOf('Haus'), await stateOf('gehen')]).toEqual(['known', 'known']);
    await click(options, '#known-words-undo');
    await waitForText(options, '#known-words-messages', 'Undone');
    expect([await stateOf('Haus'), await stateOf('gehen')]).toEqual(['new', 'new']);
    await click(options, '#import-close');
    expect(await wordAt(1)).toBe('Haus');
  });

  test('a broken file is rejected with line and reason, and changes nothing', async () => {
    await choose('broken.jsonl', '{"word":"neu","meanings":["new"]}\n{"word":\n');
    await waitForText(options, '#import-problem', 'Line 2: this cannot be read');
    expect(await options.$('#import-start[aria-disabled="false"]')).toBeNull();
    expect(await wordAt(1)).toBe('Haus');
  });

  test('a table in an older encoding asks which one, and shows its word', async () => {
    await choose('latin.csv', Buffer.from('gr\u00FCn,green\n', 'latin1'));
    await options.waitForSelector('#import-encoding');
    expect(
      await options.$eval('#import-encoding', (select) => (select as HTMLSelectElement).selectedOptions[0]?.text),
    ).toContain('grün');
    expect(await wordAt(1)).toBe('Haus');
  });

  test(
    'a file with an error far from its beginning leaves the old deck unchanged',
    async () => {
      const rows = Array.from({ length: 12_000 }, (_, index) => `{"word":"w${index}","meanings":["m"]}`);
      rows[11_000] = '{"word":';
      await choose('late deu-eng.jsonl', rows.join('\n'));
      // The file is read to its end while the person looks at its beginning; no button is needed for that.
      await waitForText(options, '#import-problem', 'Line 11,001: this cannot be read');
      expect(await options.$('#import-start[aria-disabled="true"]')).not.toBeNull();
      expect(await wordAt(1)).toBe('Haus');
      expect(await find('w1')).toEqual([]);
    },
    TIMEOUT_MS,
  );

  test(
    'a large file is imported as the newer version of another one',
    async () => {
      const rows = Array.from({ length: MANY }, (_, index) => `wort${index + 1}\tmeaning ${index + 1}; other`);
      await choose('large deu-eng.tsv', `word\tmeaning\n${rows.join('\n')}\n`);
      const startedAt = performance.now();
      await start();
      await options.waitForFunction(
        () => document.querySelector('#import-messages')?.textContent?.includes('updated'),
        {
          timeout: TIMEOUT_MS,
        },
      );
      const seconds = (performance.now() - startedAt) / 1_000;
      console.log(`${kind}: ${MANY} rows imported in ${seconds.toFixed(2)} s`);
      expect(await readText(options, '#import-messages')).toContain(
        `“german” updated: ${MANY.toLocaleString('en')} cards`,
      );
      expect(await wordAt(MANY)).toBe(`wort${MANY}`);
      expect(await find(`wort${MANY - 1}`)).toEqual([`wort${MANY - 1}`]);
    },
    TIMEOUT_MS,
  );

  test('the words of a large deck are found, even after the background was stopped', async () => {
    // Five bytes for each key, and those of the buckets.
    expect(Math.floor((await countStored(options, 'hashes', 'index')) / MANY)).toBe(5);
    // It is stored a moment after the last change.
    await expect
      .poll(() => countStored(options, 'directories', 'firstRanks'), { timeout: 15_000, interval: 250 })
      .toBe(Math.ceil(MANY / 256));
    await stopBackground(extension);
    // The first look-up works without it, and triggers reading it.
    for (const round of [1, 2, 3]) {
      for (const place of [round, 77_777 + round, MANY - round]) {
        expect(await find(`Wort${place}`)).toEqual([`wort${place}`]);
      }
      expect(await find('nirgendwo')).toEqual([]);
      await delay(300);
    }
  });

  test('another file becomes a separate deck, which look-ups ask first, and changes no other deck', async () => {
    await choose('chapter.csv', 'Word,Meaning\r\nwort7,seventh\r\nKapitel,chapter\r\n');
    await options.waitForSelector('#import-preview');
    await chooseLanguage(options, '#import-from', 'deu');
    await chooseLanguage(options, '#import-to', 'eng');
    await options.waitForSelector('#import-as');
    await click(options, '#import-start');
    await waitForText(options, '#import-messages', '2 cards added as “chapter”');
    await waitForText(options, '#deck-list .deck:nth-child(1)', 'chapter');
    await waitForText(options, '#deck-list .deck:nth-child(2)', 'german');
    expect(await find('Kapitel')).toEqual(['Kapitel']);
    expect(await wordAt(1)).toBe('wort1');
  });

  test('frequencies of the language show beside the words of its decks, until they are removed', async () => {
    const define = async () => {
      const found = await sendMessage<LookupResult>(options, {
        ...{ type: 'lookup.define', text: 'Kapitel', offset: 0, language: 'deu' },
      });
      return found.ok ? found.value.entries.map(({ word, frequencies }) => [word, ...(frequencies ?? [])]) : undefined;
    };
    const rows = Array.from({ length: 3_000 }, (_, index) => [`nirgends${index}`, 'freq', index + 1]);
    const index = { title: 'Häufig', sourceLanguage: 'de', frequencyMode: 'rank-based' };
    await choose('freq.zip', writeDictionaryZip({ term_meta_bank_1: [...rows, ['Kapitel', 'freq', 4_711]] }, index));
    await waitForText(options, '#import-understood', '3,001 words with a frequency');
    await click(options, '#import-start');
    await waitForText(options, '#import-messages', '3,001 words with a frequency added as “Häufig”');
    expect(await define()).toEqual([['Kapitel', 'Häufig #4711']]);
    expect(await find('nirgends5')).toEqual([]);
    expect(await sendMessage(options, { type: 'deck.remove', id: 'deu-deu' })).toMatchObject({ ok: true });
    expect(await define()).toEqual([['Kapitel']]);
  });

  test('a deck that the package has no room for is offered as a file, which answers once it is dropped', async () => {
    await click(options, '#offer summary');
    await chooseLanguage(options, '#offer-from', 'fra');
    await chooseLanguage(options, '#offer-to', 'deu');
    await waitForText(options, '#offer-published', 'cards');
    const address = await options.$eval('#offer-published a', (link) => (link as HTMLAnchorElement).href);
    expect(address).toMatch(/^https:\/\/.*\/fra-deu\.json$/);
    await choose('fra-deu.json', await readFile(new URL('../fixtures/decks/fra-deu.json', import.meta.url)));
    await waitForText(options, '#import-preview', 'der');
    await start();
    await waitForText(options, '#import-messages', 'cards added');
    const message = { type: 'lookup.define', text: 'chevaux', offset: 0, language: 'fra' };
    const found = await sendMessage<LookupResult>(options, message);
    expect(found.ok && found.value.entries.map(({ word, meanings }) => [word, meanings[0]])).toEqual([
      ['cheval', 'Pferd'],
    ]);
  });

  test('an imported deck can be exported again', async () => {
    const page = await sendMessage<DeckPage>(options, { type: 'deck.export', id: 'deu-eng', after: 4_000, limit: 2 });
    expect(page.ok && page.value.cards).toEqual([
      [4_001, 'wort4001', ['meaning 4001', 'other']],
      [4_002, 'wort4002', ['meaning 4002', 'other']],
    ]);
  });
});
