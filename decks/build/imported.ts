import { join } from 'node:path';
import type { DeckFile } from '../../src/library/formats/deck-file.ts';
import { CACHE } from '../read/folders.ts';
import { dropFaulty } from './package/finish.ts';
import { findFailures } from './package/gates.ts';
import { writeDeck } from './package/write-package.ts';
import type { PairPlan } from './pairs.ts';
import { checkForms } from './witnesses/check-forms.ts';

/** Decks for which the package has no room. */

/** Folder of decks that failed a gate. */
export const FAILED = join(CACHE, 'failed');
/** Maximum number of faults that are printed. */
const MOST_FAILURES = 20;

/**
 * Builds decks outside the package. Each contains its own forms and details, for the import. A deck that fails a gate is written into the
 * cache, where a person can check it.
 *
 * @param build - Builds one deck.
 * @returns The pairs that failed.
 */
export async function buildImported(
  plans: readonly PairPlan[],
  folder: string,
  build: (plan: PairPlan) => DeckFile,
): Promise<string[]> {
  const failed: string[] = [];
  for (const [index, plan] of plans.entries()) {
    const pair = `${plan.from}-${plan.to}`;
    console.log(`${pair}: ${index + 1} of ${plans.length} …`);
    for (const file of await checkForms(plan.from, [plan], [build(plan)], CACHE)) {
      const deck = { ...file, cards: dropFaulty(file.cards, plan.to) };
      const failures = findFailures(deck, plan);
      for (const failure of failures.slice(0, MOST_FAILURES)) console.error(`  ${pair} ${failure}`);
      if (failures.length > 0) failed.push(pair);
      writeDeck(failures.length > 0 ? FAILED : folder, deck);
    }
  }
  return failed;
}
