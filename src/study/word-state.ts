import type { WordState } from '../model/word-state.ts';
import type { CardRow } from '../store/study/study-database.ts';
import { KNOWN_DAYS } from './stats.ts';

/**
 * Computes the learner's state of a word.
 *
 * @param card - Undefined for a word without ops.
 * @param day - Current study day.
 */
export function toWordState(word: string, card: CardRow | undefined, day: number): WordState {
  const isWanted = card?.queue === 'new' && card.due > 0;
  if (card === undefined || card.queue === 'new') return { word, state: 'new', isWanted };
  if (card.queue === 'known') return { word, state: 'known', isWanted, isMarked: true };
  if (card.queue === 'suspended') return { word, state: card.queue, isWanted };
  if (card.queue === 'learning' || card.due <= day) {
    return { word, state: card.queue === 'learning' ? 'learning' : 'due', isWanted };
  }
  return { word, state: card.intervalDays >= KNOWN_DAYS ? 'known' : 'learning', isWanted };
}
