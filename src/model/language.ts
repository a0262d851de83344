/** A language as the contract names it beside cards and decks. */
export interface LanguageReference {
  /** ISO 639-3 code, three lower-case letters. */
  iso639_3: string;
  /** English display name. */
  name: string;
}

/** A language that a server lists. */
export interface Language extends LanguageReference {
  /** True when a deck *from* this language exists. */
  has_flashcards: boolean;
}
