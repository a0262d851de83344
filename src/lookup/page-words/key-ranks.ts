import { pause } from '../../async/sleep.ts';
import type { SourceRow } from '../../store/content/content-database.ts';
import { readContent } from '../../store/content/read/read-content.ts';
import { searchWords } from '../../store/content/read/word-search.ts';
import type { LookupStore } from '../../store/lookup-store.ts';
import { acceptLanguage } from '../accept-language.ts';
import type { FindRanks } from './cut-unspaced.ts';

/** Most keys that are remembered: the stretches of a book of some fifty pages. */
const MAX_KEPT = 200_000;
/** Look-ups that wait have their turn after so many keys, which take some ten milliseconds. */
const KEYS_A_TURN = 500;

/** Creates a finder of the ranks of keys, which it remembers until a source changes. */
export function createKeyRanks(store: LookupStore): FindRanks {
  let kept = new Map<string, number | undefined>();
  let keptOf: { language: string; sources: readonly SourceRow[] } | undefined;
  return async (language, keys) => {
    const sources = await readContent(store, (rows) => rows.sources());
    if (sources !== keptOf?.sources || language !== keptOf.language || kept.size > MAX_KEPT) kept = new Map();
    keptOf = { language, sources };
    const own = kept;
    const accept = acceptLanguage(language, undefined);
    const missing = [...keys].filter((key) => !own.has(key));
    for (let at = 0; at < missing.length; at += KEYS_A_TURN) {
      if (at > 0) await pause();
      await readRanks(own, accept, missing.slice(at, at + KEYS_A_TURN));
    }
    return own;
  };

  async function readRanks(own: Map<string, number | undefined>, accept: (from: string) => boolean, keys: string[]) {
    const matches = await searchWords(
      store,
      ({ from, inLookups }) => inLookups && accept(from.iso639_3),
      (index) => index.find(new Set(keys)),
    );
    for (const key of keys) own.set(key, undefined);
    for (const {
      key,
      card: [rank],
    } of matches)
      own.set(key, Math.min(rank, own.get(key) ?? rank));
  }
}
