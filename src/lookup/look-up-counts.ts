import { sleep } from '../async/sleep.ts';
import type { LookupResult } from '../model/lookup.ts';
import type { OwnWordKey } from '../model/own-word.ts';

/** Counts how often some words were looked up, in their order. */
export type CountLookUps = (words: readonly OwnWordKey[]) => Promise<readonly number[]>;

/** A read waits while look-ups are being stored. A card does not. */
const LATEST_MS = 20;

/** Adds to each entry how often it was looked up. @returns The same entries, without counts if they are late or cannot be read. */
export async function addCounts(result: LookupResult, count: CountLookUps): Promise<LookupResult> {
  const { entries } = result;
  if (entries.length === 0) return result;
  const counted = count(entries).catch(() => []);
  const counts = await Promise.race([counted, sleep(LATEST_MS).then((): number[] => [])]);
  return {
    ...result,
    entries: entries.map((entry, index) => {
      const times = counts[index];
      return times ? { ...entry, times } : entry;
    }),
  };
}
