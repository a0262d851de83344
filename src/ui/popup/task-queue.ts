/** More waiting tasks than this are not what anybody asked for, but a key held down while the background is slow. */
const MAX_WAITING = 20;

/** Runs tasks one after the other. The promise of a task that was dropped is fulfilled at once. */
export function createTaskQueue(): (task: () => Promise<void>) => Promise<void> {
  let tail = Promise.resolve();
  let waiting = 0;
  return (task) => {
    if (waiting >= MAX_WAITING) return Promise.resolve();
    waiting += 1;
    const run = tail.then(task).finally(() => {
      waiting -= 1;
    });
    // A task that fails reports to its own caller and does not stop the next one.
    tail = run.catch(() => undefined);
    return run;
  };
}
