import { describe, expect, test } from 'vitest';
import type { Achieved, StudyStats } from '../../../src/model/statistics.ts';
import { type SummaryFact, summarise } from '../../../src/ui/progress/summary-state.ts';

const TODAY = 20_778;

const makeDay = (day: number) => ({
  pair: 'spa-eng',
  day,
  new: 6,
  reviews: 12,
  again: 2,
  tested: 5,
  recalled: 4,
  ms: 60_000,
});

const NOTHING: Achieved = {
  met: 0,
  learning: 0,
  known: 0,
  waiting: 0,
  deck: { words: 50_057, known: 0 },
  coverage: { now: 0, learning: 0, before: 0 },
  milestone: { words: 50, known: 0, left: 6 },
};

function summariseOf(achieved: Partial<Achieved>, days: StudyStats['days'] = [], parts: Partial<StudyStats> = {}) {
  const stats = { day: TODAY, days, skipped: [], forecast: [], stretches: [], rest: undefined, retention: 0.9 };
  return summarise({ ...stats, hasStreak: true, achieved: { ...NOTHING, ...achieved }, ...parts }, true);
}

const kindsOf = (facts: readonly SummaryFact[]) => facts.map(({ kind }) => kind).join(' ');

const known = (words: number) => ({ known: words, deck: { words: 50_057, known: words } });

describe('the summary of progress', () => {
  test.each<[who: string, achieved: Partial<Achieved>, days: number, stage: string, kinds: string]>([
    ['nobody', {}, 0, 'nothing', ''],
    [
      'a learner on the second day',
      { met: 12, learning: 12, coverage: { now: 0, learning: 0.08, before: 0 } },
      2,
      'studied',
      'met begun-coverage retention time streak',
    ],
    ['one who took words from pages and answered none', { met: 3, waiting: 3 }, 0, 'begun', 'met'],
    [
      'one who marked 3,000 words as known',
      { met: 3_000, ...known(3_000), coverage: { now: 0.81, learning: 0.81, before: 0 } },
      0,
      'begun',
      'coverage known',
    ],
    [
      'the same with a deck without a count of texts',
      { met: 3_000, ...known(3_000), coverage: undefined, milestone: { words: 4_000, known: 3_000, left: 0 } },
      0,
      'begun',
      'known milestone',
    ],
    [
      'a learner of two months, with few known words',
      { met: 200, learning: 180, ...known(20), coverage: { now: 0.04, learning: 0.3, before: 0 } },
      60,
      'studied',
      'met known begun-coverage retention time streak',
    ],
    [
      'a learner of one year',
      {
        met: 2_400,
        learning: 300,
        ...known(2_100),
        coverage: { now: 0.76, learning: 0.78, before: 0.74 },
        milestone: { words: 3_000, known: 2_100, left: 8 },
      },
      365,
      'studied',
      'coverage known met milestone retention time streak',
    ],
    ['one who forgot everything of the deck', { met: 0 }, 2, 'studied', 'retention time streak'],
  ])('of %s', (_, achieved, days, stage, kinds) => {
    const summary = summariseOf(
      achieved,
      Array.from({ length: days }, (_, ago) => makeDay(TODAY - ago)),
    );
    expect([summary.stage, kindsOf(summary.facts)]).toEqual([stage, kinds]);
  });

  test.each<[what: string, achieved: Partial<Achieved>, of: number | undefined]>([
    ['a distant size of the deck is not named', known(3_000), undefined],
    ['one within reach is', { known: 9, deck: { words: 90, known: 9 } }, 90],
    ['words outside of the deck are not among its words', { known: 10, deck: { words: 90, known: 9 } }, undefined],
  ])('%s', (_, achieved, of) => {
    const { facts } = summariseOf({ met: 20, ...achieved });
    expect(facts.find(({ kind }) => kind === 'known')).toMatchObject({ of });
  });

  test.each<[coverage: Achieved['coverage'], fact: object | undefined]>([
    [undefined, undefined],
    [{ now: 0, learning: 0.001, before: 0 }, undefined],
    [
      { now: 0.02, learning: 0.08, before: 0 },
      { kind: 'begun-coverage', share: 0.08 },
    ],
    [
      { now: 0.1, learning: 0.101, before: 0 },
      { kind: 'coverage', share: 0.1 },
    ],
    [
      { now: 0.5, learning: 0.6, before: 0.4 },
      { kind: 'coverage', share: 0.5, learning: 0.6, before: 0.4 },
    ],
  ])('names a share of running text only where it says something: %j', (coverage, fact) => {
    const { facts } = summariseOf({ met: 5, coverage });
    expect(facts.find(({ kind }) => kind.endsWith('coverage'))).toEqual(fact);
  });

  test('leaves out the days in a row if they are switched off, and the goal while the deck grows', () => {
    const achieved = { met: 9, ...known(9), milestone: { words: 50, known: 9, left: 0 } };
    const stats = { day: TODAY, days: [makeDay(TODAY)], skipped: [], forecast: [], stretches: [], rest: undefined };
    const all = { ...stats, retention: 0.9, hasStreak: false, achieved: { ...NOTHING, ...achieved } };
    expect(kindsOf(summarise(all, false).facts)).toBe('known retention time');
  });
});
