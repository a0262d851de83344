import { describe, expect, test } from 'vitest';
import { AppError } from '../../src/app-error.ts';
import type { LookUp } from '../../src/model/look-up.ts';
import { changeSettings, readSettings } from '../../src/settings/stored-settings.ts';
import { addLookUps, readLookUps } from '../../src/store/study/history/look-ups.ts';
import { dropStaged, mergeOps } from '../../src/store/study/log/merge-ops.ts';
import { createExport } from '../../src/study/backup-export.ts';
import { restoreBackup, stageBackup } from '../../src/study/backup-restore.ts';
import { createCardMemory } from '../../src/study/card-memory.ts';
import { createDefinitions } from '../../src/study/definitions.ts';
import { fold } from '../../src/study/replay.ts';
import { createStudy, type Study } from '../../src/study/study.ts';
import { readBackup, writeBackup } from '../support/backup.ts';
import { makeKeyValues } from '../support/key-values.ts';
import { listOps } from '../support/list-ops.ts';
import { expectCompleteRestore, makeLongLog, readTables } from '../support/long-log.ts';
import { makeDeck, makeStore, makeStoreWith, openTestStore, type TestStore } from '../support/store.ts';
import { makeOp } from '../support/study.ts';

const clock = { at: Date.parse('2026-11-21T18:00:00Z'), zoneMinutes: 60 };

function studyOf(store: TestStore): Study {
  const settings = async () => ({ newPerDay: 10, retention: 0.9, vulgar: false });
  const parts = { store, now: () => clock, newDeviceId: () => 'laptop' };
  return createStudy({ ...parts, cardMemory: createCardMemory(store), settings });
}

/** A learner with answers, marks, an undone one, a definition with markup in it, and settings. */
async function makeLearner(): Promise<TestStore> {
  const store = await makeStoreWith(makeDeck());
  const study = studyOf(store);
  for (let answers = 0; answers < 6; answers++) {
    const { card } = await study.next({ pair: 'spa-eng' });
    if (!card) throw new Error('Expected a card, got none.');
    const { pair, word, seen, retention, choices } = card;
    const answer = { id: crypto.randomUUID(), pair, word, rating: 'good' as const, choice: choices.good, retention };
    clock.at += 5_000;
    await study.answer({ ...answer, spentMs: 5_000, seen });
  }
  await study.undo(crypto.randomUUID(), 'undo');
  await study.knowUpTo({ id: crypto.randomUUID(), pair: 'spa-eng', rank: 8, isDryRun: false });
  const wish = { id: crypto.randomUUID(), pair: 'spa-eng', word: 'por', mark: 'want' as const };
  await study.mark({ ...wish, sentence: 'Voy por la calle.' });
  const definitions = createDefinitions(
    store,
    () => clock,
    () => 'laptop',
  );
  await definitions.put({
    id: crypto.randomUUID(),
    pair: 'spa-eng',
    word: 'año',
    text: '<img src=x onerror=alert(1)> year',
  });
  await changeSettings(store, { study: { newPerDay: 3 } });
  return store;
}

const codeOf = (thrown: unknown) => (thrown instanceof AppError ? thrown.code : String(thrown));

