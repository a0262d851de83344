import type { Page } from 'puppeteer-core';
import { sendMessage } from '../scripts/browser/driver.ts';
import type { ExportedCard } from '../src/library/formats/write-cards.ts';
import type { SearchHit, SearchPage } from '../src/model/search.ts';
import { BLOCK_SIZE } from '../src/store/content/blocks.ts';
import { atMost } from './budget.ts';
import { timeMessages } from './measure.ts';
import type { Table } from './table.ts';

const QUERIES = { full: 100, quick: 20 };
/** Letters that a person has typed when the first words are wanted. */
const TYPED = 4;
/** Longest wait for the first words by number of cards: while a person types, and for a meaning. */
const BUDGETS: Record<number, { byWord: number; byMeaning: number }> = {
  100000: { byWord: 50, byMeaning: 300 },
  1000000: { byWord: 150, byMeaning: 300 },
};

export interface SearchTimes {
  /** From a message until the words that begin so. */
  byWord: number[];
  /** From the first message until the first word with that meaning. */
  byMeaning: number[];
  /** Round trips to a bare extension that reads one row. */
  floor: number[];
}

/** Searches for words and meanings from the whole deck. */
export async function timeSearches(
  { page, floorPage }: { page: Page; floorPage: Page },
  deck: Iterable<ExportedCard>,
  isQuick: boolean,
): Promise<SearchTimes> {
  const cards = [...deck];
  const count = isQuick ? QUERIES.quick : QUERIES.full;
  // A prime, so the queries are from all over the deck.
  const chosen = Array.from({ length: count }, (_, index) => cards[(index * 99_991) % cards.length]);
  const words = chosen.map((card) => ({ type: 'search.words', text: card?.[1].slice(0, TYPED) ?? '' }));
  const byMeaning: number[] = [];
  for (const card of chosen) byMeaning.push(await timeMeaning(page, card?.[2][0] ?? ''));
  return {
    byWord: await timeMessages(page, words),
    byMeaning,
    floor: await timeMessages(
      floorPage,
      chosen.map((_, index) => ({ block: index % Math.ceil(cards.length / BLOCK_SIZE) })),
    ),
  };
}

async function timeMeaning(page: Page, text: string): Promise<number> {
  const start = performance.now();
  let place: SearchPage['next'];
  const isMeant = ({ fit }: SearchHit) => fit === 'exact-meaning' || fit === 'near';
  do {
    const request = { type: 'search.words', text, ...(place ? { place } : {}) };
    const found = await sendMessage<SearchPage>(page, request);
    if (!found.ok) throw new Error(`Expected words for "${text}", got ${found.error.code}.`);
    if (place && found.value.hits.some(isMeant)) break;
    place = found.value.next ?? undefined;
  } while (place);
  return performance.now() - start;
}

export function addSearches(table: Table, cards: number, { byWord, byMeaning, floor }: SearchTimes): void {
  const count = cards.toLocaleString('en');
  const budget = BUDGETS[cards];
  const add = (name: string, ours: number[], most: number | undefined) =>
    table.add(`search by ${name}, first words, ${count} cards`, {
      ours,
      floor,
      budget: most === undefined ? undefined : atMost(most),
    });
  add('word', byWord, budget?.byWord);
  add('meaning', byMeaning, budget?.byMeaning);
}
