import { expect, test, vi } from 'vitest';
import type { SyncRow } from '../../src/store/content/content-database.ts';
import { findSource } from '../../src/store/content/sources.ts';
import { findSync, queueSync, updateSync } from '../../src/store/content/write/syncs.ts';
import type { Store } from '../../src/store/store.ts';
import { createDeckWriter } from '../../src/sync/deck-writer.ts';
import type { FormsOf } from '../../src/sync/growing-index.ts';
import { ENGLISH, makeCards, makeStore, SPANISH } from '../support/store.ts';

const ADDRESS = 'http://127.0.0.1:8377';
const CARDS = makeCards(9);
const at = (next: number) => ({ next, unreadable: 0, guesses: 0 });

async function makeWriter(store: Store, forms: FormsOf = async () => new Map()) {
  await queueSync(store, { pair: 'spa-eng', from: SPANISH, to: ENGLISH, address: ADDRESS, startedAt: 0 });
  const start = await updateSync(store, 'spa-eng', ['queued'], { state: 'running' });
  if (!start) throw new Error('Expected a sync that runs, got none.');
  const steps: SyncRow[] = [];
  const environment = {
    now: () => 0,
    random: () => 0,
    freeBytes: async () => undefined,
    sleep: async () => undefined,
  };
  const options = { store, address: ADDRESS, environment, forms, onProgress: (row: SyncRow) => void steps.push(row) };
  return { writer: createDeckWriter(start, options, () => undefined), steps };
}

/** Longer than a transaction usually takes, to see that none begins. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 50));

test('stores cards in batches that are worth a transaction, and the rest on request', async () => {
  const store = makeStore();
  const { writer, steps } = await makeWriter(store);
  for (const [index, card] of CARDS.entries()) {
    writer.add([card], 0, at(index + 2), 4);
    if ((index + 1) % 4 === 0) await vi.waitFor(() => expect(steps).toHaveLength((index + 1) / 4));
  }
  expect(steps.map(({ cards }) => cards)).toEqual([4, 8]);
  expect(writer.unstored()).toBe(1);
  expect((await writer.flush())?.cards).toBe(9);
  expect(await findSync(store, 'spa-eng')).toMatchObject({ cards: 9, next: 10 });
});

test('skipped responses count like cards, so that a distant cursor is stored, too', async () => {
  const store = makeStore();
  const { writer, steps } = await makeWriter(store);
  writer.add([], 3, at(4), 4);
  await settle();
  expect(steps).toEqual([]);
  writer.add(CARDS.slice(4, 5), 0, at(6), 4);
  await vi.waitFor(() => expect(steps).toMatchObject([{ cards: 1, skipped: 3, next: 6 }]));
});

test('a smaller batch than the waiting cards is stored at once', async () => {
  const { writer, steps } = await makeWriter(makeStore());
  writer.add(CARDS.slice(0, 3), 0, at(4), 4);
  await settle();
  writer.add([], 0, at(5), 1);
  await vi.waitFor(() => expect(steps).toMatchObject([{ cards: 3, next: 5 }]));
});

test('is closed once the index that it began is built, so that the next run does not build another beside it', async () => {
  const store = makeStore();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let asked = 0;
  // The first cards become findable, then the index is rebuilt.
  const { writer, steps } = await makeWriter(store, async () => {
    asked += 1;
    if (asked === 2) await held;
    return new Map();
  });
  const cards = makeCards(40);
  writer.add(cards, 0, at(41), 40);
  await vi.waitFor(() => expect(asked).toBe(2));
  expect(steps).toMatchObject([{ cards: 40 }]);
  let isClosed = false;
  const closing = writer.close().then(() => {
    isClosed = true;
  });
  await settle();
  expect(isClosed).toBe(false);
  release();
  await closing;
  expect((await findSource(store, 'spa-eng'))?.indexedCards).toBe(40);
});
