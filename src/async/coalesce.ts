/** Runs `task` at most once at a time; calls during a run share one run after it, so that its result is never stale. */
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
      // Its own callers are told that it failed.
      .catch(() => undefined)
      .then(() => {
        following = undefined;
        return run();
      });
    return following;
  };
}
