/** A one-slot notification: `wait()` resolves after the next notification. */
export interface News {
  tell(): void;
  /** Resolves once a notification has arrived since the last call. */
  heard(): Promise<void>;
}

export function createNews(): News {
  let isTold = false;
  let wake: (() => void) | undefined;
  return {
    tell() {
      isTold = true;
      wake?.();
    },
    async heard() {
      if (!isTold) {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
      isTold = false;
      wake = undefined;
    },
  };
}
