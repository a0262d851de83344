import type { LookupEntry } from '../model/lookup.ts';
import { compareHits, type SearchHit, type SearchPage, toHitId } from '../model/search.ts';
import type { SearchRequest } from './search.ts';

/** Most pages that are read: a person at the address bar waits for the answer. */
const MAX_PAGES = 4;
/** Words that fill the list below the address bar. */
const ENOUGH = 6;

/** Finds the best words for a text where only a few are shown. */
export async function searchFirst(
  search: (request: SearchRequest) => Promise<SearchPage>,
  text: string,
): Promise<LookupEntry[]> {
  const found = new Map<string, SearchHit>();
  let cursor: SearchPage['next'];
  for (let pages = 0; pages < MAX_PAGES; pages++) {
    const { hits, next } = await search({ text, place: cursor });
    for (const hit of hits) if (!found.has(toHitId(hit))) found.set(toHitId(hit), hit);
    cursor = next;
    // Words that are only similar do not keep those from the list that mean the text.
    const answers = [...found.values()].filter(({ fit }) => fit !== 'similar');
    if (!cursor || answers.length >= ENOUGH) break;
  }
  return [...found.values()].sort((a, b) => compareHits(a, b, undefined)).map(({ entry }) => entry);
}