describe('a backup', () => {
  test('restores everything on an empty device, where its backup is the same file', async () => {
    const store = await makeLearner();
    const text = await writeBackup(store);
    const other = makeStore();
    const report = await readBackup(other, text, false);
    expect(report).toMatchObject({
      ops: 10,
      fresh: 10,
      answers: 5,
      known: 3,
      definitions: 1,
      withoutDeck: ['spa-eng'],
    });
    expect(await readBackup(store, text, true)).toMatchObject({ withoutDeck: [] });
    expect(await readTables(other)).toEqual(await readTables(store));
    expect((await readSettings(other)).study.newPerDay).toBe(3);
    expect(await writeBackup(other)).toBe(text);
  });

  test('changes nothing during a preview; restoring twice equals restoring once', async () => {
    const text = await writeBackup(await makeLearner());
    const other = makeStore();
    expect((await readBackup(other, text, true)).fresh).toBe(10);
    expect(await listOps(other)).toEqual([]);
    await readBackup(other, text, false);
    const once = await readTables(other);
    expect((await readBackup(other, text, false)).fresh).toBe(0);
    expect(await readTables(other)).toEqual(once);
  });

  test('merges with existing data, and leaves settings that were chosen here', async () => {
    const text = await writeBackup(await makeLearner());
    const other = makeStore();
    await changeSettings(other, { study: { newPerDay: 25 } });
    const definitions = createDefinitions(
      other,
      () => clock,
      () => 'phone',
    );
    await definitions.put({ id: crypto.randomUUID(), pair: 'jpn-eng', word: '窓', text: 'window' });
    await readBackup(other, text, false);
    expect(await listOps(other)).toHaveLength(11);
    expect((await readSettings(other)).study.newPerDay).toBe(25);
    expect(await other.study.definitions.count()).toBe(2);
  });

  test('never contains a key', async () => {
    const store = await makeLearner();
    const key = 'secret-key-0123';
    await store.content.upstreams.put({
      id: 'upstream',
      address: 'https://cards.example',
      key,
      languages: [],
      connectedAt: 0,
    });
    expect(await writeBackup(store)).not.toContain(key);
  });
});

describe('an incomplete backup file', () => {
  const change =
    (edit: (backup: { ops: Record<string, unknown>[] } & Record<string, unknown>) => void) => (text: string) => {
      const backup = JSON.parse(text);
      edit(backup);
      return JSON.stringify(backup);
    };

  test.each<[string, (text: string) => string, string]>([
    ['cut in half', (text) => text.slice(0, text.length / 2), 'backup-invalid'],
    ['empty', () => '', 'backup-invalid'],
    ['a page', () => '<!doctype html><script>alert(1)</script>', 'backup-invalid'],
    ['another JSON', () => '{"cards": []}', 'backup-invalid'],
    ['a list', () => '[]', 'backup-invalid'],
    ['a number', () => '1', 'backup-invalid'],
    ['with a log that is no list', change((backup) => Object.assign(backup, { ops: { first: 1 } })), 'backup-invalid'],
    ['with something behind it', (text) => `${text}{}`, 'backup-invalid'],
    ['with more than a backup has', change((backup) => Object.assign(backup, { extra: 1 })), 'backup-invalid'],
    ['of a newer version', change((backup) => Object.assign(backup, { version: 4, more: 1 })), 'backup-newer'],
    [
      'with an op of a newer version',
      change(({ ops }) => Object.assign(ops[0] ?? {}, { v: 4, more: 1 })),
      'backup-newer',
    ],
    [
      'with a field that its version does not have',
      change(({ ops }) => Object.assign(ops.find(({ kind }) => kind === 'want') ?? {}, { title: 'Diario' })),
      'backup-invalid',
    ],
    [
      'with a rating that is none',
      change(({ ops }) => Object.assign(ops[0] ?? {}, { rating: 'perfect' })),
      'backup-invalid',
    ],
    [
      'with an op of an unknown kind',
      change(({ ops }) => Object.assign(ops[0] ?? {}, { kind: 'forget-all' })),
      'backup-invalid',
    ],
    ['with an op that lacks its day', change(({ ops }) => delete ops[0]?.day), 'backup-invalid'],
    ['with a field that no op has', change(({ ops }) => Object.assign(ops[0] ?? {}, { evil: true })), 'backup-invalid'],
    ['with one byte changed', (text) => text.replace('"at":1', '"at":"'), 'backup-invalid'],
  ])('%s changes nothing, and has its own error', async (_, spoil, code) => {
    const text = await writeBackup(await makeLearner());
    const other = makeStore();
    const outcome = await readBackup(other, spoil(text), false).catch(codeOf);
    expect(outcome).toBe(code);
    expect(await listOps(other)).toEqual([]);
    if (code === 'backup-newer') expect(await other.study.staged.count()).toBe(0);
  });
});

