import type { GoalCost, Work } from '../../model/memory.ts';
import type { CardRow } from '../../store/study/study-database.ts';
import type { Habits } from './habits.ts';
import { createMemoryGrid, type MemoryGrid } from './memory-grid.ts';
import { type Model, makeModel, recallAfter, type Step, takeStep } from './model.ts';
import type { Weights } from './weights.ts';

/** Days that are looked ahead. */
export const AHEAD_DAYS = 90;

/** Steps of a new word after its first answer, by its grade: see `schedule.ts`. */
const FIRST_STEPS = [2, 1, 1, 0];

/** What may happen at an answer: how likely it is, and the memory after it. */
interface Branch {
  share: number;
  isLapse: boolean;
  after: Step;
}

export interface WorkloadParts {
  weights: Weights;
  habits: Habits;
  /** Words in review or in a step, of one pair. */
  cards: readonly CardRow[];
  /** Current study day. */
  day: number;
}

/**
 * Expects the work of a day over the next {@link AHEAD_DAYS}, for some goals: the sums of all that may happen, each weighted by its chance. The
 * same words give the same numbers.
 */
export function expectWork(goals: readonly number[], { weights, habits, cards, day }: WorkloadParts): GoalCost[] {
  const model = makeModel(weights);
  return goals.map((retention) => {
    const grid = createMemoryGrid(AHEAD_DAYS, (step) =>
      branch(model, habits, step, findInterval(model, step, retention)),
    );
    const had = sum(cards.map((card) => expectCard(model, habits, grid, { card, day, retention })));
    const fresh = sum(listFresh(model, habits, grid));
    return { retention, had: toWork(had, habits, 0), fresh: toWork(fresh, habits, AHEAD_DAYS) };
  });
}

/** Answers that are expected: recalled and forgotten ones. */
type Counts = readonly [number, number];

const sum = (all: readonly Counts[]): Counts =>
  all.reduce<[number, number]>(([a, b], [recalled, forgotten]) => [a + recalled, b + forgotten], [0, 0]);

/** @param begun - New words that were begun. */
function toWork([recalled, forgotten]: Counts, habits: Habits, begun: number): Work {
  const ms = recalled * habits.recalledMs + forgotten * habits.forgottenMs + begun * habits.freshMs;
  return { reviews: (recalled + forgotten) / AHEAD_DAYS, ms: ms / AHEAD_DAYS };
}

/** Days after which the chance of recall is that of the goal. */
function findInterval(model: Model, { nextS }: Step, retention: number): number {
  const decay = model.w[20] ?? 1;
  return Math.max(1, Math.round((nextS / model.factor) * (retention ** (-1 / decay) - 1)));
}

const answer = (model: Model, before: Step | undefined, grade: number, elapsed: number): Step =>
  takeStep(model, before, { grade, elapsed, at: 0, day: 0, isBack: false, spentMs: 0 });

/** A forgotten word is answered once more on the same day. */
function branch(model: Model, { recalled }: Habits, step: Step, elapsed: number): { wait: number; branches: Branch[] } {
  const chance = recallAfter(model, elapsed, step.nextS);
  const branches = recalled.map((share, index) => ({
    share: share * chance,
    isLapse: false,
    after: answer(model, step, index + 2, elapsed),
  }));
  const forgotten = answer(model, answer(model, step, 1, elapsed), 3, 0);
  return { wait: elapsed, branches: [...branches, { share: 1 - chance, isLapse: true, after: forgotten }] };
}

/** A word of today's, whose last interval has begun. */
function expectCard(
  model: Model,
  habits: Habits,
  grid: MemoryGrid,
  { card, day, retention }: { card: CardRow; day: number; retention: number },
): Counts {
  const { stability: nextS, difficulty: nextD, lastDay } = card;
  const step: Step = { grade: 3, elapsed: 0, s: nextS, d: nextD, recall: 1, nextS, nextD };
  const passed = Math.max(0, day - lastDay);
  const elapsed = Math.max(1, passed, findInterval(model, step, retention));
  return grid.expect(branch(model, habits, step, elapsed).branches, AHEAD_DAYS - (elapsed - passed));
}

/** One new word on each day. */
function listFresh(model: Model, habits: Habits, grid: MemoryGrid): Counts[] {
  const firsts = habits.first.map((share, index) => {
    let after = answer(model, undefined, index + 1, 0);
    for (let steps = FIRST_STEPS[index] ?? 0; steps > 0; steps--) after = answer(model, after, 3, 0);
    return { share, after };
  });
  return Array.from({ length: AHEAD_DAYS }, (_, begun) =>
    sum(
      firsts.map(({ share, after }): Counts => {
        const [recalled, forgotten] = grid.find(after, AHEAD_DAYS - begun);
        return [share * recalled, share * forgotten];
      }),
    ),
  );
}
