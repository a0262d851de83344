import type { LookUp } from '../../model/look-up.ts';

/** Collects look-ups, so that neither a card nor the person waits for the database. */
export interface Recorder {
  add(lookUp: LookUp): void;
  /** Stores what is collected. It never rejects. */
  flush(): Promise<void>;
}

interface RecorderParts {
  write: (lookUps: readonly LookUp[]) => Promise<void>;
  /** Calls back after a delay. */
  wait: (ms: number, done: () => void) => void;
}

/** The last seconds before a background is killed are lost. */
export const FLUSH_MS = 2_000;

/** Look-ups that are held while the disk is full. */
export const MAX_HELD = 500;

export function createRecorder({ write, wait }: RecorderParts): Recorder {
  let held: LookUp[] = [];
  let writing: Promise<void> | undefined;
  let isWaiting = false;

  async function store(): Promise<void> {
    const batch = held;
    held = [];
    try {
      await write(batch);
    } catch {
      // The next look-up tries again.
      held = [...batch, ...held].slice(-MAX_HELD);
    }
  }

  async function flush(): Promise<void> {
    await writing;
    if (held.length === 0) return;
    writing = store();
    await writing;
  }

  return {
    add(lookUp) {
      held = [...held, lookUp].slice(-MAX_HELD);
      if (isWaiting) return;
      isWaiting = true;
      wait(FLUSH_MS, () => {
        isWaiting = false;
        void flush();
      });
    },
    flush,
  };
}
