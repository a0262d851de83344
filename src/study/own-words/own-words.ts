import { createMemoMap } from '../../async/memo.ts';
import { withoutDefinition } from '../../lookup/meanings.ts';
import type { OwnWord, OwnWordAct, OwnWordKey, OwnWordPage, OwnWordQuery } from '../../model/own-word.ts';
import type { PairId } from '../../model/pair.ts';
import type { Store } from '../../store/store.ts';
import { getDefinitions } from '../../store/study/caches/definitions.ts';
import { listCards } from '../../store/study/caches/study-queue.ts';
import { appendBatch, undoBatch } from '../../store/study/log/append-many.ts';
import { findLiveOps } from '../../store/study/log/ops.ts';
import { type DeckCard, findDeckCards } from '../find-deck-card.ts';
import { listMet } from '../met-sentences.ts';
import { readFold } from '../read-fold.ts';
import { showSentences } from '../show-sentences.ts';
import { type LocalTime, toOpTime } from '../study-day.ts';
import { decideAct } from './decide-act.ts';
import { findOwnWordRows, listOwnWordRows, type OwnWordRow } from './own-word-rows.ts';

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
  const byDay = createMemoMap<number, OwnWordRow[]>(1);
  const byQuery = createMemoMap<string, OwnWordRow[]>(KEPT_QUERIES);
  store.study.watch(() => {
    byDay.forget();
    byQuery.forget();
  });
  const getDay = () => toOpTime(now()).day;
  const readContext = async () => ({ time: toOpTime(now()), fold: await readFold(store), newDeviceId });

  const read = async () => {
    await ensureCaches();
    const day = getDay();
    return byDay.get(day, () => readRows(store, day));
  };
  const find = async ({ text, pair, sort }: OwnWordQuery) => {
    const rows = await read();
    return byQuery.get(JSON.stringify([getDay(), text, pair, sort]), async () =>
      findOwnWordRows(rows, { text, pair, sort }),
    );
  };

  return {
    async list({ offset, limit, ...query }) {
      const [all, found] = await Promise.all([read(), find(query)]);
      const pairs = [...new Set(all.map(({ pair }) => pair))].sort();
      const words = await showRows(store, found.slice(offset, offset + limit));
      return { total: found.length, pairs, words, day: getDay() };
    },
    async keys(query) {
      return (await find(query)).map(({ pair, word }) => ({ pair, word }));
    },
    async act({ id, act, words }) {
      const rows = new Map((await read()).map((row) => [toId(row), row]));
      const asked = words.flatMap((key) => rows.get(toId(key)) ?? []);
      const found = act === 'remove' ? await findCardsOf(store, asked) : new Map<string, DeckCard>();
      const wants = act === 'remove' ? await findLiveOps(store, undefined, 'want') : [];
      const context = await readContext();
      const { toCurrent } = context.fold.respelling;
      const wantsOf = groupBy(wants, ({ pair, word }) => toId({ pair, word: toCurrent(pair, word) }));
      const decided = asked.map((row) =>
        decideAct(act, row, { hasDeck: found.has(toId(row)), wants: wantsOf.get(toId(row)) ?? [] }),
      );
      await appendBatch(store, id, async () => decided.flat(), context);
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

const toId = ({ pair, word }: OwnWordKey) => `${pair} ${word}`;

async function readRows(store: Store, day: number): Promise<OwnWordRow[]> {
  const [definitions, wishes, { respelling }] = await Promise.all([
    getDefinitions(store),
    findLiveOps(store, undefined, 'want'),
    readFold(store),
  ]);
  const wants = wishes.map(({ pair, word, at }) => ({ pair, word: respelling.toCurrent(pair, word), at }));
  const pairs = new Set([...definitions.pairs, ...wants.map(({ pair }) => pair)]);
  const cards = (await Promise.all([...pairs].map((pair) => listCards(store, pair)))).flat();
  const byId = new Map(cards.map((card) => [toId(card), card]));
  const findCard = (pair: PairId, word: string) => byId.get(toId({ pair, word }));
  return listOwnWordRows({ definitions: definitions.all, wants, findCard, day });
}

/** The flashcards of some rows by their ids: of the word, or of the spelling that the learner chose. */
async function findCardsOf(store: Store, rows: readonly OwnWordRow[]): Promise<Map<string, DeckCard>> {
  const found = new Map<string, DeckCard>();
  for (const [pair, ofPair] of groupBy(rows, (row) => row.pair)) {
    const words = new Set(ofPair.flatMap(({ word, headword }) => [word, headword]));
    const cards = await findDeckCards(store, pair, [...words]);
    for (const row of ofPair) {
      const card = cards.get(row.word) ?? cards.get(row.headword);
      if (card) found.set(toId(row), card);
    }
  }
  return found;
}

async function showRows(store: Store, rows: readonly OwnWordRow[]): Promise<OwnWord[]> {
  const found = await findCardsOf(store, rows);
  return rows.map((row) => showRow(row, found.get(toId(row))));
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
