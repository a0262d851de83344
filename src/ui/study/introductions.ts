import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Introduced, StudyCard } from '../../model/study.ts';

/** New words that this page has shown before asking them. Nothing of it is stored: another page shows them again. */
export interface Introductions {
  /** Whether the open card is shown before it is asked. */
  isOpen: ReadonlySignal<boolean>;
  /** Whether this page has introduced or asked any new word, or the learner wants the first one. */
  hasBegun: ReadonlySignal<boolean>;
  /** Called when the learner wants the first word without saying how much they know. */
  begin(): void;
  list(): Introduced[];
  /** Whether a new word is still to be shown before it is asked. */
  isDue(card: StudyCard | undefined): boolean;
  /** The list once the session has left a card: a new word counts as introduced. The open card changes only with {@link keep}. */
  listAfter(card: StudyCard): Introduced[];
  /** Called when the next card arrives. Before that, the word would show as a question for a moment. */
  keep(list: readonly Introduced[]): void;
}

/** Most words of one request. The oldest are dropped, and shown again. */
const MAX_LISTED = 500;

/** @param find - The card whose question is open, if any. */
export function createIntroductions(find: () => StudyCard | undefined): Introductions {
  const shown = signal<readonly Introduced[]>([]);
  const isWanted = signal(false);
  const without = ({ pair, word }: StudyCard) =>
    shown.value.filter((other) => other.pair !== pair || other.word !== word);
  const isDue = (card: StudyCard | undefined) => card?.phase === 'new' && without(card).length === shown.value.length;
  return {
    isOpen: computed(() => isDue(find())),
    isDue,
    hasBegun: computed(() => isWanted.value || shown.value.length > 0),
    begin() {
      isWanted.value = true;
    },
    list: () => [...shown.value],
    listAfter(card) {
      const others = without(card).map((word) => ({ ...word, cards: word.cards + 1 }));
      const own = card.phase === 'new' ? [{ pair: card.pair, word: card.word, cards: 0 }] : [];
      return [...others, ...own].slice(-MAX_LISTED);
    },
    keep(list) {
      shown.value = list;
    },
  };
}
