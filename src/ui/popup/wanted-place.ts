import * as z from 'zod/mini';
import { type PairId, pairIdSchema } from '../../contract/language-pair.ts';
import { rankSchema } from '../../contract/resources.ts';

/** What the page's address asks for, as in `popup.html?tab&deck=spa-eng&rank=120`. */
export interface WantedPlace {
  pair: PairId;
  /** Undefined for the rank that was open last. */
  rank: number | undefined;
}

/** @returns undefined when no deck is asked for, or what is no pair. */
export function parseWantedPlace(search: URLSearchParams): WantedPlace | undefined {
  const pair = pairIdSchema.safeParse(search.get('deck'));
  if (!pair.success) return undefined;
  const typed = search.get('rank') ?? '';
  const rank = z.safeParse(rankSchema, /^\d+$/.test(typed) ? Number(typed) : undefined);
  return { pair: pair.data, rank: rank.success ? rank.data : undefined };
}
