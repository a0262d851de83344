import { createQueue } from '../../async/queue.ts';

/** More waiting tasks than this come from a key that is held down while the background is slow. */
const MAX_WAITING = 20;

/** Creates a queue with a limit. The promise of a task that is dropped is fulfilled at once. */
export function createTaskQueue(): (task: () => Promise<void>) => Promise<void> {
  const enqueue = createQueue();
  let waiting = 0;
  return (task) => {
    if (waiting >= MAX_WAITING) return Promise.resolve();
    waiting += 1;
    return enqueue(task).finally(() => {
      waiting -= 1;
    });
  };
}