describe('a backup of many parts', () => {
  const COUNT = 1_050;
  const OPS_PER_PART = 500;

  // The long stage restores a log of ten times as many.
  test('has every entry of two devices once, and can be restored completely', () =>
    expectCompleteRestore(COUNT, OPS_PER_PART));

  test('is read one part ahead, but never kept for another export', async () => {
    const store = await makeLongLog(COUNT);
    const exportPart = createExport(store, OPS_PER_PART);
    const first = await exportPart();
    await new Promise((resolve) => setTimeout(resolve, 300));
    const late = makeOp({ kind: 'know' }, { device: 'zz-last', seq: 1, word: '遅い', id: 'late' });
    await mergeOps(store, [late], fold);
    const again = await exportPart();
    expect(again.text).toBe(first.text);
    let text = again.text;
    for (let place = again.next; place; ) {
      const part = await exportPart(place);
      text += part.text;
      place = part.next;
    }
    expect(JSON.parse(text).ops).toHaveLength(COUNT + 1);
    // Only of the part that was requested, in case a page asks twice.
    const wanted = first.next;
    expect((await exportPart(wanted)).text).toBe((await exportPart(wanted)).text);
  });

  test('with a missing part changes nothing', async () => {
    const store = makeStore();
    const head = { format: 'wayword-study', version: 1 };
    const ops = JSON.stringify([makeOp({ kind: 'know' })]);
    await stageBackup(store, { id: 'one', part: 0, ops, head });
    const request = { id: 'one', parts: 2, head, isDryRun: false };
    expect(await restoreBackup(store, request).catch(codeOf)).toBe('bad-request');
    expect(await listOps(store)).toEqual([]);
  });
});

describe('a restore', () => {
  const head = { format: 'wayword-study', version: 1 };

  async function stageTwoParts(store: TestStore) {
    const ops = Array.from({ length: 6 }, (_, index) => makeOp({ kind: 'know' }, { word: `λέξη ${index}` }));
    await stageBackup(store, { id: 'two', part: 0, ops: JSON.stringify(ops.slice(0, 3)), head });
    await stageBackup(store, { id: 'two', part: 1, ops: JSON.stringify(ops.slice(3)), head });
    return { id: 'two', parts: 2, head, isDryRun: false };
  }

  test('whose parts another window drops at any moment restores all of them, or none and says so', async () => {
    const outcomes = new Set<string>();
    for (let moment = 0; moment < 40; moment++) {
      const store = makeStore();
      const request = await stageTwoParts(store);
      const restored = restoreBackup(store, request).then(({ fresh }) => `took ${fresh}`, codeOf);
      for (let step = 0; step < moment; step++) await new Promise((resolve) => setImmediate(resolve));
      await dropStaged(store);
      outcomes.add(`${await restored}, has ${(await listOps(store)).length}`);
      expect(await store.study.staged.count()).toBe(0);
    }
    expect([...outcomes].sort()).toEqual(['bad-request, has 0', 'took 6, has 6']);
  });

  test('that is requested again because its response was lost gives the same response and changes nothing', async () => {
    const store = makeStore();
    const request = await stageTwoParts(store);
    const report = await restoreBackup(store, request);
    expect(report).toMatchObject({ fresh: 6 });
    const once = await readTables(store);
    expect(await restoreBackup(store, request)).toEqual(report);
    expect(await readTables(store)).toEqual(once);
  });

  test('that is requested again after an interruption resumes, and gives the same response', async () => {
    const store = makeStore();
    const request = { ...(await stageTwoParts(store)), head: { ...head, settings: { study: { newPerDay: 7 } } } };
    let steps = 0;
    const stop = () => {
      steps += 1;
      if (steps === 1) throw new Error('stopped');
    };
    await expect(restoreBackup(store, request, stop)).rejects.toThrow('stopped');
    expect(await listOps(store)).toHaveLength(3);
    expect(await restoreBackup(store, request)).toMatchObject({ ops: 6, fresh: 6 });
    expect(await listOps(store)).toHaveLength(6);
    expect((await readSettings(store)).study.newPerDay).toBe(7);
  });
});

test('if the database does not open, the second copy of the log is saved, also in parts', async () => {
  const store = openTestStore('-closed', makeKeyValues());
  const ops = Array.from({ length: 5_250 }, (_, index) => makeOp({ kind: 'know' }, { word: `Wort ${index}` }));
  await mergeOps(store, ops, fold);
  await store.journal?.rewrite();
  store.study.close({ disableAutoOpen: true });
  const text = await writeBackup(store);
  expect(JSON.parse(text).ops).toHaveLength(5_250);
  expect(await readBackup(makeStore(), text, false)).toMatchObject({ fresh: 5_250 });
});

