import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Send } from '../../messaging/client.ts';
import type { PairId } from '../../model/pair.ts';
import type { Rating } from '../../model/rating.ts';
import type { StudyCard } from '../../model/study.ts';

/** Asking words again just so: nothing of it is stored, and no word comes earlier or later for it. */
export interface Practice {
  /** Undefined while nothing is practised. */
  card: ReadonlySignal<StudyCard | undefined>;
  left: ReadonlySignal<number>;
  /** Begins with the words that are closest to being forgotten. @returns How many there are. */
  start(pair: PairId | undefined): Promise<number>;
  /** A word that was forgotten comes again at the end. */
  rate(rating: Rating): void;
  /** Shows another definition on the open card. */
  define(text: string | undefined): void;
  stop(): void;
}

export function createPractice(send: Send): Practice {
  const cards = signal<StudyCard[]>([]);
  return {
    card: computed(() => cards.value[0]),
    left: computed(() => cards.value.length),
    async start(pair) {
      cards.value = await send('study.practise', pair === undefined ? {} : { pair });
      return cards.value.length;
    },
    rate(rating) {
      const [first, ...others] = cards.value;
      cards.value = first && rating === 'again' ? [...others, first] : others;
    },
    define(definition) {
      const [first, ...others] = cards.value;
      if (first) cards.value = [{ ...first, definition }, ...others];
    },
    stop() {
      cards.value = [];
    },
  };
}
