import { IDBFactory } from 'fake-indexeddb';
import type { StorageBuckets } from '../../src/store/databases.ts';

/** Storage buckets in memory. Those of one profile outlive its backgrounds. */
export function makeBuckets(
  stored = new Map<string, IDBFactory>(),
): StorageBuckets & { stored: Map<string, IDBFactory> } {
  return {
    stored,
    keys: async () => [...stored.keys()],
    async open(name) {
      const indexedDB = stored.get(name) ?? new IDBFactory();
      stored.set(name, indexedDB);
      return { indexedDB };
    },
    async delete(name) {
      stored.delete(name);
    },
  };
}

/** A factory that opens and deletes no database, as Chromium's while the file CURRENT of its store is garbage. */
export class GarbageFactory extends IDBFactory {
  override open(): IDBOpenDBRequest {
    return failLater();
  }

  override deleteDatabase(): IDBOpenDBRequest {
    return failLater();
  }
}

function failLater(): IDBOpenDBRequest {
  const error = new DOMException('Internal error opening backing store.', 'UnknownError');
  const request = Object.assign(new EventTarget(), { error, onerror: null }) as EventTarget & IDBOpenDBRequest;
  request.addEventListener('error', (event) => request.onerror?.(event));
  setTimeout(() => request.dispatchEvent(new Event('error')));
  return request;
}
