import type { HeldRequest, HeldWords } from '../model/held-words.ts';
import { type PairId, toLanguagePair } from '../model/pair.ts';
import type { Store } from '../store/store.ts';
import { findLiveOps } from '../store/study/ops.ts';
import { listInQueue } from '../store/study/study-queue.ts';
import { findDeckCard } from './new-words.ts';

/** Forgotten so often after it was learnt, a word is pointed out. */
export const LEECH_LAPSES = 8;

/** Lists words that are not asked as others are: paused, known, or forgotten again and again. */
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

/** As a dictionary of the language has them: `Äpfel` beside `Apfel`, and nouns among the other words. */
async function listByAlphabet(store: Store, pair: PairId, queue: 'suspended' | 'known') {
  const { compare } = new Intl.Collator(toLanguagePair(pair).from);
  return (await listInQueue(store, pair, queue)).sort((a, b) => compare(a.word, b.word));
}
