import fc from 'fast-check';
import initSqlJs from 'sql.js';
import { default_w } from 'ts-fsrs';
import { describe, expect, test } from 'vitest';
import { readFloats, readMessage } from '../../../../src/library/formats/vocabulary/message-fields.ts';
import { openBytes, openFixture, readAll } from './read-fixture.ts';

/** FSRS-6 as `write.py` has it. */
const FITTED = [
  0.5, 1.2, 3.1, 12.5, 6.4, 0.83, 3.02, 0.001, 1.87, 0.17, 0.8, 1.48, 0.06, 0.26, 1.65, 0.6, 1.87, 0.54, 0.09, 0.07,
  0.2,
];

interface Preset {
  fsrsParams6?: unknown;
  fsrsParams5?: unknown;
  fsrsWeights?: unknown;
  fsrsParams7?: unknown;
  desiredRetention?: unknown;
}

/** A collection of schema 11 with a deck for each preset, which has so many answered cards. */
async function write(presets: readonly { preset: Preset; cards: number }[], dconf?: string): Promise<Uint8Array> {
  const db = new (await initSqlJs()).Database();
  db.run('CREATE TABLE col (crt, ver, conf, models, decks, dconf)');
  db.run('CREATE TABLE notes (id INTEGER PRIMARY KEY, mid, flds)');
  db.run('CREATE TABLE cards (id INTEGER PRIMARY KEY, nid, did, odid, odue, type, queue, due, ivl, mod, data)');
  db.run('CREATE TABLE revlog (id INTEGER PRIMARY KEY, cid, ease, ivl, factor, time, type)');
  const models = { 1: { name: 'Basic', flds: [{ name: 'Front', ord: 0 }] } };
  const decks = Object.fromEntries(
    presets.map((_, index) => [index + 1, { name: `Deck ${index}`, conf: index + 100 }]),
  );
  const options = presets.map(({ preset }, index) => [index + 100, { name: `Preset ${index}`, ...preset }]);
  const json = [models, decks].map((value) => JSON.stringify(value));
  db.run('INSERT INTO col VALUES (0, 11, ?, ?, ?, ?)', [
    '{}',
    ...json,
    dconf ?? JSON.stringify(Object.fromEntries(options)),
  ]);
  let id = 0;
  for (const [index, { cards }] of presets.entries()) {
    for (let count = 0; count < cards; count += 1) {
      id += 1;
      db.run('INSERT INTO notes VALUES (?, 1, ?)', [id, `Wort${id}`]);
      db.run("INSERT INTO cards VALUES (?, ?, ?, 0, 0, 2, 2, 5, 30, 0, '')", [id, id, index + 1]);
      db.run('INSERT INTO revlog VALUES (?, ?, 3, 30, 500, 4000, 1)', [1_700_000_000_000 + id, id]);
    }
  }
  return db.export();
}

const find = async (...presets: { preset: Preset; cards: number }[]) =>
  readAll(await openBytes(new Uint8Array(await write(presets)), 'collection.anki2')).schedule;

const findOne = (preset: Preset) => find({ preset, cards: 1 });

