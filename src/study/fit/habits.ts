import { type Chain, isPredicted, type PastAnswer } from './history.ts';

/** How a learner answers, and how fast. */
export interface Habits {
  /** Shares of the four first answers. */
  first: readonly number[];
  /** Shares of "Hard", "Remembered" and "Easy" among recalled answers. */
  recalled: readonly number[];
  /** Time of a recalled review; of a forgotten one with its steps; of a new word on its first day. */
  recalledMs: number;
  forgottenMs: number;
  freshMs: number;
}

/** Answers that count for one before anything is known of a learner. */
const USUAL = { first: [0.4, 0, 0.6, 0], recalled: [0, 1, 0], recalledMs: 5_000, forgottenMs: 18_000, freshMs: 25_000 };
const USUAL_ANSWERS = 5;

export function measureHabits(chains: readonly Chain[]): Habits {
  const firstDays = chains.map((chain) => {
    const end = chain.findIndex(isPredicted);
    return chain.slice(0, end === -1 ? chain.length : end);
  });
  const reviews = chains.flatMap((chain) =>
    chain.flatMap((answer, index) => (isPredicted(answer) ? [withSteps(chain, answer, index)] : [])),
  );
  const recalled = reviews.filter(({ grade }) => grade > 1);
  const forgotten = reviews.filter(({ grade }) => grade === 1);
  const gradesOf = (answers: readonly (Pick<PastAnswer, 'grade'> | undefined)[], grades: readonly number[]) =>
    grades.map((grade) => answers.filter((answer) => answer?.grade === grade).length);
  return {
    first: toShares(
      gradesOf(
        firstDays.map(([first]) => first),
        [1, 2, 3, 4],
      ),
      USUAL.first,
    ),
    recalled: toShares(gradesOf(recalled, [2, 3, 4]), USUAL.recalled),
    recalledMs: toMean(
      recalled.map(({ ms }) => ms),
      USUAL.recalledMs,
    ),
    forgottenMs: toMean(
      forgotten.map(({ ms }) => ms),
      USUAL.forgottenMs,
    ),
    freshMs: toMean(
      firstDays.map((answers) => answers.reduce((sum, { spentMs }) => sum + spentMs, 0)),
      USUAL.freshMs,
    ),
  };
}

/** A review, with the time of its steps on the same day. */
function withSteps(chain: Chain, { grade, spentMs }: PastAnswer, index: number): { grade: number; ms: number } {
  let ms = spentMs;
  for (let next = index + 1; chain[next]?.elapsed === 0; next++) ms += chain[next]?.spentMs ?? 0;
  return { grade, ms };
}

function toShares(counts: readonly number[], usual: readonly number[]): number[] {
  const total = counts.reduce((sum, count) => sum + count, 0) + USUAL_ANSWERS;
  return counts.map((count, index) => (count + USUAL_ANSWERS * (usual[index] ?? 0)) / total);
}

/** Answers without a time, as those of other programs may be, do not count. */
function toMean(times: readonly number[], usual: number): number {
  const known = times.filter((ms) => ms > 0);
  return (known.reduce((sum, ms) => sum + ms, 0) + USUAL_ANSWERS * usual) / (known.length + USUAL_ANSWERS);
}
