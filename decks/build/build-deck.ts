import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DeckFile } from '../../src/library/formats/deck-file.ts';
import { CACHE, ROOT } from '../read/folders.ts';
import { buildPair } from './build-pair.ts';
import type { OrderChange } from './meanings/order-by-translations.ts';
import type { PairPlan } from './pairs.ts';
import type { Sources } from './sources/sources.ts';

/** Maximum number of cards from frequency lists. Beyond it their order is mostly chance. */
const MOST_CARDS = 20_000;

/** Prints how many words got no card and why; the words themselves go to a file. */
function reportDropped(pair: string, dropped: readonly { word: string; reason: string }[]): void {
  const counts = new Map<string, number>();
  for (const { reason } of dropped) {
    const kind = reason.replace(/:.*/, '');
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  const path = join(CACHE, `dropped-${pair}.txt`);
  writeFileSync(path, dropped.map(({ word, reason }) => `${word}\t${reason}\n`).join(''));
  const summary = [...counts].map(([kind, count]) => `${count} ${kind}`).join(', ');
  console.log(`  no card: ${summary || 'none'} (${path.slice(ROOT.length + 1)})`);
}

/** Writes the words whose first meaning translated texts have changed into a file, with the counts of each meaning. */
function reportChanges(pair: string, changes: readonly OrderChange[]): void {
  if (changes.length === 0) return;
  const path = join(CACHE, `first-meanings-${pair}.txt`);
  const toCounts = ({ sentences, counts }: OrderChange['evidence'][number]) =>
    `${sentences}: ${counts.map(({ observed, expected }) => `${observed}/${expected.toFixed(0)}`).join(' ')}`;
  const lines = changes.map(
    ({ rank, word, from, to, evidence }) => `${rank}\t${word}\t${from}\t${to}\t${evidence.map(toCounts).join('; ')}\n`,
  );
  writeFileSync(path, lines.join(''));
  console.log(`  first meanings changed by translated texts: ${changes.length} (${path.slice(ROOT.length + 1)})`);
}

/** Builds the deck of a plan, and prints how many cards it has. */
export function buildDeckOf(plan: PairPlan, sources: Sources): DeckFile {
  const pair = `${plan.from}-${plan.to}`;
  const startedAt = performance.now();
  const { file, dropped, changes } = buildPair(plan, sources, plan.mostCards ?? MOST_CARDS);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`${pair}: ${file.cards.length} cards, ${seconds} s`);
  reportDropped(pair, dropped);
  reportChanges(pair, changes);
  return file;
}
