/** A flashcard as decks store it and messages carry it. `forms`: inflected spellings that lead to this card. */
export type StoredCard = [rank: number, word: string, meanings: string[], forms?: string[]];

/** Longest word or meaning kept, in UTF-16 code units: far above any real one. */
export const MAX_TEXT_LENGTH = 10_000;
