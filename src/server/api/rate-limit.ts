/** Seconds of the limit that may come at once: a sync asks for many cards in parallel. */
const BURST_SECONDS = 2;
/** Most clients that are remembered. The one that has been quiet longest is forgotten first. */
const MAX_CLIENTS = 10_000;

interface Bucket {
  tokens: number;
  at: number;
}

/**
 * Limits how many requests a second each client may send (token bucket).
 *
 * @param perSecond - 0 for no limit.
 * @param now - Milliseconds.
 * @returns A function to call once per request: 0 if it is allowed, otherwise the whole seconds until the next one is.
 */
export function createRateLimit(perSecond: number, now: () => number): (client: string) => number {
  const buckets = new Map<string, Bucket>();
  const size = perSecond * BURST_SECONDS;
  return (client) => {
    if (perSecond === 0) return 0;
    const at = now();
    const last = buckets.get(client) ?? { tokens: size, at };
    const tokens = Math.min(size, last.tokens + ((at - last.at) / 1_000) * perSecond);
    const isAllowed = tokens >= 1;
    buckets.delete(client);
    buckets.set(client, { tokens: isAllowed ? tokens - 1 : tokens, at });
    if (buckets.size > MAX_CLIENTS) buckets.delete(buckets.keys().next().value ?? '');
    return isAllowed ? 0 : Math.ceil((1 - tokens) / perSecond);
  };
}
