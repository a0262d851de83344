import { createRandom } from '../../../scripts/player/random.ts';
import type { PastAnswer } from '../../../src/study/fit/history.ts';
import { makeModel, type Step, takeStep } from '../../../src/study/fit/model.ts';
import type { Weights } from '../../../src/study/fit/weights.ts';

export const DAY_MS = 86_400_000;
/** First study day of a made-up learner. */
const BEGIN = 20_000;

interface LearnerParts {
  weights: Weights;
  words: number;
  /** Words that are begun each day. */
  perDay?: number;
  days?: number;
  /** First study day. */
  begin?: number;
  seed?: number;
  /** Shares of first answers by grade. */
  first?: readonly number[];
  /** How a recalled word is answered. */
  recalled?: readonly number[];
}

/** Answers of a learner whose memory has the given weights, and who follows the published schedule roughly. */
export function makeLearner({
  weights,
  words,
  perDay = 20,
  days = 365,
  begin = BEGIN,
  seed = 1,
  first = [0.5, 0, 0.5, 0],
  recalled = [0, 0, 1, 0],
}: LearnerParts): PastAnswer[][] {
  const random = createRandom(seed);
  const model = makeModel(weights);
  const pick = (shares: readonly number[]) => {
    let left = random();
    for (const [index, share] of shares.entries()) {
      left -= share;
      if (left < 0) return index + 1;
    }
    return 3;
  };
  return Array.from({ length: words }, (_, word) => {
    let day = begin + Math.floor(word / perDay);
    let step: Step | undefined;
    const chain: PastAnswer[] = [];
    const answer = (grade: number, elapsed: number, second: number) => {
      const at = day * DAY_MS + ((word % perDay) * 60 + second) * 1_000;
      const given = { grade, elapsed, at, day, isBack: false, spentMs: 5_000 };
      chain.push(given);
      step = takeStep(model, step, given);
    };
    const repeat = () => {
      answer(3, 0, 20);
      answer(3, 0, 40);
    };
    answer(pick(first), 0, 0);
    repeat();
    while (day < begin + days && step) {
      const wait = Math.max(1, Math.round(step.nextS * (0.5 + random() * 1.5)));
      day += wait;
      if (day >= begin + days) break;
      const isRecalled = random() < (1 + (model.factor * wait) / step.nextS) ** -(weights[20] ?? 0);
      answer(isRecalled ? pick(recalled) : 1, wait, 0);
      if (!isRecalled) repeat();
    }
    return chain;
  });
}
