import { pause } from '../../../async/sleep.ts';
import type { EntryLine } from '../word-entries.ts';

/** Least lines sorted between two pauses, about 20 ms of work. */
const LINES_AT_ONCE = 20_000;

/**
 * Sorts entries in plain string order with pauses: a single sort of half a million lines would block a lookup for half a second.
 *
 * @param parts - Lists of lines in any order.
 */
export async function sortInSteps(parts: readonly (readonly EntryLine[])[]): Promise<EntryLine[]> {
  const sorted: EntryLine[] = [];
  let since = 0;
  for (const lines of await shareOut(parts)) {
    for (const line of lines.sort()) sorted.push(line);
    since += lines.length;
    if (since < LINES_AT_ONCE) continue;
    since = 0;
    await pause();
  }
  return sorted;
}

/** Groups of lines by first code unit, in order. */
async function shareOut(parts: readonly (readonly EntryLine[])[]): Promise<EntryLine[][]> {
  const byFirst = new Map<number, EntryLine[]>();
  let since = 0;
  for (const lines of parts) {
    for (const line of lines) {
      const first = line.charCodeAt(0);
      const list = byFirst.get(first);
      if (list) list.push(line);
      else byFirst.set(first, [line]);
    }
    since += lines.length;
    if (since < LINES_AT_ONCE) continue;
    since = 0;
    await pause();
  }
  return [...byFirst].sort(([a], [b]) => a - b).map(([, lines]) => lines);
}
