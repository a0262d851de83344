import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { BROWSER_KINDS, type BrowserKind } from '../browser/extension-browser.ts';
import { playFirstSessions } from './play-first.ts';
import { playMonth } from './play-month.ts';
import { createRandom } from './random.ts';

/**
 * `npm run player -- [--browser chromium|firefox] [--days 30] [--seed 7] [--pictures docs/images]`: a simulated learner studies through the
 * popup of the built extension. Fails if a number on a screen differs from the log. With `--first`, seven people have their
 * first session. The table has the tenth word that each of them learns, how many known ones they dismissed before, and whether they should learn it.
 */
const { values } = parseArgs({
  options: {
    browser: { type: 'string' },
    days: { type: 'string', default: '30' },
    seed: { type: 'string', default: '7' },
    first: { type: 'boolean', default: false },
    pictures: { type: 'string', default: '.output/player' },
  },
});
const kinds = BROWSER_KINDS.filter((kind) => values.browser === undefined || kind === values.browser);

async function play(kind: BrowserKind): Promise<number> {
  if (values.first) return playFirst(kind);
  const folder = join(values.pictures, kind);
  if (!existsSync(folder)) mkdirSync(folder, { recursive: true });
  const startedAt = performance.now();
  const random = createRandom(Number(values.seed));
  const { days, faults } = await playMonth({
    kind,
    days: Number(values.days),
    random,
    folder,
    onDay: (line) => console.log(`${kind} ${line}`),
  });
  for (const fault of faults) console.error(`${kind} ${fault}`);
  console.log(
    `${kind}: ${days} days of study in ${Math.round((performance.now() - startedAt) / 1_000)} s, ${faults.length} differences`,
  );
  return faults.length;
}

async function playFirst(kind: BrowserKind): Promise<number> {
  const sessions = await playFirstSessions(kind, createRandom(Number(values.seed)));
  for (const { pair, knownRank, level, tenth, dismissed, objections, faults } of sessions) {
    const { word, rank, meaning } = tenth;
    const verdict = objections.length === 0 ? 'yes' : `no: ${objections.join(', ')}`;
    const cells = [kind, pair, knownRank, level, `${word}: ${meaning}`, rank, dismissed, verdict];
    console.log(`| ${cells.join(' | ')} |`);
    for (const fault of faults) console.error(`${kind} ${pair}: ${fault}`);
  }
  return sessions.flatMap(({ faults }) => faults).length;
}

let faults = 0;
for (const kind of kinds) faults += await play(kind);
process.exit(faults > 0 ? 1 : 0);
