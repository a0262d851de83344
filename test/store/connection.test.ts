import { afterEach, describe, expect, test, vi } from 'vitest';
import { createConnection, readFrom } from '../../src/store/connection.ts';
import { ContentDatabase } from '../../src/store/content/content-database.ts';
import { findDatabases } from '../../src/store/databases.ts';
import { CONTENT_VERSION, STUDY_VERSION } from '../../src/store/opening.ts';
import { StudyDatabase } from '../../src/store/study/study-database.ts';
import { makeDeck, makeStoreWith } from '../support/store.ts';

const WORD = { pair: 'deu-eng', word: 'Straße', text: 'street', updatedAt: 1 };

/** A database as another part of the extension creates it, and reads from it. */
function makeReads() {
  const name = `reads-${crypto.randomUUID()}`;
  const written = new StudyDatabase(name);
  const prepare = vi.fn(async (): Promise<void> => {
    await written.open();
  });
  const connection = createConnection({ databases: findDatabases(), name, version: STUDY_VERSION, prepare });
  const readAll = () => readFrom(connection, 'definitions', (table) => table.getAll());
  return { name, written, prepare, connection, readAll };
}

/** Creates a database of the browser's version number. */
async function makeOther(name: string, version: number): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const request = indexedDB.open(name, version);
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      request.result.close();
      resolve();
    };
  });
}

afterEach(() => {
  vi.restoreAllMocks();
});

test('the versions are those of the databases', () => {
  expect(new ContentDatabase('of-now').verno).toBe(CONTENT_VERSION);
  expect(new StudyDatabase('of-now').verno).toBe(STUDY_VERSION);
});

describe('reads', () => {
  test('find what was written before and after, each time', async () => {
    const { written, prepare, readAll } = makeReads();
    await written.definitions.put(WORD);
    expect(await readAll()).toEqual([WORD]);
    await written.definitions.put({ ...WORD, word: 'Öl' });
    expect(await readAll()).toHaveLength(2);
    expect(prepare).not.toHaveBeenCalled();
  });

  test('of a missing database create it', async () => {
    const { name, prepare, readAll } = makeReads();
    expect(await Promise.all([readAll(), readAll()])).toEqual([[], []]);
    expect(prepare).toHaveBeenCalledTimes(1);
    expect((await indexedDB.databases()).find((database) => database.name === name)?.version).toBe(STUDY_VERSION * 10);
  });

  test('leave nothing behind if it cannot be created, and find it once it can', async () => {
    const { name, prepare, readAll } = makeReads();
    prepare.mockRejectedValueOnce(new DOMException('made for a test', 'QuotaExceededError'));
    await expect(readAll()).rejects.toMatchObject({ code: 'storage-full' });
    expect((await indexedDB.databases()).map((database) => database.name)).not.toContain(name);
    expect(await readAll()).toEqual([]);
  });

  test('of an older version wait until it was upgraded', async () => {
    const { name, prepare, readAll } = makeReads();
    await makeOther(name, (STUDY_VERSION - 1) * 10);
    // Dexie ignores missing tables; this database has only its version.
    prepare.mockImplementation(() => makeOther(name, STUDY_VERSION * 10));
    await expect(readAll()).rejects.toMatchObject({ name: 'NotFoundError' });
    expect(prepare).toHaveBeenCalledTimes(1);
  });

  test('of a newer version are refused, and the database is unchanged', async () => {
    const { name, prepare, readAll } = makeReads();
    await makeOther(name, (STUDY_VERSION + 1) * 10);
    const close = vi.spyOn(IDBDatabase.prototype, 'close');
    await expect(readAll()).rejects.toMatchObject({ code: 'storage-newer' });
    expect(close).toHaveBeenCalledTimes(1);
    expect(prepare).not.toHaveBeenCalled();
  });

  test('retry if the browser could not open it, but not forever', async () => {
    const { written, readAll } = makeReads();
    await written.definitions.put(WORD);
    const fail = () => {
      throw new DOMException('made for a test', 'UnknownError');
    };
    const open = vi.spyOn(IDBFactory.prototype, 'open').mockImplementationOnce(fail).mockImplementationOnce(fail);
    expect(await readAll()).toEqual([WORD]);
    written.close();
    open.mockImplementation(fail);
    const { readAll: readOther } = makeReads();
    await expect(readOther()).rejects.toMatchObject({ code: 'storage-unavailable' });
  });

  test('continue after the browser has closed the database', async () => {
    const { written, connection, readAll } = makeReads();
    await written.definitions.put(WORD);
    const db = await connection.read(['definitions'], async (transaction) => transaction.db);
    db.close();
    expect(await readAll()).toEqual([WORD]);
  });

  test('do not block deletion', async () => {
    const { written, readAll } = makeReads();
    await written.definitions.put(WORD);
    await readAll();
    await written.delete();
    await written.open();
    expect(await readAll()).toEqual([]);
  });
});

test('a deck that was installed is read as soon as it is there', async () => {
  const store = await makeStoreWith(makeDeck());
  const decks = await readFrom(store.contentConnection, 'sources', (table) => table.getAllKeys());
  expect(decks).toEqual(['spa-eng']);
});
