import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { dropUnusual, fitFirst } from '../../../src/study/fit/first-stabilities.ts';
import { cutChains, listPredicted } from '../../../src/study/fit/history.ts';
import { predictAll, scorePredictions } from '../../../src/study/fit/score.ts';
import { trainWeights } from '../../../src/study/fit/train.ts';
import { PUBLISHED } from '../../../src/study/fit/weights.ts';
import { makeLearner } from './learner.ts';
import { MEMORIES } from './memories.ts';

/**
 * What the reference optimizer fits to the same answers: `computeParameters(items, { enableShortTerm: true })` of
 * `@open-spaced-repetition/binding` 0.5.0, each item an answer with those before it, ordered by time. It is a native library for each platform,
 * which registries do not all have, so its weights are kept.
 */
const REFERENCE: Record<string, number[]> = JSON.parse(
  readFileSync(new URL('../../fixtures/study/reference-weights.json', import.meta.url), 'utf8'),
);

test.each(Object.keys(MEMORIES))(
  'the fit to %s learners predicts their newest answers as well as that of the reference optimizer',
  (name) => {
    const chains = makeLearner({ weights: MEMORIES[name] ?? PUBLISHED, words: 1_500, perDay: 30, days: 365 });
    const predicted = listPredicted(chains);
    const cut = predicted[Math.floor(predicted.length * 0.8)]?.at ?? 0;
    const seen = cutChains(chains, cut);
    const lossOf = (weights: readonly number[]) => scorePredictions(predictAll(chains, weights, cut)).logLoss;

    const own = lossOf(trainWeights(dropUnusual(seen), fitFirst(seen) ?? PUBLISHED));
    expect(Math.abs(own / lossOf(REFERENCE[name] ?? []) - 1)).toBeLessThan(0.01);
  },
);
