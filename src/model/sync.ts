import type { ErrorCode } from './error-code.ts';
import type { Language, LanguageReference } from './language.ts';
import type { PairId } from './pair.ts';

/** The connected server, without its key. */
export interface UpstreamSummary {
  /** Base URL of the connected server. */
  address: string;
  languages: Language[];
  connectedAt: number;
}

/** States of a sync. */
export const SYNC_STATES = ['queued', 'running', 'waiting', 'paused', 'failed', 'done'] as const;
export type SyncState = (typeof SYNC_STATES)[number];

export interface SyncStatus {
  pair: PairId;
  /** The `SourceId` that it writes. */
  source: string;
  from: LanguageReference;
  to: LanguageReference;
  /** `waiting`: it resumes automatically at `waitUntil`. `failed`: it needs the learner, see `error`. */
  state: SyncState;
  cards: number;
  /** Responses that were not a readable card and were skipped. */
  skipped: number;
  cardsPerSecond: number;
  /** Expected number of cards, from an earlier copy of the deck. Undefined without one: servers do not report it. */
  expectedCards: number | undefined;
  error: ErrorCode | undefined;
  waitUntil: number | undefined;
}
