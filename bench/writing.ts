import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ElementHandle, Page } from 'puppeteer-core';
import { writeLargeDeck } from './large-deck.ts';

interface ImportTimes {
  /** From the choice of the file until every word can be looked up, in milliseconds. */
  sinceChoiceMs: number;
  /** The same, from pressing the button. */
  sincePressMs: number;
}

/**
 * Imports a deck of the given size from a file, as a person would.
 *
 * @param page - The options page, without a deck of the pair.
 * @param lookMs - How long the person looks at the first cards before pressing the button.
 */
export async function timeImport(page: Page, pair: string, cards: number, lookMs = 0): Promise<ImportTimes> {
  const folder = mkdtempSync(join(tmpdir(), 'wayword-bench-'));
  try {
    const path = join(folder, `${pair}.csv`);
    // Its name tells the languages.
    writeFileSync(path, [...writeLargeDeck(pair, cards, 'csv')].join(''));
    return await timeFileImport(page, path, lookMs);
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/**
 * Times a bare import of the same file, in milliseconds: from its choice until its rows are written. It splits the text into cells, makes two
 * keys of each word, packs cards and keys in rows of 256, and writes them into a separate database. It checks nothing.
 */
export async function timeBareImport(page: Page, pair: string, cards: number): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'wayword-bench-'));
  try {
    const path = join(folder, `${pair}.csv`);
    writeFileSync(path, [...writeLargeDeck(pair, cards, 'csv')].join(''));
    const times = page.evaluate(BARE_IMPORT) as Promise<number>;
    const input = (await page.waitForSelector('#bare-file')) as ElementHandle<HTMLInputElement>;
    await input.uploadFile(path);
    return await times;
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Imports a file whose name or content states its languages. @param lookMs - As for {@link timeImport}. */
export async function timeFileImport(page: Page, path: string, lookMs = 0): Promise<ImportTimes> {
  const input = (await page.waitForSelector('#import-file')) as ElementHandle<HTMLInputElement>;
  const times = page.evaluate(`${PRESS_WHEN_READ}(${lookMs})`) as Promise<ImportTimes>;
  await input.uploadFile(path);
  return await times;
}

/**
 * Presses the button of a chosen file the given number of milliseconds after it is enabled. Runs in the page, because a
 * driver takes longer to press a button than a small import takes; it is text, because page scripts cannot refer to our
 * code.
 */
const PRESS_WHEN_READ = `(async (lookMs) => {
  const chosenAt = await new Promise((resolve) => {
    addEventListener('change', () => resolve(performance.now()), { once: true, capture: true });
  });
  const find = (selector) => new Promise((resolve) => {
    const look = () => {
      const found = document.querySelector(selector);
      if (!found) return;
      observer.disconnect();
      resolve(found);
    };
    const observer = new MutationObserver(look);
    observer.observe(document.body, { subtree: true, childList: true, attributes: true });
    look();
  });
  const button = await find('#import-start[aria-disabled="false"]');
  await new Promise((resolve) => setTimeout(resolve, lookMs));
  const pressedAt = performance.now();
  button.click();
  await find('#import-messages .notice');
  const endedAt = performance.now();
  return { sinceChoiceMs: endedAt - chosenAt, sincePressMs: endedAt - pressedAt };
})`;

/** Functions of both texts that follow. */
const BARE_PARTS = `
  const settle = (request) => new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  async function openBare(tables) {
    const opening = indexedDB.open('bare', 1);
    opening.onupgradeneeded = () => {
      for (const name in tables) opening.result.createObjectStore(name, { keyPath: tables[name] });
    };
    return settle(opening);
  }
  async function write(bare, name, rows) {
    for (let place = 0; place < rows.length; place += 80) {
      await new Promise((resolve, reject) => {
        const transaction = bare.transaction(name, 'readwrite', { durability: 'relaxed' });
        transaction.oncomplete = resolve;
        transaction.onerror = () => reject(transaction.error);
        for (const row of rows.slice(place, place + 80)) transaction.objectStore(name).put(row);
      });
    }
  }
  async function close(bare) {
    bare.close();
    await settle(indexedDB.deleteDatabase('bare'));
  }`;

/** Imports the file that is put into its field. The bench's files have no cell with a comma. */
const BARE_IMPORT = `(async () => {
  ${BARE_PARTS}
  const input = document.body.appendChild(Object.assign(document.createElement('input'), { type: 'file', id: 'bare-file' }));
  await new Promise((resolve) => input.addEventListener('change', resolve, { once: true }));
  const startedAt = performance.now();
  const bare = await openBare({ blocks: 'firstRank', words: 'firstKey' });
  const [, ...lines] = (await input.files[0].text()).trimEnd().split('\\n');
  const cards = lines.map((line) => {
    const [rank, word, meanings] = line.split(',');
    return [Number(rank), word, meanings.split('; ')];
  });
  const keys = cards.flatMap(([rank, word]) => {
    const key = word.normalize('NFC').toLowerCase();
    const folded = key.normalize('NFD').replace(/\\p{M}/gu, '');
    return key === folded ? [key + '\\t0' + rank] : [key + '\\t0' + rank, folded + '\\t1' + rank];
  });
  keys.sort();
  const pack = (all, toRow) =>
    Array.from({ length: Math.ceil(all.length / 256) }, (_, place) => toRow(all.slice(place * 256, place * 256 + 256)));
  await write(bare, 'blocks', pack(cards, (row) => ({ firstRank: row[0][0], cards: JSON.stringify(row) })));
  await write(bare, 'words', pack(keys, (row) => ({ firstKey: row[0], entries: row.join('\\n') })));
  const ms = performance.now() - startedAt;
  input.remove();
  await close(bare);
  return ms;
})()`;

/** Writes the content database's rows again, in the simplest way. */
const BARE_WRITING = `(async () => {
  ${BARE_PARTS}
  const content = await settle(indexedDB.open('content'));
  const tables = {
    blocks: ['deck', 'firstRank'],
    fullEntries: ['deck', 'firstRank'],
    words: ['deck', 'firstKey'],
  };
  const bare = await openBare(tables);
  let ms = 0;
  for (const name in tables) {
    const rows = await settle(content.transaction(name).objectStore(name).getAll());
    const startedAt = performance.now();
    await write(bare, name, rows);
    ms += performance.now() - startedAt;
  }
  content.close();
  await close(bare);
  return ms;
})()`;

/**
 * Times bare writing, in milliseconds: the rows that an import left, word index included, go into a separate database.
 */
export async function timeBareWriting(page: Page): Promise<number> {
  return (await page.evaluate(BARE_WRITING)) as number;
}
