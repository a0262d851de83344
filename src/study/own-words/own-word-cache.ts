import type { Op } from '../../model/op.ts';
import type { OwnWordKey } from '../../model/own-word.ts';
import type { PairId } from '../../model/pair.ts';
import type { Store } from '../../store/store.ts';
import type { Fold } from '../../store/study/caches/fold.ts';
import { listCards } from '../../store/study/caches/study-queue.ts';
import { findLiveOps, readMeta } from '../../store/study/log/ops.ts';
import type { StudyDatabase } from '../../store/study/study-database.ts';
import { readFold } from '../read-fold.ts';
import { listOwnWordRows, type OwnWordRow } from './own-word-rows.ts';
import { dropResumes, HOLDS, mayResume, type Want } from './resumed-words.ts';

/** An own word with the wishes to study it that are not undone. */
export interface CachedOwnWord extends OwnWordRow {
  wants: readonly Op[];
}

export type OwnWordMap = ReadonlyMap<string, CachedOwnWord>;

/** All own words at one state of the log. */
interface Snapshot {
  /** By {@link toOwnWordId}. A changed list is another map. */
  rows: OwnWordMap;
  /** Of the newest op, and the number of ops up to it. */
  lastAt: number;
  ops: number;
  day: number;
  engine: string;
  /** Wishes that were undone since the snapshot was first read, by the op that undid them: undoing that one brings them back. */
  undone: Map<string, Want>;
}

export const toOwnWordId = ({ pair, word }: OwnWordKey): string => `${pair} ${word}`;

/**
 * Creates a cache of all own words. Reading them takes seconds if they are thousands, so later calls read only the words of ops that are newer.
 *
 * @returns Reads the words as of a study day.
 */
export function createOwnWordCache(store: Store): (day: number) => Promise<OwnWordMap> {
  let last: Promise<Snapshot> | undefined;
  const next = async (day: number, before: Snapshot | undefined): Promise<Snapshot> => {
    const fold = await readFold(store);
    const isUsable = before?.day === day && before.engine === fold.engine;
    return (isUsable ? await update(store, fold, before) : undefined) ?? readAll(store, fold, day);
  };
  return async (day) => {
    const before = last?.catch(() => undefined);
    last = Promise.resolve(before).then((snapshot) => next(day, snapshot));
    return (await last).rows;
  };
}

async function readAll(store: Store, fold: Fold, day: number): Promise<Snapshot> {
  const { toCurrent } = fold.respelling;
  const [meta, definitions, wants] = await Promise.all([
    // First, so that ops that arrive in the meantime are read again.
    store.study.read(readMeta),
    store.study.read((tables) => tables.definitions.toArray()),
    findTakes(store, toCurrent),
  ]);
  const wantsOf = new Map<string, Op[]>();
  for (const op of wants) add(wantsOf, toOwnWordId({ pair: op.pair, word: toCurrent(op.pair, op.word) }), op);
  const pairs = new Set([...definitions, ...wants].map(({ pair }) => pair));
  const cards = (await Promise.all([...pairs].map((pair) => listCards(store, pair)))).flat();
  const byId = new Map(cards.map((card) => [toOwnWordId(card), card]));
  const found = listOwnWordRows({
    definitions,
    wants: wants.map(({ pair, word, at }) => ({ pair, word: toCurrent(pair, word), at })),
    findCard: (pair, word) => byId.get(toOwnWordId({ pair, word })),
    day,
  });
  const rows = new Map(found.map((row) => [toOwnWordId(row), { ...row, wants: wantsOf.get(toOwnWordId(row)) ?? [] }]));
  return { rows, lastAt: meta.lastAt, ops: meta.ops ?? -1, day, engine: fold.engine, undone: new Map() };
}

