import type { StudyCard, StudyView } from '../../model/study.ts';

/** `lost`: the store contains less than the learner has done. `pause`: the learner or the chosen time has stopped the session. */
export type StudyState = 'loading' | 'failed' | 'lost' | 'card' | 'pause' | 'done';

interface Session {
  /** The card of extra practice. */
  practised: StudyCard | undefined;
  /** Whether it has reached its limit. */
  isOver: boolean;
}

/** @param hasProblem - Whether the last action failed. */
export function findState(
  view: StudyView | undefined,
  hasProblem: boolean,
  { practised, isOver }: Session,
): StudyState {
  if (view === undefined) return hasProblem ? 'failed' : 'loading';
  if (view.health.kind === 'lost') return 'lost';
  if (practised) return 'card';
  if (view.card === undefined) return 'done';
  return isOver ? 'pause' : 'card';
}
