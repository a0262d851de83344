import { isDeepStrictEqual } from 'node:util';
import type { Page } from 'puppeteer-core';
import { sendMessage, waitForSync } from '../../scripts/browser/driver.ts';
import type { ExtensionBrowser } from '../../scripts/browser/extension-browser.ts';
import type { StudyCheck } from '../../src/model/check.ts';
import type { ReferenceApi } from '../../src/server/api/server.ts';
import { readStudy, replayed } from '../../test/e2e/support/study-store.ts';
import type { ConsoleWatch } from './consoles.ts';
import type { MemoryLog } from './memory.ts';
import { readServedDeck } from './served-deck.ts';
import { type AnswerLog, findLostAnswers } from './studying.ts';
import { type Growth, judgeGrowth, type Series } from './verdict.ts';

/** Result of a soak. */
export interface Findings {
  /** Describes the run in one sentence. */
  summary: string;
  series: Series[];
  growths: (Growth | undefined)[];
  /** A sentence each; none in a good run. */
  faults: string[];
}

interface Run {
  extension: ExtensionBrowser;
  /** The pair that was synced. */
  synced: string;
  api: ReferenceApi;
  consoles: ConsoleWatch;
  memory: MemoryLog;
  counts: { hovers: number; cards: number; stops: number };
  answers: AnswerLog;
  minutes: number;
  pages: number;
}

/** Most faults of one kind that are listed. */
const SHOWN = 20;

/** Compares the stored data with what was done. */
export async function inspect(run: Run): Promise<Findings> {
  const { extension, synced, api, consoles, memory, counts, answers, minutes, pages } = run;
  const page = await extension.open(extension.extensionUrl('options.html'));
  await waitForSync(page, synced, ['done']);
  // Until each is requested once more.
  const given = api.stats.flashcards;
  const wrong = await countWrongCards(page, api, synced);
  const store = await readStudy(page);
  const check = await sendMessage<StudyCheck>(page, { type: 'check.study' });
  await consoles.listen();
  const growths = memory.series.map(judgeGrowth);
  const [confirmed, missing] = [answers.confirmed.length, counts.hovers - counts.cards];
  return {
    summary:
      `${minutes.toFixed(0)} minutes, ${pages} pages, ${counts.hovers} hovers, ${confirmed} answers, ` +
      `background stopped ${counts.stops} times, ${given} cards synced`,
    series: memory.series,
    growths,
    faults: [
      ...consoles
        .read()
        .slice(0, SHOWN)
        .map((text) => `Console: ${text}`),
      ...findLostAnswers(answers, store)
        .slice(0, SHOWN)
        .map((text) => `Answer: ${text}`),
      ...answers.unclear.map((word) => `Answer: no card came after "${word}"`),
      ...(isDeepStrictEqual(store.caches, replayed(store)) ? [] : ['Caches are not the replay of the log.']),
      ...(check.ok && check.value.staleRows + check.value.missing === 0
        ? []
        : [`The self-check of studying found ${JSON.stringify(check)}`]),
      ...(wrong === 0 ? [] : [`${wrong} cards of the synced deck are not the server's.`]),
      ...(missing === 0 ? [] : [`${missing} of ${counts.hovers} hovers brought no card.`]),
      ...growths.flatMap((growth) => (growth?.hasGrown ? [`Memory grew: ${growth.name}`] : [])),
    ],
  };
}

const CARDS_AT_ONCE = 200;

/** Requests every card from the server and from the extension. */
async function countWrongCards(page: Page, { address, key }: ReferenceApi, pair: string): Promise<number> {
  const [from, to] = pair.split('-');
  const { cards } = readServedDeck(pair);
  let wrong = 0;
  for (let first = 1; first <= cards.length; first += CARDS_AT_ONCE) {
    const last = Math.min(cards.length, first + CARDS_AT_ONCE - 1);
    wrong += await page.evaluate(countWrongPart, {
      address,
      key,
      path: `/api/v1/fc/?f=${from}&t=${to}&n=`,
      first,
      last,
    });
  }
  return wrong;
}

/** Runs in a page of the extension, so it must not refer to anything outside. @param range - Ranks, both inclusive. */
async function countWrongPart(range: {
  address: string;
  key: string;
  path: string;
  first: number;
  last: number;
}): Promise<number> {
  const { runtime } = (
    globalThis as unknown as { chrome: { runtime: { sendMessage(m: object): Promise<{ value: { body: string } }> } } }
  ).chrome;
  const headers = { authorization: `Api-Key ${range.key}`, 'content-type': 'application/json' };
  const isWrong = await Promise.all(
    Array.from({ length: range.last - range.first + 1 }, async (_, index) => {
      const path = range.path + (range.first + index);
      const response = await fetch(range.address + path, { headers, cache: 'no-store', credentials: 'omit' });
      const { value } = await runtime.sendMessage({ type: 'lookup.get', path });
      return response.status !== 200 || (await response.text()) !== value.body;
    }),
  );
  return isWrong.filter(Boolean).length;
}
