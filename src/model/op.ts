import type { PairId } from './pair.ts';
import type { Rating } from './rating.ts';

interface OpBase {
  /** Random id of the installation; of an op that came here and whose place another one had, its own id. */
  device: string;
  /** Grows with each op of the device, from 1 on. */
  seq: number;
  /** Made by the page that asked, so that a request sent twice is one op. */
  id: string;
  /** Version of the op's shape. */
  v: 1;
  /** Instant, never before the device's previous op. */
  at: number;
  /** What the clock said, even if it had jumped back. */
  wallAt: number;
  /** Minutes that local time was ahead of UTC. */
  zoneMinutes: number;
  /** Study day by that clock and zone: days since 1970-01-01, a day starting at 04:00 local time. */
  day: number;
  /** The word it is about: pair and spelling (NFC), never a rank. */
  pair: PairId;
  word: string;
}

/** What may be done to one word without an answer; see `study/replay.ts` for what each does. */
export const MARKS = ['know', 'suspend', 'bury', 'reset', 'want'] as const;
export type Mark = (typeof MARKS)[number];

/** What the learner did. */
export type OpAction =
  /** `sentence`: where the word was met; without one, the one that is there stays. */
  | { kind: 'define'; text: string; sentence?: string | undefined }
  | { kind: 'undefine' }
  | ReviewAction
  | { kind: Exclude<Mark, 'want'> }
  /** `sentence`: where the word was met; the first that is kept stays. */
  | { kind: 'want'; sentence?: string | undefined }
  /** All of the words that are still new become known; `word` is empty. */
  | { kind: 'know-all'; words: string[] }
  /** Takes an op back; taking that back is an undo of an undo. */
  | { kind: 'undo'; ref: string; of: OpKind };

export interface ReviewAction {
  kind: 'review';
  rating: Rating;
  /** Days until the word is asked again, as the button said; 0 for a step on the same day. */
  intervalDays: number;
  /** Of a step: the time until it is asked again; else 0. */
  delayMs: number;
  /** Desired chance of recall that the interval was computed for, between 0 and 1. */
  retention: number;
  /** From the showing of the word to the answer. */
  spentMs: number;
  /** Last op of the card that the screen knew; empty for none. */
  seen: string;
}

export type OpKind = 'define' | 'undefine' | 'review' | Mark | 'know-all' | 'undo';

export type Op = OpBase & OpAction;
