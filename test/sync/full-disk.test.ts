import { expect, test } from 'vitest';
import { findFlashcard } from '../../src/store/content/read/flashcards.ts';
import { findSync } from '../../src/store/content/write/syncs.ts';
import { appendOp } from '../../src/store/study/log/ops.ts';
import { fold } from '../../src/study/replay.ts';
import { makeHttpSync, readCopy, readSpanishCards, serve, waitForRow } from '../support/http-sync.ts';
import { breakWrites, DISK_FULL } from '../support/watch-writes.ts';

const SPANISH_TO_ENGLISH = { from: 'spa', to: 'eng' };
const DECK_TABLES = ['blocks', 'words', 'sources'] as const;
const time = { wallAt: 1_790_000_000_000, zoneMinutes: 120, day: 20_700 };

/** A sync whose disk is full from a given card on. */
async function makeFillingDisk(tables: Parameters<typeof breakWrites>[1]) {
  const cards = await readSpanishCards(200);
  let mend: (() => void) | undefined;
  const respond = serve(cards);
  const world = await makeHttpSync((request) => {
    if (request.rank === 80) mend ??= breakWrites(world.store, tables, DISK_FULL);
    return respond(request);
  });
  await world.sync.start(SPANISH_TO_ENGLISH);
  return { ...world, cards, mend: () => mend?.() };
}

test('a disk that fills up midway stops the sync and keeps stored cards; answers are stored; with space it resumes', async () => {
  const { store, sync, cards, mend } = await makeFillingDisk(DECK_TABLES);
  const row = await waitForRow(store, ({ state }) => state === 'failed');
  expect(row.error).toBe('storage-full');
  expect(row.cards).toBeGreaterThan(0);
  expect(row.cards).toBeLessThan(cards.length);
  expect((await findFlashcard(store, 'spa-eng', row.cards))?.card).toEqual(cards[row.cards - 1]);
  const answer = { id: 'answer', kind: 'know', pair: 'spa-eng', word: 'casa' } as const;
  expect(await appendOp(store, answer, { time, fold, newDeviceId: () => 'laptop' })).toMatchObject({ seq: 1 });

  mend();
  await sync.resume('spa-eng');
  await waitForRow(store, ({ state }) => state === 'done');
  expect((await readCopy(store)).cards).toEqual(cards);
});

test('a disk without space even for the status is reported, and the sync resumes when there is', async () => {
  const { store, sync, cards, mend } = await makeFillingDisk([...DECK_TABLES, 'syncs']);
  await expect
    .poll(() => sync.status(), { timeout: 10_000 })
    .toMatchObject([{ state: 'failed', error: 'storage-full' }]);
  expect((await findSync(store, 'spa-eng'))?.state, 'what stands in the store').toBe('running');
  // As the alarm does.
  sync.wake();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(await sync.status()).toMatchObject([{ state: 'failed', error: 'storage-full' }]);

  mend();
  sync.wake();
  await waitForRow(store, ({ state }) => state === 'done');
  expect(await sync.status()).toMatchObject([{ state: 'done', error: undefined }]);
  expect((await readCopy(store)).cards).toEqual(cards);
});
