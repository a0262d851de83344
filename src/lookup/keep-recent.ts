/** Texts that are remembered: a few paragraphs that the pointer goes to and fro in. */
const KEPT_TEXTS = 64;

/** Finds something out about a text, unless it is one of those asked for last. A failure is not remembered. */
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
