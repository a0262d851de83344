import type { Op } from '../../src/model/op.ts';

/**
 * Recomputes what the screens say from the log alone, in its own words: nothing here calls the product's rules, so that an error of theirs
 * shows as a difference.
 */

/** A word as the log leaves it. */
export interface WordState {
  answers: number;
  /** `asked`: in a step of the day. */
  state: 'new' | 'asked' | 'review' | 'known' | 'paused';
  /** Study day of a review; instant of a step. */
  due: number;
  /** Answers until the day is done, for a word in a step. */
  stepsLeft: number;
  /** The last interval in days; 0 while there was none. */
  days: number;
  putOffUntil: number;
  /** Taken into study by hand. */
  isTaken: boolean;
}

/** Sums of a study day. */
export interface DaySums {
  answers: number;
  forgotten: number;
  fresh: number;
  ms: number;
  /** Answers to words whose day had come, and how many of these were recalled. */
  tested: number;
  recalled: number;
}

export interface LogState {
  words: Map<string, WordState>;
  days: Map<number, DaySums>;
}

export const NOTHING: DaySums = { answers: 0, forgotten: 0, fresh: 0, ms: 0, tested: 0, recalled: 0 };
const UNSEEN: WordState = { answers: 0, state: 'new', due: 0, stepsLeft: 0, days: 0, putOffUntil: 0, isTaken: false };
/** The second of a new word's steps, and the only one of a forgotten word. */
const LAST_STEP_MS = 600_000;

/** @param ops - In any order. */
export function readLog(ops: readonly Op[]): LogState {
  const words = new Map<string, WordState>();
  const days = new Map<number, DaySums>();
  for (const op of listLive(ops)) {
    for (const word of op.kind === 'know-all' ? op.words : [op.word]) {
      const before = words.get(word) ?? UNSEEN;
      words.set(word, follow(before, op));
      if (op.kind === 'review') days.set(op.day, addAnswer(days.get(op.day) ?? NOTHING, before, op));
    }
  }
  return { words, days };
}

/** From the end: an entry that was taken back neither counts nor takes anything back. */
function listLive(ops: readonly Op[]): Op[] {
  const gone = new Set<string>();
  const live: Op[] = [];
  for (const op of [...ops].sort((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1))) {
    if (gone.has(op.id)) continue;
    if (op.kind === 'undo') gone.add(op.ref);
    else live.unshift(op);
  }
  return live;
}

function follow(word: WordState, op: Op): WordState {
  switch (op.kind) {
    case 'review':
      return op.intervalDays > 0
        ? {
            ...word,
            answers: word.answers + 1,
            state: 'review',
            due: op.day + op.intervalDays,
            days: op.intervalDays,
            putOffUntil: 0,
          }
        : {
            ...word,
            answers: word.answers + 1,
            state: 'asked',
            due: op.wallAt + op.delayMs,
            stepsLeft: word.days > 0 || op.delayMs === LAST_STEP_MS ? 1 : 2,
            putOffUntil: 0,
          };
    case 'know':
      return { ...word, state: 'known' };
    case 'know-all':
      return word.state === 'new' ? { ...word, state: 'known' } : word;
    case 'suspend':
      return { ...word, state: 'paused' };
    case 'bury':
      return {
        ...word,
        putOffUntil: op.day + 1,
        due: word.state === 'review' ? Math.max(word.due, op.day + 1) : word.due,
      };
    case 'want':
      return { ...word, isTaken: true };
    default:
      return word;
  }
}

function addAnswer(sums: DaySums, word: WordState, op: Op & { kind: 'review' }): DaySums {
  const isRecalled = op.rating !== 'again';
  const isTested = word.state === 'review';
  return {
    answers: sums.answers + 1,
    forgotten: sums.forgotten + Number(!isRecalled),
    fresh: sums.fresh + Number(word.answers === 0),
    ms: sums.ms + op.spentMs,
    tested: sums.tested + Number(isTested),
    recalled: sums.recalled + Number(isTested && isRecalled),
  };
}

/** The numbers of the popup. */
export interface SessionNumbers {
  done: number;
  forgotten: number;
  ms: number;
  fresh: number;
  left: { answers: number; fresh: number; learning: number; due: number };
  /** When the first waiting step returns. */
  stepAt: number | undefined;
  /** Words that tomorrow asks if nothing more is answered today. */
  tomorrow: number;
}

/** @param moment - `newPerDay`: as set; the deck has more new words than that. */
export function countSession(
  { words, days }: LogState,
  { day, now, newPerDay }: { day: number; now: number; newPerDay: number },
): SessionNumbers {
  const today = days.get(day) ?? NOTHING;
  const all = [...words.values()];
  const steps = all.filter(({ state, putOffUntil }) => state === 'asked' && putOffUntil <= day);
  const due = all.filter((word) => word.state === 'review' && word.due <= day).length;
  const fresh = Math.max(0, newPerDay - today.fresh);
  const returns = steps.map((word) => word.due).filter((at) => at > now);
  return {
    done: today.answers,
    forgotten: today.forgotten,
    ms: today.ms,
    fresh: today.fresh,
    left: {
      answers: due + 2 * fresh + steps.reduce((sum, { stepsLeft }) => sum + stepsLeft, 0),
      fresh,
      learning: steps.length,
      due,
    },
    stepAt: returns.length > 0 ? Math.min(...returns) : undefined,
    tomorrow: all.filter((word) => word.state === 'review' && word.due <= day + 1).length + steps.length,
  };
}
