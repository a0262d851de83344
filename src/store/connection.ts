import { createMemo } from '../async/memo.ts';
import { retry } from '../async/retry.ts';
import type { Databases } from './databases.ts';
import { refuseNewer } from './opening.ts';
import { toStorageError } from './storage-errors.ts';

/**
 * Reads of one database through the browser's own interface. Look-ups consist of little else: through Dexie they take a sixth longer, and a
 * background that starts for one does not have to parse Dexie first. All writes go through Dexie; see `database.ts`.
 */
export interface Connection {
  /** How often the database was opened. A damaged one may come back empty after the browser has closed it. */
  readonly openings: number;
  /**
   * Reads in one transaction.
   *
   * @param work - Must await only requests of its transaction, or the browser ends the transaction.
   * @throws {AppError} `storage-newer`, `storage-unavailable`; what `prepare` throws.
   */
  read<T>(tables: readonly string[], work: (transaction: IDBTransaction) => Promise<T>): Promise<T>;
}

interface ConnectionParts {
  databases: Databases;
  name: string;
  /** In Dexie's numbering. */
  version: number;
  /** Creates the database, or upgrades it to this version. */
  prepare: () => Promise<void>;
}

/** Opens nothing yet: the database is opened at its first use, and again after it was closed. */
export function createConnection({ databases, name, version, prepare }: ConnectionParts): Connection {
  const opened = createMemo(open);
  let openings = 0;

  /** @returns undefined if the database is missing or older. */
  async function openCurrent(): Promise<IDBDatabase | undefined> {
    const database = await openExisting(databases, name);
    if (!database) return undefined;
    let isCurrent = false;
    try {
      isCurrent = refuseNewer(database, version) === version;
    } finally {
      if (!isCurrent) database.close();
    }
    return isCurrent ? database : undefined;
  }

  async function openPrepared(): Promise<IDBDatabase> {
    const found = await openCurrent();
    if (found) return found;
    await prepare();
    const prepared = await openCurrent();
    if (!prepared) throw new DOMException(`Expected a database ${name}, got none.`, 'UnknownError');
    return prepared;
  }

  async function open(): Promise<IDBDatabase> {
    const database = await openPrepared();
    // Deleting or upgrading a database waits until every connection is closed.
    database.onversionchange = () => {
      opened.forget();
      database.close();
    };
    database.onclose = opened.forget;
    openings += 1;
    return database;
  }

  async function begin(tables: readonly string[]): Promise<IDBTransaction> {
    try {
      return (await opened.get()).transaction(tables);
    } catch (thrown) {
      if (!(thrown instanceof DOMException) || thrown.name !== 'InvalidStateError') throw thrown;
      // The browser has closed the connection without an event.
      opened.forget();
      return (await opened.get()).transaction(tables);
    }
  }

  return {
    get openings() {
      return openings;
    },
    async read(tables, work) {
      try {
        return await work(await begin(tables));
      } catch (thrown) {
        throw toStorageError(thrown);
      }
    },
  };
}

/** Chrome sometimes fails to open a database and succeeds a moment later. Dexie tries as often. */
const WAITS_MS = [0, 0];

/** Opens an existing database. @returns undefined if it is missing; it is not created. */
async function openExisting(databases: Databases, name: string): Promise<IDBDatabase | undefined> {
  const isPassing = (thrown: unknown) => thrown instanceof DOMException && thrown.name === 'UnknownError';
  await databases.found;
  return retry(() => openOnce(databases.factory, name), { waitsMs: WAITS_MS, isPassing });
}

function openOnce(factory: IDBFactory, name: string): Promise<IDBDatabase | undefined> {
  return new Promise((resolve, reject) => {
    const request = factory.open(name);
    let isNew = false;
    request.onupgradeneeded = () => {
      isNew = true;
      request.transaction?.abort();
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => (isNew ? resolve(undefined) : reject(request.error));
  });
}

/** Makes one request in a transaction of its own. */
export function readFrom<T>(
  connection: Connection,
  table: string,
  request: (table: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  return connection.read([table], (transaction) => settle(request(transaction.objectStore(table))));
}

/** The promise of a request's result. */
export function settle<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
