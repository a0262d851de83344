import type { Page } from 'puppeteer-core';
import { atMost, timesFloor } from './budget.ts';
import { timeMessages } from './measure.ts';
import { type Side, type Sides, stopBackgrounds } from './sides.ts';
import type { Table } from './table.ts';

const ROUNDS = { full: 20, quick: 3 };
const KEPT_POLL_MS = 200;

export const FIRST_ANSWER_BUDGET = timesFloor(2.5);
/** A person does not notice this much. */
const RULES_BUDGET = atMost(60);
/** A verb that no deck has: every rule of its language is tried. */
const UNKNOWN_FORM = 'desempolvábamos';

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
  table.add('background stopped, to its first answer', { ...times, budget: FIRST_ANSWER_BUDGET });
  const rules = await timeRules({ side: ours, page }, path, isQuick);
  table.add("one language's rules of inflection, loaded and compiled, with a look-up", {
    ours: rules,
    budget: RULES_BUDGET,
  });
  await page.close();
  await floorPage.close();
}

/** Times the first look-up that needs rules of inflection, in a background that is already awake and has loaded none. */
async function timeRules({ side, page }: Asking, path: string, isQuick: boolean): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < (isQuick ? ROUNDS.quick : ROUNDS.full); round++) {
    await stopBackgrounds([side]);
    await timeMessages(page, [{ type: 'lookup.get', path }]);
    const message = { type: 'lookup.define', text: UNKNOWN_FORM, offset: 0, language: 'spa' };
    times.push(...(await timeMessages(page, [message])));
  }
  return times;
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
