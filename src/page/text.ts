import type { WordState } from '../messaging/study-views.ts';

/** What the card that comes and goes says. */
export const cardText = {
  speak: 'Say the word',
  study: 'Study this',
  know: 'I know it',
  previous: 'Previous match',
  next: 'Next match',
  pin: 'Pin the card',
  noMeaning: 'no meaning given',
  mine: 'yours',
  states: {
    new: 'new',
    wanted: 'to be studied soon',
    learning: 'learning',
    due: 'due',
    known: 'known',
    suspended: 'paused',
  },
} as const;

/** Says what the learner knows of a word. */
export function describeState({ state, isWanted }: Omit<WordState, 'word'>): string {
  return cardText.states[state === 'new' && isWanted ? 'wanted' : state];
}
