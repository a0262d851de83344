import {
  MAX_ID_LENGTH,
  MAX_INSTANT,
  MAX_OP_INTERVAL_DAYS,
  MAX_OP_MS,
  MAX_TEXT_LENGTH,
  MAX_WEIGHED_PAIRS,
  MAX_ZONE_MINUTES,
} from '../model/limits.ts';
import type { Op, Origin } from '../model/op.ts';
import { WEIGHTS } from '../model/weights.ts';

/** Study days of an op are from -1e8 to 1e8, the same range in days, and one more for the zone and the start of a day. */
export const MAX_DAY = 100_000_001;

/** Words that one op marks as known. */
export const MAX_OP_WORDS = 1_000_000;

/** Longest list of these words, in bytes of JSON. With the other fields of its op it stays below the longest entry of a backup. */
export const MAX_OP_WORDS_BYTES = 14_000_000;

/** The first stabilities may be so many days. */
const HIGHEST_WEIGHT = 100;

/** Whether the log can store an op. The log never holds another, so whatever it exports can be restored. */
export function isWithinLimits(op: Op): boolean {
  return isPlaced(op) && isShort(op.word, MAX_TEXT_LENGTH) && isAction(op);
}

const isWhole = (value: number, min: number, max: number) =>
  Number.isSafeInteger(value) && value >= min && value <= max;

const isShort = (text: string | undefined, max: number) => (text?.length ?? 0) <= max;

function isPlaced({ device, seq, id, at, wallAt, zoneMinutes, day }: Op): boolean {
  return (
    isShort(device, MAX_ID_LENGTH) &&
    isShort(id, MAX_ID_LENGTH) &&
    isWhole(seq, 1, Number.MAX_SAFE_INTEGER) &&
    isWhole(at, 0, MAX_INSTANT) &&
    isWhole(wallAt, -MAX_INSTANT, MAX_INSTANT) &&
    isWhole(zoneMinutes, -MAX_ZONE_MINUTES, MAX_ZONE_MINUTES) &&
    isWhole(day, -MAX_DAY, MAX_DAY)
  );
}

function isMet({ sentence, title, address }: { sentence?: string | undefined } & Origin): boolean {
  return [sentence, title, address].every((text) => isShort(text, MAX_TEXT_LENGTH));
}

/** All weights or none. */
function areWeights(weights: readonly number[]): boolean {
  const isWhole = weights.length === 0 || weights.length === WEIGHTS;
  return isWhole && weights.every((value) => value >= 0 && value <= HIGHEST_WEIGHT);
}

function isAction(op: Op): boolean {
  switch (op.kind) {
    case 'define':
      return isShort(op.text, MAX_TEXT_LENGTH) && isShort(op.headword, MAX_TEXT_LENGTH) && isMet(op);
    case 'want':
      return isMet(op);
    case 'review':
      return (
        isWhole(op.intervalDays, 0, MAX_OP_INTERVAL_DAYS) &&
        isWhole(op.delayMs, 0, MAX_OP_MS) &&
        isWhole(op.spentMs, 0, MAX_OP_MS) &&
        op.retention > 0 &&
        op.retention < 1 &&
        isShort(op.seen, MAX_ID_LENGTH)
      );
    case 'know-all':
      return op.words.every((word) => isShort(word, MAX_TEXT_LENGTH)) && countFitting(op.words) === op.words.length;
    case 'weights':
      return areWeights(op.weights) && op.pairs.length <= MAX_WEIGHED_PAIRS;
    case 'undo':
      return isShort(op.ref, MAX_ID_LENGTH);
    default:
      return true;
  }
}

/** Number of words, from the first, that one op can mark as known. */
export function countFitting(words: readonly string[]): number {
  const encoder = new TextEncoder();
  let left = MAX_OP_WORDS_BYTES;
  let count = 0;
  for (const word of words) {
    // With the comma behind it.
    left -= encoder.encode(JSON.stringify(word)).length + 1;
    if (left < 0 || count === MAX_OP_WORDS) break;
    count += 1;
  }
  return count;
}
