import { type PairId, pairIdSchema } from '../../contract/language-pair.ts';

/** The deck that the page's address asks for, as in `popup.html?tab&deck=spa-eng`; undefined for none, and for what is no pair. */
export function parseWantedDeck(search: URLSearchParams): PairId | undefined {
  const result = pairIdSchema.safeParse(search.get('deck'));
  return result.success ? result.data : undefined;
}
