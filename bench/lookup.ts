import type { Page } from 'puppeteer-core';
import type { StoredCard } from '../src/model/card.ts';
import { packBlocks } from '../src/store/content/blocks.ts';
import type { DeckId } from '../src/store/content/content-database.ts';
import { makeLargeDeck } from './large-deck.ts';
import { timeMessages } from './measure.ts';

const MESSAGES = 200;
/** Rows per call to the browser. */
const ROWS = 200;

/**
 * Copies the cards of a deck to the bare extension, in the same rows as ours.
 *
 * @param page - Page of the bare extension.
 * @returns The number of rows.
 */
async function fillFloor(page: Page, pair: string, cards: number): Promise<number> {
  const all = Array.from(
    makeLargeDeck(pair, cards),
    ([rank, word, meanings]): StoredCard => [rank, word, [...meanings]],
  );
  const blocks = packBlocks(`${pair}/1` as DeckId, all).map((block) => block.cards);
  for (let start = 0; start < blocks.length; start += ROWS) {
    await page.evaluate(writeBlocks, blocks.slice(start, start + ROWS), start);
  }
  return blocks.length;
}

/** Runs in the page. @param start - Key of the first row; 0 also clears the table. */
function writeBlocks(blocks: readonly string[], start: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('floor');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const transaction = opening.result.transaction('blocks', 'readwrite');
      const table = transaction.objectStore('blocks');
      if (start === 0) table.clear();
      blocks.forEach((block, index) => {
        table.put(block, start + index);
      });
      transaction.onerror = () => reject(transaction.error);
      transaction.oncomplete = () => {
        opening.result.close();
        resolve();
      };
    };
  });
}

export interface LookupTimes {
  get: number[];
  define: number[];
  /** Round trips to a bare extension that takes one message and reads one of the same number of rows. */
  floor: number[];
}

/**
 * Times look-ups from a page of the extension and from one of the bare extension, alternately.
 *
 * @param cards - Size of the deck; the look-ups cover all of it.
 * @param words - Some words from the whole deck.
 */
export async function timeLookups(
  { page, floorPage }: { page: Page; floorPage: Page },
  { pair, cards, words, rounds }: { pair: string; cards: number; words: readonly string[]; rounds: number },
): Promise<LookupTimes> {
  const [from, to] = pair.split('-');
  const times: LookupTimes = { get: [], define: [], floor: [] };
  const rows = await fillFloor(floorPage, pair, cards);
  for (let round = 0; round <= rounds; round++) {
    const numbers = Array.from({ length: MESSAGES }, (_, index) => round * MESSAGES + index);
    // A prime, so most rows are read once before any is read twice.
    const places = numbers.map((number) => (number * 99_991) % cards);
    const gets = places.map((place) => {
      return { type: 'lookup.get', path: `/api/v1/fc/?f=${from}&t=${to}&n=${place + 1}` };
    });
    const bareGets = places.map((place) => ({ block: Math.floor((place / cards) * rows) }));
    const defines = numbers.map((number) => {
      const text = `${words[number % words.length]} …`;
      return { type: 'lookup.define', text, offset: 0, language: from };
    });
    const [floor, get, define] = [
      await timeMessages(floorPage, bareGets),
      await timeMessages(page, gets),
      await timeMessages(page, defines),
    ];
    // The first round warms up both.
    if (round === 0) continue;
    times.floor.push(...floor);
    times.get.push(...get);
    times.define.push(...define);
  }
  return times;
}
