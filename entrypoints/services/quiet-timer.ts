/**
 * Debounces: runs work once it has not been requested for a while.
 *
 * @param quietMs - The delay in milliseconds.
 * @returns A function that requests the work.
 */
export function createQuietTimer(
  work: () => Promise<unknown>,
  quietMs: number,
  onFailure: (thrown: unknown) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isRunning = false;
  const run = async () => {
    // Changes made during a run cause another run.
    if (isRunning) return ask();
    isRunning = true;
    await work().catch(onFailure);
    isRunning = false;
  };
  const ask = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void run(), quietMs);
  };
  return ask;
}
