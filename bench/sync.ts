import type { Page } from 'puppeteer-core';
import { connect, sendMessage, waitForSync } from '../scripts/browser/driver.ts';
import type { BrowserKind } from '../scripts/browser/extension-browser.ts';
import { parseDeckFile } from '../src/library/formats/deck-file.ts';
import { type ReferenceApi, startReferenceApi } from '../src/server/api/server.ts';
import { launchToMeasure } from './browser.ts';
import { atMost, timesFloor } from './budget.ts';
import { writeLargeDeck } from './large-deck.ts';
import type { Table } from './table.ts';

/** One pair per count of cards. The bare loop fetches fewer before each, and once more after it. */
const FULL = { pairs: ['spa-eng', 'deu-eng'], cards: 5_000, bareCards: 2_500 };
const QUICK = { pairs: ['spa-eng'], cards: 600, bareCards: 200 };
const PARALLEL = 8;

/** Compares a sync with a bare loop of `fetch` with the same parallelism, from the same browser and server. */
export async function benchSync(
  kind: BrowserKind,
  { latencyMs, isQuick }: { latencyMs: number; isQuick: boolean },
  table: Table,
): Promise<void> {
  const { pairs, cards, bareCards } = isQuick ? QUICK : FULL;
  const decks = pairs.map((pair) => parseDeckFile([...writeLargeDeck(pair, cards, 'deck')].join('')));
  const api = await startReferenceApi({ decks, latencyMs });
  const extension = await launchToMeasure(kind);
  try {
    const page = await extension.open(extension.extensionUrl('options.html'));
    await connect(page, api.address, api.key);
    const ours: number[] = [];
    const floor: number[] = [];
    let beyond = 0;
    for (const pair of pairs) {
      const before = await timeBareLoop(page, api, pair, bareCards);
      const asked = api.stats.requests;
      const syncMs = await timeSync(page, pair);
      beyond += api.stats.requests - asked - cards;
      // Before and after the sync, because the load of the machine varies.
      const bareMs = (before + (await timeBareLoop(page, api, pair, bareCards))) / 2;
      ours.push(syncMs / cards);
      floor.push(bareMs / bareCards);
    }
    const share = (beyond / cards / pairs.length) * 100;
    const name = `sync at ${latencyMs} ms latency`;
    table.add(`${name}, ms a card`, { ours, floor, budget: timesFloor(1.1) });
    table.add(`${name}, requests beyond the cards, %`, { ours: [share], budget: atMost(2) });
  } finally {
    await extension.close();
    await api.close();
  }
}

async function timeSync(page: Page, pair: string): Promise<number> {
  const startedAt = performance.now();
  const [from, to] = pair.split('-');
  await sendMessage(page, { type: 'sync.start', from, to });
  await waitForSync(page, pair, ['done']);
  return performance.now() - startedAt;
}

function timeBareLoop(page: Page, api: ReferenceApi, pair: string, cards: number): Promise<number> {
  const [from, to] = pair.split('-');
  return page.evaluate(
    async (url: string, key: string, last: number, parallel: number) => {
      let next = 1;
      const startedAt = performance.now();
      await Promise.all(
        Array.from({ length: parallel }, async () => {
          while (next <= last) {
            const headers = { authorization: `Api-Key ${key}`, 'content-type': 'application/json' };
            await (await fetch(url + next++, { headers, cache: 'no-store', credentials: 'omit' })).json();
          }
        }),
      );
      return performance.now() - startedAt;
    },
    `${api.address}/api/v1/fc/?f=${from}&t=${to}&n=`,
    api.key,
    cards,
    PARALLEL,
  );
}
