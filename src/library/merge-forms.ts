import type { KnownForms } from '../store/content/card-entries.ts';
import type { DeckFile, DeckFileCard } from './formats/deck-file.ts';

/** Adds the forms of its word to each card of a deck. A card with its own forms keeps them. */
export function mergeForms(file: DeckFile, forms: KnownForms): DeckFile {
  return { ...file, cards: file.cards.map((card) => addForms(card, forms)) };
}

/** Adds the forms of its word to a card. */
export function addForms(card: DeckFileCard, forms: KnownForms): DeckFileCard {
  const [word, meanings, own] = card;
  const known = own ? undefined : forms.get(word);
  return known ? [word, meanings, [...known]] : card;
}
