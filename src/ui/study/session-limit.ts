import { computed, type ReadonlySignal, signal } from '@preact/signals';

/** End of a session before its last word: by the chosen time, or by the learner. */
export interface SessionLimit {
  /** End of the chosen time; undefined for no limit. */
  endsAt: ReadonlySignal<number | undefined>;
  isStopped: ReadonlySignal<boolean>;
  isOver: ReadonlySignal<boolean>;
  /** Called with each new card: time never ends under an open one. A session that the learner stopped stays stopped. */
  check(): void;
  /** Continues a stopped session. */
  resume(): void;
  /** Limits the session to a duration from now; undefined removes the limit. The session resumes. */
  set(durationMs: number | undefined): void;
  stop(): void;
}

export function createSessionLimit(now: () => number): SessionLimit {
  const endsAt = signal<number | undefined>(undefined);
  const isTimeOver = signal(false);
  const isStopped = signal(false);
  const check = () => {
    isTimeOver.value = endsAt.value !== undefined && now() >= endsAt.value;
  };
  return {
    endsAt,
    isStopped,
    isOver: computed(() => isTimeOver.value || isStopped.value),
    check,
    resume() {
      isStopped.value = false;
    },
    set(durationMs) {
      isStopped.value = false;
      endsAt.value = durationMs === undefined ? undefined : now() + durationMs;
      check();
    },
    stop() {
      isStopped.value = true;
    },
  };
}
