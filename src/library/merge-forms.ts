import type { KnownForms } from '../store/content/card-entries.ts';
import type { DeckFile, DeckFileCard } from './formats/deck-file.ts';

/** Gives each card of a deck the forms of its word. A card that has forms of its own keeps them. */
export function mergeForms(file: DeckFile, forms: KnownForms): DeckFile {
  return { ...file, cards: file.cards.map((card) => addForms(card, forms)) };
}

/** Gives one card the forms of its word. */
export function addForms(card: DeckFileCard, forms: KnownForms): DeckFileCard {
  const [word, meanings, own] = card;
  const known = own ? undefined : forms.get(word);
  return known ? [word, meanings, [...known]] : card;
}
