/** The text of a language on which the first steps try look-ups, and the words with which study begins. */
export interface PracticeText {
  paragraphs: string[];
  /** Words of a deck that the text shows and study introduces first, in order. */
  words: string[];
  /** Further words that study may introduce first, although a deck does not name their class. */
  opening: string[];
}
