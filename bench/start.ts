import type { Page } from 'puppeteer-core';
import { timesFloor } from './budget.ts';
import { timeMessages } from './measure.ts';
import { type Side, type Sides, stopBackgrounds } from './sides.ts';
import type { Table } from './table.ts';

const ROUNDS = { full: 20, quick: 3 };
const KEPT_POLL_MS = 200;

export const FIRST_ANSWER_BUDGET = timesFloor(2.5);

interface Asking {
  side: Side;
  /** Of the extension. */
  page: Page;
}

/**
 * Times a message from an extension's page to a stopped background until the answer, which holds one row of a database;
 * alternately.
 *
 * @param path - Path of the card that ours is asked for.
 */
export async function timeFirstAnswers(
  ours: Asking,
  floor: Asking,
  path: string,
  isQuick: boolean,
): Promise<{ ours: number[]; floor: number[] }> {
  const times = { ours: [] as number[], floor: [] as number[] };
  const message = { type: 'lookup.get', path };
  await ours.page.waitForFunction(areDirectoriesKept, { polling: KEPT_POLL_MS });
  for (let round = 0; round <= (isQuick ? ROUNDS.quick : ROUNDS.full); round++) {
    await stopBackgrounds([ours.side, floor.side]);
    const [oursMs = Number.NaN] = await timeMessages(ours.page, [message]);
    const [floorMs = Number.NaN] = await timeMessages(floor.page, [message]);
    if (round === 0) continue;
    times.ours.push(oursMs);
    times.floor.push(floorMs);
  }
  return times;
}

/** With a starter deck. */
export async function benchStart(sides: Sides, isQuick: boolean, table: Table): Promise<void> {
  const [ours, bare] = await Promise.all([sides.get('ours'), sides.get('floor')]);
  const page = await ours.extension.open(ours.extension.extensionUrl('options.html'));
  const floorPage = await bare.extension.open(bare.extension.extensionUrl('page.html'));
  const path = '/api/v1/fc/?f=spa&t=eng&n=7';
  const times = await timeFirstAnswers({ side: ours, page }, { side: bare, page: floorPage }, path, isQuick);
  await page.close();
  await floorPage.close();
  table.add('background stopped, to its first answer', { ...times, budget: FIRST_ANSWER_BUDGET });
}

/**
 * Runs in the page: whether all decks have their directory, which the background stores when they have not changed for
 * a while.
 */
function areDirectoriesKept(): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('content');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const transaction = opening.result.transaction(['sources', 'directories']);
      const sources = transaction.objectStore('sources').getAll();
      const directories = transaction.objectStore('directories').getAll();
      transaction.onerror = () => reject(transaction.error);
      transaction.oncomplete = () => {
        opening.result.close();
        resolve(
          sources.result.every(({ deck, revision }) =>
            directories.result.some((kept) => kept.deck === deck && kept.revision === revision),
          ),
        );
      };
    };
  });
}
