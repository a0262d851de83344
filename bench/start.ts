import { timesFloor } from './budget.ts';
import { timeMessages } from './measure.ts';
import { type Sides, stopBackgrounds } from './sides.ts';
import type { Table } from './table.ts';

const ROUNDS = { full: 20, quick: 3 };
const LOOKUP = { type: 'lookup.get', path: '/api/v1/fc/?f=spa&t=eng&n=7' };

/** From a message of an extension's page to a stopped background until the answer, which holds one row of a database. */
export async function benchStart(sides: Sides, isQuick: boolean, table: Table): Promise<void> {
  const [ours, bare] = await Promise.all([sides.get('ours'), sides.get('floor')]);
  const page = await ours.extension.open(ours.extension.extensionUrl('options.html'));
  const floorPage = await bare.extension.open(bare.extension.extensionUrl('page.html'));
  const times = { ours: [] as number[], floor: [] as number[] };
  for (let round = 0; round <= (isQuick ? ROUNDS.quick : ROUNDS.full); round++) {
    await stopBackgrounds([ours, bare]);
    const [oursMs = Number.NaN] = await timeMessages(page, [LOOKUP]);
    const [floorMs = Number.NaN] = await timeMessages(floorPage, [LOOKUP]);
    if (round === 0) continue;
    times.ours.push(oursMs);
    times.floor.push(floorMs);
  }
  await page.close();
  await floorPage.close();
  table.add('background stopped, to its first answer', { ...times, budget: timesFloor(2) });
}
