import type { StudyCard, UndoneWord } from '../../model/study.ts';

/** A message beside the card. */
export interface StudyNotice {
  kind: StudyNoticeKind;
  /** The word of the message, if it is not the card's. */
  about?: Word | undefined;
}

export type StudyNoticeKind =
  | 'answered-elsewhere'
  | 'nothing-to-undo'
  | 'nothing-to-redo'
  | 'undone'
  | 'taken-back'
  | 'redone'
  | 'known'
  | 'paused'
  | 'put-off'
  | 'no-practice';

type Word = Pick<StudyCard, 'pair' | 'word'> & { headword?: string };

/** Messages of actions on a word; their message offers to undo them. */
export const UNDOABLE_NOTICES: readonly StudyNoticeKind[] = ['known', 'paused', 'put-off', 'redone'];

/** Messages for paused and buried words; a reset word has none. */
export const HOLD_NOTICES = { suspend: 'paused', bury: 'put-off', reset: undefined } as const;

/**
 * Describes the result of an undo or redo.
 *
 * @param card - The next card, if it was asked before. With `undone` it is the word of the undone answer.
 */
export function describeUndo(
  direction: 'undo' | 'redo',
  undone: UndoneWord | undefined,
  card: Word | undefined,
): StudyNotice {
  if (!undone) return { kind: direction === 'undo' ? 'nothing-to-undo' : 'nothing-to-redo' };
  const about = undone.word === '' ? undefined : undone;
  if (direction === 'redo') return { kind: 'redone', about };
  const isAsked = undone.pair === card?.pair && undone.word === card.word && !undone.isWish;
  return isAsked ? { kind: 'undone' } : { kind: 'taken-back', about };
}
