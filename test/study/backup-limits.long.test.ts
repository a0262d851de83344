import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { splitBackup } from '../../src/file-reader/split-backup.ts';
import {
  MAX_ID_LENGTH,
  MAX_INSTANT,
  MAX_OP_INTERVAL_DAYS,
  MAX_OP_MS,
  MAX_TEXT_LENGTH,
  MAX_ZONE_MINUTES,
} from '../../src/model/limits.ts';
import { MARKS, type Op } from '../../src/model/op.ts';
import { RATINGS } from '../../src/model/rating.ts';
import { MAX_FOLLOWED_SEQ } from '../../src/store/study/log/merge-ops.ts';
import { appendOp, MAX_CLOCK_AT } from '../../src/store/study/log/ops.ts';
import { MAX_DAY, MAX_OP_WORDS_BYTES } from '../../src/study/op-limits.ts';
import { fold } from '../../src/study/replay.ts';
import { toOpTime } from '../../src/study/study-day.ts';
import { stageFile } from '../../src/ui/backup/backup-file.ts';
import { readBackup, writeBackup } from '../support/backup.ts';
import { listOps } from '../support/list-ops.ts';
import { makeStore } from '../support/store.ts';
import { makeOp } from '../support/study.ts';

const NOW = 1_790_000_000_000;

const toFile = (ops: readonly object[], more: object = {}) =>
  JSON.stringify({ format: 'wayword-study', version: 2, ops, ...more });

const define = (parts: Partial<Op>) => makeOp({ kind: 'define', text: 'house' }, parts);

async function append(store: ReturnType<typeof makeStore>, id: string, wallAt = NOW) {
  const op = { id, pair: 'deu-eng', word: 'das Haus', kind: 'define', text: 'a house' } as const;
  const context = { time: toOpTime({ at: wallAt, zoneMinutes: 0 }), fold, newDeviceId: () => `device of ${id}` };
  return appendOp(store, op, context);
}

/** Whole numbers, often those around a limit. */
const numbers = (...limits: number[]) =>
  fc.oneof(
    { weight: 3, arbitrary: fc.nat() },
    { weight: 2, arbitrary: fc.constantFrom(...limits.flatMap((limit) => [limit - 1, limit, limit + 1])) },
    { weight: 1, arbitrary: fc.constantFrom(0, -1, Number.MAX_SAFE_INTEGER, 2 ** 53) },
  );
const ids = fc.oneof(
  fc.constantFrom('a', 'b', 'c', 'x'.repeat(MAX_ID_LENGTH)),
  fc.string({ minLength: 1, maxLength: 8, unit: 'binary' }),
);
const texts = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('\ud800', '__proto__', '"\\'));

const actions = fc.oneof(
  fc.record({ kind: fc.constant('define'), text: texts }),
  fc.record({ kind: fc.constantFrom('undefine', ...MARKS) }),
  fc.record({ kind: fc.constant('know-all'), words: fc.array(texts, { maxLength: 3 }) }),
  fc.record({ kind: fc.constant('undo'), ref: ids, of: fc.constantFrom('define', 'review', 'undo') }),
  fc.record({
    kind: fc.constant('review'),
    rating: fc.constantFrom(...RATINGS),
    intervalDays: numbers(MAX_OP_INTERVAL_DAYS),
    delayMs: numbers(MAX_OP_MS),
    retention: fc.double({ noNaN: true, min: 0, max: 1 }),
    spentMs: numbers(MAX_OP_MS),
    seen: texts,
  }),
);
/** Fields that only an op of version 2 may have. */
const met = fc.record({ sentence: texts, title: texts, address: texts, headword: texts }, { requiredKeys: [] });
const newActions = fc.oneof(
  met.map((fields) => ({ v: 2, kind: 'define', text: 'house', ...fields })),
  met.map(({ headword: _, ...fields }) => ({ v: 2, kind: 'want', ...fields })),
);
const places = fc.record({
  device: ids,
  seq: numbers(MAX_FOLLOWED_SEQ).map((seq) => Math.max(1, seq)),
  id: ids,
  v: fc.constant(1),
  at: numbers(MAX_INSTANT, MAX_CLOCK_AT),
  wallAt: numbers(MAX_INSTANT, -MAX_INSTANT),
  zoneMinutes: fc.oneof(fc.constantFrom(0, 60), numbers(MAX_ZONE_MINUTES)),
  day: fc.oneof(fc.nat(40_000), numbers(MAX_DAY)),
  pair: fc.constantFrom('deu-eng', 'jpn-eng'),
  word: texts,
});
const entries = fc
  .tuple(places, fc.oneof({ weight: 3, arbitrary: actions }, { weight: 2, arbitrary: newActions }))
  .map(([place, action]) => ({ ...place, ...action }));

const names = fc.oneof(fc.constantFrom('study', 'hover', '__proto__', 'constructor', '\ud800'), fc.string());
/** As a file may have them: each field is checked only when it is read. */
const settings = fc.record({ settings: fc.dictionary(names, fc.jsonValue({ maxDepth: 4 })) }, { requiredKeys: [] });

