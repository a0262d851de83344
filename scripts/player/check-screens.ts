import type { Page } from 'puppeteer-core';
import type { DaySums, LogState, ProgressNumbers, SessionNumbers } from './log-numbers.ts';
import type { Screen } from './screen.ts';

/** Compares the numbers of screens with those of the log, as English texts. Each function returns the differences. */

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;

const say = (value: number) => value.toLocaleString('en');
const plural = (count: number, one: string, many = `${one}s`) => `${say(count)} ${count === 1 ? one : many}`;
const percent = (share: number) => `${Math.round(share * 100)}%`;

/** A duration in its largest unit, rounded up. */
function estimate(ms: number): string {
  if (ms >= HOUR_MS) return plural(Math.ceil(ms / HOUR_MS), 'hour');
  if (ms >= MINUTE_MS) return plural(Math.ceil(ms / MINUTE_MS), 'minute');
  return plural(Math.max(1, Math.ceil(ms / 1_000)), 'second');
}

const sayTime = (at: number) => new Intl.DateTimeFormat('en', { timeStyle: 'short' }).format(at).replace(/\s/g, ' ');

const sayDay = (day: number) =>
  new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(day * DAY_MS);

function differ(name: string, shown: unknown, expected: unknown): string[] {
  const [got, wanted] = [JSON.stringify(shown), JSON.stringify(expected)];
  return got === wanted ? [] : [`${name}: the log says ${wanted}, the screen ${got}`];
}

/** Above a card: done, left, and the words left by kind. */
export function checkCard(screen: Screen, numbers: SessionNumbers): string[] {
  const { done, left, stepAt } = numbers;
  const learning = `${say(left.learning)} learning`;
  return [
    ...differ('done and left', screen.left, `${say(done)} done · ${say(left.answers)} left`),
    ...differ('counts', screen.counts, [
      `${say(left.fresh)} new`,
      stepAt === undefined ? learning : `${learning} (${sayTime(stepAt)})`,
      `${say(left.due)} due`,
    ]),
    ...differ('bar', screen.bar, [done, done + left.answers]),
  ];
}

/** @param newTomorrow - New words that the options allow a day. */
export function checkEnd(screen: Screen, numbers: SessionNumbers, newTomorrow: number): string[] {
  const { done, forgotten, ms, fresh, tomorrow } = numbers;
  const news = fresh > 0 ? ` ${plural(fresh, 'new word')} today.` : '';
  return [
    ...differ('title', screen.end['study-end-title'], 'Done for today'),
    ...differ(
      'summary',
      screen.end['study-summary'],
      `${plural(done, 'answer')}, ${say(done - forgotten)} remembered, in ${estimate(ms)}.${news}`,
    ),
    ...differ(
      'tomorrow',
      screen.end['study-tomorrow'],
      `${tomorrow > 0 ? `Tomorrow: ${plural(tomorrow, 'word')}. ` : ''}${newTomorrow} new words wait for you tomorrow.`,
    ),
  ];
}

/** The sums of the week before, from Monday to Sunday. */
export function checkWeek(screen: Screen, { days }: LogState, day: number): string[] {
  const weekday = (new Date(day * DAY_MS).getUTCDay() + 6) % 7;
  const first = day - weekday - 7;
  const week = Array.from({ length: 7 }, (_, index) => days.get(first + index)).filter((sums) => sums !== undefined);
  if (week.length === 0) return differ('week', screen.end['study-week'], undefined);
  const sum = (name: keyof DaySums) => week.reduce((all, sums) => all + sums[name], 0);
  return differ(
    'week',
    screen.end['study-week'],
    `Last week you studied on ${plural(week.length, 'day')}: ${plural(sum('answers'), 'answer')}, ` +
      `${plural(sum('fresh'), 'new word')}, ${estimate(sum('ms'))}.`,
  );
}

interface ProgressScreen {
  facts: Record<string, string[]>;
  charts: Record<string, string[][]>;
}

/** Reads the facts and the tables behind the charts. */
function readProgress(page: Page): Promise<ProgressScreen> {
  return page.evaluate(`(() => {
    const textOf = (element) => element.textContent.replace(/\\s+/g, ' ').trim();
    const facts = [...document.querySelectorAll('.fact')].map((fact) => [fact.id, [...fact.children].map(textOf)]);
    const charts = [...document.querySelectorAll('.chart')].map((chart) => [
      chart.id,
      [...chart.querySelectorAll('tbody tr')].map((row) => [...row.children].map(textOf)),
    ]);
    return { facts: Object.fromEntries(facts), charts: Object.fromEntries(charts) };
  })()`) as Promise<ProgressScreen>;
}

/** @param words - Number of words in the deck; @param goal - Desired share recalled. */
export async function checkProgress(
  page: Page,
  numbers: ProgressNumbers,
  { day, words, goal }: { day: number; words: number; goal: number },
): Promise<string[]> {
  await page.waitForSelector('#fact-known');
  const { facts, charts } = await readProgress(page);
  const { milestone, retention } = numbers;
  return [
    ...differ('facts', facts, {
      'fact-coverage': [
        'Running text you know',
        percent(numbers.covered),
        `${percent(numbers.coveredLearning)} with the words you are learning. ${percent(numbers.coveredBefore)} a month ago.`,
      ],
      'fact-met': ['Words met', say(numbers.met), `Learning ${say(numbers.learning)} of them`],
      'fact-known': ['Known words', say(numbers.known), `Of ${say(words)} in this deck`],
      'fact-milestone': [
        `Next: the first ${say(milestone.rank)} words`,
        percent(milestone.known / milestone.words),
        `${say(milestone.known)} of ${say(milestone.words)}; the goal is 90%`,
      ],
      'fact-retention': [
        'Recalled, last 30 days',
        retention === undefined ? '–' : percent(retention),
        `Goal: ${percent(goal)}`,
      ],
      'fact-time': [
        'Time, last 30 days',
        estimate(numbers.ms),
        `${estimate(numbers.ms / numbers.studied)} per day of study`,
      ],
      'fact-streak': [
        'Days in a row',
        say(numbers.streak),
        `Longest: ${plural(numbers.longest, 'day')}. One missed day a week is forgiven.`,
      ],
    }),
    ...differ(
      'forecast',
      charts['stats-forecast'],
      numbers.forecast.map((count, ahead) => [ahead === 0 ? 'Today' : sayDay(day + ahead), say(count)]),
    ),
    ...differ(
      'answers',
      charts['stats-answers'],
      numbers.days.map(({ answers, forgotten }, index) => [
        sayDay(day - numbers.days.length + 1 + index),
        say(answers - forgotten),
        say(forgotten),
      ]),
    ),
    ...differ(
      'minutes',
      charts['stats-minutes']?.map(([, minutes]) => minutes),
      numbers.days.map(({ ms }) => say(Math.round(ms / MINUTE_MS))),
    ),
    ...differ(
      'weeks',
      charts['stats-retention']?.map(([, share]) => share),
      numbers.weeks.map((share) => (share === undefined ? '–' : percent(share))),
    ),
    ...differ(
      'ranks',
      charts['stats-ranks']?.map((row) => row.slice(1)),
      numbers.stretches.map((counts) => counts.map(say)),
    ),
  ];
}
