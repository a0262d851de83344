import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Introduced, StudyCard } from '../../model/study.ts';

/** New words that this page has shown before asking them. Nothing of it is stored: another page shows them again. */
export interface Introductions {
  /** Whether the open card is shown before it is asked. */
  isOpen: ReadonlySignal<boolean>;
  /** Whether this page has introduced or asked any new word. */
  hasAny: ReadonlySignal<boolean>;
  /** Reports that the session leaves a card. A new word counts as introduced from now on. */
  pass(card: StudyCard): void;
  list(): Introduced[];
}

/** Most words of one request. The oldest are dropped, and shown again. */
const MAX_LISTED = 500;

/** @param find - The card whose question is open, if any. */
export function createIntroductions(find: () => StudyCard | undefined): Introductions {
  const shown = signal<readonly Introduced[]>([]);
  const without = ({ pair, word }: StudyCard) =>
    shown.value.filter((other) => other.pair !== pair || other.word !== word);
  return {
    isOpen: computed(() => {
      const card = find();
      return card?.phase === 'new' && without(card).length === shown.value.length;
    }),
    hasAny: computed(() => shown.value.length > 0),
    pass(card) {
      const others = without(card).map((word) => ({ ...word, cards: word.cards + 1 }));
      const own = card.phase === 'new' ? [{ pair: card.pair, word: card.word, cards: 0 }] : [];
      shown.value = [...others, ...own].slice(-MAX_LISTED);
    },
    list: () => [...shown.value],
  };
}
