/** @param language - As the page writes it. */
export function createSegmenter(language: string | undefined, granularity: 'word' | 'sentence'): Intl.Segmenter {
  try {
    return new Intl.Segmenter(language, { granularity });
  } catch {
    // The page's language tag is invalid.
    return new Intl.Segmenter(undefined, { granularity });
  }
}
