import type { Page } from 'puppeteer-core';
import { timeMessages } from './measure.ts';

const MESSAGES = 200;

export interface LookupTimes {
  get: number[];
  define: number[];
  /** Of a bare extension that takes one message and reads one row. */
  floor: number[];
}

/**
 * Look-ups from a page of the extension and from one of the bare extension, by turns.
 *
 * @param cards - As many as the deck has: the look-ups go all over it.
 * @param words - Some of the deck, from all over it.
 */
export async function timeLookups(
  { page, floorPage }: { page: Page; floorPage: Page },
  { pair, cards, words, rounds }: { pair: string; cards: number; words: readonly string[]; rounds: number },
): Promise<LookupTimes> {
  const [from, to] = pair.split('-');
  const times: LookupTimes = { get: [], define: [], floor: [] };
  for (let round = 0; round <= rounds; round++) {
    const numbers = Array.from({ length: MESSAGES }, (_, place) => round * MESSAGES + place);
    // A prime, so that no row is read twice before most were.
    const gets = numbers.map((number) => {
      return { type: 'lookup.get', path: `/api/v1/fc/?f=${from}&t=${to}&n=${((number * 99_991) % cards) + 1}` };
    });
    const defines = numbers.map((number) => {
      const text = `${words[number % words.length]} …`;
      return { type: 'lookup.define', text, offset: 0, language: from };
    });
    const [floor, get, define] = [
      await timeMessages(floorPage, gets),
      await timeMessages(page, gets),
      await timeMessages(page, defines),
    ];
    // The first round warms both up.
    if (round === 0) continue;
    times.floor.push(...floor);
    times.get.push(...get);
    times.define.push(...define);
  }
  return times;
}
