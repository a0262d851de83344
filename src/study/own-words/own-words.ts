import { createMemoMap } from '../../async/memo.ts';
import { withoutDefinition } from '../../lookup/meanings.ts';
import type { OwnWord, OwnWordAct, OwnWordKey, OwnWordPage, OwnWordQuery } from '../../model/own-word.ts';
import type { Store } from '../../store/store.ts';
import { appendBatch } from '../../store/study/log/append-many.ts';
import { undoBatch } from '../../store/study/log/undo-batch.ts';
import { type DeckCard, findDeckCards } from '../find-deck-card.ts';
import { listMet } from '../met-sentences.ts';
import { readFold } from '../read-fold.ts';
import { showSentences } from '../show-sentences.ts';
import { type LocalTime, toOpTime } from '../study-day.ts';
import { decideAct } from './decide-act.ts';
import { createOwnWordCache, type OwnWordMap, toOwnWordId } from './own-word-cache.ts';
import { findOwnWordRows, type OwnWordRow } from './own-word-rows.ts';

/** The words that the learner defined or took into study by hand. */
export interface OwnWords {
  /** A page of the list, with what the decks say about its words. */
  list(request: OwnWordQuery & { offset: number; limit: number }): Promise<OwnWordPage>;
  /** All words of the list. */
  keys(query: OwnWordQuery): Promise<OwnWordKey[]>;
  /** @returns Number of words that the action concerns. */
  act(request: { id: string; act: OwnWordAct; words: readonly OwnWordKey[] }): Promise<number>;
  /** Undoes an action on many words. @param request - `ref`: its id. */
  takeBack(request: { id: string; ref: string }): Promise<void>;
}

interface OwnWordsParts {
  store: Store;
  now: () => LocalTime;
  newDeviceId: () => string;
  /** Rebuilds caches of an older version of the rules. */
  ensureCaches: () => Promise<void>;
}

/** Queries remembered until the next change: the pages of one list, and the words of all. */
const KEPT_QUERIES = 4;

export function createOwnWords({ store, now, newDeviceId, ensureCaches }: OwnWordsParts): OwnWords {
  const readCached = createOwnWordCache(store);
  const byQuery = createMemoMap<string, OwnWordRow[]>(KEPT_QUERIES);
  let queried: OwnWordMap | undefined;
  const getDay = () => toOpTime(now()).day;
  const readContext = async () => ({ time: toOpTime(now()), fold: await readFold(store), newDeviceId });

  const read = async () => {
    await ensureCaches();
    return readCached(getDay());
  };
  const find = async (rows: OwnWordMap, { text, pair, sort }: OwnWordQuery) => {
    if (queried !== rows) byQuery.forget();
    queried = rows;
    return byQuery.get(JSON.stringify([text, pair, sort]), async () =>
      findOwnWordRows([...rows.values()], { text, pair, sort }),
    );
  };

  return {
    async list({ offset, limit, ...query }) {
      const all = await read();
      const found = await find(all, query);
      const pairs = [...new Set([...all.values()].map(({ pair }) => pair))].sort();
      const words = await showRows(store, found.slice(offset, offset + limit));
      return { total: found.length, pairs, words, day: getDay() };
    },
    async keys(query) {
      return (await find(await read(), query)).map(({ pair, word }) => ({ pair, word }));
    },
    async act({ id, act, words }) {
      const rows = await read();
      const asked = words.flatMap((key) => rows.get(toOwnWordId(key)) ?? []);
      const found = act === 'remove' ? await findCardsOf(store, asked) : new Map<string, DeckCard>();
      const decided = asked.map((row) =>
        decideAct(act, row, { hasDeck: found.has(toOwnWordId(row)), wants: row.wants }),
      );
      await appendBatch(store, id, async () => decided.flat(), await readContext());
      return decided.filter((actions) => actions.length > 0).length;
    },
    async takeBack({ id, ref }) {
      await ensureCaches();
      await undoBatch(store, id, ref, await readContext());
    },
  };
}

function groupBy<T>(items: readonly T[], toKey: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = toKey(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

/** The flashcards of some rows by their ids: of the word, or of the spelling that the learner chose. */
async function findCardsOf(store: Store, rows: readonly OwnWordRow[]): Promise<Map<string, DeckCard>> {
  const found = new Map<string, DeckCard>();
  for (const [pair, ofPair] of groupBy(rows, (row) => row.pair)) {
    const words = new Set(ofPair.flatMap(({ word, headword }) => [word, headword]));
    const cards = await findDeckCards(store, pair, [...words]);
    for (const row of ofPair) {
      const card = cards.get(row.word) ?? cards.get(row.headword);
      if (card) found.set(toOwnWordId(row), card);
    }
  }
  return found;
}

/** The rows with what the decks say about their words. */
export async function showRows(store: Store, rows: readonly OwnWordRow[]): Promise<OwnWord[]> {
  const found = await findCardsOf(store, rows);
  return rows.map((row) => showRow(row, found.get(toOwnWordId(row))));
}

function showRow({ pair, word, headword, definition, card, state, at, dueDay }: OwnWordRow, found?: DeckCard): OwnWord {
  const met = listMet(card?.met, definition);
  return {
    pair,
    word,
    headword,
    definition: definition?.text,
    meanings: withoutDefinition(found?.card[2] ?? [], definition?.text),
    sentence: showSentences(met.slice(0, 1), [word, headword], found?.card[3])[0],
    ownSentence: definition?.met?.text,
    at,
    state: state.state,
    isWanted: state.isWanted,
    dueDay: Number.isFinite(dueDay) ? dueDay : undefined,
    source: found?.source.id,
    rank: found?.card[0],
  };
}
