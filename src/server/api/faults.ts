import { hashText } from '../../language/hash.ts';

/**
 * Faults of answers for client tests. An empty answer with status 200 in the middle of a deck is not included, because no client can
 * distinguish it from the deck's end.
 */
export const FAULT_KINDS = [
  'status-500',
  /** With a `Retry-After` of one second. */
  'status-503',
  /** With a `Retry-After` of one second. */
  'status-429',
  /** With a `Retry-After` that is an HTTP date, one to two seconds ahead. */
  'status-429-date',
  /** The connection closes without an answer. */
  'dropped',
  /** The connection closes in the middle of the answer's headers. */
  'cut-headers',
  /** The connection closes in the middle of the answer. */
  'cut',
  /** Half of the JSON, sent as if it were all. */
  'broken-json',
  /** An HTML page instead of JSON. */
  'html',
  /** The second half of the answer arrives {@link FaultOptions.slowMs} after the first. */
  'slow-body',
  /** The answer arrives in {@link TRICKLE_PIECES} pieces over {@link FaultOptions.slowMs}. */
  'trickled',
  /** Headers, and then nothing: the connection closes after {@link FaultOptions.stallMs}. */
  'stalled',
] as const;

export type FaultKind = (typeof FAULT_KINDS)[number];

export const SLOW_BODY_MS = 2_000;
/** Longer than the clients of the contract wait. */
export const STALL_MS = 90_000;
export const TRICKLE_PIECES = 10;

export interface FaultOptions {
  /** Share of faulty requests, 0 to 1. */
  rate: number;
  /** Any integer: the same seed gives the same faults. */
  seed: number;
  /** All faults if absent. */
  kinds?: readonly FaultKind[];
  /** Default: {@link SLOW_BODY_MS}. */
  slowMs?: number;
  /** Default: {@link STALL_MS}. */
  stallMs?: number;
}

/**
 * Decides which requests fail. The fault of the n-th request for a URL depends only on the seed, the URL and n, not on the order of parallel
 * requests.
 *
 * @returns A function to call once per request; it counts the requests for each URL.
 */
export function createFaultPlan({
  rate,
  seed,
  kinds = FAULT_KINDS,
}: Pick<FaultOptions, 'rate' | 'seed' | 'kinds'>): (url: string) => FaultKind | undefined {
  const counts = new Map<string, number>();
  return (url) => {
    // Requests that cannot fail are not counted.
    if (rate <= 0) return undefined;
    const count = (counts.get(url) ?? 0) + 1;
    counts.set(url, count);
    const text = `${seed} ${count} ${url}`;
    if (toChance(text) >= rate) return undefined;
    return kinds[Math.floor(toChance(`kind ${text}`) * kinds.length)];
  };
}

/** A number from 0 up to, but not including, 1. */
function toChance(text: string): number {
  return hashText(text) / 2 ** 32;
}