describe('the schedule that Anki fitted', () => {
  test('is read from the tables of a new collection, with the desired retention', async () => {
    expect(readAll(await openFixture('fitted.colpkg')).schedule).toEqual({
      preset: 'Languages',
      fitted: { weights: FITTED, retention: 0.87 },
    });
  });

  test('is absent where nothing was fitted', async () => {
    expect(readAll(await openFixture('latest.colpkg')).schedule).toBeUndefined();
    expect(readAll(await openFixture('legacy-2.apkg')).schedule).toBeUndefined();
    expect(await findOne({ fsrsParams6: [], fsrsWeights: [], desiredRetention: 0.95 })).toBeUndefined();
    // The published ones.
    expect(await findOne({ fsrsParams6: [...default_w] })).toBeUndefined();
  });

  test('is the one of the decks that are imported', async () => {
    const schedule = readAll(await openFixture('fitted.colpkg'), 21, ['10']).schedule;
    expect(schedule).toBeUndefined();
  });

  test('is that of the preset with the most answered cards', async () => {
    const other = FITTED.map((value, index) => (index === 0 ? 0.9 : value));
    const [few, many] = [
      { preset: { fsrsParams6: FITTED }, cards: 2 },
      { preset: { fsrsParams6: other }, cards: 3 },
    ];
    expect(await find(few, { preset: {}, cards: 9 }, many)).toEqual({
      preset: 'Preset 2',
      fitted: { weights: other, retention: 0.9 },
    });
  });

  test.each([
    ['FSRS-6 before older ones', { fsrsParams6: FITTED, fsrsParams5: Array(19).fill(1) }, FITTED],
    ['FSRS-6 beside later ones', { fsrsParams6: FITTED, fsrsParams7: Array(34).fill(1) }, FITTED],
    // As its authors convert it: with the curve that it had, and 0.01 as the least of the new number.
    ['FSRS-5', { fsrsParams6: [], fsrsParams5: FITTED.slice(0, 19) }, [...FITTED.slice(0, 19), 0.01, 0.5]],
    [
      'FSRS-4.5',
      { fsrsWeights: FITTED.slice(0, 17) },
      [...FITTED.slice(0, 4), 8.06, 0.4166, 3.52, ...FITTED.slice(7, 17), 0, 0, 0.01, 0.5],
    ],
    ['numbers beyond the bounds', { fsrsParams6: FITTED.with(0, 0.02) }, FITTED.with(0, 0.1)],
  ] as const)('takes %s', async (_, preset, weights) => {
    expect((await findOne(preset))?.fitted?.weights).toEqual(weights);
  });

  test.each([
    ['more numbers', { fsrsParams7: Array(34).fill(1) }],
    ['an unknown length', { fsrsParams6: Array(20).fill(1) }],
    ['a negative number', { fsrsParams6: FITTED.with(3, -1) }],
    ['a huge number', { fsrsParams6: FITTED.with(3, 1e9) }],
    ['something else', { fsrsParams6: FITTED.map(String) }],
    ['nothing', { fsrsParams6: FITTED.map(() => null) }],
  ])('with %s is named, and not used', async (_, preset) => {
    expect(await findOne(preset)).toEqual({ preset: 'Preset 0' });
  });

  test.each([
    [0.8512, 0.85],
    [0.99, 0.97],
    [0.5, 0.7],
    [0, 0.9],
    ['0.8', 0.9],
  ])('a desired retention of %s counts as %s', async (desiredRetention, expected) => {
    expect((await findOne({ fsrsParams6: FITTED, desiredRetention }))?.fitted?.retention).toBe(expected);
  });

  test('does not stop an import if its options are damaged', async () => {
    const bytes = await write([{ preset: {}, cards: 1 }], '{"1":');
    const { words, schedule } = readAll(await openBytes(new Uint8Array(bytes), 'collection.anki2'));
    expect(words).toHaveLength(1);
    expect(schedule).toBeUndefined();
  });
});

describe('a message', () => {
  test('has its fields in order, with numbers of any size', () => {
    const bytes = [
      0x08, 0x96, 0x01, 0x12, 0x02, 0x41, 0x42, 0x1d, 0, 0, 0x80, 0x3f, 0x10, 0xfb, 0xd0, 0x95, 0xff, 0xbc, 0x31,
    ];
    const fields = [...readMessage(new Uint8Array(bytes))];
    expect(fields.map(({ field }) => field)).toEqual([1, 2, 3, 2]);
    expect([fields[0]?.value, fields[3]?.value]).toEqual([150, 1_700_000_000_123]);
    expect(fields[1]?.value).toEqual(new Uint8Array([0x41, 0x42]));
    expect(readFloats(fields[2]?.value as Uint8Array)).toEqual([1]);
  });

  test('of any bytes ends, or says that it is none', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => {
        try {
          expect([...readMessage(bytes)].length).toBeLessThanOrEqual(bytes.length);
        } catch (thrown) {
          expect(thrown).toBeInstanceOf(RangeError);
        }
      }),
      { numRuns: 500 },
    );
  });
});
