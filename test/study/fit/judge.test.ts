import { describe, expect, test } from 'vitest';
import { NO_RESPELLING } from '../../../src/store/study/caches/respelling.ts';
import { cutChains, listChains, listPredicted, type PastAnswer } from '../../../src/study/fit/history.ts';
import { judgeFit } from '../../../src/study/fit/judge.ts';
import { predictAll, scorePredictions } from '../../../src/study/fit/score.ts';
import { PUBLISHED, type Weights } from '../../../src/study/fit/weights.ts';
import { DAY_MS, makeLearner } from './learner.ts';
import { makeReview } from './log.ts';
import { MEMORIES } from './memories.ts';

const FOUR = { first: [0.3, 0.2, 0.4, 0.1], recalled: [0, 0.15, 0.7, 0.15] };

/** Log loss on the newest fifth. */
function scoreNewest(chains: readonly PastAnswer[][], weights: Weights): number {
  const predicted = listPredicted(chains);
  const cut = predicted[Math.floor(predicted.length * 0.8)]?.at;
  return scorePredictions(predictAll(chains, weights, cut)).logLoss;
}

describe('a memory with known weights', () => {
  test.each(
    Object.keys(MEMORIES).flatMap((name) => [
      { name, buttons: {} },
      { name, buttons: FOUR },
    ]),
  )('of $name learners is predicted within 2 % of the truth', ({ name, buttons }) => {
    const weights = MEMORIES[name] ?? PUBLISHED;
    const chains = makeLearner({ weights, words: 1_500, ...buttons });
    const verdict = judgeFit(chains, PUBLISHED);
    if (verdict.declined) throw new Error(verdict.declined);
    const { fitted } = verdict;
    expect(fitted.after.logLoss).toBeLessThan(scoreNewest(chains, weights) * 1.02);
    expect(fitted.isFull).toBe(true);
    expect(fitted.isBetter).toBe(true);
    expect(fitted.tested).toBeGreaterThan(1_000);
    expect(fitted.before.logLoss).toBeCloseTo(scoreNewest(chains, PUBLISHED), 10);
  });

  test('that is the published one is not improved upon', () => {
    const chances = [1, 2, 3, 4, 5].map((seed) => {
      const verdict = judgeFit(makeLearner({ weights: PUBLISHED, words: 300, seed }), PUBLISHED);
      return verdict.declined === undefined && verdict.fitted.isBetter;
    });
    expect(chances.filter(Boolean).length).toBeLessThanOrEqual(1);
  });

  test('needs a hundred answers for the four first stabilities', () => {
    const chains = makeLearner({ weights: MEMORIES.strong ?? PUBLISHED, words: 120, days: 40 });
    const verdict = judgeFit(chains, PUBLISHED);
    if (verdict.declined) throw new Error(verdict.declined);
    expect(verdict.fitted.isFull).toBe(false);
    expect(verdict.fitted.weights.slice(4)).toEqual(PUBLISHED.slice(4));
    expect(verdict.fitted.weights[2]).toBeGreaterThan(PUBLISHED[2] ?? 0);
  });
});

test('the same answers give the same weights, and the steps are reported', () => {
  const chains = makeLearner({ weights: MEMORIES.stepwise ?? PUBLISHED, words: 400 });
  const shares: number[] = [];
  const once = judgeFit(chains, PUBLISHED, (share) => shares.push(share));
  expect(judgeFit(chains, PUBLISHED)).toEqual(once);
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  expect(shares.at(-1)).toBe(1);
});

describe('odd logs are declined', () => {
  const usual = makeLearner({ weights: PUBLISHED, words: 100 });
  const odd: Record<string, { chains: PastAnswer[][]; declined: string }> = {
    'no answers': { chains: [], declined: 'few-answers' },
    'three answers': { chains: usual.slice(0, 1).map((chain) => chain.slice(0, 3)), declined: 'few-answers' },
    'one rating only': {
      chains: usual.map((chain) => chain.map((answer) => ({ ...answer, grade: 3 }))),
      declined: 'one-rating',
    },
    'everything forgotten': {
      chains: usual.map((chain) => chain.map((answer) => ({ ...answer, grade: 1 }))),
      declined: 'one-rating',
    },
    'a thousand answers in one day': {
      chains: usual.map((chain) => Array.from({ length: 10 }, () => ({ ...(chain[0] as PastAnswer) }))),
      declined: 'few-days',
    },
    'a clock that went back': {
      chains: usual.map((chain) => chain.map((answer, index) => ({ ...answer, isBack: index % 2 === 1 }))),
      declined: 'clock',
    },
  };
  test.each(Object.entries(odd))('%s', (_, { chains, declined }) => {
    expect(judgeFit(chains, PUBLISHED)).toEqual({ declined, answers: listPredicted(chains).length });
  });

  test('a few words that were always asked at other delays', () => {
    const at = (day: number) => ({ at: day * DAY_MS, day: day, isBack: false, spentMs: 0 });
    const chains = Array.from({ length: 10 }, (_, word) =>
      Array.from({ length: 15 }, (_, index) => ({ grade: 1 + (index % 3), elapsed: index * (word + 1), ...at(index) })),
    );
    const verdict = judgeFit(chains, PUBLISHED);
    expect(verdict.declined ?? verdict.fitted.weights.every(Number.isFinite)).toBeTruthy();
  });
});

describe('the answers of a log', () => {
  const chainsOf = (...ops: Parameters<typeof makeReview>[0][]) =>
    listChains(ops.map(makeReview), NO_RESPELLING)
      .get('de-en')
      ?.map((chain) => chain.map(({ grade, elapsed, isBack }) => [grade, elapsed, isBack]));

  test('are listed by word, with the study days between them', () => {
    expect(
      chainsOf(
        { word: 'a', day: 1, rating: 'again' },
        { word: 'b', day: 1, rating: 'easy' },
        { word: 'a', day: 1, rating: 'good' },
        { word: 'a', day: 4, rating: 'hard' },
      ),
    ).toEqual([
      [
        [1, 0, false],
        [3, 0, false],
        [2, 3, false],
      ],
      [[4, 0, false]],
    ]);
  });

  test('begin anew with a reset', () => {
    expect(chainsOf({ word: 'a', day: 1 }, { word: 'a', day: 2, kind: 'reset' }, { word: 'a', day: 5 })).toEqual([
      [[3, 0, false]],
      [[3, 0, false]],
    ]);
  });

  test('count a day for none if the clock went back', () => {
    expect(chainsOf({ word: 'a', day: 5 }, { word: 'a', day: 3 })).toEqual([
      [
        [3, 0, false],
        [3, 0, true],
      ],
    ]);
  });

  test('are cut at an instant', () => {
    const chains = listChains([makeReview({ word: 'a', day: 1 }), makeReview({ word: 'a', day: 3 })], NO_RESPELLING);
    expect(cutChains(chains.get('de-en') ?? [], 2 * DAY_MS)[0]).toHaveLength(1);
    expect(cutChains(chains.get('de-en') ?? [], DAY_MS)).toEqual([]);
  });
});
