import type { PairId } from './pair.ts';
import type { Rating } from './rating.ts';

/** The fields that every op has. An op is one entry of the study log. */
interface OpBase {
  /** Random id of the installation; the op's own id if it was restored here and its sequence number was taken. */
  device: string;
  /** Increases with each op of the device, from 1. */
  seq: number;
  /** Created by the page that sends the request, so that a repeated request gives one op. */
  id: string;
  /** Version of the op's shape, see {@link findOpVersion}. */
  v: OpVersion;
  /** Instant, never before the device's previous op. */
  at: number;
  /** Instant by the clock, even if the clock had jumped back. */
  wallAt: number;
  /** Minutes that local time was ahead of UTC. */
  zoneMinutes: number;
  /** Study day by that clock and zone: days since 1970-01-01, a day starting at 04:00 local time. */
  day: number;
  /** The word it is about: pair and spelling (NFC), never a rank. */
  pair: PairId;
  word: string;
}

/** Actions on one word without an answer; `study/replay.ts` defines their effects. */
export const MARKS = ['know', 'suspend', 'bury', 'reset', 'want'] as const;
export type Mark = (typeof MARKS)[number];

/** Where a sentence was met. Only ops of version 2 have these fields. */
export interface Origin {
  /** Title of the page. */
  title?: string | undefined;
  /** Address of the page, without query and fragment. */
  address?: string | undefined;
}

/** The action of an op. */
export type OpAction =
  /**
   * `sentence`: where the learner met the word; without it the stored one stays with its origin, and an empty one removes both. `headword`: the
   * spelling to show instead of the word; without it the stored one stays, and an empty one removes it. Only ops of version 2 have it.
   */
  | ({ kind: 'define'; text: string; sentence?: string | undefined; headword?: string | undefined } & Origin)
  | { kind: 'undefine' }
  | ReviewAction
  | { kind: Exclude<Mark, 'want'> }
  /** `sentence`: where the learner met the word. */
  | ({ kind: 'want'; sentence?: string | undefined } & Origin)
  /** Those of the words that are still new become known; `word` is empty. */
  | { kind: 'know-all'; words: string[] }
  /**
   * From now on the memory model of some pairs has these weights, or none for the published ones. `word` is empty, and `pair` one of them. Only ops
   * of version 3 are so.
   */
  | { kind: 'weights'; pairs: PairId[]; weights: number[] }
  /** Undoes an op; to redo it, undo the undo. */
  | { kind: 'undo'; ref: string; of: OpKind };

export interface ReviewAction {
  kind: 'review';
  rating: Rating;
  /** Days until the word is asked again, as the button showed; 0 for a step on the same day. */
  intervalDays: number;
  /** For a step: the time until the word is asked again; otherwise 0. */
  delayMs: number;
  /** Desired chance of recall behind the interval, between 0 and 1. */
  retention: number;
  /** Time from showing the word to the answer. */
  spentMs: number;
  /** Id of the card's last op known to the screen; empty if there was none. */
  seen: string;
}

export type OpKind = 'define' | 'undefine' | 'review' | Mark | 'know-all' | 'weights' | 'undo';

export type Op = OpBase & OpAction;

/** The newest version of an op that this build writes and reads. */
export const OP_VERSION = 3;
export type OpVersion = 1 | 2 | typeof OP_VERSION;

/** Fields that version 1 does not have. */
const FIELDS_OF_VERSION_2 = ['title', 'address', 'headword'] as const;

/** The lowest version that has all of an op, so that ops without new fields stay as they have always been. */
export function findOpVersion(action: object): OpVersion {
  const fields: Partial<Record<(typeof FIELDS_OF_VERSION_2)[number] | 'kind' | 'of', unknown>> = action;
  if (fields.kind === 'weights' || fields.of === 'weights') return OP_VERSION;
  return FIELDS_OF_VERSION_2.some((name) => fields[name] !== undefined) ? 2 : 1;
}

type OpOrder = Pick<Op, 'at' | 'id'>;

/** Order of ops, the same on every device. */
export function compareOps(a: OpOrder, b: OpOrder): number {
  return a.at - b.at || (a.id < b.id ? -1 : Number(a.id > b.id));
}
