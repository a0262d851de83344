import type { PairId } from './pair.ts';

/** Where the next part of a backup begins: in the log after some op, or in its second copy. */
export type BackupPlace = { source: 'log'; device: string; seq: number } | { source: 'copy'; chunk: number };

/** A part of a backup's text; the last one has no `next`. */
export interface BackupPart {
  text: string;
  next: BackupPlace | undefined;
}

/** A backup that was made by itself. */
export interface SavedBackup {
  id: string;
  at: number;
  /** Study day. */
  day: number;
  /** Entries of the log, and how many answers were ever given. */
  ops: number;
  answers: number;
  /** What it takes on this machine. */
  sizeBytes: number;
  parts: number;
}

/** What is in a backup. */
export interface BackupReport {
  /** Entries of the log. */
  ops: number;
  /** Those that are not on this machine, or were not until now. */
  fresh: number;
  /** Without those that were taken back. */
  answers: number;
  definitions: number;
  /** Instants of the first and last entry; undefined for an empty log. */
  firstAt: number | undefined;
  lastAt: number | undefined;
  /** Pairs that it has something of and that have no deck here. */
  withoutDeck: PairId[];
}
