import { type AppError, toAppError } from '../app-error.ts';
import type { FlashcardAnswer } from '../contract/upstream-resources.ts';
import { QUICK_RETRIES_MS, withJitter } from './backoff.ts';
import type { Asked } from './chain.ts';
import type { Environment } from './environment.ts';

/** Requests under way at once. A browser opens six connections to one HTTP/1.1 server; two more wait in line. */
const MAX_WINDOW = 8;
const FIRST_WINDOW = 2;
/** Longest wait on the server's word that is waited out in place. */
const SHORT_WAIT_MS = 5_000;

/** Worth asking again at once; anything else is not this one request's trouble. A page instead of a card may be a proxy's. */
const PASSING: readonly string[] = [
  'timeout',
  'unreachable',
  'answer-broken',
  'not-the-api',
  'server-error',
  'server-busy',
];

/** The server has more to do than it can. */
const OVERLOAD: readonly string[] = ['server-busy', 'timeout'];

/**
 * Requests under way to one server, as many as it keeps up with: one more after each window of answers, half as many
 * when it asks for patience or is too slow.
 */
export interface AskAhead extends Asked {
  /** Answers that came, by rank. */
  readonly answers: Map<number, FlashcardAnswer>;
  /** Ranks that got no answer after all retries. */
  readonly failures: Map<number, AppError>;
  start(rank: number): void;
  /** Resolves when an answer or a failure has come since the last call. */
  settled(): Promise<void>;
  /** Forgets what the chain has passed. */
  forgetBefore(rank: number): void;
}

export function createAskAhead(
  ask: (rank: number, signal: AbortSignal) => Promise<FlashcardAnswer>,
  environment: Pick<Environment, 'now' | 'random' | 'sleep'>,
  signal: AbortSignal,
): AskAhead {
  const answers = new Map<number, FlashcardAnswer>();
  const failures = new Map<number, AppError>();
  const underWay = new Set<number>();
  let window = FIRST_WINDOW;
  let answered = 0;
  let quietUntil = 0;
  let news = createSignal();

  async function askWithRetries(rank: number): Promise<FlashcardAnswer> {
    for (let tries = 0; ; tries++) {
      const quietMs = quietUntil - environment.now();
      if (quietMs > 0) await environment.sleep(quietMs, signal);
      try {
        return await ask(rank, signal);
      } catch (thrown) {
        if (signal.aborted) throw thrown;
        const error = toAppError(thrown);
        const retryMs = QUICK_RETRIES_MS[tries];
        if (retryMs === undefined || !PASSING.includes(error.code)) throw error;
        const waitMs = error.retryAfterMs ?? withJitter(retryMs, environment.random());
        if (waitMs > SHORT_WAIT_MS) throw error;
        if (OVERLOAD.includes(error.code)) window = Math.max(1, Math.floor(window / 2));
        if (error.code === 'server-busy') quietUntil = Math.max(quietUntil, environment.now() + waitMs);
        await environment.sleep(waitMs, signal);
      }
    }
  }

  function settle(rank: number): void {
    underWay.delete(rank);
    news.fire();
  }

  return {
    answers,
    failures,
    isAsked: (rank) => underWay.has(rank) || answers.has(rank) || failures.has(rank),
    room: () => window - underWay.size,
    // What has come and cannot be used yet stays bounded.
    reach: () => 4 * window,
    start(rank) {
      underWay.add(rank);
      askWithRetries(rank).then(
        (answer) => {
          answers.set(rank, answer);
          answered += 1;
          if (answered % window === 0) window = Math.min(window + 1, MAX_WINDOW);
          settle(rank);
        },
        (thrown) => {
          if (!signal.aborted) failures.set(rank, toAppError(thrown));
          settle(rank);
        },
      );
    },
    async settled() {
      await news.fired;
      news = createSignal();
    },
    forgetBefore(rank) {
      for (const known of answers.keys()) if (known < rank) answers.delete(known);
      for (const known of failures.keys()) if (known < rank) failures.delete(known);
    },
  };
}

function createSignal(): { fired: Promise<void>; fire: () => void } {
  let fire: () => void = () => undefined;
  const fired = new Promise<void>((resolve) => {
    fire = resolve;
  });
  return { fired, fire };
}
