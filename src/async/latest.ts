/** @returns Gives each run a signal of its own, and aborts that of the run before. */
export function createLatest(): () => AbortSignal {
  let current = new AbortController();
  return () => {
    current.abort();
    current = new AbortController();
    return current.signal;
  };
}
