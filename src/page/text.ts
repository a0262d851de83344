import type { PageTexts } from '../messaging/extension-texts.ts';
import type { WordState } from '../model/word-state.ts';

/** Says what the learner knows of a word. */
export function describeState({ card }: PageTexts, { state, isWanted }: Omit<WordState, 'word'>): string {
  return card.states[state === 'new' && isWanted ? 'wanted' : state];
}
