import fc from 'fast-check';
import initSqlJs from 'sql.js';
import { describe, expect, test } from 'vitest';
import { STUDY_MESSAGES } from '../../../../src/messaging/study.ts';
import type { CardHistory } from '../../../../src/model/vocabulary.ts';
import { openBytes } from './read-fixture.ts';

/** Midnight UTC of 2026-09-01, and the day of it. */
const START = Date.parse('2026-09-01T00:00:00Z');
const [HOUR, DAY] = [3_600_000, 86_400_000];
const FIRST_DAY = START / DAY;

/** UTC offset in minutes of the zone in which the test runs. */
const zoneOf = (at: number) => 0 - new Date(at).getTimezoneOffset();

interface Card {
  type?: number;
  queue?: number;
  due?: number;
  mod?: number;
  odue?: number;
  odid?: number;
  data?: string;
}

/** Instant, ease, interval, type and factor; an answer takes four seconds. */
type Entry = [at: number, ease: number, interval: number, type: number, factor?: number];

interface Collection {
  card?: Card;
  entries: Entry[];
  rollover?: number;
  /** Minutes west of UTC. */
  creationOffset?: number;
  isNew?: boolean;
}

/** A collection with one card, as Anki of schema 11 or 18 stores what is read. */
async function write({ card = {}, entries, rollover, creationOffset, isNew = false }: Collection): Promise<Uint8Array> {
  const db = new (await initSqlJs()).Database();
  const { type = 2, queue = 2, due = 100, mod = 0, odue = 0, odid = 0, data = '' } = card;
  const options = { rollover, creationOffset };
  db.run('CREATE TABLE col (crt, ver, conf, models, decks)');
  db.run('CREATE TABLE notes (id INTEGER PRIMARY KEY, mid, flds)');
  db.run('CREATE TABLE cards (id INTEGER PRIMARY KEY, nid, did, odid, odue, type, queue, due, ivl, mod, data)');
  db.run('CREATE TABLE revlog (id INTEGER PRIMARY KEY, cid, ease, ivl, factor, time, type)');
  const models = { 1: { name: 'Basic', flds: [{ name: 'Front', ord: 0 }] } };
  const [ver, conf] = isNew ? [18, '{}'] : [11, JSON.stringify(options)];
  db.run('INSERT INTO col VALUES (?, ?, ?, ?, ?)', [START / 1000 + 4 * 3600, ver, conf, JSON.stringify(models), '{}']);
  if (isNew) {
    db.run('CREATE TABLE config (key TEXT PRIMARY KEY, usn, mtime_secs, val BLOB) WITHOUT ROWID');
    for (const [key, value] of Object.entries(options)) {
      if (value === undefined) continue;
      db.run('INSERT INTO config VALUES (?, 0, 0, ?)', [key, new TextEncoder().encode(JSON.stringify(value))]);
    }
  }
  db.run("INSERT INTO notes VALUES (7, 1, 'Haus')");
  db.run('INSERT INTO cards VALUES (70, 7, 1, ?, ?, ?, ?, ?, 30, ?, ?)', [odid, odue, type, queue, due, mod, data]);
  for (const [at, ease, interval, kind, factor = 500] of entries) {
    db.run('INSERT INTO revlog VALUES (?, 70, ?, ?, ?, 4000, ?)', [at, ease, interval, factor, kind]);
  }
  return db.export();
}

async function read(collection: Collection): Promise<CardHistory | undefined> {
  const { readHistories } = await openBytes(new Uint8Array(await write(collection)), 'collection.anki2');
  return readHistories?.([70]).get(70);
}

const ID = '00000000-0000-4000-8000-000000000000';
const at = START + 10 * DAY + 12 * HOUR;