test('if the log has lost entries, a backup includes those of its second copy', async () => {
  const storage = makeKeyValues();
  const store = openTestStore('-halved', storage);
  const word = (place: number) => makeOp({ kind: 'know' }, { word: `mot ${place}`, id: `mot-${place}` });
  await mergeOps(store, [0, 1, 2, 3].map(word), fold);
  await store.journal?.rewrite();
  await store.study.ops.clear();
  await store.study.ops.bulkAdd([word(3), word(4)]);
  // As the next start of the background finds it.
  const text = await writeBackup(openTestStore('-halved', storage));
  const other = makeStore();
  await readBackup(other, text, false);
  expect((await listOps(other)).map(({ id }) => id).sort()).toEqual(['mot-0', 'mot-1', 'mot-2', 'mot-3', 'mot-4']);
});

test('of an older day that is restored after a loss leaves the second copy its newer entries', async () => {
  const storage = makeKeyValues();
  const word = (place: number) => makeOp({ kind: 'know' }, { word: `słowo ${place}`, id: `słowo-${place}` });
  const ops = Array.from({ length: 10 }, (_, index) => word(index));
  const before = openTestStore('-before-the-loss', storage);
  await mergeOps(before, ops.slice(0, 8), fold);
  const text = await writeBackup(before);
  await mergeOps(before, ops.slice(8), fold);
  await before.journal?.rewrite();
  const after = openTestStore('-after-the-loss', storage);
  expect(await after.journal?.check()).toMatchObject({ kind: 'lost', missing: 10 });
  expect(await readBackup(after, text, false)).toMatchObject({ fresh: 8 });
  expect(await after.journal?.check()).toMatchObject({ kind: 'lost', missing: 2 });
  expect(await studyOf(after).rescue('restore')).toEqual({ kind: 'fine' });
  expect((await listOps(after)).map(({ id }) => id).sort()).toEqual(ops.map(({ id }) => id).sort());
  expect(await after.journal?.read()).toHaveLength(10);
});

describe('a log whose other copy has continued', () => {
  const word = (store: string, seq: number) =>
    makeOp({ kind: 'know' }, { device: 'laptop', seq, word: `${store} ${seq}`, id: `${store}-${seq}` });
  const list = (store: string, from: number, to: number) =>
    Array.from({ length: to - from }, (_, index) => word(store, from + index));
  const goOnAs = async (store: TestStore, device: string, nextSeq: number) => {
    await store.study.meta.bulkPut([
      { name: 'device', value: device },
      { name: 'nextSeq', value: nextSeq },
    ]);
  };
  const idsIn = async (store: TestStore) => (await listOps(store)).map(({ id }) => id).sort();

  test('in an older database gets all of its entries from the second copy', async () => {
    const storage = makeKeyValues();
    const before = openTestStore('-newer', storage);
    await mergeOps(before, list('slovo', 1, 11), fold);
    await before.journal?.rewrite();
    const after = openTestStore('-older', storage);
    await mergeOps(after, list('slovo', 1, 8), fold);
    await goOnAs(after, 'laptop', 8);
    const mark = (id: string) => studyOf(after).mark({ id, pair: 'deu-eng', word: id, mark: 'know' });
    await mark('nové 1');
    await mark('nové 2');
    expect(await after.journal?.check()).toMatchObject({ kind: 'lost', missing: 3 });
    expect(await studyOf(after).rescue('restore')).toEqual({ kind: 'fine' });
    const ids = [...list('slovo', 1, 11).map(({ id }) => id), 'nové 1', 'nové 2'].sort();
    expect(await idsIn(after)).toEqual(ids);
    expect((await after.journal?.read())?.map(({ id }) => id).sort()).toEqual(ids);
    await mark('nové 3');
    expect(await idsIn(after)).toHaveLength(13);
  });

  test('on another device takes the entries of its backup', async () => {
    const [one, other] = [makeStore(), makeStore()];
    for (const store of [one, other]) {
      await mergeOps(store, list('słowo', 1, 6), fold);
      await goOnAs(store, 'laptop', 6);
    }
    await mergeOps(one, list('biurko', 6, 9), fold);
    await mergeOps(other, list('kanapa', 6, 10), fold);
    expect(await readBackup(other, await writeBackup(one), false)).toMatchObject({ ops: 8, fresh: 3 });
    expect(await readBackup(one, await writeBackup(other), false)).toMatchObject({ ops: 12, fresh: 4 });
    expect(await idsIn(one)).toEqual(await idsIn(other));
    expect((await readTables(one)).cards).toEqual((await readTables(other)).cards);
    expect(await readBackup(one, await writeBackup(other), false)).toMatchObject({ fresh: 0 });
  });
});

