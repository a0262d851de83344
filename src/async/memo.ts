/** Remembers the result of one load. A failed load is forgotten, so that the next call tries again. */
export interface Memo<T> {
  /** Callers during a load share it. */
  get(): Promise<T>;
  /** Replaces the result, whether or not there is one. */
  set(value: T): void;
  /** The next call loads again, even while an earlier load is still running. */
  forget(): void;
}

export function createMemo<T>(load: () => Promise<T>): Memo<T> {
  const only = createMemoMap<'only', T>();
  return {
    get: () => only.get('only', load),
    set: (value) => only.set('only', value),
    forget: () => only.forget(),
  };
}

/** Remembers results by key. A failed load is forgotten, so that the next call tries again. */
export interface MemoMap<Key, T> {
  /** @param load - Called only if the key has no result. Callers during a load share it. */
  get(key: Key, load: () => Promise<T>): Promise<T>;
  /** Returns the result, or the running load, of a key; undefined where there is none. */
  find(key: Key): Promise<T> | undefined;
  set(key: Key, value: T): void;
  /** Forgets all keys. Loads that are running go to their callers but are not remembered. */
  forget(): void;
}

/** @param limit - Number of keys to remember. Beyond it, the key that was used longest ago is dropped. */
export function createMemoMap<Key, T>(limit = Number.POSITIVE_INFINITY): MemoMap<Key, T> {
  let kept = new Map<Key, Promise<T>>();

  function keep(key: Key, result: Promise<T>): Promise<T> {
    // A map lists its keys in the order in which they were added.
    kept.delete(key);
    kept.set(key, result);
    for (const oldest of kept.keys()) {
      if (kept.size <= limit) break;
      kept.delete(oldest);
    }
    return result;
  }

  function start(key: Key, load: () => Promise<T>): Promise<T> {
    const loading = load();
    loading.catch(() => {
      if (kept.get(key) === loading) kept.delete(key);
    });
    return keep(key, loading);
  }

  return {
    get(key, load) {
      const known = kept.get(key);
      return known ? keep(key, known) : start(key, load);
    },
    find: (key) => kept.get(key),
    set: (key, value) => void keep(key, Promise.resolve(value)),
    forget() {
      kept = new Map();
    },
  };
}
