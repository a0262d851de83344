import { AppError, toAppError } from '../app-error.ts';
import type { FlashcardAnswer } from '../contract/upstream-resources.ts';
import { QUICK_RETRIES_MS, withJitter } from './backoff.ts';
import type { Asked } from './chain.ts';
import type { Environment } from './environment.ts';
import { createRequestWindow } from './window.ts';

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
 * An answer that takes so many times as long as the usual one is asked for anew, as its connection may be dead; with every try
 * the patience is twice as long, as some answers do take long.
 */
const PATIENCE_FACTOR = 20;
const LEAST_PATIENCE_MS = 5_000;
const LONGEST_PATIENCE_MS = 60_000;

/** Cards that wait to be stored are no requests under way, so that they may only be a part of the window. */
const BATCHES_PER_WINDOW = 4;

/** Guesses that may miss before any has hit, and then by card. Beyond that only the ranks are asked for that a card has named. */
const FIRST_MISSES = 8;
const MISSES_PER_CARD = 0.1;

/** Asks for the card of a rank; rejects with an `AppError`, or with the signal's reason when it is aborted. */
export type AskCard = (rank: number, signal: AbortSignal) => Promise<FlashcardAnswer>;

/** Requests under way to one server, and the answers that came and were not yet used: as many as it keeps up with. */
export interface AskAhead extends Asked {
  /** Answers that came, by rank. */
  readonly answers: Map<number, FlashcardAnswer>;
  /** Ranks that got no answer after all retries. */
  readonly failures: Map<number, AppError>;
  start(rank: number): void;
  /**
   * Forgets what the chain has passed.
   *
   * @param used - How many of those answers were a part of the chain.
   */
  pass(rank: number, used: number): void;
  /**
   * How many more requests may start.
   *
   * @param cards - Cards of the deck that are stored.
   * @param unstored - Cards confirmed and not stored yet: an interruption would lose them like those under way. They keep no connection busy, so
   *   that half a window of them may come on top.
   */
  room(cards: number, unstored: number): number;
  /**
   * How many confirmed cards are worth a transaction: storing them one by one costs as much as asking for them does. What is left of
   * the window still keeps all connections of a browser busy.
   */
  batchSize(cards: number): number;
  /** False while too many guesses have missed, as in a deck with gaps at random. */
  mayGuess(): boolean;
}

/** @param onSettled - Called when an answer or a failure has come. */
export function createAskAhead(
  ask: AskCard,
  environment: Pick<Environment, 'now' | 'random' | 'sleep'>,
  signal: AbortSignal,
  onSettled: () => void,
): AskAhead {
  const answers = new Map<number, FlashcardAnswer>();
  const failures = new Map<number, AppError>();
  const underWay = new Set<number>();
  const window = createRequestWindow();
  let passedRank = 0;
  let misses = 0;
  let hits = 0;
  let cardsStored = 0;
  let quietUntil = 0;

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
    // The chain went another way while this was under way.
    if (rank < passedRank) misses += 1;
    else keep();
    onSettled();
  }

  return {
    answers,
    failures,
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
      return size - underWay.size - answers.size - failures.size - Math.max(0, unstored - size / 2);
    },
    batchSize: (cards) => Math.max(1, Math.floor(window.size(cards) / BATCHES_PER_WINDOW)),
    mayGuess: () => misses <= FIRST_MISSES + MISSES_PER_CARD * hits,
  };
}
