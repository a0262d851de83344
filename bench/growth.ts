import { writeFileSync } from 'node:fs';
import type { BrowserKind } from '../scripts/browser/extension-browser.ts';
import { type DeckCosts, measureDeck } from './deck.ts';
import { drawGrowth } from './growth-picture.ts';
import { summarise } from './measure.ts';
import { createSides } from './sides.ts';
import { formatNumber, toMarkdown, writeTable } from './table.ts';

const PICTURE = 'docs/results/growth.svg';
const SIZES = [1_000, 10_000, 100_000, 1_000_000];
const QUICK_SIZES = [1_000, 10_000, 100_000];

/** A cost by deck size. `flat` ones must not grow; the others may grow in proportion to the data. */
export const COSTS = [
  { name: 'written from a file, s', isFlat: false, read: ({ importMs }) => importMs / 1000 },
  { name: 'bare writing, s', isFlat: false, read: ({ floorMs }) => floorMs / 1000 },
  { name: 'most memory meanwhile, MB', isFlat: false, read: ({ peakBytes = Number.NaN }) => peakBytes / 1_000_000 },
  { name: 'on disk, MB', isFlat: false, read: ({ diskBytes }) => diskBytes / 1_000_000 },
  { name: '`lookup.get`, p50, ms', isFlat: true, read: ({ lookups }) => summarise(lookups.get).p50 },
  { name: '`lookup.define`, p50, ms', isFlat: true, read: ({ lookups }) => summarise(lookups.define).p50 },
  { name: 'floor of both, p50, ms', isFlat: true, read: ({ lookups }) => summarise(lookups.floor).p50 },
  {
    name: 'first answer of a stopped background, p50, ms',
    isFlat: true,
    read: ({ firstAnswers }) => summarise(firstAnswers.ours).p50,
  },
  { name: 'floor of that, p50, ms', isFlat: true, read: ({ firstAnswers }) => summarise(firstAnswers.floor).p50 },
] satisfies { name: string; isFlat: boolean; read: (costs: DeckCosts) => number }[];

/** Measures decks of a thousand to a million cards, prints tables, and writes them and their chart into `docs/results`. */
export async function benchGrowth(kinds: readonly BrowserKind[], isQuick: boolean): Promise<void> {
  const measured = new Map<BrowserKind, DeckCosts[]>();
  for (const kind of kinds) {
    const all: DeckCosts[] = [];
    const sides = createSides(kind);
    try {
      for (const cards of isQuick ? QUICK_SIZES : SIZES) all.push(await measureDeck(sides, cards, isQuick));
    } finally {
      await sides.keep([]);
    }
    measured.set(kind, all);
    const table = makeTable(all);
    console.log(`Growth, ${kind}:\n${table}`);
    if (!isQuick) writeTable('growth', kind, table);
  }
  if (!isQuick) writeFileSync(PICTURE, drawGrowth(measured));
}

/** Formats a column for each size, and the largest growth from one size to the next. */
function makeTable(all: readonly DeckCosts[]): string {
  const rows = COSTS.map(({ name, isFlat, read }) => {
    const values = all.map(read);
    const steps = values.slice(1).map((value, index) => value / (values[index] ?? Number.NaN));
    const most = Math.max(...steps);
    return [name, ...values.map(formatNumber), `${formatNumber(most)} ×`, isFlat ? 'flat' : 'at most 10 ×'];
  });
  const sizes = all.map(({ cards }) => `${cards.toLocaleString('en')} cards`);
  return toMarkdown(['', ...sizes, 'ten times the cards', 'wanted'], rows);
}
