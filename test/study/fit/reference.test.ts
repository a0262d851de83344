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

/** How the answers were given: again or good, or by all four buttons. */
const BUTTONS = {
  two: { first: [0.5, 0, 0.5, 0], recalled: [0, 0, 1, 0] },
  four: { first: [0.3, 0.1, 0.5, 0.1], recalled: [0, 0.15, 0.75, 0.1] },
};
const LONG = { words: 1_500, perDay: 30, days: 365 };
const SHORT = { words: 600, perDay: 30, days: 200 };
const LEARNERS: Readonly<Record<string, Omit<Parameters<typeof makeLearner>[0], 'weights'>>> = {
  '': LONG,
  ', two buttons': { ...SHORT, seed: 2, ...BUTTONS.two },
  ', four buttons': { ...SHORT, seed: 3, ...BUTTONS.four },
};

test.each(Object.keys(REFERENCE))(
  'the fit to %s predicts the newest answers as well as that of the reference optimizer',
  (name) => {
    const [memory = ''] = name.split(',');
    const learner = LEARNERS[name.slice(memory.length)];
    if (!learner) throw new Error(`Expected a known learner, got ${name}.`);
    const chains = makeLearner({ weights: MEMORIES[memory] ?? PUBLISHED, ...learner });
    const predicted = listPredicted(chains);
    const cut = predicted[Math.floor(predicted.length * 0.8)]?.at ?? 0;
    const seen = cutChains(chains, cut);
    const lossOf = (weights: readonly number[]) => scorePredictions(predictAll(chains, weights, cut)).logLoss;

    const own = lossOf(trainWeights(dropUnusual(seen), fitFirst(seen) ?? PUBLISHED));
    // It may predict better: up to 2 % after few answers.
    const difference = own / lossOf(REFERENCE[name] ?? []) - 1;
    expect(difference).toBeLessThan(0.01);
    expect(difference).toBeGreaterThan(learner === LONG ? -0.01 : -0.025);
  },
);
