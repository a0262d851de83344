import { parseArgs } from 'node:util';
import { BROWSER_KINDS, type BrowserKind } from '../scripts/browser/extension-browser.ts';
import { measureBundles } from '../scripts/bundle-sizes.mjs';
import { findBrowser } from '../scripts/setup/browsers.mjs';
import { benchBackup } from './backup.ts';
import { atMost } from './budget.ts';
import { benchDeck } from './deck.ts';
import { benchDictionary } from './dictionary.ts';
import { benchFitting } from './fitting.ts';
import { benchGallery } from './gallery.ts';
import { benchGrowth } from './growth.ts';
import { benchHover } from './hover.ts';
import { benchIdle } from './idle.ts';
import { benchMainThread } from './main-thread.ts';
import { benchMarks } from './marks.ts';
import { benchMemory } from './memory.ts';
import { benchPageCost } from './page-cost.ts';
import { benchServing } from './serving.ts';
import { createSides, type SideName, type Sides } from './sides.ts';
import { benchSources } from './sources.ts';
import { benchStart } from './start.ts';
import { benchStarterDeck } from './starter-deck.ts';
import { benchStudy } from './study.ts';
import { benchSync } from './sync.ts';
import { createTable, type Table, writeRows, writeTable } from './table.ts';

/**
 * `npm run bench`: ratios measured within one run, because machines differ and are often busy. Needs a build. `--
 * --quick` skips the slow parts; `-- sync decks firefox` runs only these; `-- growth` measures decks of all sizes and
 * draws them. `--write` puts the tables into docs/results/bench.md; after a run of some parts, only their rows. `--peer DIR` hovers with another
 * extension, built, instead of the floor; `--peer-profile DIR` has a profile in which it has its words.
 */
const { values: named, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    quick: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    peer: { type: 'string' },
    'peer-profile': { type: 'string' },
  },
});
const peer = named.peer === undefined ? undefined : { dir: named.peer, profile: named['peer-profile'] };
// Only hovering is comparable: every such extension has a card.
const words = peer ? ['hover', ...positionals] : positionals;
const { quick: isQuick } = named;
const isNamed = (all: readonly string[]) => all.some((word) => words.includes(word));
const isWanted = (name: string, all: readonly string[]) => !isNamed(all) || words.includes(name);

const QUICK_NOTE = 'A quick run, of few rounds.';

interface Part {
  /** Browsers shared between parts. */
  shares: SideName[];
  runs: ((sides: Sides, table: Table) => Promise<unknown>)[];
}

const PARTS: Record<string, Part> = {
  hover: { shares: ['ours', 'floor'], runs: [(sides, table) => benchHover(sides, isQuick, table)] },
  gallery: { shares: ['ours', 'floor'], runs: [(sides, table) => benchGallery(sides, isQuick, table)] },
  start: {
    shares: ['ours', 'floor'],
    runs: [
      (sides, table) => benchStart(sides, isQuick, table),
      ({ kind }, table) => benchStarterDeck(kind, isQuick, table),
    ],
  },
  page: {
    shares: ['ours', 'floor', 'nothing'],
    runs: [
      (sides, table) => benchPageCost(sides, isQuick, table),
      async ({ kind }, table) => kind === 'chromium' && benchMainThread(isQuick, table),
    ],
  },
  marks: { shares: ['ours', 'nothing'], runs: [(sides, table) => benchMarks(sides, isQuick, table)] },
  decks: {
    shares: ['floor'],
    runs: (isQuick ? [100_000] : [1_000, 100_000, 1_000_000]).map(
      (cards) => (sides, table) => benchDeck(sides, { cards, isQuick }, table),
    ),
  },
  sources: {
    shares: ['floor'],
    runs: (isQuick ? [100_000] : [100_000, 1_000_000]).map(
      (cards) => (sides, table) => benchSources(sides, { cards, isQuick }, table),
    ),
  },
  dictionary: { shares: [], runs: [({ kind }, table) => benchDictionary(kind, isQuick, table)] },
  memory: { shares: [], runs: isQuick ? [] : [({ kind }, table) => benchMemory(kind, table)] },
  sync: {
    shares: [],
    runs: (isQuick ? [20] : [0, 20, 100]).map(
      (latencyMs) =>
        ({ kind }, table) =>
          benchSync(kind, { latencyMs, isQuick }, table),
    ),
  },
  serving: { shares: [], runs: [({ kind }, table) => benchServing(kind, isQuick, table)] },
  idle: { shares: [], runs: isQuick ? [] : [({ kind }, table) => benchIdle(kind, isQuick, table)] },
  fitting: { shares: [], runs: [({ kind }, table) => benchFitting(kind, table)] },
  study: { shares: [], runs: isQuick ? [] : [({ kind }, table) => benchStudy(kind, table)] },
  backup: { shares: [], runs: isQuick ? [] : [({ kind }, table) => benchBackup(kind, table)] },
  sizes: { shares: [], runs: [async ({ kind }, table) => addSizes(kind, table)] },
};

function addSizes(kind: BrowserKind, table: Table): void {
  for (const { name, bytes, budget } of measureBundles(`.output/${kind === 'chromium' ? 'chrome' : 'firefox'}-mv3`)) {
    table.add(`${name}, gzip, kB`, { ours: [bytes / 1_000], budget: atMost(budget / 1_000) });
  }
}

const KNOWN = [...Object.keys(PARTS), 'growth', ...BROWSER_KINDS];
const unknown = words.find((word) => !KNOWN.includes(word));
if (unknown !== undefined) {
  console.error(`Expected some of ${KNOWN.join(', ')}, got ${unknown}.`);
  process.exit(2);
}

const kinds = BROWSER_KINDS.filter((kind) => isWanted(kind, BROWSER_KINDS) && findBrowser(kind));
const parts = Object.entries(PARTS).filter(([name]) => isWanted(name, [...Object.keys(PARTS), 'growth']));
if (words.includes('growth')) await benchGrowth(kinds, isQuick);
for (const kind of parts.length > 0 ? kinds : []) {
  console.log(`${kind}, ms, p50 / p95, the least and the most of the run's quarters behind the ratio:`);
  const table = createTable(peer ? 'peer' : 'floor');
  const sides = createSides(kind, peer);
  try {
    for (const [index, [, { runs }]] of parts.entries()) {
      for (const run of runs) await run(sides, table);
      await sides.keep(parts.slice(index + 1).flatMap(([, { shares }]) => shares));
    }
  } finally {
    await sides.keep([]);
  }
  console.log(`\n${table.text}\n`);
  console.log(table.over.length === 0 ? 'All budgets are kept.\n' : `Over budget: ${table.over.join('; ')}.\n`);
  if (!named.write || peer) continue;
  if (parts.length < Object.keys(PARTS).length) writeRows('bench', kind, table.text);
  else writeTable('bench', kind, isQuick ? `${table.text}\n\n${QUICK_NOTE}` : table.text);
}
