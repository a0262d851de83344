import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ElementHandle, Page } from 'puppeteer-core';
import { writeLargeDeck } from './large-deck.ts';

interface ImportTimes {
  /** From the choice of the file until every word can be looked up, in milliseconds. */
  sinceChoiceMs: number;
  /** The same from the press of the button. */
  sincePressMs: number;
}

/**
 * Imports a deck of so many cards from a file, as a person does it.
 *
 * @param page - The options page, where no deck of the pair is listed.
 * @param lookMs - How long the person looks at the first cards before pressing the button.
 */
export async function timeImport(page: Page, pair: string, cards: number, lookMs = 0): Promise<ImportTimes> {
  const folder = mkdtempSync(join(tmpdir(), 'wayword-bench-'));
  try {
    const path = join(folder, `${pair}.csv`);
    writeFileSync(path, [...writeLargeDeck(pair, cards, 'csv')].join(''));
    const input = (await page.waitForSelector('#import-file')) as ElementHandle<HTMLInputElement>;
    const times = page.evaluate(`${PRESS_WHEN_READ}(${lookMs})`) as Promise<ImportTimes>;
    // Its name says which languages it is of.
    await input.uploadFile(path);
    return await times;
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/**
 * Presses the button of a file that is about to be chosen so many milliseconds after it can be pressed. In the page, as a driver takes
 * longer to press a button than the import of a small file; as text, as what a page runs may name nothing of ours.
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

/** Writes what is in the content database once more, as plainly as can be. */
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
