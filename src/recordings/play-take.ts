/** Speed of a slow repeat, relative to the usual one. */
export const SLOW_RATE = 0.6;

/** Every second press of a word is slow. @param presses - Number of the press, from 1. */
export const isSlowPress = (presses: number): boolean => presses % 2 === 0;

interface TakeEvents {
  /** It is heard. */
  onBegun?(): void;
  /** The browser cannot play this kind of file. */
  onFailed(): void;
  /** It ended, failed or was stopped. */
  onOver?(): void;
}

let current: HTMLAudioElement | undefined;

/** Stops the recording that is played. */
export function stopTake(): void {
  current?.pause();
}

/**
 * Plays a recording instead of the one that is played.
 *
 * @param rate - Relative to the usual speed; the pitch stays.
 */
export function playTake(take: Blob, rate: number, { onBegun, onFailed, onOver }: TakeEvents): void {
  stopTake();
  const address = URL.createObjectURL(take);
  const audio = new Audio(address);
  const end = () => {
    URL.revokeObjectURL(address);
    onOver?.();
  };
  audio.playbackRate = rate;
  audio.addEventListener('playing', () => onBegun?.());
  audio.addEventListener('ended', end);
  audio.addEventListener('pause', end);
  audio.addEventListener('error', () => {
    if (audio === current) onFailed();
    end();
  });
  current = audio;
  // A failed start also fires the event `error`.
  audio.play().catch(() => undefined);
}

/** A recording that was started. */
export interface StartedTake {
  /** Whether the browser can play it. A recording that was stopped before it began counts as played. */
  hasBegun: Promise<boolean>;
  /** Resolves when it ended, failed or was stopped. */
  isOver: Promise<void>;
}

/** Like `playTake`, for callers that wait. */
export function startTake(take: Blob, rate: number): StartedTake {
  let hasBegun: StartedTake['hasBegun'] | undefined;
  const isOver = new Promise<void>((onOver) => {
    hasBegun = new Promise((resolve) => {
      playTake(take, rate, {
        onBegun: () => resolve(true),
        onFailed: () => resolve(false),
        onOver() {
          resolve(true);
          onOver();
        },
      });
    });
  });
  return { hasBegun: hasBegun ?? Promise.resolve(false), isOver };
}
