/** Capacity of the cache: the few paragraphs between which the pointer moves. */
const KEPT_TEXTS = 64;

/** Caches the results for the most recent texts. A failure is not cached. */
export function keepRecent<T>(kept: Map<string, Promise<T>>, text: string, find: () => Promise<T>): Promise<T> {
  const finding = kept.get(text) ?? find();
  kept.delete(text);
  kept.set(text, finding);
  finding.catch(() => kept.delete(text));
  for (const oldest of kept.keys()) {
    if (kept.size <= KEPT_TEXTS) break;
    kept.delete(oldest);
  }
  return finding;
}
