import type { PairId } from '../contract/language-pair.ts';
import type { HeldRequest, HeldWords } from '../messaging/study-views.ts';
import { findLiveOps } from '../store/ops.ts';
import { withStorageErrors } from '../store/storage-errors.ts';
import type { Store } from '../store/store.ts';
import { countInQueue, listInQueue, listReviews } from '../store/study-queue.ts';
import { findDeckCard } from './new-words.ts';

/** Forgotten so often after it was learnt, a word is pointed out. */
export const LEECH_LAPSES = 8;

/** Lists words that are not asked as others are: paused, known, or forgotten again and again. */
export async function listHeld(store: Store, { pair, kind, offset, limit }: HeldRequest): Promise<HeldWords> {
  const leeches = kind === 'leech' ? await listLeeches(store, pair) : [];
  const [total, rows, marks] = await Promise.all([
    kind === 'leech' ? leeches.length : countInQueue(store, pair, kind),
    kind === 'leech' ? leeches.slice(offset, offset + limit) : listInQueue(store, pair, kind, offset, limit),
    kind === 'known' ? findLiveOps(store, pair, 'know-all') : [],
  ]);
  const words = rows.map(async ({ word, lapses }) => {
    const [rank, , meanings] = (await findDeckCard(store, pair, word)) ?? [];
    return { word, lapses, rank, meaning: meanings?.[0] };
  });
  return {
    total,
    words: await Promise.all(words),
    batches: marks.map(({ id, wallAt, words: marked }) => ({ id, at: wallAt, words: marked.length })),
  };
}

async function listLeeches(store: Store, pair: PairId) {
  const rows = await withStorageErrors(() => listReviews(store, [pair], Number.POSITIVE_INFINITY));
  return rows.filter(({ lapses }) => lapses >= LEECH_LAPSES).sort((a, b) => b.lapses - a.lapses);
}
