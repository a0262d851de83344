import { refuseNewer } from './versions.ts';

/**
 * Reads of one database by the browser's own interface. A look-up is little else: through Dexie it takes a sixth longer, and a background
 * that starts for one need not have Dexie read first. All writes go through Dexie.
 */
export interface Connection {
  /**
   * Begins a read transaction. Who has it waits for nothing but what is read in it: else it ends under them.
   *
   * @throws {AppError} `storage-newer`; what `prepare` throws; a `DOMException`.
   */
  begin(tables: readonly string[]): Promise<IDBTransaction>;
}

interface ConnectionParts {
  name: string;
  /** As Dexie counts. */
  version: number;
  /** Brings the database to this version: it is not there yet, or an older one. */
  prepare: () => Promise<void>;
}

/** Opens nothing yet: the database is opened at the first use, and again after it was closed. */
export function createConnection({ name, version, prepare }: ConnectionParts): Connection {
  let opening: Promise<IDBDatabase> | undefined;
  const forget = () => {
    opening = undefined;
  };

  async function openPrepared(): Promise<IDBDatabase> {
    const isOld = (database: IDBDatabase | undefined) => !database || refuseNewer(database, version) < version;
    const found = await openExisting(name);
    if (found && !isOld(found)) return found;
    found?.close();
    await prepare();
    const prepared = await openExisting(name);
    if (!prepared || isOld(prepared)) throw new DOMException(`Expected a database ${name}, got none.`, 'UnknownError');
    return prepared;
  }

  function open(): Promise<IDBDatabase> {
    if (opening) return opening;
    const mine = openPrepared().then((database) => {
      // Whoever deletes or changes the database waits until all have closed it.
      database.onversionchange = () => {
        forget();
        database.close();
      };
      database.onclose = forget;
      return database;
    });
    opening = mine;
    // A failure is not remembered: the next use tries again.
    mine.catch(forget);
    return mine;
  }

  return {
    async begin(tables) {
      try {
        return (await open()).transaction(tables);
      } catch (thrown) {
        if (!(thrown instanceof DOMException) || thrown.name !== 'InvalidStateError') throw thrown;
        // The browser has closed it, without a word.
        forget();
        return (await open()).transaction(tables);
      }
    },
  };
}

/** Opens a database as it is. @returns undefined where there is none; then there is none afterwards, either. */
function openExisting(name: string): Promise<IDBDatabase | undefined> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name);
    let isNew = false;
    request.onupgradeneeded = () => {
      isNew = true;
      request.transaction?.abort();
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => (isNew ? resolve(undefined) : reject(request.error));
  });
}

/** Asks one question in a transaction of its own. */
export async function readFrom<T>(
  connection: Connection,
  table: string,
  ask: (table: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const transaction = await connection.begin([table]);
  return settle(ask(transaction.objectStore(table)));
}

export function settle<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
