import { delay, sendMessage } from '../scripts/browser/driver.ts';
import type { BrowserKind } from '../scripts/browser/launch.ts';
import { stopBackground } from '../scripts/browser/stop-background.ts';
import { launchToMeasure } from './browser.ts';
import { timeMessages } from './measure.ts';
import type { Table } from './table.ts';

const FLOOR = 'bench/floor';
const ROUNDS = { full: 20, quick: 3 };
/** Until a stopped background is gone. */
const STOP_MS = 400;
const LOOKUP = { type: 'lookup.get', path: '/api/v1/fc/?f=spa&t=eng&n=7' };

/** From a message of an extension's page to a stopped background until the answer, which holds one row of a database. */
export async function benchStart(kind: BrowserKind, isQuick: boolean, table: Table): Promise<void> {
  const ours = await launchToMeasure(kind, { isBackgroundFree: true });
  const bare = await launchToMeasure(kind, { extensionDir: FLOOR, isBackgroundFree: true });
  try {
    const page = await ours.open(ours.extensionUrl('options.html'));
    await sendMessage(page, { type: 'deck.install', pair: 'spa-eng' });
    const floorPage = await bare.open(bare.extensionUrl('page.html'));
    const times = { ours: [] as number[], floor: [] as number[] };
    for (let round = 0; round <= (isQuick ? ROUNDS.quick : ROUNDS.full); round++) {
      await stopBackground(ours);
      await stopBackground(bare, FLOOR);
      await delay(STOP_MS);
      const [oursMs = Number.NaN] = await timeMessages(page, [LOOKUP]);
      const [floorMs = Number.NaN] = await timeMessages(floorPage, [LOOKUP]);
      if (round === 0) continue;
      times.ours.push(oursMs);
      times.floor.push(floorMs);
    }
    table.addTimes('background stopped, to its first answer', times.ours, times.floor);
  } finally {
    await ours.close();
    await bare.close();
  }
}
