import type { HeldRequest, HeldWords } from '../model/held-words.ts';
import { type PairId, toLanguagePair } from '../model/pair.ts';
import type { Store } from '../store/store.ts';
import { listInQueue } from '../store/study/caches/study-queue.ts';
import { findLiveOps } from '../store/study/log/ops.ts';
import { findDeckCard } from './new-words.ts';

/** Lapses from which a word counts as a leech. */
export const LEECH_LAPSES = 8;

/** Lists paused words, known words and leeches. */
export async function listHeld(store: Store, { pair, kind, offset, limit }: HeldRequest): Promise<HeldWords> {
  const [rows, marks] = await Promise.all([
    kind === 'leech' ? listLeeches(store, pair) : listByAlphabet(store, pair, kind),
    kind === 'known' ? findLiveOps(store, pair, 'know-all') : [],
  ]);
  const words = rows.slice(offset, offset + limit).map(async ({ word, lapses }) => {
    const [rank, , meanings] = (await findDeckCard(store, pair, word)) ?? [];
    return { word, lapses, rank, meaning: meanings?.[0] };
  });
  return {
    total: rows.length,
    words: await Promise.all(words),
    batches: marks.map(({ id, wallAt, words: marked }) => ({ id, at: wallAt, words: marked.length })),
  };
}

async function listLeeches(store: Store, pair: PairId) {
  const rows = await listInQueue(store, pair, 'review');
  return rows.filter(({ lapses }) => lapses >= LEECH_LAPSES).sort((a, b) => b.lapses - a.lapses);
}

/** Dictionary order of the language: `Äpfel` next to `Apfel`, nouns among other words. */
async function listByAlphabet(store: Store, pair: PairId, queue: 'suspended' | 'known') {
  const { compare } = new Intl.Collator(toLanguagePair(pair).from);
  return (await listInQueue(store, pair, queue)).sort((a, b) => compare(a.word, b.word));
}
