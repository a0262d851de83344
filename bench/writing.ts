import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ElementHandle, Page } from 'puppeteer-core';
import { type BrowserKind, launch } from '../scripts/browser/launch.ts';
import { writeLargeDeck } from './large-deck.ts';

const PAIR = 'deu-eng';

/**
 * A deck of so many cards from a file, as a person does it: from the press of the button until every word can be looked up. Against
 * the bare writing of the very rows that it left, word index included, into a database of their own.
 */
export async function benchWriting(kind: BrowserKind, cards: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'wayword-bench-'));
  const extension = await launch(kind, { isBackgroundFree: true });
  try {
    const path = join(folder, `${PAIR}.csv`);
    writeFileSync(path, [...writeLargeDeck(PAIR, cards, 'csv')].join(''));
    const page = await extension.open(extension.extensionUrl('options.html'));
    const importMs = await timeImport(page, path);
    const { ms: floorMs, bytes } = await timeBareWriting(page);
    const usage = await page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0);
    console.log(`A deck of ${cards.toLocaleString('en')} cards written, ${kind}:`);
    console.log(
      `  ${(importMs / 1000).toFixed(2)} s with reading the file, bare writing ${(floorMs / 1000).toFixed(2)} s   ` +
        `${(importMs / floorMs).toFixed(1)} ×   ${megabytes(bytes)} MB of rows, ${megabytes(usage)} MB on disk`,
    );
  } finally {
    await extension.close();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

function megabytes(bytes: number): string {
  return (bytes / 1_000_000).toFixed(1);
}

async function timeImport(page: Page, path: string): Promise<number> {
  const [from = '', to = ''] = PAIR.split('-');
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
  let bytes = 0;
  for (const name in tables) {
    const rows = await settle(content.transaction(name).objectStore(name).getAll());
    for (const row of rows) for (const value of Object.values(row)) bytes += String(value).length;
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
  return { ms, bytes };
})()`;

async function timeBareWriting(page: Page): Promise<{ ms: number; bytes: number }> {
  return (await page.evaluate(BARE_WRITING)) as { ms: number; bytes: number };
}
