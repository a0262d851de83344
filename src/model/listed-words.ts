/** Which words of a list a deck has. */
export interface ListedWords {
  /** Words in the deck's spelling, each once. */
  words: string[];
  /** Words of the list that have no card. */
  missing: string[];
}
