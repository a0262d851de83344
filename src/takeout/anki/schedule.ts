import type { Op } from '../../model/op.ts';
import { RATINGS } from '../../model/rating.ts';
import type { CardRow } from '../../store/study/study-database.ts';
import { PARAMETERS } from '../../study/fsrs.ts';
import { roundTo } from '../table.ts';

/**
 * Cards and answers in Anki's terms. Sources: `CardType`, `CardQueue` and `RevlogReviewKind` of Anki, `FsrsItem` for what it counts as a reset.
 */

/** Anki has no mark for a known word: it is asked again so many days later. */
export const KNOWN_INTERVAL_DAYS = 3_650;

/** SM-2's ease in thousandths, as Anki gives it to new cards; without a meaning for FSRS. */
const EASE = 2_500;

/** Decay of the forgetting curve: the last weight of FSRS-6. */
const PUBLISHED_DECAY = PARAMETERS[20] ?? 0.1542;

/** One step left today, and in all: see `left` in Anki's `cards`. */
const ONE_STEP_LEFT = 1_001;

const TYPES = { new: 0, learning: 1, review: 2, relearning: 3 } as const;
const QUEUES = { suspended: -1, new: 0, learning: 1, review: 2 } as const;

/** The columns of a card that depend on its schedule. */
export interface AnkiSchedule {
  type: number;
  queue: number;
  /** Position of a new card, day since the collection began of a review, otherwise epoch seconds. */
  due: number;
  ivl: number;
  factor: number;
  reps: number;
  lapses: number;
  left: number;
  data: string;
}

export const makeNewSchedule = (position: number): AnkiSchedule => ({
  type: TYPES.new,
  queue: QUEUES.new,
  due: position,
  ivl: 0,
  factor: 0,
  reps: 0,
  lapses: 0,
  left: 0,
  data: '{}',
});

interface CardTime {
  /** Study day on which the collection began. */
  firstDay: number;
  /** Current study day. */
  day: number;
  /** Instant of the last answer. */
  answeredAt: number | undefined;
  /** Of the learner's own forgetting curve. */
  decay?: number | undefined;
  /** For a new card. */
  position: number;
}

/** The schedule of a word as Anki stores it. */
export function toAnkiSchedule(card: CardRow | undefined, time: CardTime): AnkiSchedule {
  const fresh = makeNewSchedule(time.position);
  if (!card) return fresh;
  const { queue, reps, lapses, step, intervalDays } = card;
  const memory = { reps, lapses, factor: EASE, data: writeMemory(card, time) };
  if (queue === 'known') {
    const ivl = Math.max(intervalDays, KNOWN_INTERVAL_DAYS);
    return { ...fresh, ...memory, type: TYPES.review, queue: QUEUES.review, due: time.day + ivl - time.firstDay, ivl };
  }
  if (queue === 'learning') {
    const type = intervalDays > 0 ? TYPES.relearning : TYPES.learning;
    const due = Math.floor(card.due / 1_000);
    return { ...fresh, ...memory, type, queue: QUEUES.learning, due, ivl: intervalDays, left: ONE_STEP_LEFT };
  }
  const isNew = queue === 'new' || reps === 0 || step !== -1;
  const held = queue === 'suspended' ? { queue: QUEUES.suspended } : {};
  if (isNew) return { ...fresh, ...held };
  const ivl = Math.max(1, intervalDays);
  const due = queue === 'review' ? card.due : card.lastDay + ivl;
  return { ...fresh, ...memory, type: TYPES.review, queue: QUEUES.review, due: due - time.firstDay, ivl, ...held };
}

/** The study day on which a card is due; undefined if it has none. */
export const findDueDay = ({ queue, due, lastDay, reps }: CardRow): number | undefined =>
  queue === 'review' ? due : reps > 0 ? lastDay : undefined;

function writeMemory(
  { reps, stability, difficulty, retention }: CardRow,
  { answeredAt, decay = PUBLISHED_DECAY }: CardTime,
): string {
  if (reps === 0) return '{}';
  return JSON.stringify({
    s: roundTo(stability, 4),
    d: roundTo(difficulty, 3),
    ...(retention > 0 ? { dr: roundTo(retention, 2) } : {}),
    decay: roundTo(decay, 3),
    ...(answeredAt === undefined ? {} : { lrt: Math.floor(answeredAt / 1_000) }),
  });
}

/** A row of `revlog`, without the ids. */
export interface AnkiAnswer {
  ease: number;
  ivl: number;
  lastIvl: number;
  factor: number;
  time: number;
  type: number;
}

const ANSWER_TYPES = { learning: 0, review: 1, relearning: 2, manual: 4 } as const;

/** An answer as Anki stores it. A reset is an entry of its own. @param lastIvl - The interval of the card's answer before; 0 for none. */
export function toAnkiAnswer(
  op: Op,
  before: CardRow | undefined,
  after: CardRow | undefined,
  lastIvl: number,
): AnkiAnswer {
  if (op.kind !== 'review') return { ease: 0, ivl: 0, lastIvl, factor: 0, time: 0, type: ANSWER_TYPES.manual };
  const { rating, intervalDays, delayMs, spentMs } = op;
  const isLearning = before === undefined || before.reps === 0;
  const isReview = !isLearning && before.step === -1;
  const isRelearning = !isLearning && !isReview && before.intervalDays > 0;
  return {
    ease: RATINGS.indexOf(rating) + 1,
    ivl: intervalDays > 0 ? intervalDays : -Math.max(1, Math.round(delayMs / 1_000)),
    lastIvl,
    // Difficulty from 1 to 10 as 100 to 1100.
    factor: Math.round((((after?.difficulty ?? 1) - 1) / 9 + 0.1) * 1_000),
    time: spentMs,
    type: isReview ? ANSWER_TYPES.review : isRelearning ? ANSWER_TYPES.relearning : ANSWER_TYPES.learning,
  };
}
