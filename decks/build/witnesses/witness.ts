/** A source that no form of a deck comes from. It is asked whether a form belongs to a word. */
export interface Witness {
  /** Words that the form belongs to, as the source writes them; the form itself if it is a word. Empty when the source lacks the form. */
  findWords(form: string): ReadonlySet<string>;
  /** Whether the source inflects the word, so that its silence about a form says something. */
  inflects(word: string): boolean;
  /** Whether it lists irregular forms under their words, and not as words of their own. */
  isComplete: boolean;
}

const NONE: ReadonlySet<string> = new Set();

/**
 * Creates a witness from a table.
 *
 * @param rows - Forms with the words that they belong to, both as written.
 * @param isWanted - Whether anybody asks about the form, in lower case; the others are not kept.
 */
export function createTableWitness(
  rows: Iterable<readonly [form: string, word: string]>,
  isWanted: (form: string) => boolean = () => true,
): Witness {
  const words = new Map<string, Set<string>>();
  const inflected = new Set<string>();
  for (const [form, word] of rows) {
    if (form !== word) inflected.add(word);
    const key = form.toLowerCase();
    if (!isWanted(key)) continue;
    const known = words.get(key);
    if (known) known.add(word);
    else words.set(key, new Set([word]));
  }
  return {
    isComplete: false,
    findWords: (form) => words.get(form.toLowerCase()) ?? NONE,
    inflects: (word) => inflected.has(word),
  };
}
