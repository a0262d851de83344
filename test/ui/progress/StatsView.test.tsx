// @vitest-environment happy-dom

import { render } from 'preact';
import { afterEach, describe, expect, test } from 'vitest';
import type { Send } from '../../../src/messaging/client.ts';
import type { StudyStats } from '../../../src/model/statistics.ts';
import { StatsView } from '../../../src/ui/progress/StatsView.tsx';
import { createStatsModel } from '../../../src/ui/progress/stats-model.ts';
import { makeDeck } from '../support/builders.ts';
import { byId, settle, textOf } from '../support/page.ts';

/** 21 November 2026. */
const TODAY = 20_778;

const STATS: StudyStats = {
  day: TODAY,
  days: [
    { pair: 'spa-eng', day: TODAY - 1, new: 10, reviews: 40, again: 8, tested: 20, recalled: 17, ms: 600_000 },
    { pair: 'spa-eng', day: TODAY, new: 4, reviews: 20, again: 2, tested: 10, recalled: 10, ms: 240_000 },
    { pair: 'deu-eng', day: TODAY, new: 1, reviews: 5, again: 1, tested: 0, recalled: 0, ms: 60_000 },
  ],
  skipped: [],
  forecast: [12, 30, ...Array.from({ length: 28 }, () => 0)],
  stretches: [
    { first: 1, last: 100, words: 100, known: 60, learning: 30 },
    { first: 101, last: 200, words: 100, known: 5, learning: 0 },
  ],
  rest: { first: 201, last: 50_057, words: 49_857, known: 1, learning: 2 },
  achieved: {
    met: 110,
    learning: 30,
    known: 66,
    waiting: 2,
    deck: { words: 50_057, known: 66 },
    coverage: { now: 0.71, learning: 0.76, before: 0.64 },
    milestone: { words: 100, known: 60, left: 7 },
  },
  retention: 0.9,
  hasStreak: true,
};

async function open(stats: StudyStats) {
  const model = createStatsModel((async () => stats) as unknown as Send);
  const root = document.body.appendChild(document.createElement('div'));
  await settle(() => model.load('spa-eng'));
  await settle(() => render(<StatsView model={model} deck={makeDeck('spa-eng')} />, root));
}

const rowsOf = (id: string) =>
  [...byId(id).querySelectorAll('tbody tr')].map((row) => [...row.children].map(({ textContent }) => textContent));
/** The heights of the bars, per column. */
const heightsOf = (id: string) =>
  [...byId(id).querySelectorAll('.chart-column')].map((column) =>
    [...column.querySelectorAll<HTMLElement>('.chart-bar')].map(
      ({ style }) => style.blockSize || style.getPropertyValue('block-size'),
    ),
  );

afterEach(async () => {
  for (const root of [...document.body.children]) {
    await settle(() => render(null, root));
    root.remove();
  }
});

