/** Signs in the sources that a character is, or is not, a word on its own. */
export interface CharacterEvidence {
  /** Share of its uses in segmented text where it is a word alone, 0 to 1; undefined if that source lacks it. */
  alone: number | undefined;
  /** Its class in that source, in Jieba's letters. */
  tag: string;
  /** How many words of other languages it translates alone. */
  translations: number;
}

/** Names, abbreviations and parts of words in Jieba's classes. */
const BOUND_TAG = /^(?:nr|ns|nt|nz|j$|k$|h$|x$|.g$)/;
/** Jieba's class for characters that it could not file. */
const UNSURE_TAG = /^zg$/;
/** Nouns are parts of longer words more often than verbs. */
const NOUN_TAG = /^n$/;
/** A character of foreign names translates one or two names. */
const CLEARLY_TRANSLATES = 3;

/**
 * Decides whether a character is a free word of daily text, as 狗 and 敢 are, and not only a part of longer words (习) or of
 * foreign names (罗, 娜).
 */
export function isFreeWord({ alone = 0, tag, translations }: CharacterEvidence): boolean {
  if (translations >= CLEARLY_TRANSLATES) return alone >= 0.05;
  if (BOUND_TAG.test(tag) && !UNSURE_TAG.test(tag)) return false;
  const needed = NOUN_TAG.test(tag) || UNSURE_TAG.test(tag) ? 0.22 : 0.1;
  return alone >= (translations > 0 ? needed / 2 : needed);
}

/**
 * Measures the share of each character's uses where it is a word alone.
 *
 * @param words - Words of segmented text with their counts.
 * @returns Undefined for a character that is never alone.
 */
export function measureAlone(words: ReadonlyMap<string, { count: number }>): (character: string) => number | undefined {
  const inside = new Map<string, number>();
  for (const [word, { count }] of words) {
    for (const character of new Set(word)) inside.set(character, (inside.get(character) ?? 0) + count);
  }
  return (character) => {
    const own = words.get(character)?.count;
    return own === undefined ? undefined : own / (inside.get(character) ?? own);
  };
}
