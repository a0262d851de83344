import type { KeyValues } from '../../src/store/key-values.ts';

/** Stores copies, as `storage.local` does. */
export function makeKeyValues(items = new Map<string, unknown>()): KeyValues & { items: Map<string, unknown> } {
  return {
    items,
    get: async (keys) =>
      Object.fromEntries(keys.filter((key) => items.has(key)).map((key) => [key, structuredClone(items.get(key))])),
    set: async (given) => {
      for (const [key, value] of Object.entries(given)) items.set(key, structuredClone(value));
    },
    remove: async (keys) => {
      for (const key of keys) items.delete(key);
    },
  };
}
