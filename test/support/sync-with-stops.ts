import { expect } from 'vitest';
import { findSync, queueSync, updateSync } from '../../src/store/content/write/syncs.ts';
import { runSync } from '../../src/sync/run.ts';
import { ENGLISH, makeCards, makeStore, SPANISH } from './store.ts';
import { answerFrom, makeUpstream } from './upstream.ts';

const ADDRESS = 'http://127.0.0.1:8377';

/** Numbers from 0 to 1, the same ones for the same seed. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/**
 * Syncs a deck in a background that is stopped again and again.
 *
 * @param count - Cards of the deck.
 * @param rounds - Of how many answers, one after the other, the next background lives to see.
 * @returns Number of requests per card of the deck.
 */
async function syncWithStops(count: number, rounds: () => number): Promise<number> {
  const store = makeStore();
  const held: (() => void)[] = [];
  const answer = answerFrom(makeCards(count));
  const { client, asked } = makeUpstream(async (rank, tries) => {
    await new Promise<void>((resolve) => held.push(resolve));
    return answer(rank, tries);
  });
  /** Waits until the sync waits for nothing but answers. */
  const settle = async () => {
    let seen = '';
    for (let quiet = 0; quiet < 4; quiet++) {
      await new Promise((resolve) => setTimeout(resolve, 1));
      const state = `${asked.length} ${held.length} ${(await findSync(store, 'spa-eng'))?.cards}`;
      if (state !== seen) quiet = 0;
      seen = state;
    }
  };
  await queueSync(store, { pair: 'spa-eng', from: SPANISH, to: ENGLISH, address: ADDRESS, startedAt: 0 });
  const environment = {
    now: () => 0,
    random: () => 0.5,
    freeBytes: async () => undefined,
    sleep: async () => undefined,
  };
  for (let stops = 0; ; stops++) {
    const row = await updateSync(store, 'spa-eng', ['queued', 'running'], { state: 'running' });
    if (!row) throw new Error('Expected an unfinished sync, got none.');
    const stop = new AbortController();
    const options = {
      store,
      client,
      address: ADDRESS,
      environment,
      forms: async () => new Map<string, string[]>(),
      onProgress: () => undefined,
      signal: stop.signal,
      wasStopped: stops > 0,
    };
    let isOver = false;
    const run = runSync(row, options).finally(() => {
      isOver = true;
    });
    for (let left = rounds(); left > 0 && !isOver; left--) {
      await settle();
      for (const release of held.splice(0)) release();
    }
    await settle();
    if (isOver) {
      expect(await run).toEqual({ kind: 'finished' });
      expect((await findSync(store, 'spa-eng'))?.cards).toBe(count);
      return asked.length / count;
    }
    stop.abort();
    for (const release of held.splice(0)) release();
    // The stop may come too late.
    if ((await run).kind === 'finished') return asked.length / count;
  }
}

/**
 * Expects that a background that is stopped after 3 to `most` rounds of answers, again and again, hardly asks for a card twice.
 *
 * @param count - Cards of the deck. Each stop costs a batch, so that a small deck is asked for more often.
 */
export async function expectFewRepeats(count: number, most: number, seed: number): Promise<void> {
  const random = createRandom(seed);
  const requests = await syncWithStops(count, () => 3 + Math.floor(random() * (most - 2)));
  // The comparison at the end asks for 22 cards again.
  expect(requests).toBeLessThanOrEqual(1.3 + 25 / count);
}
