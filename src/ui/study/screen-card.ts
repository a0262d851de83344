import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { StudyCard, StudyView } from '../../model/study.ts';
import { type AnswerModes, createAnswerModes, type TypedAnswer } from './answer-modes.ts';
import { createKeysNote, type KeysNote } from './keys-note.ts';
import type { CardSide, StudyMemory } from './study-memory.ts';

/** The card on the screen, its side, and the session that it belongs to. */
export interface ScreenCard {
  view: ReadonlySignal<StudyView | undefined>;
  card: ReadonlySignal<StudyCard | undefined>;
  side: ReadonlySignal<CardSide>;
  modes: AnswerModes;
  keysNote: KeysNote;
  /** Whether the form for the learner's own meaning is open. */
  isEditing: Signal<boolean>;
  /** Whether a press belongs to this side, and not to the one before. */
  isSettled(): boolean;
  /** Shows where the session stands now, and its card. */
  show(next: StudyView, to?: CardSide): void;
  /** Shows a side of the open card. @param answer - What was typed. */
  turn(to: CardSide, answer?: TypedAnswer): void;
}

interface ScreenCardParts {
  memory: StudyMemory;
  now: () => number;
  /** The card of a practice, which comes before that of the session. */
  practised: ReadonlySignal<StudyCard | undefined>;
  /** Called with each card of the session, before it shows. */
  onShow: () => void;
}

/** A second press within this time belongs to the previous side. */
const DOUBLE_PRESS_MS = 150;

export function createScreenCard({ memory, now, practised, onShow }: ScreenCardParts): ScreenCard {
  const view = signal<StudyView | undefined>(undefined);
  const side = signal<CardSide>('front');
  const isEditing = signal(false);
  const card = computed(() => practised.value ?? view.value?.card);
  const modes = createAnswerModes(card);
  const keysNote = createKeysNote(memory);
  let sideAt = 0;

  const remember = () => {
    const open = view.value?.card;
    memory.save(open && { pair: open.pair, word: open.word, seen: open.seen, side: side.value });
  };
  const turn = (to: CardSide, answer?: TypedAnswer) => {
    side.value = to;
    modes.take(answer);
    sideAt = now();
    remember();
  };
  return {
    view,
    card,
    side,
    modes,
    keysNote,
    isEditing,
    // A clock that was set back must not make presses wait for it.
    isSettled: () => Math.abs(now() - sideAt) >= DOUBLE_PRESS_MS,
    show(next, to = 'front') {
      const before = view.value?.card;
      if (before && (before.pair !== next.card?.pair || before.word !== next.card.word)) keysNote.finish();
      view.value = next;
      isEditing.value = false;
      onShow();
      turn(to);
    },
    turn,
  };
}
