import { computeParameters, FSRSBindingItem, FSRSBindingReview } from '@open-spaced-repetition/binding';
import { expect, test } from 'vitest';
import { dropUnusual, fitFirst } from '../../../src/study/fit/first-stabilities.ts';
import { type Chain, cutChains, isPredicted, listPredicted } from '../../../src/study/fit/history.ts';
import { predictAll, scorePredictions } from '../../../src/study/fit/score.ts';
import { trainWeights } from '../../../src/study/fit/train.ts';
import { PUBLISHED } from '../../../src/study/fit/weights.ts';
import { makeLearner } from './learner.ts';
import { MEMORIES } from './memories.ts';

/** The form in which the reference optimizer takes answers: each with those before it, the oldest first. */
function toItems(chains: readonly Chain[]): FSRSBindingItem[] {
  return chains
    .flatMap((chain) => chain.map((answer, index) => ({ chain, index, answer })))
    .filter(({ answer }) => isPredicted(answer))
    .sort((a, b) => a.answer.at - b.answer.at)
    .map(({ chain, index }) => {
      const reviews = chain.slice(0, index + 1);
      return new FSRSBindingItem(reviews.map(({ grade, elapsed }) => new FSRSBindingReview(grade, elapsed)));
    });
}

test.each(Object.keys(MEMORIES))(
  'the fit to %s learners predicts their newest answers as well as that of the reference optimizer',
  async (name) => {
    const chains = makeLearner({ weights: MEMORIES[name] ?? PUBLISHED, words: 1_500, perDay: 30, days: 365 });
    const predicted = listPredicted(chains);
    const cut = predicted[Math.floor(predicted.length * 0.8)]?.at ?? 0;
    const seen = cutChains(chains, cut);
    const lossOf = (weights: readonly number[]) => scorePredictions(predictAll(chains, weights, cut)).logLoss;

    const own = lossOf(trainWeights(dropUnusual(seen), fitFirst(seen) ?? PUBLISHED));
    const reference = lossOf(await computeParameters(toItems(seen), { enableShortTerm: true }));

    expect(Math.abs(own / reference - 1)).toBeLessThan(0.01);
  },
  60_000,
);