describe('statistics', () => {
  test('summarise the progress at a glance', async () => {
    await open(STATS);
    expect(textOf('fact-coverage')).toBe('Running text you know71%76% with the words you are learning64% a month ago');
    expect(document.querySelector('.is-lead')?.id).toBe('fact-coverage');
    expect(textOf('fact-met')).toBe('Words met110You’re learning 30 of them2 wait in Study');
    expect(textOf('fact-milestone')).toBe(
      'Next: the first 100 words60%60 of 100; the goal is 90%Not counting 7 grammar words that reading teaches',
    );
    expect(textOf('fact-streak')).toBe('Days in a row2Longest: 2 days. One missed day a week is forgiven.');
    expect(textOf('fact-known')).toBe('Known words66');
    expect(textOf('fact-retention')).toBe('Recalled, last 30 days90%Goal: 90%');
    expect(textOf('fact-time')).toBe('Time, last 30 days15 minutes8 minutes per day of study');
  });

  test('say nothing of what is not known, switched off or done', async () => {
    const achieved = { ...STATS.achieved, coverage: undefined, milestone: undefined };
    await open({ ...STATS, achieved, hasStreak: false });
    for (const id of ['fact-coverage', 'fact-milestone', 'fact-streak']) {
      expect(document.getElementById(id)).toBeNull();
    }
    expect(textOf('fact-known')).toContain('66');
  });

  test('have the numbers of every chart as a table', async () => {
    await open(STATS);
    expect(rowsOf('stats-forecast').slice(0, 3)).toEqual([
      ['Today', '12'],
      ['Nov 22', '30'],
      ['Nov 23', '0'],
    ]);
    expect(rowsOf('stats-answers').at(-1)).toEqual(['Nov 21', '22', '3']);
    expect(rowsOf('stats-answers')).toHaveLength(30);
    expect(rowsOf('stats-retention').slice(-2)).toEqual([
      ['Nov 8', '–'],
      ['Nov 15', '90%'],
    ]);
    expect(rowsOf('stats-minutes').slice(-2)).toEqual([
      ['Nov 20', '10'],
      ['Nov 21', '5'],
    ]);
    expect(rowsOf('stats-ranks')).toEqual([
      ['1–100', '60', '30', '10'],
      ['101–200', '5', '0', '95'],
    ]);
    for (const figure of document.querySelectorAll('figure')) {
      expect(document.getElementById(figure.getAttribute('aria-labelledby') ?? '')?.textContent).toBeTruthy();
      expect(figure.querySelector('.chart-picture')?.getAttribute('aria-hidden')).toBe('true');
    }
  });

  test('leave out charts that have nothing to show, as after an import of old answers', async () => {
    const days = [
      { pair: 'spa-eng' as const, day: TODAY - 100, new: 0, reviews: 9, again: 0, tested: 9, recalled: 9, ms: 0 },
    ];
    await open({ ...STATS, days });
    expect(byId('stats-forecast')).not.toBeNull();
    for (const id of ['stats-answers', 'stats-retention', 'stats-minutes']) {
      expect(document.getElementById(id), id).toBeNull();
    }
  });

  test('draw bars as high as their numbers, and none for zero', async () => {
    await open(STATS);
    expect(heightsOf('stats-forecast').slice(0, 3)).toEqual([['40.00%'], ['100.00%'], []]);
    expect(heightsOf('stats-ranks')).toEqual([
      ['60.00%', '30.00%', '10.00%'],
      ['5.00%', '95.00%'],
    ]);
    expect(heightsOf('stats-retention').slice(-2)).toEqual([[], ['90.00%']]);
  });

  test('name the words behind the chart of ranks', async () => {
    await open(STATS);
    expect(textOf('stats-rest')).toBe('After rank 200: 49,857 more words. Known: 1. Learning: 2.');
  });

  const achieveNothing = { ...STATS.achieved, met: 0, learning: 0, known: 0, waiting: 0, coverage: undefined };

  test('before the first answer say so, and link to studying', async () => {
    await open({ ...STATS, days: [], achieved: { ...achieveNothing, milestone: undefined } });
    expect(textOf('stats-empty')).toContain('Nothing studied yet');
    expect(byId('stats-empty').querySelector('a')?.getAttribute('href')).toBe('/popup.html?tab&study&deck=spa-eng');
    expect(document.getElementById('stats-forecast')).toBeNull();
    expect(document.getElementById('stats-ranks')).not.toBeNull();
  });

  test('count words that are marked as known before the first answer, and link to studying', async () => {
    const marked = { met: 3_000, known: 3_000, deck: { words: 50_057, known: 3_000 }, milestone: undefined };
    await open({ ...STATS, days: [], achieved: { ...achieveNothing, ...marked } });
    expect(document.getElementById('stats-empty')).toBeNull();
    expect(textOf('fact-known')).toBe('Known words3,000');
    expect(byId('stats-summary').querySelector('a')?.getAttribute('href')).toContain('study');
    expect(document.getElementById('stats-forecast')).toBeNull();
  });

  test('begin with the words that were met on the second day', async () => {
    const begun = { met: 12, learning: 12, coverage: { now: 0, learning: 0.08, before: 0 }, milestone: undefined };
    await open({ ...STATS, achieved: { ...achieveNothing, ...begun } });
    expect(document.querySelector('.is-lead')?.id).toBe('fact-met');
    expect(textOf('fact-met')).toBe(
      'Words met12You’re learning 12 of themA word counts as known once you remember it for three weeks',
    );
    expect(textOf('fact-begun-coverage')).toContain('8%');
    expect(document.getElementById('fact-known')).toBeNull();
  });
});
