import { makeKeyValues } from '../support/key-values.ts';

/** Stands for the end of the process: nothing is written after it. */
export class Killed extends Error {
  override readonly name = 'Killed';
}

type Fault = 'killed' | 'full';

/** The storage of one profile, whose writes can fail from a chosen one on. */
export interface FaultyStorage {
  keyValues: ReturnType<typeof makeKeyValues>;
  /** Lets some more writes pass; the next ones fail. Their transactions are aborted. */
  failAfter(writes: number, fault: Fault): void;
  /** Lets all writes pass again. */
  repair(): void;
  /** Removes the hooks. */
  leave(): void;
}

/** @param suffix - Ends the names of the profile's databases. */
export function makeFaultyStorage(suffix: string): FaultyStorage {
  let left = Number.POSITIVE_INFINITY;
  let kind: Fault = 'killed';
  const pass = () => {
    left -= 1;
    if (left >= 0) return;
    throw kind === 'full' ? new DOMException('The disk is full.', 'QuotaExceededError') : new Killed('killed');
  };
  const { add, put } = IDBObjectStore.prototype;
  const { delete: remove } = IDBObjectStore.prototype;
  const isOurs = (table: IDBObjectStore) => table.transaction.db.name.endsWith(suffix);
  Object.assign(IDBObjectStore.prototype, {
    add(this: IDBObjectStore, ...row: Parameters<typeof add>) {
      if (isOurs(this)) pass();
      return add.apply(this, row);
    },
    put(this: IDBObjectStore, ...row: Parameters<typeof put>) {
      if (isOurs(this)) pass();
      return put.apply(this, row);
    },
    delete(this: IDBObjectStore, ...key: Parameters<typeof remove>) {
      if (isOurs(this)) pass();
      return remove.apply(this, key);
    },
  });
  const items = makeKeyValues();
  return {
    keyValues: {
      ...items,
      set: async (given) => {
        pass();
        await items.set(given);
      },
      remove: async (keys) => {
        pass();
        await items.remove(keys);
      },
    },
    failAfter(writes, fault) {
      left = writes;
      kind = fault;
    },
    repair() {
      left = Number.POSITIVE_INFINITY;
    },
    leave() {
      Object.assign(IDBObjectStore.prototype, { add, put, delete: remove });
    },
  };
}
