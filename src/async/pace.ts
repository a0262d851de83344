/** Paces calls: the first runs `work` at once, and those that follow within the gap share one later run. */
export function pace(work: () => void, gapMs: number): () => void {
  /** Calls since the last run, collected during the gap. */
  let gap: 'quiet' | 'called' | undefined;
  const call = () => {
    if (gap) {
      gap = 'called';
      return;
    }
    gap = 'quiet';
    work();
    setTimeout(() => {
      const isDue = gap === 'called';
      gap = undefined;
      if (isDue) call();
    }, gapMs);
  };
  return call;
}
