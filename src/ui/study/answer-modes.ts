import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Verdict } from '../../languages/typed-answer.ts';
import type { Rating } from '../../model/rating.ts';
import type { StudyCard } from '../../model/study.ts';
import type { CardFront, Settings } from '../../settings/settings.ts';

/** The typed answer of the open card, with its verdict. */
export interface TypedAnswer {
  text: string;
  verdict: Verdict;
}

/** Question mode of the open card, and its typed answer. */
export interface AnswerModes {
  /** Question side of the open card. A card without meanings shows its word. */
  front: ReadonlySignal<CardFront>;
  /** Whether the question side shows how the word is read. */
  hasReadings: ReadonlySignal<boolean>;
  /** Whether the answer side shows the addresses of pages. */
  hasAddresses: ReadonlySignal<boolean>;
  /** Whether the learner types the answer. */
  isTyping: ReadonlySignal<boolean>;
  typed: ReadonlySignal<TypedAnswer | undefined>;
  /** Whether single letters and digits are shortcuts. */
  hasLetterKeys: ReadonlySignal<boolean>;
  /** The focused answer, which Space selects. */
  offered: ReadonlySignal<Rating>;
  choose(study: Pick<Settings['study'], 'front' | 'readings' | 'addresses' | 'typing' | 'keys'>): void;
  /** @param answer - Typed answer of the current side; undefined if none. */
  take(answer: TypedAnswer | undefined): void;
}

export function createAnswerModes(card: ReadonlySignal<StudyCard | undefined>): AnswerModes {
  const chosen = signal<CardFront>('word');
  const hasReadings = signal(true);
  const hasAddresses = signal(false);
  const isTyping = signal(false);
  const hasLetterKeys = signal(true);
  const typed = signal<TypedAnswer | undefined>(undefined);
  const front = computed<CardFront>(() => {
    const open = card.value;
    const hasMeaning = open !== undefined && (open.definition !== undefined || open.meanings.length > 0);
    return chosen.value === 'meaning' && !hasMeaning ? 'word' : chosen.value;
  });
  return {
    front,
    hasReadings,
    hasAddresses,
    isTyping,
    typed,
    hasLetterKeys,
    offered: computed(() => (typed.value?.verdict === 'wrong' ? 'again' : 'good')),
    choose(study) {
      chosen.value = study.front;
      hasReadings.value = study.readings;
      hasAddresses.value = study.addresses;
      isTyping.value = study.typing;
      hasLetterKeys.value = study.keys;
    },
    take(answer) {
      typed.value = answer;
    },
  };
}
