import { describe, expect, test } from 'vitest';
import { makeZip } from './make-zip.ts';
import { loadSqlite, openBytes, openFixture, readAll, readFixture } from './read-fixture.ts';

async function makeDatabase(script: string) {
  const { Database } = await loadSqlite();
  const database = new Database();
  database.run(script);
  return database.export() as Uint8Array<ArrayBuffer>;
}

/** The tables of Anki, all of them empty. */
const ANKI = `CREATE TABLE col (ver, models, decks); CREATE TABLE notes (id, mid, flds);
  CREATE TABLE cards (id, nid, type, queue, ivl, did, odid); CREATE TABLE revlog (id, cid, ease, type, factor)`;

function cut(bytes: Uint8Array<ArrayBuffer>, length: number) {
  return bytes.slice(0, length);
}

function change(bytes: Uint8Array<ArrayBuffer>, offset: number, value: number) {
  const changed = bytes.slice();
  changed[offset] = value;
  return changed;
}

/** A frame of Zstandard whose head asks for a window of that size. */
const zstdFrame = (window: number) => new Uint8Array([0x28, 0xb5, 0x2f, 0xfd, 0x00, window, 1, 0, 0]);

const LATEST = { meta: new Uint8Array([0x08, 0x03]) };

describe('Refuses', () => {
  test.each([
    ['newer.colpkg', 'vocabulary-newer', /version 3 at most, got version 4/],
    ['newer-schema.apkg', 'vocabulary-newer', /schema 18 at most, got schema 19/],
    ['foreign.sqlite', 'vocabulary-foreign', /got one with the tables recipes, cooks/],
    ['empty.apkg', 'vocabulary-none', /at least one word/],
  ])('%s', async (name, code, message) => {
    await expect(openFixture(name)).rejects.toMatchObject({ code, message: expect.stringMatching(message) });
  });

  test.each<[string, string, string, () => Promise<Uint8Array<ArrayBuffer>> | Uint8Array<ArrayBuffer>]>([
    ['a database that is cut', 'vocab.db', 'vocabulary-damaged', () => cut(readFixture('kindle.db'), 20_000)],
    ['a head alone', 'vocab.db', 'vocabulary-damaged', () => cut(readFixture('kindle.db'), 40)],
    ['an encrypted database', 'vocab.db', 'vocabulary-damaged', () => new Uint8Array(4_096).fill(0x77)],
    ['an empty file', 'vocab.db', 'vocabulary-damaged', () => new Uint8Array()],
    ['a package that is cut', 'x.apkg', 'vocabulary-damaged', () => cut(readFixture('latest.colpkg'), 2_000)],
    ['a database without tables', 'x.db', 'vocabulary-foreign', () => makeDatabase('PRAGMA user_version = 1')],
    ['another zip', 'x.apkg', 'vocabulary-foreign', () => makeZip({ 'holiday.jpg': new Uint8Array(9) })],
    ['an empty zip', 'x.apkg', 'vocabulary-foreign', () => makeZip({})],
    [
      'a new package of which only the placeholder for old versions is left',
      'x.colpkg',
      'vocabulary-damaged',
      () => makeZip({ ...LATEST, 'collection.anki2': new Uint8Array(9) }),
    ],
    [
      'a package with a password',
      'x.apkg',
      'vocabulary-locked',
      () => makeZip({ 'collection.anki2': new Uint8Array(20) }, { isLocked: true }),
    ],
    [
      'a collection that states an impossible size',
      'x.apkg',
      'vocabulary-large',
      () => makeZip({ 'collection.anki2': new Uint8Array(20) }, { statedBytes: 3_000_000_000 }),
    ],
    [
      'a window that would fill the memory',
      'x.colpkg',
      'vocabulary-large',
      () => makeZip({ ...LATEST, 'collection.anki21b': zstdFrame(0xa0) }),
    ],
    [
      'damaged Zstandard',
      'x.colpkg',
      'vocabulary-damaged',
      () =>
        makeZip({
          ...LATEST,
          'collection.anki21b': new Uint8Array([...zstdFrame(0x50), 9, 9, 9, 9, 9, 9, 9, 9, 9, 9]),
        }),
    ],
    [
      'views instead of tables',
      'x.anki2',
      'vocabulary-foreign',
      () => makeDatabase('CREATE TABLE recipes (x); CREATE VIEW WORDS AS SELECT 1; CREATE VIEW LOOKUPS AS SELECT 1'),
    ],
    [
      'other columns',
      'x.anki2',
      'vocabulary-damaged',
      () =>
        makeDatabase('CREATE TABLE col (ver); CREATE TABLE notes (x); CREATE TABLE cards (x); CREATE TABLE revlog (x)'),
    ],
    [
      'note types that are no JSON',
      'x.anki2',
      'vocabulary-damaged',
      () => makeDatabase(`${ANKI}; INSERT INTO col VALUES (11, '{', '{}')`),
    ],
  ])('%s', async (_, name, code, make) => {
    await expect(openBytes(await make(), name)).rejects.toMatchObject({
      code,
      message: expect.stringMatching(/^Expected|damaged/),
    });
  });
});

test('Survives any damaged byte of a database: its words or a fault', async () => {
  const bytes = readFixture('koreader.sqlite3');
  for (let offset = 0; offset < bytes.length; offset += 211) {
    try {
      const vocabulary = await openBytes(change(bytes, offset, 0xfe), 'v.sqlite3');
      readAll(vocabulary);
    } catch (thrown) {
      expect(thrown).toMatchObject({ code: expect.stringMatching(/^vocabulary-/) });
    }
  }
});

test('Markup, hidden characters and very long fields become plain, short words', async () => {
  const fields = [
    '<script>alert(1)</script><b onclick="x()">Haus</b>\x1F<img src=x onerror=y>house',
    `${'lang '.repeat(100)}\x1Flong`,
    '{{c1::{{c2::Baum}}}}\x1Ftree',
    '&lt;b&gt;\x1Fbold',
  ];
  const rows = fields.map((text, id) => `(${id}, 1, '${text}')`).join(', ');
  const models =
    '{"1": {"name": "__proto__", "flds": [{"name": "constructor", "ord": 0}, {"name": "Back", "ord": 1}]}}';
  const cards = fields.map((_, id) => `(${id}, ${id}, 2, 2, 30, 1, 0)`).join(', ');
  const script = `${ANKI}; INSERT INTO col VALUES (11, '${models}', '{}'); INSERT INTO notes VALUES ${rows}; INSERT INTO cards VALUES ${cards}`;
  const { words, unusable } = readAll(await openBytes(await makeDatabase(script), 'x.anki2'));
  expect(words.map(({ word, meaning }) => [word, meaning])).toEqual([
    ['Haus', 'house'],
    ['Baum', 'tree'],
    ['<b>', 'bold'],
  ]);
  expect(unusable).toBe(1);
});
