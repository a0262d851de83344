import { Dexie, type Table } from 'dexie';
import type { PairId } from '../contract/language-pair.ts';
import { superviseOpening } from './opening.ts';

/**
 * The `study` database: what the learner made, which nobody can give back. Strict durability.
 * `ops` is the truth; the other tables but `meta` and `settings` are caches, each the replay of its ops.
 */

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

/** How well a word was recalled. With two buttons: `again` is "Forgot", `good` is "Remembered". */
export const RATINGS = ['again', 'hard', 'good', 'easy'] as const;
export type Rating = (typeof RATINGS)[number];

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

/** The learner's own meaning of a word. */
export interface DefinitionRow {
  pair: PairId;
  word: string;
  /** The words that the headword is about, where it holds more than a word: `Haus` of `das Haus`. */
  cores?: string[];
  text: string;
  sentence?: string | undefined;
  updatedAt: number;
}

/** State of one word in study: what its ops come to. A word without ops has no row and is new. */
export interface CardRow {
  pair: PairId;
  word: string;
  queue: 'new' | 'learning' | 'review' | 'known' | 'suspended';
  /** Study day for a review, instant for a learning step; for a new word the instant at which it was asked for, or 0. */
  due: number;
  /** Both 0 before the first answer. */
  stability: number;
  difficulty: number;
  /** Place in the steps of the day; -1 when it is in none. */
  step: number;
  /** Answers since it was new. */
  reps: number;
  /** How often it was forgotten after it had been learnt. */
  lapses: number;
  /** Days of the last interval; 0 before the first. */
  intervalDays: number;
  /** Desired chance of recall that it was computed for; 0 before the first. */
  retention: number;
  /** Study day of the last answer. */
  lastDay: number;
  /** Not asked before this study day; 0 for no such wish. */
  buriedUntil: number;
  /** Id of the op that it was last changed by. */
  lastOp: string;
  /** Where the word was met when it was put into study. */
  sentence?: string;
}

/** What was done on one study day. */
export interface DayRow {
  pair: PairId;
  day: number;
  /** Words answered for the first time. */
  new: number;
  reviews: number;
  /** Answers that were "Forgot". */
  again: number;
  /** Answers to words whose day had come, steps of the same day left out; and how many of them were recalled. */
  tested: number;
  recalled: number;
  ms: number;
}

export interface MetaRow {
  /**
   * `lastAt`: of the newest op; `ops`: how many there are; `engine`: by which rules the caches were computed; `joining`: the staged backup that
   * is being taken into the log; `restored`: id and report of the one that was taken last, or still is, as JSON.
   */
  name: 'device' | 'nextSeq' | 'lastAt' | 'ops' | 'engine' | 'joining' | 'restored';
  value: string | number;
}

/** Version of the shape of {@link SettingsRow.values}. */
export const SETTINGS_VERSION = 1;

/** What the learner chose: one record. A table of its own, as a backup takes it along, which it does not with `meta`. */
export interface SettingsRow {
  id: 'settings';
  v: number;
  /** Sections of fields; checked whenever it is read. */
  values: Record<string, unknown>;
}

/** A part of a backup that is being looked at: it joins the log, or is dropped. */
export interface StagedRow {
  /** Made for this backup by the page that reads it. */
  id: string;
  /** 0 first. */
  part: number;
  ops: Op[];
}

export class StudyDatabase extends Dexie {
  declare readonly ops: Table<Op, [string, number]>;
  declare readonly definitions: Table<DefinitionRow, [PairId, string]>;
  declare readonly cards: Table<CardRow, [PairId, string]>;
  declare readonly days: Table<DayRow, [PairId, number]>;
  declare readonly meta: Table<MetaRow, MetaRow['name']>;
  declare readonly settings: Table<SettingsRow, SettingsRow['id']>;
  declare readonly staged: Table<StagedRow, [string, number]>;

  constructor(name = 'study') {
    super(name, { chromeTransactionDurability: 'strict' });
    superviseOpening(this);
    // A version that shipped is never edited: add the next one below, with a test that opens a database of the old one.
    this.version(1).stores({
      ops: '[device+seq], &id, [pair+word+at], day, kind',
      definitions: '[pair+word]',
      cards: '[pair+word], [pair+queue+due], [pair+queue+rank]',
      days: '[pair+day]',
      meta: 'name',
    });
    this.version(2).stores({ settings: 'id' });
    // Cards have no rank of their own: the deck has it. The newest op of all devices is found by its instant.
    this.version(3).stores({
      ops: '[device+seq], &id, [pair+word+at], day, kind, at',
      cards: '[pair+word], [pair+queue+due]',
    });
    // A backup may be larger than a message.
    this.version(4).stores({ staged: '[id+part]' });
  }
}
