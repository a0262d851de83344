/** New words in a row that the learner dismisses with "I know it" before the start moves on. */
export const DISMISSED_IN_A_ROW = 4;

/** Fewest ranks that the first move passes over. Each further dismissed word doubles them. */
export const FIRST_STEP = 32;

/** The first move passes over this share of the ranks before the chosen start: a later start is known less exactly. */
const FIRST_SHARE = 0.125;

/**
 * Where new words by rank start, as the learner's answers to the words shown so far have moved it on. It follows from the cards alone: undoing
 * a mark moves the start back.
 */
export interface MovingStart {
  /** Lowest rank that may come next by rank. */
  rank: number;
  /** Dismissed words in a row. */
  dismissed: number;
  /** Ranks that the first move passes over. No later one is shorter. */
  firstStep: number;
  /** Ranks that the next move passes over. */
  step: number;
  /** Rank of the last move's end; undefined before the first move. */
  movedTo: number | undefined;
}

/** @param rank - Where the learner has chosen to start. */
export function beginAt(rank: number): MovingStart {
  const step = Math.max(FIRST_STEP, Math.round(rank * FIRST_SHARE));
  return { rank, dismissed: 0, firstStep: step, step, movedTo: undefined };
}

/**
 * Continues after a word that the learner has seen. A word below the place that was reached leaves the place as it is. Words in a row that the learner dismisses move the start on, in steps that double: the way
 * to a rank of thousands takes a dozen words. The start is thus at most twice as far from its beginning as the last dismissed word, plus the
 * first step. A word that the learner keeps halves the step.
 *
 * @param seen - Rank of the word, 0 if it says nothing about where the learner is; whether the learner dismissed it.
 * @param lastRank - Last rank of the deck. No move leaves the deck.
 */
export function continueAfter(
  start: MovingStart,
  seen: { rank: number; isDismissed: boolean },
  lastRank: number,
): MovingStart {
  const next = { ...start, rank: Math.max(start.rank, seen.rank + 1) };
  if (!seen.isDismissed) return { ...next, dismissed: 0, step: Math.max(start.firstStep, start.step / 2) };
  const dismissed = start.dismissed + 1;
  const movedTo = next.rank - 1 + start.step;
  if (dismissed < DISMISSED_IN_A_ROW || movedTo > lastRank) return { ...next, dismissed };
  return { ...next, rank: movedTo, dismissed, step: start.step * 2, movedTo };
}
