import { expect, test } from 'vitest';
import { loadSqlite, openBytes, openFixture, readAll, toStandings } from './read-fixture.ts';

/** Written by the engine that reads it; the fixtures are by another. */
async function makeDatabase(script: string) {
  const { Database } = await loadSqlite();
  const database = new Database();
  database.run(script);
  return database.export() as Uint8Array<ArrayBuffer>;
}

test('Kindle: lists its languages, and reads dictionary forms with the newest sentence', async () => {
  const vocabulary = await openFixture('kindle.db');
  const { program, noteTypes } = vocabulary.file;
  expect(program).toBe('kindle');
  expect(noteTypes.map(({ id, notes, choice }) => [id, notes, choice])).toEqual([
    ['de', 3, { word: 0 }],
    ['en', 1, { word: 0 }],
  ]);
  const german = vocabulary.read({ noteTypes: [{ id: 'de', word: 0 }], withoutDecks: [], knownDays: 21 });
  expect(german.words).toEqual([
    { word: 'Haus', standing: 'new', sentence: 'Zwei Häuser weiter.', title: 'Die Verwandlung' },
    { word: 'gehen', standing: 'known', sentence: 'Er ging nach Haus.', title: 'Die Verwandlung' },
    { word: 'Samsa', standing: 'new' },
  ]);
});

test('Kindle: reads the words as they were met', async () => {
  const choice = { noteTypes: [{ id: 'de', word: 1 }], withoutDecks: [], knownDays: 21 };
  const { words } = (await openFixture('kindle.db')).read(choice);
  expect(words.map(({ word }) => word)).toEqual(['Häuser', 'ging', 'Samsa']);
});

const KINDLE = `CREATE TABLE WORDS (id TEXT, word TEXT, stem TEXT, lang TEXT, timestamp INTEGER);
  CREATE TABLE LOOKUPS (id TEXT, word_key TEXT, book_key TEXT, usage TEXT, timestamp INTEGER);`;

test('Kindle: reads a file of old firmware, without books and categories', async () => {
  const bytes = await makeDatabase(`${KINDLE} INSERT INTO WORDS VALUES ('fr:mot', 'mots', 'mot', 'fr', 1)`);
  const { words } = readAll(await openBytes(bytes, 'vocab.db'));
  expect(words).toEqual([{ word: 'mot', standing: 'new' }]);
});

test('Kindle: one word in two languages stays two', async () => {
  const rows = `INSERT INTO WORDS VALUES ('fr:chat', 'chat', 'chat', 'fr', 1), ('en:chat', 'chat', 'chat', 'en', 2)`;
  const vocabulary = await openBytes(await makeDatabase(`${KINDLE} ${rows}`), 'vocab.db');
  expect(vocabulary.file.noteTypes.map(({ id }) => id)).toEqual(['en', 'fr']);
  expect(vocabulary.read({ noteTypes: [{ id: 'fr', word: 0 }], withoutDecks: [], knownDays: 21 }).duplicates).toBe(0);
});

test('Kindle: an empty file says so', async () => {
  await expect(openBytes(await makeDatabase(KINDLE), 'vocab.db')).rejects.toMatchObject({ code: 'vocabulary-none' });
});

test('KOReader: reads words with their sentences, and what is known by interval', async () => {
  const vocabulary = await openFixture('koreader.sqlite3');
  expect(vocabulary.file).toMatchObject({ program: 'koreader', noteTypes: [{ notes: 3 }], decks: [] });
  expect(readAll(vocabulary).words).toEqual([
    { word: 'Schildkröte', standing: 'known', sentence: 'Die Schildkröte hieß Kassiopeia.', title: 'Momo' },
    {
      word: 'Zeit',
      standing: 'learning',
      sentence: 'Sie haben keine Zeit mehr.',
      title: 'Momo',
      last: { at: 1_780_000_000_000, rating: 'good', intervalDays: 4 },
    },
    { word: 'Herr', standing: 'new' },
  ]);
});

test('KOReader: reads the table of its first versions', async () => {
  expect(toStandings(readAll(await openFixture('koreader-old.sqlite3')).words)).toEqual({ Uhr: 'known', grau: 'new' });
});

const KOREADER = 'CREATE TABLE vocabulary (word TEXT, create_time INTEGER, due_time INTEGER)';

test.each([
  ['fewer columns', `${KOREADER}; INSERT INTO vocabulary VALUES ('Tor', 1, 2)`, { Tor: 'new' }],
  [
    'one word twice',
    `${KOREADER}; INSERT INTO vocabulary VALUES ('Tor', 1, 2), ('Tor ', 2, 3), (NULL, 3, 4)`,
    { Tor: 'new' },
  ],
])('KOReader: %s', async (_, script, standings) => {
  expect(toStandings(readAll(await openBytes(await makeDatabase(script), 'v.sqlite3')).words)).toEqual(standings);
});

test('KOReader: an impossible time of a review is left out', async () => {
  const script = `CREATE TABLE vocabulary (word TEXT, create_time INTEGER, review_time INTEGER, due_time INTEGER, streak_count INTEGER);
    INSERT INTO vocabulary VALUES ('Tor', 1, -5, 400000, 2), ('Tag', 1, 9e18, 9.1e18, 2), ('Ton', 1, 'x', 'y', 2)`;
  const { words } = readAll(await openBytes(await makeDatabase(script), 'v.sqlite3'));
  expect(words.map(({ word, last }) => [word, last])).toEqual([
    ['Tor', undefined],
    ['Tag', undefined],
    ['Ton', undefined],
  ]);
});

test('KOReader: an empty file says so', async () => {
  const bytes = await makeDatabase(KOREADER);
  await expect(openBytes(bytes, 'v.sqlite3')).rejects.toMatchObject({ code: 'vocabulary-none' });
});
