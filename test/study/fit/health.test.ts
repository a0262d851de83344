import { expect, test } from 'vitest';
import { examineHealth } from '../../../src/study/fit/health.ts';
import { PUBLISHED } from '../../../src/study/fit/weights.ts';
import { makeNewCard } from '../../../src/study/replay.ts';
import { makeLearner } from './learner.ts';

const makeCard = (word: string, lapses: number) => ({ ...makeNewCard('spa-eng', word), lapses, reps: lapses * 4 });

test('the forecasts of a learner with the published memory hold in each group', () => {
  const { groups, isHardMisused } = examineHealth(makeLearner({ weights: PUBLISHED, words: 1_500 }), PUBLISHED, []);
  expect(groups.length).toBeGreaterThan(3);
  for (const { from, to, expected, remembered, answers } of groups) {
    expect(expected).toBeGreaterThanOrEqual(from);
    expect(expected).toBeLessThanOrEqual(to);
    // Four standard errors.
    expect(Math.abs(remembered - expected)).toBeLessThan(4 * Math.sqrt((expected * (1 - expected)) / answers));
  }
  expect(isHardMisused).toBe(false);
});

test('"Hard" is misused where it stands for most lapses, and not where words are hard', () => {
  const parts = { weights: PUBLISHED, words: 400 };
  const forgotten = makeLearner(parts).map((chain) =>
    chain.map((answer, index) =>
      answer.grade === 1 && answer.elapsed > 0 && index % 4 > 0 ? { ...answer, grade: 2 } : answer,
    ),
  );
  expect(examineHealth(forgotten, PUBLISHED, []).isHardMisused).toBe(true);
  const hard = makeLearner({ ...parts, recalled: [0, 0.2, 0.8, 0] });
  expect(examineHealth(hard, PUBLISHED, []).isHardMisused).toBe(false);
  expect(examineHealth(forgotten.slice(0, 10), PUBLISHED, []).isHardMisused).toBe(false);
});

test('the words that were forgotten most often come with one that looks like them', () => {
  const cards = [
    makeCard('hombro', 12),
    makeCard('hombre', 2),
    makeCard('mesa', 7),
    makeCard('sol', 9),
    makeCard('sal', 1),
  ];
  expect(examineHealth([], PUBLISHED, cards).leeches).toEqual([
    { word: 'hombro', lapses: 12, answers: 48, alike: 'hombre' },
    // Short words differ in a letter too often.
    { word: 'sol', lapses: 9, answers: 36, alike: undefined },
  ]);
});
