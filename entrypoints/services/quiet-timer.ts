/**
 * Puts work off until nothing has asked for it for a while.
 *
 * @param quietMs - How long, in milliseconds.
 * @returns What asks for it.
 */
export function createQuietTimer(
  work: () => Promise<unknown>,
  quietMs: number,
  onFailure: (thrown: unknown) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isRunning = false;
  const run = async () => {
    // What has changed meanwhile comes in its turn.
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
