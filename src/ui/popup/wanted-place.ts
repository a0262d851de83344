import { isPairId, type PairId } from '../../model/pair.ts';

/** What the page's address asks for, as in `popup.html?tab&deck=spa-eng&rank=120`. */
export interface WantedPlace {
  pair: PairId;
  /** Undefined for the rank that was open last. */
  rank: number | undefined;
}

/** @returns undefined when no deck is asked for, or what is no pair. */
export function parseWantedPlace(search: URLSearchParams): WantedPlace | undefined {
  const pair = search.get('deck');
  if (!isPairId(pair)) return undefined;
  const typed = search.get('rank') ?? '';
  const rank = /^\d+$/.test(typed) ? Number(typed) : undefined;
  return { pair, rank: isRank(rank) ? rank : undefined };
}

/** A word's place in its deck. */
export function isRank(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}
