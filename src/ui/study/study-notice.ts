import type { StudyCard, UndoneWord } from '../../model/study.ts';

/** What is to be said beside the card. */
export interface StudyNotice {
  kind: StudyNoticeKind;
  /** The word that it is about, where that is not the card's. */
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

type Word = Pick<StudyCard, 'pair' | 'word'>;

/** What is said of a word that is not asked for a while; nothing of one that begins anew. */
export const HOLD_NOTICES = { suspend: 'paused', bury: 'put-off', reset: undefined } as const;

/**
 * Says what an undo or redo has done.
 *
 * @param card - The one that comes now. With `undone` it is the word that was taken back, to be answered again.
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
