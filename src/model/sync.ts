import type { ErrorCode } from './error-code.ts';
import type { Language, LanguageReference } from './language.ts';
import type { PairId } from './pair.ts';

export interface UpstreamSummary {
  /** Base URL of the connected server. */
  address: string;
  languages: Language[];
  connectedAt: number;
}

export const SYNC_STATES = ['queued', 'running', 'waiting', 'paused', 'failed', 'done'] as const;
export type SyncState = (typeof SYNC_STATES)[number];

export interface SyncStatus {
  pair: PairId;
  /** Id of the source that it writes. */
  source: string;
  from: LanguageReference;
  to: LanguageReference;
  /** `waiting`: it goes on by itself at `waitUntil`. `failed`: it needs the learner, see `error`. */
  state: SyncState;
  cards: number;
  /** Answers that were no readable card and were passed over. */
  skipped: number;
  cardsPerSecond: number;
  /** Number of cards to expect; undefined when nothing tells. A server never says; an earlier copy of the deck does. */
  expectedCards: number | undefined;
  error: ErrorCode | undefined;
  waitUntil: number | undefined;
}
