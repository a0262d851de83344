/** A one-slot notification: `wait()` resolves after the next notification. */
export interface WakeSignal {
  notify(): void;
  /** Resolves once a notification has arrived since the last call. */
  wait(): Promise<void>;
}

export function createWakeSignal(): WakeSignal {
  let isNotified = false;
  let wake: (() => void) | undefined;
  return {
    notify() {
      isNotified = true;
      wake?.();
    },
    async wait() {
      if (!isNotified) {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
      isNotified = false;
      wake = undefined;
    },
  };
}
