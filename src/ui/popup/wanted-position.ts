import { isPairId, type PairId } from '../../model/pair.ts';

/** Deck and rank in the page's address: `popup.html?tab&deck=spa-eng&rank=120`. */
export interface WantedPosition {
  pair: PairId;
  /** Undefined for the last open rank. */
  rank: number | undefined;
}

/** @returns undefined if the address names no valid pair. */
export function parseWantedPosition(search: URLSearchParams): WantedPosition | undefined {
  const pair = search.get('deck');
  if (!isPairId(pair)) return undefined;
  const typed = search.get('rank') ?? '';
  const rank = /^\d+$/.test(typed) ? Number(typed) : undefined;
  return { pair, rank: isRank(rank) ? rank : undefined };
}

/** A word's position in its deck. */
export function isRank(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}
