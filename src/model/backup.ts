import type { PairId } from './pair.ts';

/** Where the next part of a backup begins: in the log after an op, or in the log's second copy. */
export type BackupCursor = { source: 'log'; device: string; seq: number } | { source: 'copy'; chunk: number };

/** A part of a backup's text; the last one has no `next`. */
export interface BackupPart {
  text: string;
  next: BackupCursor | undefined;
}

/** A backup that Wayword made automatically. */
export interface SavedBackup {
  id: string;
  at: number;
  /** Study day. */
  day: number;
  /** Number of entries in the log, and of all answers ever given. */
  ops: number;
  answers: number;
  /** Number of words that were known; absent in those of older versions. */
  known?: number;
  /** Stored size. */
  sizeBytes: number;
  parts: number;
}

/** The contents of a backup, in numbers. */
export interface BackupReport {
  /** Entries of the log. */
  ops: number;
  /** Entries that were missing here before the restore. */
  fresh: number;
  /** Entries with values beyond the limits of the log. They are not restored. */
  setAside: number;
  /** Without undone ones. */
  answers: number;
  /** Words that are marked as known, or remembered for three weeks or more. */
  known: number;
  definitions: number;
  /** Words of the history. */
  lookUps: number;
  /** Instants of the first and last entry; undefined for an empty log. */
  firstAt: number | undefined;
  lastAt: number | undefined;
  /** Pairs with entries in the backup but without a deck here. */
  withoutDeck: PairId[];
}