/** Finds the wishes that took a word. */
async function findTakes(store: Store, toCurrent: (pair: PairId, word: string) => string): Promise<Want[]> {
  const wants = await findLiveOps(store, undefined, 'want');
  if (!wants.some(mayResume)) return wants;
  const holds = await Promise.all(HOLDS.map((kind) => findLiveOps(store, undefined, kind)));
  return dropResumes([...wants, ...holds.flat()], ({ pair, word }) =>
    toOwnWordId({ pair, word: toCurrent(pair, word) }),
  );
}

function add(lists: Map<string, Op[]>, id: string, op: Op): void {
  const list = lists.get(id);
  if (list) list.push(op);
  else lists.set(id, [op]);
}

/** @returns Undefined if the log has changed otherwise than by newer ops on single words. */
function update(store: Store, { respelling }: Fold, before: Snapshot): Promise<Snapshot | undefined> {
  return store.study.snapshot(['meta', 'ops', 'cards', 'definitions'], async (tables) => {
    const meta = await readMeta(tables);
    if (meta.ops === before.ops && meta.lastAt === before.lastAt) return before;
    const fresh = await tables.ops.where('at').above(before.lastAt).sortBy('at');
    if (meta.ops !== before.ops + fresh.length || fresh.some(({ word }) => word === '')) return undefined;
    const undone = new Map(before.undone);
    const changed = new Map<string, CachedKey>();
    for (const op of fresh) {
      const word = respelling.toCurrent(op.pair, op.word);
      const id = toOwnWordId({ pair: op.pair, word });
      const row = before.rows.get(id);
      if (op.kind === 'want' && mayResume(op)) {
        // Only the words that were listed have a state here.
        const state = changed.has(id) ? undefined : row?.state.state;
        if (state === undefined || isHeld(state)) return undefined;
      }
      const wants = changed.get(id)?.wants ?? row?.wants ?? [];
      const wantsAfter = follow(wants, op, undone);
      if (!wantsAfter) return undefined;
      changed.set(id, { pair: op.pair, word, wants: wantsAfter });
    }
    const rows = new Map(before.rows);
    for (const [id, row] of await readRows(tables, changed, before.day)) {
      if (row) rows.set(id, row);
      else rows.delete(id);
    }
    return { ...before, rows, undone, ops: meta.ops, lastAt: meta.lastAt };
  });
}

const isHeld = (state: OwnWordRow['state']['state']) => state === 'known' || state === 'suspended';

interface CachedKey {
  pair: PairId;
  word: string;
  wants: readonly Op[];
}

/** The wishes of a word after one more op on it; undefined for an undo of something that is not known here. */
function follow(wants: readonly Op[], op: Op, undone: Snapshot['undone']): readonly Op[] | undefined {
  if (op.kind === 'want') return [...wants, op];
  if (op.kind !== 'undo') return wants;
  const isOurs = (want: Op): want is Want => want.kind === 'want' && want.id === op.ref;
  const want = wants.find(isOurs);
  if (want) undone.set(op.id, want);
  if (want) return wants.filter((other) => other !== want);
  const restored = undone.get(op.ref);
  if (restored) return [...wants, restored];
  return op.of === 'undo' || op.of === 'want' ? undefined : wants;
}

/** Reads some words again. @returns Undefined for words that are not the learner's own. */
async function readRows(
  { cards, definitions }: StudyDatabase,
  changed: ReadonlyMap<string, CachedKey>,
  day: number,
): Promise<[id: string, row: CachedOwnWord | undefined][]> {
  const keys = [...changed.values()].map(({ pair, word }): [PairId, string] => [pair, word]);
  const [foundCards, foundDefinitions] = await Promise.all([cards.bulkGet(keys), definitions.bulkGet(keys)]);
  return [...changed].map(([id, { pair, word, wants }], index) => {
    const definition = foundDefinitions[index];
    const [row] = listOwnWordRows({
      definitions: definition ? [definition] : [],
      wants: wants.map(({ at }) => ({ pair, word, at })),
      findCard: () => foundCards[index],
      day,
    });
    return [id, row && { ...row, wants }];
  });
}