describe('the history in a backup', () => {
  const at = Date.parse('2026-11-20T18:00:00Z');
  const lookUp = (word: string, minute: number): LookUp => {
    return { pair: 'spa-eng', word, at: at + minute * 60_000, form: word, sentence: `Una frase con ${word}.` };
  };

  test('joins that of another device without doubling, in both directions', async () => {
    const [laptop, phone] = [makeStore(), makeStore()];
    await addLookUps(laptop, [lookUp('año', 1), lookUp('sí', 2)]);
    await addLookUps(phone, [lookUp('año', 3), lookUp('por', 4)]);
    expect(await readBackup(phone, await writeBackup(laptop), true)).toMatchObject({ lookUps: 2, fresh: 2 });
    for (const _ of ['once', 'twice']) {
      await readBackup(phone, await writeBackup(laptop), false);
      await readBackup(laptop, await writeBackup(phone), false);
    }
    const joined = await readLookUps(laptop);
    expect(joined.map(({ word, at: times }) => [word, times.length])).toEqual([
      ['año', 2],
      ['por', 1],
      ['sí', 1],
    ]);
    expect(await readLookUps(phone)).toEqual(joined);
    expect(await readBackup(phone, await writeBackup(laptop), true)).toMatchObject({ lookUps: 3, fresh: 0 });
  });

  test('is restored completely, with the log, and the next backup is the same file', async () => {
    const store = await makeLearner();
    await addLookUps(store, [lookUp('año', 1), { ...lookUp('sí', 2), title: 'Sí', address: 'https://es.example/' }]);
    const text = await writeBackup(store);
    const other = makeStore();
    expect(await readBackup(other, text, false)).toMatchObject({ ops: 10, lookUps: 2, fresh: 12 });
    expect(await writeBackup(other)).toBe(text);
  });

  test('is absent without look-ups, so that older versions read the file', async () => {
    const store = await makeLearner();
    expect(JSON.parse(await writeBackup(store))).toMatchObject({ version: 2 });
    expect(JSON.parse(await writeBackup(store))).not.toHaveProperty('lookUps');
    await addLookUps(store, [lookUp('año', 1)]);
    expect(JSON.parse(await writeBackup(store))).toMatchObject({ version: 3, lookUps: [{ word: 'año' }] });
  });

  test.each<[what: string, row: unknown]>([
    ['that is none', 7],
    ['without a word', { pair: 'spa-eng', word: '', at: [1], places: [] }],
    ['of no pair', { pair: 'es', word: 'año', at: [1], places: [] }],
    ['with an instant beyond all dates', { pair: 'spa-eng', word: 'año', at: [9e15], places: [] }],
    ['with too many places', { pair: 'spa-eng', word: 'año', at: [1], places: Array(4).fill({ at: 1, form: 'año' }) }],
    [
      'with too long a sentence',
      { pair: 'spa-eng', word: 'año', at: [1], places: [{ at: 1, form: 'a', sentence: 'a'.repeat(10_001) }] },
    ],
    ['with another field', { pair: 'spa-eng', word: 'año', at: [1], places: [], isEvil: true }],
  ])('leaves out a row %s, and takes the others', async (_, row) => {
    const good = { pair: 'spa-eng', word: 'sí', at: [3, 1, 3], places: [{ at: 3, form: 'Sí' }] };
    const text = JSON.stringify({ format: 'wayword-study', version: 3, ops: [], lookUps: [row, good] });
    const store = makeStore();
    expect(await readBackup(store, text, false)).toMatchObject({ lookUps: 1, setAside: 1 });
    expect(await readLookUps(store)).toEqual([{ ...good, at: [1, 3] }]);
  });
});
