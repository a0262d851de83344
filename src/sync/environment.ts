/** Time and chance, so that a test can hold both. */
export interface Environment {
  now(): number;
  /** From 0 to 1. */
  random(): number;
  /** Resolves after the time, or rejects with the signal's reason when it is aborted before. */
  sleep(ms: number, signal: AbortSignal): Promise<void>;
}

export const systemEnvironment: Environment = {
  now: () => Date.now(),
  random: () => Math.random(),
  sleep: (ms, signal) =>
    new Promise((resolve, reject) => {
      const stop = () => {
        clearTimeout(timer);
        reject(signal.reason);
      };
      const timer = setTimeout(() => {
        signal.removeEventListener('abort', stop);
        resolve();
      }, ms);
      if (signal.aborted) stop();
      else signal.addEventListener('abort', stop, { once: true });
    }),
};
