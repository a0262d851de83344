import type { RequestOf } from '../../messaging/messages.ts';
import { MAX_SPENT_MS } from '../../model/limits.ts';
import type { Rating } from '../../model/rating.ts';
import type { StudyCard } from '../../model/study.ts';

/** Builds the answers of a session. */
export interface Answers {
  /** Reports that a card appeared. */
  start(): void;
  /** A retry of an answer that got no response has the same id, because the answer may be stored. */
  build(card: StudyCard, rating: Rating): Omit<RequestOf<'study.answer'>, 'wish'>;
  /** Reports that the answer got its response. */
  finish(): void;
}

export function createAnswers(now: () => number): Answers {
  let shownAt = 0;
  let pending: { id: string; said: string } | undefined;
  return {
    start() {
      shownAt = now();
    },
    build({ pair, word, seen, retention, choices }, rating) {
      const said = JSON.stringify([pair, word, seen, rating]);
      const id = pending?.said === said ? pending.id : crypto.randomUUID();
      pending = { id, said };
      const spentMs = Math.max(0, Math.min(MAX_SPENT_MS, Math.round(now() - shownAt)));
      return { id, pair, word, rating, choice: choices[rating], retention, spentMs, seen };
    },
    finish() {
      pending = undefined;
    },
  };
}
