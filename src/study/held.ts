import { type HeldRequest, type HeldWords, LEECH_LAPSES } from '../model/held-words.ts';
import { type PairId, toLanguagePair } from '../model/pair.ts';
import type { Store } from '../store/store.ts';
import { getDefinitions } from '../store/study/caches/definitions.ts';
import { listInQueue } from '../store/study/caches/study-queue.ts';
import { findLiveOps } from '../store/study/log/ops.ts';
import { findDeckCard } from './find-deck-card.ts';

/** Lists paused words, known words and leeches. */
export async function listHeld(store: Store, { pair, kind, offset, limit }: HeldRequest): Promise<HeldWords> {
  const [found, marks, definitions] = await Promise.all([
    listInQueue(store, pair, kind === 'leech' ? 'review' : kind),
    kind === 'known' ? findLiveOps(store, pair, 'know-all') : [],
    getDefinitions(store),
  ]);
  const named = found.map(({ word, lapses }) => {
    const own = definitions.find(pair, word);
    return { word, headword: own?.headword ?? word, definition: own?.text, lapses };
  });
  const rows = kind === 'leech' ? sortLeeches(named) : sortByAlphabet(named, pair);
  const words = rows.slice(offset, offset + limit).map(async ({ word, headword, definition, lapses }) => {
    const card = (await findDeckCard(store, pair, word)) ?? (await findDeckCard(store, pair, headword));
    return { word, headword, lapses, rank: card?.[0], meaning: definition ?? card?.[2][0] };
  });
  return {
    total: rows.length,
    words: await Promise.all(words),
    batches: marks.map(({ id, wallAt, words: marked }) => ({ id, at: wallAt, words: marked.length })),
  };
}

interface NamedRow {
  headword: string;
  lapses: number;
}

function sortLeeches<Row extends NamedRow>(rows: readonly Row[]): Row[] {
  return rows.filter(({ lapses }) => lapses >= LEECH_LAPSES).sort((a, b) => b.lapses - a.lapses);
}

/** Dictionary order of the language: `Äpfel` next to `Apfel`, nouns among other words. */
function sortByAlphabet<Row extends NamedRow>(rows: readonly Row[], pair: PairId): Row[] {
  const { compare } = new Intl.Collator(toLanguagePair(pair).from);
  return rows.toSorted((a, b) => compare(a.headword, b.headword));
}
