import type { DeckFile, DeckFileCard } from '../../../src/library/formats/deck-file.ts';
import { toCardTail } from '../../../src/model/card.ts';
import { MAX_MEANING_LENGTH } from '../../read/clean.ts';
import { findMeaningFaults } from '../meanings/lint.ts';
import { addPairPhrases } from '../phrases/add-phrases.ts';
import { readReleased } from './released.ts';
import { keepReleased } from './successors.ts';

/** Drops meanings that no card can show: leftovers of a dictionary's markup, and whole sentences. A card that has no other meaning goes. */
export function dropFaulty(cards: readonly DeckFileCard[], to: string): DeckFileCard[] {
  return cards.flatMap(([word, meanings, ...tail]): DeckFileCard[] => {
    const kept = meanings.filter(
      (text) => text.length <= MAX_MEANING_LENGTH && findMeaningFaults(text, to).length === 0,
    );
    if (kept.length === 0) return [];
    if (kept.length === meanings.length) return [[word, kept, ...tail]];
    const [forms, { meaningClasses: _, ...details } = {}] = tail;
    return [[word, kept, ...toCardTail(forms, details)]];
  });
}

/** Takes the last steps on the way to a deck of the package: no faulty meaning, the phrases, and every word that a released deck had. */
export function finishDeck(file: DeckFile): DeckFile {
  const tidy = { ...file, cards: dropFaulty(file.cards, file.to.iso639_3) };
  return keepReleased(addPairPhrases(tidy), readReleased(`${file.from.iso639_3}-${file.to.iso639_3}`));
}
