/** Most waiting tasks. More than this come from a key held down while the background is slow. */
const MAX_WAITING = 20;

/** Runs tasks one at a time, in order. The promise of a dropped task resolves at once. */
export function createTaskQueue(): (task: () => Promise<void>) => Promise<void> {
  let tail = Promise.resolve();
  let waiting = 0;
  return (task) => {
    if (waiting >= MAX_WAITING) return Promise.resolve();
    waiting += 1;
    const run = tail.then(task).finally(() => {
      waiting -= 1;
    });
    // A failing task rejects its own promise and does not stop the next one.
    tail = run.catch(() => undefined);
    return run;
  };
}
