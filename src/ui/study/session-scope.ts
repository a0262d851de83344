import { signal } from '@preact/signals';
import type { PairId } from '../../model/pair.ts';
import type { Introduced, StudyWish } from '../../model/study.ts';

/** Words of a page that the learner studies before reading it. */
export interface ChosenWords {
  words: { pair: PairId; word: string }[];
  /** Leads back to the page. */
  readOn: () => void;
}

/** Creates the limits of a session: all decks, the open one, or some chosen words. */
export function createSessionScope(listIntroduced: () => Introduced[]) {
  const deck = signal<PairId | undefined>(undefined);
  const isOneDeck = signal(false);
  const chosen = signal<ChosenWords | undefined>(undefined);
  return {
    deck,
    isOneDeck,
    chosen,
    /** The request for the next word. @param prefer - The word that was open before. */
    toWish: (prefer?: { pair: PairId; word: string }): StudyWish => ({
      ...(deck.value === undefined ? {} : { pair: deck.value }),
      isOneDeck: isOneDeck.value,
      introduced: listIntroduced(),
      ...(chosen.value && { only: chosen.value.words }),
      ...(prefer === undefined ? {} : { prefer: { pair: prefer.pair, word: prefer.word } }),
    }),
  };
}
