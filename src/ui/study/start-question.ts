import type { StudyModel } from './study-model.ts';

/** `waiting`: the question will be asked as soon as its deck is loaded. */
export type StartQuestion = 'none' | 'waiting' | 'open';

interface StartFacts {
  /** Whether a new word is about to be introduced. */
  isIntroduction: boolean;
  /** Whether the deck has no answers or marks. */
  isUntouched: boolean;
  /** Whether a rank was chosen at which the deck's new words start. */
  hasStart: boolean;
  /** Whether this page has shown a new word, or the learner wants the first one. */
  hasBegun: boolean;
  /** The deck of the new words, as far as decks are loaded. `short`: a list that one learns from its first word. */
  deck: 'loading' | 'missing' | 'short' | 'loaded';
}

/** Decides whether the learner is asked how much they know, which comes before the first word of a deck. */
export function decideStartQuestion({
  isIntroduction,
  isUntouched,
  hasStart,
  hasBegun,
  deck,
}: StartFacts): StartQuestion {
  if (!isIntroduction || !isUntouched || hasStart || hasBegun) return 'none';
  if (deck === 'missing' || deck === 'short') return 'none';
  return deck === 'loading' ? 'waiting' : 'open';
}

/** @param deck - State of the deck that supplies new words. */
export function findStartQuestion(
  { view, introductions }: Pick<StudyModel, 'view' | 'introductions'>,
  deck: StartFacts['deck'],
): StartQuestion {
  const { isUntouched = false, start } = view.value ?? {};
  return decideStartQuestion({
    isIntroduction: introductions.isOpen.value,
    isUntouched,
    hasStart: start !== undefined,
    hasBegun: introductions.hasBegun.value,
    deck,
  });
}