describe.each([false, true])('the history of a card, with options in a table of their own: %s', (isNew) => {
  test('has each answer with its rating, its interval, and the time that it took', async () => {
    const entries: Entry[] = [
      [at, 1, -60, 0],
      [at + 60_000, 3, -600, 0],
      [at + 660_000, 3, 2, 0],
      [at + 2 * DAY, 2, -172_800, 1],
      [at + 4 * DAY, 4, 30, 1],
    ];
    const history = await read({ entries, isNew, card: { due: 45 } });
    expect(history?.answers.map(({ rating, intervalDays, delayMs }) => [rating, intervalDays, delayMs])).toEqual([
      ['again', 0, 60_000],
      ['good', 0, 600_000],
      ['good', 2, 0],
      ['hard', 2, 0],
      ['easy', 31, 0],
    ]);
    expect(history?.answers[0]).toMatchObject({ at, spentMs: 4_000, zoneMinutes: zoneOf(at) });
    expect(history?.retention).toBe(0.9);
    expect(history?.leftOut).toBeUndefined();
  });

  test('leaves out previews and what Anki did itself, and has resets', async () => {
    const entries: Entry[] = [
      [at, 3, 3, 0],
      [at + DAY, 3, 3, 3, 0],
      [at + DAY + 1, 0, 9, 5],
      [at + DAY + 2, 0, 9, 4, 700],
      [at + 2 * DAY, 0, 0, 4, 0],
      [at + 3 * DAY, 3, 1, 3],
    ];
    const history = await read({ entries, isNew });
    expect(history?.answers.map(({ at: then, rating }) => [then, rating])).toEqual([
      [at, 'good'],
      [at + 2 * DAY, 'reset'],
      [at + 3 * DAY, 'good'],
    ]);
  });

  test.each<[string, Card, number]>([
    ['the day of the card, also where it was set by hand', { due: 60 }, 60],
    ['the day in the deck that it returns to', { due: -100_000, odue: 55, odid: 9 }, 55],
    ['a step of several days', { type: 3, queue: 3, due: 13 }, 13],
    ['the day after, for one that is due before its last answer', { due: 2 }, 11],
  ])('is due on %s', async (_, card, due) => {
    const history = await read({ entries: [[at, 3, 3, 1]], card, isNew });
    const last = history?.answers.at(-1);
    expect((last?.day ?? 0) + (last?.intervalDays ?? 0)).toBe(FIRST_DAY + due);
  });

  test('continues a step at its instant', async () => {
    const card = { type: 1, queue: 1, due: (at + 420_000) / 1000 };
    const history = await read({ entries: [[at, 1, -600, 0]], card, isNew });
    expect(history?.answers.at(-1)).toMatchObject({ intervalDays: 0, delayMs: 420_000 });
  });

  test('knows when the card was suspended or buried, which is after its answers', async () => {
    const entries: Entry[] = [[at, 3, 3, 1]];
    const mod = (at + DAY) / 1000;
    const readLeftOut = async (card: Card) => (await read({ entries, card, isNew }))?.leftOut;
    expect(await readLeftOut({ queue: -1, mod })).toEqual({ kind: 'suspend', at: at + DAY });
    expect(await readLeftOut({ queue: -2, mod })).toEqual({ kind: 'bury', at: at + DAY });
    expect(await readLeftOut({ queue: -3, mod: 5 })).toEqual({ kind: 'bury', at: at + 1 });
  });

  test.each<[string, number]>([
    ['{"pos":3,"s":12.5,"d":6.1,"dr":0.85,"decay":0.15}', 0.85],
    ['{"s":12.5}', 0.9],
    ['{"dr":7}', 0.9],
    ['not JSON', 0.9],
  ])('has the chance of recall that the collection plans for: %s', async (data, retention) => {
    expect((await read({ entries: [[at, 3, 3, 1]], card: { data }, isNew }))?.retention).toBe(retention);
  });

  test.each([
    [undefined, 4],
    [0, 0],
    [23, 23],
    [99, 4],
  ])('counts days that begin as the collection says: %s', async (rollover, hour) => {
    const midnight = START + 10 * DAY - zoneOf(START + 10 * DAY) * 60_000;
    const before = midnight + hour * HOUR - 1;
    const history = await read({
      entries: [
        [before, 3, 1, 1],
        [before + 1, 3, 1, 1],
      ],
      isNew,
      ...(rollover !== undefined && { rollover }),
    });
    const [a, b] = history?.answers ?? [];
    expect([a?.day, b?.day]).toEqual([FIRST_DAY + 9, FIRST_DAY + 10]);
  });

  test('counts the days of a collection from where it was made', async () => {
    // Four in the morning UTC is the evening before in Honolulu.
    const history = await read({ entries: [[at, 3, 3, 1]], card: { due: 60 }, creationOffset: 600, isNew });
    const last = history?.answers.at(-1);
    expect((last?.day ?? 0) + (last?.intervalDays ?? 0)).toBe(FIRST_DAY - 1 + 60);
  });

  test('leaves out impossible instants, and keeps numbers within the limits of the log', async () => {
    const entries: Entry[] = [
      [5, 3, 3, 1],
      [at, 3, 9_999_999_999, 1],
      [at + 1, 3, -5_000_000_000_000, 1],
    ];
    const history = await read({ entries, card: { due: 999_999_999 }, isNew });
    expect(history?.answers.map(({ intervalDays }) => intervalDays)).toEqual([40_000, 40_000]);
  });
});

test('Whatever a collection has in its columns, the background takes the history', async () => {
  const sql = await initSqlJs();
  const cell = fc.oneof(
    fc.integer({ min: -3, max: 5 }),
    fc.constantFrom(at, at / 1000, -at, 1e15, 0.5, null, 'text', '{"dr":1e999}'),
    fc.double(),
    fc.uint8Array({ maxLength: 3 }),
  );
  const row = fc.array(cell, { minLength: 6, maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(fc.array(row, { maxLength: 6 }), row, row, async (entries, card, column) => {
      const db = new sql.Database();
      db.run(`CREATE TABLE col (crt, conf, ver, models, decks); CREATE TABLE notes (id, mid, flds);
        CREATE TABLE cards (id, type, queue, mod, odue, odid, due, data, nid, ivl, did);
        CREATE TABLE revlog (cid, id, ease, ivl, time, type, factor); INSERT INTO notes VALUES (7, 1, 'Haus')`);
      db.run('INSERT INTO col VALUES (?, ?, 11, ?, ?)', [column[0] ?? null, column[1] ?? null, '{}', '{}']);
      db.run(
        'INSERT INTO cards VALUES (70, ?, ?, ?, ?, ?, ?, NULL, 7, 1, 1)',
        card.map((value) => value ?? null),
      );
      for (const entry of entries)
        db.run(
          'INSERT INTO revlog VALUES (70, ?, ?, ?, ?, ?, ?)',
          entry.map((value) => value ?? null),
        );
      const { readHistories } = await openBytes(new Uint8Array(db.export()), 'collection.anki2');
      const history = readHistories?.([70]).get(70);
      const words = [{ word: 'Haus', isInDeck: true, outcome: 'continue', past: { card: 70, newest: at, history } }];
      const message = { id: ID, part: '0', pair: 'deu-eng', known: [], words, isLast: true, isDryRun: false };
      expect(STUDY_MESSAGES['study.importWords'].parse(message)).toMatchObject({ pair: 'deu-eng' });
    }),
  );
});

test('A card without answers has no history', async () => {
  expect(await read({ entries: [] })).toBeUndefined();
});
