import { hashText } from '../../language/hash.ts';

/**
 * What can be made to go wrong with an answer, for tests of clients. An empty answer with status 200 in the middle of a deck
 * is not among them: no client can tell it from the deck's end.
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
  /** A page where JSON belongs. */
  'html',
  /** The second half of the answer comes {@link FaultOptions.slowMs} after the first. */
  'slow-body',
  /** The answer comes in {@link TRICKLE_PIECES} pieces over {@link FaultOptions.slowMs}. */
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
  /** Share of the requests that go wrong, 0 to 1. */
  rate: number;
  /** Any integer: the same seed gives the same faults. */
  seed: number;
  /** All of them when absent. */
  kinds?: readonly FaultKind[];
  /** {@link SLOW_BODY_MS} when absent. */
  slowMs?: number;
  /** {@link STALL_MS} when absent. */
  stallMs?: number;
}

/**
 * Decides which requests go wrong. What befalls the first, second, … request for a URL depends on the seed, the URL and
 * that number alone: the order in which parallel requests arrive changes nothing.
 *
 * @returns A function to call once for each request; it counts the requests for each URL.
 */
export function createFaultPlan({
  rate,
  seed,
  kinds = FAULT_KINDS,
}: Pick<FaultOptions, 'rate' | 'seed' | 'kinds'>): (url: string) => FaultKind | undefined {
  const counts = new Map<string, number>();
  return (url) => {
    // Nothing is remembered of requests that cannot go wrong.
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
