import { Dexie } from 'dexie';
import { describe, expect, test } from 'vitest';
import type { LookUp } from '../../../../src/model/look-up.ts';
import { countLookUps } from '../../../../src/store/study/history/count-look-ups.ts';
import { MAX_LOOK_UPS, pruneRows } from '../../../../src/store/study/history/look-up-rows.ts';
import {
  addLookUps,
  joinLookUps,
  pruneLookUps,
  readLookUps,
  removeLookUps,
} from '../../../../src/store/study/history/look-ups.ts';
import { restoreLog } from '../../../../src/store/study/log/renew-log.ts';
import type { LookUpRow } from '../../../../src/store/study/study-database.ts';
import { fold } from '../../../../src/study/replay.ts';
import { makeKeyValues } from '../../../support/key-values.ts';
import { loseRows } from '../../../support/lose-rows.ts';
import { makeStore, openTestStore } from '../../../support/store.ts';
import { makeOp } from '../../../support/study.ts';

const PAIR = 'deu-eng';
const lookUp = (word: string, minute: number): LookUp => {
  return { pair: PAIR, word, at: minute * 60_000, form: word, sentence: `Ein Satz mit ${word}.`, title: 'Zeitung' };
};

test('look-ups of a batch are added to those before, in one transaction', async () => {
  const store = makeStore();
  await addLookUps(store, [lookUp('Haus', 1), lookUp('Jahr', 2), lookUp('Haus', 3)]);
  await addLookUps(store, [lookUp('Haus', 5)]);
  expect((await readLookUps(store)).map(({ word, at }) => [word, at.length])).toEqual([
    ['Haus', 3],
    ['Jahr', 1],
  ]);
  const words = ['Jahr', 'nichts', 'Haus'].map((word) => ({ pair: PAIR, word }));
  expect(await countLookUps(store, words)).toEqual([1, 0, 3]);
});

test('removed words come back as they were', async () => {
  const store = makeStore();
  await addLookUps(store, [lookUp('Haus', 1), lookUp('Jahr', 2)]);
  const before = await readLookUps(store);
  const removed = await removeLookUps(store, [{ pair: PAIR, word: 'Haus' }]);
  expect((await readLookUps(store)).map(({ word }) => word)).toEqual(['Jahr']);
  await joinLookUps(store, removed);
  expect(await readLookUps(store)).toEqual(before);
});

/** Words that were looked up in turns, more often than is kept. */
function makeRows(words: number, sentence: string): LookUpRow[] {
  const times = Math.ceil((MAX_LOOK_UPS + 1_000) / words);
  return Array.from({ length: words }, (_, index): LookUpRow => {
    const word = `Wort${index}`;
    const at = Array.from({ length: times }, (_at, time) => (time * words + index) * 1_000);
    const toPlace = (when: number) => ({ at: when, form: word, sentence, title: 'Die Zeitung von heute' });
    return { pair: PAIR, word, at, places: at.slice(-3).reverse().map(toPlace) };
  });
}

const countAll = (rows: readonly LookUpRow[]) => rows.reduce((sum, { at }) => sum + at.length, 0);

describe('100,000 look-ups', () => {
  test.each<[what: string, words: number, sentence: string]>([
    ['of a reader', 15_000, 'Am Abend standen die Fenster offen, und man hörte die Stimmen bis auf die Straße hinaus.'],
    ['of as many words, in a script of two bytes', 101_000, 'Вечером окна были открыты, голоса слышались. '.repeat(3)],
  ])('%s cost at most 20 MB', (_, words, sentence) => {
    const left = pruneRows(makeRows(words, sentence), 0);
    expect(countAll(left)).toBe(MAX_LOOK_UPS);
    // The rows, and the key of each once more.
    const bytes = Buffer.byteLength(JSON.stringify(left)) + left.length * 40;
    expect(bytes).toBeLessThan(20_000_000);
    // The newest ones still have their sentences.
    expect(left.at(-1)?.places[0]?.sentence).toBe(sentence);
  });

  test('are all that stays in the database', async () => {
    const store = makeStore();
    await joinLookUps(store, makeRows(2_000, 'Ein Satz.'));
    await pruneLookUps(store, 0);
    const left = await readLookUps(store);
    expect([left.length, countAll(left)]).toEqual([2_000, MAX_LOOK_UPS]);
  });
});

test.each([1, 3, 5])('a database of version %i opens, and takes look-ups', async (version) => {
  const name = `-of-version-${version}-${crypto.randomUUID()}`;
  const old = new Dexie(`study${name}`);
  old.version(version).stores({
    ops: '[device+seq], &id, [pair+word+at], day, kind, at',
    definitions: '[pair+word]',
    cards: '[pair+word], [pair+queue+due]',
    days: '[pair+day]',
    meta: 'name',
    ...(version > 1 ? { settings: 'id' } : {}),
    ...(version > 3 ? { staged: '[id+part]' } : {}),
  });
  const op = makeOp({ kind: 'know' });
  await old.table('ops').add(op);
  old.close();
  const store = openTestStore(name);
  await addLookUps(store, [lookUp('Haus', 1)]);
  expect(await store.study.ops.toArray()).toEqual([op]);
  expect(await countLookUps(store, [{ pair: PAIR, word: 'Haus' }])).toEqual([1]);
});

test('a log that is restored from its second copy keeps the history', async () => {
  const suffix = `-damaged-${crypto.randomUUID()}`;
  const store = openTestStore(suffix, makeKeyValues());
  const op = makeOp({ kind: 'know' });
  await store.study.ops.add(op);
  await store.journal?.extend([op]);
  await addLookUps(store, [lookUp('Haus', 1)]);
  loseRows(`study${suffix}`, 'ops', [[op.device, op.seq]]);
  await restoreLog(store, async () => fold);
  expect(await store.study.ops.toArray()).toEqual([op]);
  expect(await countLookUps(store, [{ pair: PAIR, word: 'Haus' }])).toEqual([1]);
});
