import { refuseNewer } from './versions.ts';

/**
 * Reads of one database by the browser's own interface. A look-up is little else: through Dexie it takes a sixth longer, and a background
 * that starts for one need not have Dexie read first. All writes go through Dexie.
 */
export interface DatabaseReads {
  /**
   * Begins a read transaction. Who has it waits for nothing but what is read in it: else it ends under them.
   *
   * @throws {AppError} `storage-newer`; what `prepare` throws; a `DOMException`.
   */
  begin(tables: readonly string[]): Promise<IDBTransaction>;
}

interface ReadsParts {
  name: string;
  /** As Dexie counts. */
  version: number;
  /** Brings the database to this version: it is not there yet, or an older one. */
  prepare: () => Promise<void>;
}

/** Opens nothing yet: the database is opened at the first use, and again after it was closed. */
export function createReads({ name, version, prepare }: ReadsParts): DatabaseReads {
  let opening: Promise<IDBDatabase> | undefined;
  const forget = () => {
    opening = undefined;
  };

  /** @returns undefined where there is none, or an older one. */
  async function openCurrent(): Promise<IDBDatabase | undefined> {
    const database = await openExisting(name);
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

/** Chrome cannot open a database now and then, and can a moment later; Dexie tries as often. */
const OPENING_TRIES = 3;

/** Opens a database as it is. @returns undefined where there is none; then there is none afterwards, either. */
async function openExisting(name: string): Promise<IDBDatabase | undefined> {
  for (let tries = 1; ; tries++) {
    try {
      return await openOnce(name);
    } catch (thrown) {
      const isPassing = thrown instanceof DOMException && thrown.name === 'UnknownError';
      if (!isPassing || tries === OPENING_TRIES) throw thrown;
    }
  }
}

function openOnce(name: string): Promise<IDBDatabase | undefined> {
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
  connection: DatabaseReads,
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
