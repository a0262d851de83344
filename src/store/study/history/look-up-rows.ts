import type { LookUp, LookUpPlace } from '../../../model/look-up.ts';
import type { LookUpRow } from '../study-database.ts';

/** Most look-ups that are kept. The oldest ones go first. */
export const MAX_LOOK_UPS = 100_000;

/** Most bytes of all rows, as JSON in UTF-8. With the keys, the browser stores less than 20 MB. The sentences of the oldest words go first. */
export const MAX_HISTORY_BYTES = 14_000_000;

/** Places that are kept of a word, the newest ones. Its other look-ups only count. */
export const MAX_PLACES = 3;

/** A word that is looked up again within this time counts once: the pointer left its card and came back. */
export const SAME_LOOK_UP_MS = 10_000;

/** The row of a word after one more look-up. */
export function addLookUp(row: LookUpRow | undefined, { pair, word, ...place }: LookUp): LookUpRow {
  if (!row) return { pair, word, at: [place.at], places: [place] };
  const isSame = row.at.some((at) => Math.abs(at - place.at) < SAME_LOOK_UP_MS);
  return isSame ? row : joinRows(row, { pair, word, at: [place.at], places: [place] });
}

/**
 * Joins the look-ups of a word from two devices. A look-up is known by its instant, so joining the same rows again changes nothing.
 *
 * @returns The first row itself if the other one has nothing new.
 */
export function joinRows(row: LookUpRow, other: LookUpRow): LookUpRow {
  const known = new Set(row.at);
  const fresh = other.at.filter((at) => !known.has(at));
  const isDeclined = row.isDeclined ?? other.isDeclined;
  if (fresh.length === 0 && isDeclined === row.isDeclined && other.places.length <= row.places.length) return row;
  const at = [...row.at, ...new Set(fresh)].sort((a, b) => a - b);
  return { ...row, at, places: joinPlaces(row.places, other.places), ...(isDeclined ? { isDeclined } : {}) };
}

function joinPlaces(one: readonly LookUpPlace[], other: readonly LookUpPlace[]): LookUpPlace[] {
  const known = new Set(one.map(({ at }) => at));
  return [...one, ...other.filter(({ at }) => !known.has(at))].sort((a, b) => b.at - a.at).slice(0, MAX_PLACES);
}

/** @returns The row itself if all of it is newer; undefined if nothing is left. */
export function forgetBefore(row: LookUpRow, cutAt: number): LookUpRow | undefined {
  const isKept = (at: number) => at >= cutAt;
  if (row.at.every(isKept)) return row;
  const at = row.at.filter(isKept);
  // A word that was declined is not suggested again.
  if (at.length === 0 && !row.isDeclined) return undefined;
  return { ...row, at, places: row.places.filter((place) => isKept(place.at)) };
}

interface HistoryLimits {
  lookUps: number;
  bytes: number;
}

const LIMITS: HistoryLimits = { lookUps: MAX_LOOK_UPS, bytes: MAX_HISTORY_BYTES };

/**
 * Brings the history below its limits.
 *
 * @param cutAt - Older look-ups are dropped in any case.
 * @returns The rows that are left, in their order.
 */
export function pruneRows(
  rows: readonly LookUpRow[],
  cutAt: number,
  { lookUps, bytes }: HistoryLimits = LIMITS,
): LookUpRow[] {
  const forget = (from: readonly LookUpRow[], before: number) =>
    from.flatMap((row) => {
      const left = forgetBefore(row, before);
      return left ? [left] : [];
    });
  const young = forget(rows, cutAt);
  const times = young.flatMap(({ at }) => at);
  const bounded = times.length > lookUps ? forget(young, times.sort((a, b) => b - a)[lookUps - 1] ?? cutAt) : young;
  return dropLarge(bounded, bytes);
}

/** Drops the places of the oldest words, then the oldest words, until the rest is small enough. */
function dropLarge(rows: readonly LookUpRow[], maxBytes: number): LookUpRow[] {
  const sizes = new Map(rows.map((row) => [row, measure(row)]));
  let bytes = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  if (bytes <= maxBytes) return [...rows];
  const oldest = [...rows].sort((a, b) => getLastAt(a) - getLastAt(b));
  const left = new Map<LookUpRow, LookUpRow | undefined>();
  for (const row of oldest) {
    if (bytes <= maxBytes) break;
    const bare = { ...row, places: [] };
    bytes -= (sizes.get(row) ?? 0) - measure(bare);
    left.set(row, bare);
  }
  for (const row of oldest) {
    if (bytes <= maxBytes) break;
    bytes -= measure({ ...row, places: [] });
    left.set(row, undefined);
  }
  return rows.flatMap((row) => {
    const kept = left.has(row) ? left.get(row) : row;
    return kept ? [kept] : [];
  });
}

/** Instant of the newest look-up. */
export const getLastAt = ({ at }: LookUpRow) => at.at(-1) ?? 0;

const encoder = new TextEncoder();
const measure = (row: LookUpRow) => encoder.encode(JSON.stringify(row)).length;
