import type { ErrorCode } from './error-code.ts';
import type { PairId } from './pair.ts';
import type { RespeltWords } from './takeout.ts';

/** How well weights predict; both are better if lower. */
export interface Score {
  logLoss: number;
  /** By how much the predicted shares of groups of similar answers differ from the true ones: a root mean square. */
  calibration: number;
}

/** Why there is nothing to fit. */
export type Decline =
  /** Fewer answers after a night than a fit needs. */
  | 'few-answers'
  /** All were forgotten, or none. */
  | 'one-rating'
  /** They are of a few days only. */
  | 'few-days'
  /** The clock went back too often. */
  | 'clock';

export interface Fitted {
  /** Fitted to all answers. */
  weights: number[];
  /** Whether all weights were fitted, or the four first only. */
  isFull: boolean;
  /** Answers that the judged fit had not seen. */
  tested: number;
  /** How well they were predicted by the current weights, and by weights that were fitted to the answers before them. */
  before: Score;
  after: Score;
  /** Whether the new ones are better by more than chance would explain. */
  isBetter: boolean;
}

/** @property answers - Those after a night, which are all that says something about forgetting. */
export type Verdict =
  | { declined: Decline; answers: number }
  | { declined?: undefined; answers: number; fitted: Fitted };

/** What the log says about the learner's memory of a pair. */
export interface MemoryReport {
  /** The pairs whose answers were taken: the pair alone, or with others that have too few. */
  pairs: PairId[];
  verdict: Verdict;
  /** Instant at which the pair's current weights were adopted; absent with the published ones. */
  adoptedAt?: number | undefined;
  /** Answers after a night since then. */
  since: number;
  /** What goals cost, in their order. */
  goals: GoalCost[];
  /** Words of the pair that are studied. */
  words: number;
  health: Health;
}

/** Work of a day. */
export interface Work {
  /** Without the answers of new words on their first day, and without steps. */
  reviews: number;
  ms: number;
}

/** What a goal costs a day. */
export interface GoalCost {
  /** Desired retention, between 0 and 1. */
  retention: number;
  /** Of the words that are studied now. */
  had: Work;
  /** Of one new word a day. */
  fresh: Work;
}

/** Reviews with about the same expected chance of recall. */
export interface CalibrationGroup {
  from: number;
  to: number;
  answers: number;
  expected: number;
  remembered: number;
}

/** A word that is forgotten again and again. */
export interface Leech {
  word: string;
  lapses: number;
  answers: number;
  /** Another word of the learner's that looks like it. */
  alike?: string | undefined;
}

export interface Health {
  /** By chance, the lowest first. */
  groups: CalibrationGroup[];
  /** Whether "Hard" seems to be pressed for forgotten words. */
  isHardMisused: boolean;
  leeches: Leech[];
}

export interface ReportRequest {
  pair: PairId;
  respelt: RespeltWords[];
  /** Current study day. */
  day: number;
  goals: number[];
}

/** A request to the worker that fits weights (`entrypoints/memory`). It answers in order. */
export type MemoryRequest =
  /** A part of a backup's text. */
  | { backup: string; isLast: boolean }
  /** After the last part. */
  | { report: ReportRequest };

export type MemoryAnswer =
  /** Entries of the log so far. */
  | { entries: number }
  /** Share of the fit that is done, before its report. */
  | { share: number }
  | { report: MemoryReport }
  | { error: { code: ErrorCode; message: string } };
