import type { LookupResult } from '../model/lookup.ts';
import type { OwnWordKey } from '../model/own-word.ts';

/** Counts how often some words were looked up, in their order. */
export type CountLookUps = (words: readonly OwnWordKey[]) => Promise<readonly number[]>;

/** A read waits while look-ups are being stored. A card does not. */
const LATEST_MS = 20;

/** Adds to each entry how often it was looked up. @returns The same entries, without counts if they are late or cannot be read. */
export async function addCounts(result: LookupResult, count: CountLookUps): Promise<LookupResult> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, LATEST_MS));
  const counts = await Promise.race([count(result.entries).catch(() => undefined), late]);
  const entries = result.entries.map((entry, index) => {
    const times = counts?.[index];
    return times ? { ...entry, times } : entry;
  });
  return { ...result, entries };
}
