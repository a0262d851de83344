import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ElementHandle, Page } from 'puppeteer-core';
import { writeLargeDeck } from './large-deck.ts';

/**
 * Imports a deck of so many cards from a file, as a person does it.
 *
 * @param page - The options page.
 * @returns From the press of the button until every word can be looked up, in milliseconds.
 */
export async function timeImport(page: Page, pair: string, cards: number): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'wayword-bench-'));
  try {
    const path = join(folder, `${pair}.csv`);
    writeFileSync(path, [...writeLargeDeck(pair, cards, 'csv')].join(''));
    const [from = '', to = ''] = pair.split('-');
    const input = (await page.waitForSelector('#import-file')) as ElementHandle<HTMLInputElement>;
    await input.uploadFile(path);
    await page.waitForSelector('#import-from');
    await page.select('#import-from', from);
    await page.select('#import-to', to);
    await page.waitForSelector('#import-start:not([disabled])');
    const startedAt = performance.now();
    await page.click('#import-start');
    await page.waitForSelector('#import-messages .notice', { timeout: 600_000 });
    return performance.now() - startedAt;
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Writes what is in the content database once more, as plainly as can be. As text: what a page runs may name nothing of ours. */
const BARE_WRITING = `(async () => {
  const settle = (request) => new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  const content = await settle(indexedDB.open('content'));
  const tables = { blocks: ['deck', 'firstRank'], words: ['deck', 'firstKey'] };
  const opening = indexedDB.open('bare', 1);
  opening.onupgradeneeded = () => {
    for (const name in tables) opening.result.createObjectStore(name, { keyPath: tables[name] });
  };
  const bare = await settle(opening);
  let ms = 0;
  for (const name in tables) {
    const rows = await settle(content.transaction(name).objectStore(name).getAll());
    const startedAt = performance.now();
    for (let place = 0; place < rows.length; place += 80) {
      await new Promise((resolve, reject) => {
        const transaction = bare.transaction(name, 'readwrite', { durability: 'relaxed' });
        transaction.oncomplete = resolve;
        transaction.onerror = () => reject(transaction.error);
        for (const row of rows.slice(place, place + 80)) transaction.objectStore(name).put(row);
      });
    }
    ms += performance.now() - startedAt;
  }
  content.close();
  bare.close();
  await settle(indexedDB.deleteDatabase('bare'));
  return ms;
})()`;

/** The bare writing of the very rows that an import left, word index included, into a database of their own, in milliseconds. */
export async function timeBareWriting(page: Page): Promise<number> {
  return (await page.evaluate(BARE_WRITING)) as number;
}
