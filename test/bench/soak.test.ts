import { describe, expect, test } from 'vitest';
import { findLostAnswers } from '../../bench/soak/studying.ts';
import { judgeGrowth } from '../../bench/soak/verdict.ts';
import { makeOp } from '../support/study.ts';

const MEGABYTE = 1_000_000;
const toSeries = (megabytes: readonly number[]) => ({
  name: 'heap',
  values: megabytes.map((value) => value * MEGABYTE),
  slackBytes: MEGABYTE,
});

describe('a value sampled repeatedly', () => {
  test.each([
    { about: 'loads everything at first, and then stays', megabytes: [2, 9, 20, 20, 20, 21, 20, 20], hasGrown: false },
    { about: 'gains with every look', megabytes: [20, 22, 24, 26, 28, 30, 32, 34], hasGrown: true },
    { about: 'swings once at the end', megabytes: [20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 60], hasGrown: false },
    { about: 'gains a twentieth', megabytes: [40, 40, 40, 40, 41, 41, 42, 42], hasGrown: false },
    { about: 'gains much of next to nothing', megabytes: [1, 1, 1, 1, 1.2, 1.5, 1.8, 1.8], hasGrown: false },
  ])('$about', ({ megabytes, hasGrown }) => {
    expect(judgeGrowth(toSeries(megabytes))?.hasGrown).toBe(hasGrown);
  });

  test('has no verdict after a few samples', () => {
    expect(judgeGrowth(toSeries([1, 2, 3, 4, 5, 6, 7]))).toBeUndefined();
  });
});

describe('answers compared with the log', () => {
  const review = (word: string) =>
    makeOp(
      { kind: 'review', rating: 'good', intervalDays: 1, delayMs: 0, retention: 0.9, spentMs: 1_000, seen: '' },
      { word },
    );

  test('are complete when each is logged as often as it was confirmed', () => {
    const log = { confirmed: ['el niño', 'İstanbul', 'el niño'], unclear: [] };
    expect(findLostAnswers(log, { ops: ['el niño', 'el niño', 'İstanbul'].map(review) })).toEqual([]);
  });

  test('are reported when one is lost, duplicated, or was never given', () => {
    const log = { confirmed: ['el niño', 'İstanbul'], unclear: [] };
    expect(findLostAnswers(log, { ops: ['İstanbul', 'İstanbul', '日本'].map(review) })).toEqual([
      'el niño: 1 confirmed, 0 in the log',
      'İstanbul: 1 confirmed, 2 in the log',
      '日本: 0 confirmed, 1 in the log',
    ]);
  });

  test('may be there or not if no card came after them', () => {
    const log = { confirmed: ['el niño'], unclear: ['el niño'] };
    expect(findLostAnswers(log, { ops: ['el niño'].map(review) })).toEqual([]);
    expect(findLostAnswers(log, { ops: ['el niño', 'el niño'].map(review) })).toEqual([]);
  });

  test('are reported when an id is duplicated', () => {
    const op = review('el niño');
    expect(findLostAnswers({ confirmed: ['el niño', 'el niño'], unclear: [] }, { ops: [op, op] })).toEqual([
      '1 ids are in the log twice',
    ]);
  });
});
