import { Dexie, type Table } from 'dexie';
import type { PairId } from '../contract/language-pair.ts';

/**
 * The `study` database: what the learner made, which nobody can give back. Strict durability.
 * `ops` is the truth; the other tables but `meta` and `settings` are caches, each the replay of its ops.
 */

interface OpBase {
  /** Random id of this installation. */
  device: string;
  /** 1 for the device's first op; no gaps. */
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
  /** Study day at that moment: days since 1970-01-01, a day starting at 04:00 local time. */
  day: number;
  /** The card or word it is about: pair and word (NFC), never a rank. */
  pair: PairId;
  word: string;
}

export type Op = OpBase & ({ kind: 'define'; text: string } | { kind: 'undefine' });

/** The learner's own meaning of a word. */
export interface DefinitionRow {
  pair: PairId;
  word: string;
  text: string;
  updatedAt: number;
}

/** State of one flashcard in study. */
export interface CardRow {
  pair: PairId;
  word: string;
  queue: 'new' | 'learning' | 'review' | 'known' | 'suspended';
  rank: number;
  /** Study day for a review, instant for a learning step. */
  due: number;
}

/** What was done on one study day. */
export interface DayRow {
  pair: PairId;
  day: number;
}

export interface MetaRow {
  name: 'device' | 'nextSeq' | 'lastAt';
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

export class StudyDatabase extends Dexie {
  declare readonly ops: Table<Op, [string, number]>;
  declare readonly definitions: Table<DefinitionRow, [PairId, string]>;
  declare readonly cards: Table<CardRow, [PairId, string]>;
  declare readonly days: Table<DayRow, [PairId, number]>;
  declare readonly meta: Table<MetaRow, MetaRow['name']>;
  declare readonly settings: Table<SettingsRow, SettingsRow['id']>;

  constructor(name = 'study') {
    super(name, { chromeTransactionDurability: 'strict' });
    // A version that shipped is never edited: add the next one below, with a test that opens a database of the old one.
    this.version(1).stores({
      ops: '[device+seq], &id, [pair+word+at], day, kind',
      definitions: '[pair+word]',
      cards: '[pair+word], [pair+queue+due], [pair+queue+rank]',
      days: '[pair+day]',
      meta: 'name',
    });
    this.version(2).stores({ settings: 'id' });
  }
}
