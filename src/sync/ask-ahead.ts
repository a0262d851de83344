import { AppError, toAppError } from '../app-error.ts';
import type { FlashcardAnswer } from '../contract/upstream-resources.ts';
import { QUICK_RETRIES_MS, withJitter } from './backoff.ts';
import type { Asked } from './chain.ts';
import type { Environment } from './environment.ts';
import { createRequestWindow } from './window.ts';

/** Longest `Retry-After` that is waited out in place. */
const SHORT_WAIT_MS = 5_000;

/** Errors worth an immediate retry; other errors do not concern a single request. A page instead of a card may come from a proxy. */
const PASSING: readonly string[] = [
  'timeout',
  'unreachable',
  'answer-broken',
  'not-the-api',
  'server-error',
  'server-busy',
];

/** Whether the server is overloaded. */
const OVERLOAD: readonly string[] = ['server-busy', 'timeout'];

/**
 * Factor over the usual response time after which a request is retried, because its connection may be dead. It doubles with every retry,
 * because some answers really are slow.
 */
const PATIENCE_FACTOR = 20;
const LEAST_PATIENCE_MS = 5_000;
const LONGEST_PATIENCE_MS = 60_000;

/** Share of the window that unstored cards may take. They are not requests under way. */
const BATCHES_PER_WINDOW = 4;

/**
 * Cards that the next stop may lose, if a stop ended the run before: the background may be stopped again soon. A window that stays the same
 * loses one round of answers, however large it is; one that grows in each round loses its largest. So it grows no faster than the share of the
 * cards that this run has stored, and reaches the window of the server within a few hundred cards.
 */
const LEAST_AT_RISK = 1;
const SHARE_AT_RISK = 0.2;

/** Allowed misses of guessed ranks before the first hit, and then per card. Beyond that, only ranks named by a card are requested. */
const FIRST_MISSES = 8;
const MISSES_PER_CARD = 0.1;

/** Requests the card of a rank. Rejects with an `AppError`, or with the signal's reason if aborted. */
export type AskCard = (rank: number, signal: AbortSignal) => Promise<FlashcardAnswer>;

/** Prefetches cards: requests under way to one server and unused answers, as many as the server sustains. */
export interface AskAhead extends Asked {
  /** Received answers, by rank. */
  readonly answers: Map<number, FlashcardAnswer>;
  /** Ranks without an answer after all retries. */
  readonly failures: Map<number, AppError>;
  start(rank: number): void;
  /** Requests a card once more, with the same retries. The answer is not kept. */
  askAgain(rank: number): Promise<FlashcardAnswer>;
  /**
   * Drops answers that the chain has passed.
   *
   * @param used - Number of those answers that belonged to the chain.
   */
  pass(rank: number, used: number): void;
  /**
   * Returns how many more requests may start.
   *
   * @param cards - Stored cards of the deck.
   * @param unstored - Confirmed cards that are not stored yet. An interruption would lose them like requests under way, but they keep no
   *   connection busy, so half a window of them is allowed in addition.
   */
  room(cards: number, unstored: number): number;
  /**
   * Number of confirmed cards that justify a transaction: storing them one by one costs as much as requesting them. The rest of the window
   * still keeps all connections of a browser busy.
   */
  batchSize(cards: number): number;
  /** False after too many missed guesses, as in a deck with random gaps. */
  mayGuess(): boolean;
}

interface AskAheadParts {
  ask: AskCard;
  environment: Pick<Environment, 'now' | 'random' | 'sleep'>;
  signal: AbortSignal;
  /** Called after each answer or failure. */
  onSettled: () => void;
  /** Stored cards at the start of a run whose predecessor was stopped; undefined if nothing was stopped. */
  resumedAt?: number | undefined;
}

export function createAskAhead({ ask, environment, signal, onSettled, resumedAt }: AskAheadParts): AskAhead {
  const answers = new Map<number, FlashcardAnswer>();
  const failures = new Map<number, AppError>();
  const underWay = new Set<number>();
  const window = createRequestWindow();
  let passedRank = 0;
  let misses = 0;
  let hits = 0;
  let cardsStored = 0;
  let quietUntil = 0;

  /** How many cards a stop may lose: requests under way, and answers that are not stored. */
  const atRisk = (cards: number) =>
    resumedAt === undefined
      ? Number.POSITIVE_INFINITY
      : Math.max(LEAST_AT_RISK, Math.floor((cards - resumedAt) * SHARE_AT_RISK));

  async function askPatiently(rank: number, tries: number): Promise<FlashcardAnswer> {
    const { usualMs = LONGEST_PATIENCE_MS } = window;
    const patienceMs = Math.max(LEAST_PATIENCE_MS, usualMs * PATIENCE_FACTOR) * 2 ** tries;
    const patience = AbortSignal.timeout(Math.min(LONGEST_PATIENCE_MS, patienceMs));
    try {
      return await ask(rank, AbortSignal.any([signal, patience]));
    } catch (thrown) {
      if (signal.aborted || !patience.aborted) throw thrown;
      throw new AppError('timeout', `Expected an answer within ${patienceMs} ms.`, { cause: thrown });
    }
  }

  async function askWithRetries(rank: number): Promise<FlashcardAnswer> {
    for (let tries = 0; ; tries++) {
      const quietMs = quietUntil - environment.now();
      if (quietMs > 0) await environment.sleep(quietMs, signal);
      const { round } = window;
      const sentAt = environment.now();
      try {
        const answer = await askPatiently(rank, tries);
        window.answered(environment.now() - sentAt, cardsStored);
        return answer;
      } catch (thrown) {
        if (signal.aborted) throw thrown;
        const error = toAppError(thrown);
        if (OVERLOAD.includes(error.code)) window.overloaded(round);
        const retryMs = QUICK_RETRIES_MS[tries];
        if (retryMs === undefined || !PASSING.includes(error.code)) throw error;
        const waitMs = error.retryAfterMs ?? withJitter(retryMs, environment.random());
        if (waitMs > SHORT_WAIT_MS) throw error;
        if (error.code === 'server-busy') quietUntil = Math.max(quietUntil, environment.now() + waitMs);
        await environment.sleep(waitMs, signal);
      }
    }
  }

  function settle(rank: number, keep: () => void): void {
    underWay.delete(rank);
    // The chain moved elsewhere while this request was under way.
    if (rank < passedRank) misses += 1;
    else keep();
    onSettled();
  }

  return {
    answers,
    failures,
    askAgain: (rank) => askWithRetries(rank),
    isAsked: (rank) => underWay.has(rank) || answers.has(rank) || failures.has(rank),
    start(rank) {
      underWay.add(rank);
      askWithRetries(rank).then(
        (answer) => settle(rank, () => answers.set(rank, answer)),
        (thrown) => settle(rank, () => signal.aborted || failures.set(rank, toAppError(thrown))),
      );
    },
    pass(rank, used) {
      passedRank = rank;
      let passed = 0;
      for (const known of [answers, failures]) {
        for (const key of known.keys()) if (key < rank && known.delete(key)) passed += 1;
      }
      hits += used;
      misses += passed - used;
    },
    room(cards, unstored) {
      cardsStored = cards;
      const size = window.size(cards);
      const free = Math.min(size - Math.max(0, unstored - size / 2), atRisk(cards) - unstored);
      return free - underWay.size - answers.size - failures.size;
    },
    batchSize: (cards) => Math.max(1, Math.floor(Math.min(window.size(cards), atRisk(cards)) / BATCHES_PER_WINDOW)),
    mayGuess: () => misses <= FIRST_MISSES + MISSES_PER_CARD * hits,
  };
}
