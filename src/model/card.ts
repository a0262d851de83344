/** `forms`: inflected spellings that lead to this card. */
export type StoredCard = [rank: number, word: string, meanings: string[], forms?: string[]];