describe('a restored backup', () => {
  test('is written as a file that is restored completely, and from which the same file is written', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(entries, { maxLength: 8 }), settings, async (ops, more) => {
        const store = makeStore();
        await readBackup(store, toFile(ops, more), false);
        const first = await writeBackup(store);
        const other = makeStore();
        const report = await readBackup(other, first, false);
        expect(report.setAside).toBe(0);
        expect(report.fresh).toBe((await listOps(store)).length);
        expect(await writeBackup(other)).toBe(first);
      }),
      { numRuns: 15 },
    );
  });

  test('has the largest entries that the log stores', async () => {
    const words = Array.from({ length: MAX_OP_WORDS_BYTES / 1_000 }, (_, index) => `${index}`.padEnd(997, 'x'));
    const store = makeStore();
    await append(store, 'first');
    const op = { id: 'many', pair: 'deu-eng', word: '', kind: 'know-all', words } as const;
    const time = toOpTime({ at: NOW + 1, zoneMinutes: 0 });
    await appendOp(store, op, { time, fold, newDeviceId: () => 'device' });
    const report = await readBackup(makeStore(), await writeBackup(store), true);
    expect(report).toMatchObject({ fresh: 2, setAside: 0 });
  });

  test('never pushes a later entry beyond the limits, and later entries keep their order', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(entries, { maxLength: 4 }), numbers(MAX_INSTANT), async (ops, clock) => {
        const store = makeStore();
        await readBackup(store, toFile(ops), false);
        for (const id of ['later 1', 'later 2']) await append(store, id, Math.min(clock, MAX_INSTANT));
        const other = makeStore();
        expect((await readBackup(other, await writeBackup(store), false)).setAside).toBe(0);
        const later = (await listOps(other)).filter(({ id }) => id.startsWith('later'));
        expect(later.sort((a, b) => a.at - b.at).map(({ id }) => id)).toEqual(['later 1', 'later 2']);
      }),
      { numRuns: 15 },
    );
  });
});

describe('an entry', () => {
  test.each<[string, Partial<Op>, Partial<Op>]>([
    ['instant', { at: MAX_INSTANT }, { at: MAX_INSTANT + 1 }],
    ['instant by the clock', { wallAt: -MAX_INSTANT }, { wallAt: -MAX_INSTANT - 1 }],
    ['day', { day: MAX_DAY }, { day: MAX_DAY + 1 }],
    ['zone', { zoneMinutes: MAX_ZONE_MINUTES }, { zoneMinutes: MAX_ZONE_MINUTES + 1 }],
    ['number', { seq: Number.MAX_SAFE_INTEGER }, { seq: 2 ** 53 }],
    ['id', { id: 'i'.repeat(MAX_ID_LENGTH) }, { id: 'i'.repeat(MAX_ID_LENGTH + 1) }],
    ['device', { device: 'd'.repeat(MAX_ID_LENGTH) }, { device: 'd'.repeat(MAX_ID_LENGTH + 1) }],
    ['word', { word: 'w'.repeat(MAX_TEXT_LENGTH) }, { word: 'w'.repeat(MAX_TEXT_LENGTH + 1) }],
  ])('with the largest %s is restored, and one above it is set aside and counted', async (_, largest, above) => {
    const store = makeStore();
    const text = toFile([define({ id: 'plain' }), define(largest), define(above)]);
    expect(await readBackup(store, text, true)).toMatchObject({ ops: 2, fresh: 2, setAside: 1 });
    await readBackup(store, text, false);
    expect(await listOps(store)).toHaveLength(2);
  });

  test('at the last instant of an older version does not make the next one unsafe', async () => {
    const store = makeStore();
    await store.study.ops.add(define({ device: 'old', seq: 1, at: Number.MAX_SAFE_INTEGER }));
    await store.study.meta.bulkPut([
      { name: 'device', value: 'old' },
      { name: 'lastAt', value: Number.MAX_SAFE_INTEGER },
      { name: 'nextSeq', value: Number.MAX_SAFE_INTEGER + 1 },
    ]);
    expect(await append(store, 'next')).toMatchObject({ at: NOW, seq: 1, device: 'device of next' });
    expect(await readBackup(makeStore(), await writeBackup(store), false)).toMatchObject({ fresh: 1, setAside: 1 });
  });
});

test('a field named __proto__ is named before the restore, and changes nothing', async () => {
  const text = toFile([]).replace('{', '{"__proto__":{"settings":{"study":{"newPerDay":1}}},');
  const staged = await stageFile(async () => Promise.reject(new Error('Expected no message.')), new Blob([text]), {
    read: (file) => splitBackup(file),
  });
  expect(staged.ignored).toEqual(['__proto__']);
  expect(staged.head).toEqual({ format: 'wayword-study', version: 2 });
  expect(Object.getPrototypeOf(staged.head)).toBe(Object.prototype);
});
