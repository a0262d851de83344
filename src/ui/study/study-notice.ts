import type { StudyCard, UndoneWord } from '../../model/study.ts';
import type { MeaningChange } from './own-meaning.ts';

/** A message beside the card. */
export interface StudyNotice {
  kind: StudyNoticeKind;
  /** The word of the message, if it is not the card's. */
  about?: Word | undefined;
  /** Rank to which the action has moved the start of new words. */
  start?: number | undefined;
  /** The change of the learner's own meaning that it reports. */
  change?: MeaningChange | undefined;
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
  | 'meaning-saved'
  | 'meaning-removed'
  | 'no-practice';

type Word = Pick<StudyCard, 'pair' | 'word'> & { headword?: string };

/** Messages of actions on a word; their message offers to undo them. */
export const UNDOABLE_NOTICES: readonly StudyNoticeKind[] = [
  'known',
  'paused',
  'put-off',
  'redone',
  'meaning-saved',
  'meaning-removed',
];

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
