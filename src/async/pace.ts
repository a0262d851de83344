/**
 * Paces calls: the first runs `work` at once, and those that follow within the gap share one later run.
 *
 * @param signal - Once aborted, nothing runs.
 */
export function pace(work: () => void, gapMs: number, signal?: AbortSignal): () => void {
  /** Calls since the last run, collected during the gap. */
  let gap: 'quiet' | 'called' | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  signal?.addEventListener('abort', () => clearTimeout(timer));
  const call = () => {
    if (signal?.aborted) return;
    if (gap) {
      gap = 'called';
      return;
    }
    gap = 'quiet';
    work();
    timer = setTimeout(() => {
      const isDue = gap === 'called';
      gap = undefined;
      if (isDue) call();
    }, gapMs);
  };
  return call;
}
