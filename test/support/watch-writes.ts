import type { Store } from '../../src/store/store.ts';

type ContentTable = 'blocks' | 'words' | 'sources' | 'syncs';

/** Calls `onWrite` before each row is written to the given deck tables. @returns Stops that. */
export function watchWrites(store: Store, tables: readonly ContentTable[], onWrite: () => void): () => void {
  const put = IDBObjectStore.prototype.put;
  IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...row) {
    const isOurs = this.transaction.db.name === store.content.name;
    if (isOurs && tables.some((table) => table === this.name)) onWrite();
    return put.apply(this, row);
  };
  return () => {
    IDBObjectStore.prototype.put = put;
  };
}

/** Makes tables reject writes. @returns Repairs them. */
export function breakWrites(store: Store, tables: readonly ContentTable[], error: Error): () => void {
  return watchWrites(store, tables, () => {
    throw error;
  });
}

export const DISK_FULL = new DOMException('The disk is full.', 'QuotaExceededError');
