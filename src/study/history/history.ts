import { createMemo } from '../../async/memo.ts';
import type { KeepPeriod, LookedUpPage, LookedUpQuery, LookedUpWord, LookUp } from '../../model/look-up.ts';
import type { OwnWordAct, OwnWordKey } from '../../model/own-word.ts';
import type { Store } from '../../store/store.ts';
import { listCards } from '../../store/study/caches/study-queue.ts';
import {
  addLookUps,
  clearLookUps,
  declineLookUps,
  joinLookUps,
  pruneLookUps,
  readLookUps,
  removeLookUps,
} from '../../store/study/history/look-ups.ts';
import { appendBatch } from '../../store/study/log/append-many.ts';
import { undoBatch } from '../../store/study/log/undo-batch.ts';
import type { LookUpRow } from '../../store/study/study-database.ts';
import { decideAct } from '../own-words/decide-act.ts';
import { showRows } from '../own-words/own-words.ts';
import { readFold } from '../read-fold.ts';
import { showSentences } from '../show-sentences.ts';
import { type LocalTime, toOpTime } from '../study-day.ts';
import { findCut, findLookedUpRows, findSuggestedRows, type LookedUpRow, listLookedUpRows } from './looked-up-rows.ts';
import { createRecorder } from './recorder.ts';

/** The history of look-ups. */
export interface History {
  /** Remembers a look-up, soon. It never fails: a full disk must not disturb the reader. */
  note(lookUp: LookUp): void;
  /** A page of the list, with what the decks say about its words. */
  list(request: LookedUpQuery & { offset: number; limit: number }): Promise<LookedUpPage>;
  /** All words of the list. */
  keys(query: LookedUpQuery): Promise<OwnWordKey[]>;
  /** `remove` takes the look-ups of the words out of the history. @returns Number of words that the action concerns. */
  act(request: { id: string; act: OwnWordAct; words: readonly OwnWordKey[] }): Promise<number>;
  /** Undoes an action on many words. Removed words return only until the background stops. @param request - `ref`: its id. */
  takeBack(request: { id: string; ref: string }): Promise<void>;
  clear(): Promise<void>;
  /** Words to suggest for study; none if some were suggested on this study day. */
  suggest(): Promise<LookedUpWord[]>;
  /** These words are not suggested again. */
  decline(words: readonly OwnWordKey[]): Promise<void>;
  /** Drops what the learner does not want to keep any longer, and what is beyond the limits. */
  prune(keep: KeepPeriod): Promise<void>;
}

interface HistoryParts {
  store: Store;
  now: () => LocalTime;
  newDeviceId: () => string;
  /** Rebuilds caches of an older version of the rules. */
  ensureCaches: () => Promise<void>;
  wait?: (ms: number, done: () => void) => void;
}

/** Removals that can be undone. */
const KEPT_REMOVALS = 10;

const toId = ({ pair, word }: OwnWordKey) => `${pair} ${word}`;

