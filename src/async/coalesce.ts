/** Coalesces calls: `task` runs at most once at a time, and calls during a run share one later run, so results are never stale. */
export function coalesce(task: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let following: Promise<void> | undefined;
  const run = () => {
    running = task().finally(() => {
      running = undefined;
    });
    return running;
  };
  return () => {
    if (!running) return run();
    following ??= running
      // The failure reaches its own callers.
      .catch(() => undefined)
      .then(() => {
        following = undefined;
        return run();
      });
    return following;
  };
}
