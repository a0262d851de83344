interface DebounceOptions {
  /** How long calls must have stopped before the task runs. */
  quietMs: number;
  /** Receives the failures of the task, which has no caller by then. */
  onFailure: (thrown: unknown) => void;
}

/** Debounces a task: it runs once calls have stopped for a while, and at most once at a time. A call during a run leads to another run. */
export function debounce(task: () => Promise<unknown>, { quietMs, onFailure }: DebounceOptions): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isRunning = false;
  const run = async () => {
    if (isRunning) return schedule();
    isRunning = true;
    await task().catch(onFailure);
    isRunning = false;
  };
  const schedule = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void run(), quietMs);
  };
  return schedule;
}
