import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Send } from '../../messaging/client.ts';
import type { PairId } from '../../model/pair.ts';
import type { Rating } from '../../model/rating.ts';
import type { StudyCard } from '../../model/study.ts';

/** Extra practice. It stores nothing and does not change the schedule. */
export interface Practice {
  /** Undefined outside of practice. */
  card: ReadonlySignal<StudyCard | undefined>;
  left: ReadonlySignal<number>;
  /** Starts with the words closest to being forgotten. @returns Their number. */
  start(pair: PairId | undefined): Promise<number>;
  /** A forgotten word returns at the end. */
  rate(rating: Rating): void;
  /** Updates the definition on the open card. */
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
