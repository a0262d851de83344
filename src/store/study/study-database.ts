import type { Table } from 'dexie';
import type { LookUpPlace } from '../../model/look-up.ts';
import type { Op } from '../../model/op.ts';
import type { PairId } from '../../model/pair.ts';
import type { DeckDay } from '../../model/statistics.ts';
import { Database } from '../database.ts';
import type { Databases } from '../databases.ts';

/**
 * The `study` database: the learner's own data, which cannot be recovered from elsewhere. Strict durability. `ops` is
 * the truth; the other tables but `meta`, `settings` and `lookUps` are caches, each the replay of its ops.
 */

/** The learner's own meaning of a word. */
export interface DefinitionRow {
  pair: PairId;
  word: string;
  /** The words that the headword, or the word without one, is about, where it holds more than a word: `Haus` of `das Haus`. */
  cores?: string[];
  text: string;
  /** The spelling to show instead of the word. */
  headword?: string;
  met?: MetSentence;
  updatedAt: number;
}

/** A sentence in which the learner met a word. A missing origin has no field, because caches are compared with their replay. */
export interface MetSentence {
  text: string;
  /** Instant of the op. */
  at: number;
  title?: string;
  /** Without query and fragment. */
  address?: string;
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
  /** Where the word was met when it was put into study, the newest first; absent if nowhere. */
  met?: MetSentence[];
}

export interface MetaRow {
  /**
   * `lastAt`: of the newest op; `ops`: how many there are; `engine`: by which rules the caches were computed; `joining`: the staged backup that
   * is being taken into the log; `restored`: id and report of the one that was taken last, or still is, as JSON; `prepared`: settings in the
   * form that pages need, as JSON, and `preparedFrom`: what they were made of; `suggested`: study day on which looked-up words were last
   * suggested; `importing`: id and source of an unfinished import of words, as JSON; `undoing`: those of an unfinished undo of a batch;
   * `recorded`: languages that have recordings; `anki`: how words are added to Anki, as JSON.
   */
  name:
    | 'device'
    | 'nextSeq'
    | 'lastAt'
    | 'ops'
    | 'engine'
    | 'joining'
    | 'restored'
    | 'prepared'
    | 'preparedFrom'
    | 'suggested'
    | 'importing'
    | 'undoing'
    | 'recorded'
    | 'anki';
  value: string | number;
}

/** Version of the shape of {@link SettingsRow.values}. */
export const SETTINGS_VERSION = 1;

/** The learner's choices: one record. A separate table, because a backup includes it, but not `meta`. */
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
  /** Number of ops of this part beyond the limits of the log, which are not in `ops`. */
  setAside?: number;
}

/** The look-ups of a word. They are not ops, because the oldest ones go and the learner may clear them. */
export interface LookUpRow {
  pair: PairId;
  /** In NFC. */
  word: string;
  /** Instants of its look-ups, in order. Each is also the id of the look-up: two devices hardly have the same. */
  at: number[];
  /** Of the newest ones, the newest first. */
  places: LookUpPlace[];
  /** The learner declined to study the word. */
  isDeclined?: true;
}

export class StudyDatabase extends Database {
  declare readonly ops: Table<Op, [string, number]>;
  declare readonly definitions: Table<DefinitionRow, [PairId, string]>;
  declare readonly cards: Table<CardRow, [PairId, string]>;
  declare readonly days: Table<DeckDay, [PairId, number]>;
  declare readonly meta: Table<MetaRow, MetaRow['name']>;
  declare readonly settings: Table<SettingsRow, SettingsRow['id']>;
  declare readonly staged: Table<StagedRow, [string, number]>;
  declare readonly lookUps: Table<LookUpRow, [PairId, string]>;

  constructor(name = 'study', databases?: Databases) {
    super(name, 'strict', databases);
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
    // No table changes: older builds do not know the ops of version 2, so they must not open the log.
    this.version(5).stores({});
    this.version(6).stores({ lookUps: '[pair+word]' });
    // No table changes: older builds do not know the ops of version 3.
    this.version(7).stores({});
  }
}
