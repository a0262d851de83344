import { expect, onTestFinished } from 'vitest';
import type { DeckFile } from '../../src/library/formats/deck-file.ts';
import { startReferenceApi } from '../../src/server/api/server.ts';
import { makeSyncFrom, readCopy, readSpanishCards, waitForRow } from './http-sync.ts';
import { readStarterFile } from './starter-decks.ts';

const FAULT_RATE = 0.1;
/** Shorter than a stalled response, longer than a slow one. */
const TIMEOUT_MS = 250;
const AT_ONCE = 5;

/**
 * Copies a deck once per seed from the reference API, one in ten of whose responses fails in a random way, and expects
 * exactly that deck each time.
 */
export async function expectSameDeckForAll(seeds: readonly number[], count = 300): Promise<void> {
  const source = await readSpanishCards(count);
  const file = readStarterFile('spa-eng');
  const deck = { ...file, cards: file.cards.slice(0, count) };
  let faults = 0;
  for (let index = 0; index < seeds.length; index += AT_ONCE) {
    const some = seeds.slice(index, index + AT_ONCE);
    for (const run of await Promise.all(some.map((seed) => copyWithFaults(deck, seed)))) {
      expect(run.row, `seed ${run.seed}`).toMatchObject({ state: 'done', cards: count, skipped: 0 });
      expect(run.cards, `seed ${run.seed}`).toEqual(source);
      faults += run.faults;
    }
  }
  expect(faults).toBeGreaterThan(seeds.length * count * FAULT_RATE * 0.8);
}

async function copyWithFaults(deck: DeckFile, seed: number) {
  const api = await startReferenceApi({
    decks: [deck],
    keys: ['k'],
    faults: { rate: FAULT_RATE, seed, slowMs: 20, stallMs: 2 * TIMEOUT_MS },
  });
  onTestFinished(() => api.close());
  const { store, sync } = await makeSyncFrom(api.address, TIMEOUT_MS);
  await sync.start({ from: 'spa', to: 'eng' });
  const row = await waitForRow(store, ({ state }) => state === 'done' || state === 'failed');
  await api.close();
  return { seed, row, faults: api.stats.faults, ...(await readCopy(store)) };
}
