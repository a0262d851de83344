/** Wakes one who waits for anything to have happened. */
export interface News {
  tell(): void;
  /** Resolves when something was told since the last call. */
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
