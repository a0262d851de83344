/**
 * A replacement for Web Locks: each lock belongs to its holder until its work ends, as in a browser. It supports
 * neither modes nor signals, and lists none.
 */
const lasts = new Map<string, Promise<unknown>>();

const locks = {
  request(name: string, work: () => unknown): Promise<unknown> {
    const ended = (lasts.get(name) ?? Promise.resolve()).then(work);
    lasts.set(
      name,
      ended.catch(() => undefined),
    );
    return ended;
  },
  async query() {
    return { held: [] };
  },
};

if (!globalThis.navigator) Object.defineProperty(globalThis, 'navigator', { value: {}, configurable: true });
if (!navigator.locks) Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
