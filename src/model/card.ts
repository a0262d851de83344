/** A flashcard as decks store it and messages carry it. `forms`: inflected spellings that lead to this card. */
export type StoredCard = [rank: number, word: string, meanings: string[], forms?: string[]];
