import type { DeckSummary } from '../../model/source.ts';
import type { StudyView } from '../../model/study.ts';

/** What the screen after a session shows. */
export interface StudyEndState {
  /** `stopped` and `pause`: the learner pressed "Stop", or the chosen time is over; both can continue. */
  outcome: 'stopped' | 'pause' | 'done' | 'nothing';
  /** Today's results, or what to do without any. */
  summary: 'results' | 'advice' | 'none';
  hasRemaining: boolean;
  hasPostponed: boolean;
  hasTomorrow: boolean;
  /** Rank at which new words start, if it is not the deck's first. */
  startRank: number | undefined;
  /** The main button. */
  next: 'continue' | 'practise';
}

interface StudyEndFacts {
  view: Pick<StudyView, 'today' | 'holiday' | 'postponed' | 'tomorrow' | 'start'>;
  /** Whether words of this session remain. */
  isPause: boolean;
  /** Whether the learner ended the session. */
  isStopped: boolean;
  deck: Pick<DeckSummary, 'firstRank'> | undefined;
}

export function describeStudyEnd({ view, isPause, isStopped, deck }: StudyEndFacts): StudyEndState {
  const { today, holiday, postponed, tomorrow, start } = view;
  const isOnBreak = holiday?.kind === 'break';
  const hasStudied = today.reviews > 0;
  return {
    outcome: isPause ? (isStopped ? 'stopped' : 'pause') : hasStudied ? 'done' : 'nothing',
    summary: hasStudied ? 'results' : isPause || isOnBreak ? 'none' : 'advice',
    hasRemaining: isPause,
    hasPostponed: postponed > 0 && holiday === undefined,
    hasTomorrow: !isOnBreak && !(isPause && tomorrow === 0),
    startRank: deck !== undefined && start !== undefined && start > deck.firstRank ? start : undefined,
    next: isPause ? 'continue' : 'practise',
  };
}
