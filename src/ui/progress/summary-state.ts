import type { Milestone, StudyDay, StudyStats } from '../../model/statistics.ts';
import { countStreak, listDays, measureRetention, type Streak, sumDays } from './study-days.ts';

/** Number of past days in the summary and in the charts. */
export const SHOWN_DAYS = 30;

/** A number of the summary, with what its notes need. The first one is shown large. */
export type SummaryFact =
  | { kind: 'coverage'; share: number; learning?: number; before?: number }
  /** The share of words that are known or in learning, while that of the known ones means little. */
  | { kind: 'begun-coverage'; share: number }
  | { kind: 'met'; words: number; learning: number; waiting: number; hasKnown: boolean }
  /** `of`: words of the deck, if all known words are among them and their number looks reachable. */
  | { kind: 'known'; words: number; of: number | undefined }
  | { kind: 'milestone'; milestone: Milestone }
  | { kind: 'retention'; share: number; goal: number }
  | { kind: 'time'; ms: number; msADay: number }
  | ({ kind: 'streak' } & Streak);

export interface Summary {
  /** `begun`: words were marked or taken, but none was answered. */
  stage: 'nothing' | 'begun' | 'studied';
  facts: SummaryFact[];
}

/** Share of running text from which it is the number to begin with: nearly a word in each line. */
const TELLING_SHARE = 0.1;
/** A share that rounds to 0 % says nothing. */
const SMALLEST_SHARE = 0.005;
/** Known share of a deck from which its size is not discouraging. */
const NEAR_SHARE = 0.1;

/** @param isComplete - Whether the whole deck is on the device. */
export function summarise(stats: StudyStats, isComplete: boolean): Summary {
  const { met } = stats.achieved;
  const stage = stats.days.length > 0 ? 'studied' : met > 0 ? 'begun' : 'nothing';
  const days = sumDays(stats.days);
  const facts = [
    ...listWordFacts(stats, isComplete),
    ...listWorkFacts(stats, listDays(days, stats.day - SHOWN_DAYS + 1, stats.day)),
  ];
  const streak = countStreak(days, stats.day, stats.skipped);
  if (stats.hasStreak && streak.longest > 0) facts.push({ kind: 'streak', ...streak });
  return { stage, facts };
}

/** The words, most encouraging number first: of a text, of words that are known, or of all that were met. */
function listWordFacts({ achieved }: StudyStats, isComplete: boolean): SummaryFact[] {
  const { met, learning, known, waiting, milestone, deck } = achieved;
  const isAmong = known === deck.known && known >= deck.words * NEAR_SHARE;
  const ofMet: SummaryFact = { kind: 'met', words: met, learning, waiting, hasKnown: known > 0 };
  const ofKnown: SummaryFact = { kind: 'known', words: known, of: isAmong ? deck.words : undefined };
  const coverage = findCoverage(achieved);
  const isMostlyKnown = known * 2 >= met;
  const words = known === 0 ? [ofMet] : met === known ? [ofKnown] : isMostlyKnown ? [ofKnown, ofMet] : [ofMet, ofKnown];
  return [
    ...(coverage?.kind === 'coverage' ? [coverage] : []),
    ...(met === 0 ? [] : words),
    ...(coverage?.kind === 'begun-coverage' ? [coverage] : []),
    // A goal without a beginning does not encourage.
    ...(milestone && milestone.known > 0 && isComplete ? [{ kind: 'milestone', milestone } as const] : []),
  ];
}

function findCoverage({ coverage }: StudyStats['achieved']): SummaryFact | undefined {
  if (!coverage || coverage.learning < SMALLEST_SHARE) return undefined;
  const { now, learning, before } = coverage;
  if (now < TELLING_SHARE) return { kind: 'begun-coverage', share: learning };
  return {
    kind: 'coverage',
    share: now,
    ...(learning - now < SMALLEST_SHARE ? {} : { learning }),
    ...(before < SMALLEST_SHARE ? {} : { before }),
  };
}

function listWorkFacts({ retention: goal }: StudyStats, month: readonly StudyDay[]): SummaryFact[] {
  const share = measureRetention(month);
  const ms = month.reduce((all, day) => all + day.ms, 0);
  const studied = month.filter(({ reviews }) => reviews > 0).length;
  return [
    ...(share === undefined ? [] : [{ kind: 'retention', share, goal } as const]),
    ...(ms === 0 ? [] : [{ kind: 'time', ms, msADay: ms / Math.max(1, studied) } as const]),
  ];
}
