/**
 * How far an interval may lie from the computed one, so that words learnt together do not stay together. Anki's own widths:
 * a share of each stretch of the interval, in days.
 */
const STRETCHES = [
  { from: 2.5, to: 7, share: 0.15 },
  { from: 7, to: 20, share: 0.1 },
  { from: 20, to: Number.POSITIVE_INFINITY, share: 0.05 },
];

const SHORTEST_FUZZED = 2.5;

/** The days, both inclusive, that an interval may become. Below three days it stays what it is. */
export function getFuzzRange(intervalDays: number): { min: number; max: number } {
  if (intervalDays < SHORTEST_FUZZED) return { min: intervalDays, max: intervalDays };
  const width = STRETCHES.reduce(
    (sum, { from, to, share }) => sum + share * Math.max(0, Math.min(intervalDays, to) - from),
    1,
  );
  return { min: Math.max(2, Math.round(intervalDays - width)), max: Math.round(intervalDays + width) };
}

/**
 * A number from 0 up to 1 that only the seed decides: the interval on a button is the one that is stored, whenever it is pressed.
 *
 * @param seed - The card and how often it was answered.
 */
export function toChance(seed: string): number {
  // FNV-1a over UTF-16 code units, then the finisher of MurmurHash3: seeds that differ in one digit give unlike numbers.
  let hash = 0x811c9dc5;
  for (let place = 0; place < seed.length; place++) hash = Math.imul(hash ^ seed.charCodeAt(place), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}
