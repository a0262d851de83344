import type { PageTexts } from '../messaging/hover.ts';
import type { WordState } from '../model/word-state.ts';

/** Label of the learner's state of a word. */
export function describeState({ card }: PageTexts, { state, isWanted }: Omit<WordState, 'word'>): string {
  return card.states[state === 'new' && isWanted ? 'wanted' : state];
}
