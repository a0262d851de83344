import type { ErrorCode } from '../../model/error-code.ts';

/** Explains why the shown card is not the requested one. */
export type BrowseNotice =
  | { kind: 'deck-ends'; lastRank: number }
  | { kind: 'deck-starts'; firstRank: number }
  | { kind: 'not-synced-yet'; rank: number; cards: number }
  /** The deck's ranks have gaps: the nearest card is shown. */
  | { kind: 'no-card'; asked: number; shown: number }
  | { kind: 'not-a-rank'; typed: string }
  | { kind: 'error'; code: ErrorCode };
