import { toCardTail } from '../model/card.ts';
import type { KnownForms } from '../store/content/write/card-entries.ts';
import type { DetailsTable } from './details-file.ts';
import type { DeckFile, DeckFileCard } from './formats/deck-file.ts';

/** Forms and details that a package stores apart from its cards. */
export interface LanguageWords {
  forms: KnownForms;
  details: DetailsTable;
}

/** Gives each card of a deck the forms and details of its word. A card keeps its own. */
export function mergeParts({ file, ...known }: LanguageWords & { file: DeckFile }): DeckFile {
  return { ...file, cards: file.cards.map((card) => completeCard(card, known)) };
}

/** Gives one card the forms and details of its word. */
export function completeCard(card: DeckFileCard, { forms, details }: LanguageWords): DeckFileCard {
  const [word, meanings, ownForms = [], ownDetails] = card;
  const knownForms = ownForms.length > 0 ? undefined : forms.get(word);
  const knownDetails = details.get(word);
  if (!knownForms && !knownDetails) return card;
  return [
    word,
    meanings,
    ...toCardTail(
      knownForms ? [...knownForms] : ownForms,
      knownDetails ? { ...knownDetails, ...ownDetails } : ownDetails,
    ),
  ];
}