export function createHistory({ store, now, newDeviceId, ensureCaches, wait = setTimer }: HistoryParts): History {
  const recorder = createRecorder({ write: (lookUps) => addLookUps(store, lookUps), wait });
  const removed = new Map<string, readonly LookUpRow[]>();
  const getDay = () => toOpTime(now()).day;
  const readContext = async () => ({ time: toOpTime(now()), fold: await readFold(store), newDeviceId });

  let readOn = getDay();
  const rows = createMemo(async () => {
    readOn = getDay();
    await ensureCaches();
    return readRows(store, readOn);
  });
  store.study.watch(({ table }) => {
    if (table === 'lookUps' || table === 'cards' || table === 'definitions') rows.forget();
  });
  const read = async () => {
    await recorder.flush();
    if (readOn !== getDay()) rows.forget();
    return rows.get();
  };
  const find = async (query: LookedUpQuery) => findLookedUpRows(await read(), query, now().at);

  return {
    note: recorder.add,
    async list({ offset, limit, ...query }) {
      const found = await find(query);
      const pairs = [...new Set((await read()).map(({ pair }) => pair))].sort();
      const words = await show(store, found.slice(offset, offset + limit));
      return { total: found.length, pairs, words, day: getDay() };
    },
    keys: async (query) => (await find(query)).map(({ pair, word }) => ({ pair, word })),
    async act({ id, act, words }) {
      const all = new Map((await read()).map((row) => [toId(row), row]));
      const asked = words.flatMap((key) => all.get(toId(key)) ?? []);
      if (act === 'remove') {
        // Under the spelling that was stored.
        removed.set(id, await removeLookUps(store, await listStored(store, asked)));
        for (const oldest of [...removed.keys()].slice(0, -KEPT_REMOVALS)) removed.delete(oldest);
        return asked.length;
      }
      const decided = asked.map((row) => decideAct(act, row, { hasDeck: true, wants: [] }));
      await appendBatch(store, id, async () => decided.flat(), await readContext());
      return decided.filter((actions) => actions.length > 0).length;
    },
    async takeBack({ id, ref }) {
      const lost = removed.get(ref);
      if (lost) await joinLookUps(store, lost);
      else {
        await ensureCaches();
        await undoBatch(store, id, ref, await readContext());
      }
      removed.delete(ref);
    },
    async clear() {
      await recorder.flush();
      await clearLookUps(store);
      removed.clear();
    },
    async suggest() {
      const day = getDay();
      const last = await store.study.read((tables) => tables.meta.get('suggested'));
      if (last?.value === day) return [];
      const found = findSuggestedRows(await read());
      if (found.length > 0) {
        await store.study.write(['meta'], (tables) => tables.meta.put({ name: 'suggested', value: day }));
      }
      return show(store, found);
    },
    async decline(words) {
      const all = new Map((await read()).map((row) => [toId(row), row]));
      const asked = words.flatMap((key) => all.get(toId(key)) ?? []);
      await declineLookUps(store, await listStored(store, asked));
    },
    async prune(keep) {
      await recorder.flush();
      await pruneLookUps(store, findCut(keep, now().at));
    },
  };
}

function setTimer(ms: number, done: () => void): void {
  setTimeout(done, ms);
}

async function readRows(store: Store, day: number): Promise<LookedUpRow[]> {
  const [lookUps, definitions, { respelling }] = await Promise.all([
    readLookUps(store),
    store.study.read((tables) => tables.definitions.toArray()),
    readFold(store),
  ]);
  const pairs = new Set(lookUps.map(({ pair }) => pair));
  const cards = (await Promise.all([...pairs].map((pair) => listCards(store, pair)))).flat();
  const byId = new Map(cards.map((card) => [toId(card), card]));
  const findCard = (pair: string, word: string) => byId.get(toId({ pair, word }));
  return listLookedUpRows({ lookUps, definitions, findCard, toCurrent: respelling.toCurrent, day });
}

/** The keys under which the rows are stored: a deck may have spelt a word differently. */
async function listStored(store: Store, rows: readonly LookedUpRow[]): Promise<OwnWordKey[]> {
  const { respelling } = await readFold(store);
  return rows.flatMap(({ pair, word }) =>
    respelling.listSpellings(pair, word).map((spelling) => ({ pair, word: spelling })),
  );
}

/** Shows the sentence of the newest look-up, and otherwise what {@link showRows} shows. */
async function show(store: Store, rows: readonly LookedUpRow[]): Promise<LookedUpWord[]> {
  const shown = await showRows(store, rows);
  return rows.flatMap(({ lookUps: { at, places }, word, headword }, index) => {
    const own = shown[index];
    if (!own) return [];
    const met = places.find(({ sentence }) => sentence !== undefined);
    const [form = word] = places.map((place) => place.form);
    const { title, address } = met ?? places[0] ?? {};
    const origin = { ...(title === undefined ? {} : { title }), ...(address === undefined ? {} : { address }) };
    const [sentence = own.sentence] = met?.sentence
      ? showSentences([{ text: met.sentence, at: met.at, ...origin }], [met.form, word, headword], undefined)
      : [];
    return [{ ...own, sentence, count: at.length, firstAt: at[0] ?? 0, form }];
  });
}
