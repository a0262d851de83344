import { expect, test } from 'vitest';
import { createSavedBackups } from '../../src/store/study/copies/saved-backups.ts';
import { mergeOps } from '../../src/store/study/log/merge-ops.ts';
import { saveDailyBackup } from '../../src/study/automatic-backups.ts';
import { checkStudy } from '../../src/study/check-study.ts';
import { fold, makeNewCard } from '../../src/study/replay.ts';
import { makeKeyValues } from '../support/key-values.ts';
import { listOps } from '../support/list-ops.ts';
import { openTestStore } from '../support/store.ts';
import { makeOp, makeReview, sortCaches } from '../support/study.ts';

const WORDS = ['das Haus', 'ışık', 'İstanbul', 'كتاب', '窓', '👋🏽'];
let stores = 0;

/** A log of marks, answers and definitions, as after some days. */
async function makeWorld() {
  stores += 1;
  const storage = makeKeyValues();
  const store = openTestStore(`-check-study-${stores}`, storage);
  const savedBackups = createSavedBackups(storage);
  const ops = WORDS.flatMap((word) => [
    makeReview(makeNewCard('deu-eng', word), 'good', 20_700, { word }),
    makeOp({ kind: 'define', text: `meaning of ${word}` }, { word }),
  ]);
  await mergeOps(store, [...ops, makeOp({ kind: 'know' }, { word: 'Jahr' })], fold);
  await store.journal?.rewrite();
  const now = () => ({ at: Date.parse('2026-11-21T18:00:00Z'), zoneMinutes: 60 });
  const backUp = () => saveDailyBackup({ store, saved: savedBackups, now, newId: () => crypto.randomUUID() });
  await backUp();
  const { cards, days, definitions } = store.study;
  return {
    store,
    storage,
    check: () => checkStudy({ store, savedBackups, backUp }),
    caches: async () =>
      sortCaches({
        cards: await cards.toArray(),
        days: await days.toArray(),
        definitions: await definitions.toArray(),
      }),
  };
}

const RIGHT = {
  answers: 6,
  staleRows: 0,
  copy: 'right',
  missing: 0,
  backups: 1,
  brokenBackups: 0,
  hasMadeBackup: false,
} as const;

test('correct data is not changed', async () => {
  const { check, caches, storage } = await makeWorld();
  const before = { caches: await caches(), items: structuredClone([...storage.items]) };
  expect(await check()).toEqual(RIGHT);
  expect({ caches: await caches(), items: [...storage.items] }).toEqual(before);
});

test('cards, days and definitions that contradict the log are rebuilt', async () => {
  const { store, check, caches } = await makeWorld();
  const before = await caches();
  const { cards, days, definitions } = store.study;
  await cards.update(['deu-eng', '窓'], { stability: 900, due: 99_999 });
  await cards.delete(['deu-eng', 'ışık']);
  await cards.put({ ...makeNewCard('deu-eng', 'nobody said so'), lastOp: 'x' });
  await days.update(['deu-eng', 20_700], { reviews: 1 });
  await definitions.update(['deu-eng', 'كتاب'], { text: 'pen' });
  expect(await check()).toEqual({ ...RIGHT, staleRows: 5 });
  expect(await caches()).toEqual(before);
  expect(await check()).toEqual(RIGHT);
});

test('a witness ahead of the log, without evidence for it, is reset', async () => {
  const { storage, check } = await makeWorld();
  await storage.set({ 'study.witness': { v: 1, ops: 900, lastId: 'never was', lastAt: 1_800_000_000_000 } });
  expect(await check()).toEqual({ ...RIGHT, copy: 'rewritten' });
  expect(storage.items.get('study.witness')).toMatchObject({ ops: 13 });
  expect(await check()).toEqual(RIGHT);
});

test('missing entries of the second copy are written again', async () => {
  const { store, storage, check } = await makeWorld();
  await storage.set({ 'study.journal.0': (await listOps(store)).slice(0, 5) });
  expect(await check()).toEqual({ ...RIGHT, copy: 'rewritten' });
  expect(storage.items.get('study.journal.0')).toHaveLength(13);
});

test('answers that only the second copy has are reported, and left for the learner to restore', async () => {
  const { store, storage, check } = await makeWorld();
  const [first, second] = await listOps(store);
  await store.study.ops.bulkDelete([first, second].map((op) => [op?.device ?? '', op?.seq ?? 0]));
  expect(await check()).toMatchObject({ copy: 'has-more', missing: 2 });
  expect(storage.items.get('study.journal.0')).toHaveLength(13);
  expect(await store.journal?.check()).toMatchObject({ kind: 'lost', missing: 2 });
});

test('a missing backup is created, and one with a missing part is reported', async () => {
  const { storage, check } = await makeWorld();
  const [part] = [...storage.items.keys()].filter((key) => /^backup\..+\.0$/.test(key));
  await storage.remove([String(part)]);
  expect(await check()).toEqual({ ...RIGHT, brokenBackups: 1 });
  await storage.remove(['backup.index']);
  expect(await check()).toEqual({ ...RIGHT, hasMadeBackup: true });
});
