import type { Connection } from './connection.ts';

/** Rows of a table in memory, by key. */
export type MemoryTable = ReadonlyMap<IDBValidKey, unknown>;

/**
 * Reads rows in memory as if a database held them, where the browser opens none. A key of several parts is found by {@link toMemoryKey}.
 *
 * @param tables - By name; every other table is empty.
 */
export function createMemoryConnection(tables: Readonly<Record<string, MemoryTable>>): Connection {
  const objectStore = (name: string) => ({
    get: (key: IDBValidKey) => succeed(tables[name]?.get(toMemoryKey(key))),
    getAll: () => succeed([...(tables[name]?.values() ?? [])]),
  });
  const transaction = { objectStore } as unknown as IDBTransaction;
  return { openings: 0, read: (_, work) => work(transaction) };
}

/** Maps compare arrays by identity. */
export const toMemoryKey = (key: IDBValidKey): IDBValidKey => (Array.isArray(key) ? key.join(' ') : key);

function succeed(result: unknown) {
  const request = { result, onsuccess: () => {} };
  // The caller sets the listener first.
  queueMicrotask(() => request.onsuccess());
  return request;
}
