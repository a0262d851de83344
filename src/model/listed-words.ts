/** Which words of a list a deck has. */
export interface ListedWords {
  /** Words as the deck writes them, each once. */
  words: string[];
  /** Words of the list that no card was found for. */
  missing: string[];
}
