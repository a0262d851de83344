import type { Page } from 'puppeteer-core';
import type { DaySums, LogState, SessionNumbers } from './log-numbers.ts';
import type { ProgressNumbers } from './progress-numbers.ts';
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
      tomorrow > 0
        ? `Tomorrow: ${plural(tomorrow, 'word')} to review and ${newTomorrow} new ones.`
        : `${newTomorrow} new words wait for you tomorrow.`,
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

interface Deck {
  /** Study day of today. */
  day: number;
  /** Number of words. */
  words: number;
  /** Desired share recalled. */
  goal: number;
}

export async function checkProgress(page: Page, numbers: ProgressNumbers, deck: Deck): Promise<string[]> {
  await page.waitForSelector('#stats-summary');
  const { facts, charts } = await readProgress(page);
  const expected = sayFacts(numbers, deck);
  const wanted = listFacts(numbers).map((id) => [id, expected[id]]);
  return [...differ('facts', facts, Object.fromEntries(wanted)), ...checkCharts(charts, numbers, deck.day)];
}

/** The texts of every fact, by its id. */
function sayFacts(numbers: ProgressNumbers, { words, goal }: Deck): Record<string, string[]> {
  const { milestone, retention, covered, coveredLearning, coveredBefore } = numbers;
  const ofKnown = numbers.known >= words / 10 ? [`Of ${say(words)} in this deck`] : [];
  const stillUnknown = 'A word counts as known once you remember it for three weeks';
  const coverageNotes = [
    ...(coveredLearning - covered < 0.005 ? [] : [`${percent(coveredLearning)} with the words you are learning`]),
    ...(coveredBefore < 0.005 ? [] : [`${percent(coveredBefore)} a month ago`]),
  ];
  return {
    'fact-coverage': ['Running text you know', percent(covered), ...coverageNotes],
    'fact-begun-coverage': [
      'Running text you have met',
      percent(coveredLearning),
      'The words you know or are learning make up this much of ordinary text',
    ],
    'fact-met': [
      'Words met',
      say(numbers.met),
      ...(numbers.learning > 0 ? [`You’re learning ${say(numbers.learning)} of them`] : []),
      ...(numbers.waiting > 0
        ? [numbers.waiting === 1 ? '1 waits in Study' : `${say(numbers.waiting)} wait in Study`]
        : []),
      ...(numbers.known > 0 ? [] : [stillUnknown]),
    ],
    'fact-known': ['Known words', say(numbers.known), ...ofKnown],
    'fact-milestone': [
      `Next: the first ${say(milestone.words)} words`,
      percent(milestone.known / milestone.words),
      `${say(milestone.known)} of ${say(milestone.words)}; the goal is 90%`,
      ...(milestone.left > 0 ? [`Not counting ${plural(milestone.left, 'grammar word')} that reading teaches`] : []),
    ],
    'fact-retention': ['Recalled, last 30 days', percent(retention ?? 0), `Goal: ${percent(goal)}`],
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
  };
}

/** Ids of the facts that the summary shows, in order: the most encouraging number of words first. */
function listFacts({ covered, coveredLearning, known, met, milestone, retention }: ProgressNumbers): string[] {
  const words = known * 2 >= met ? ['fact-known', 'fact-met'] : ['fact-met', 'fact-known'];
  return [
    ...(covered >= 0.1 ? ['fact-coverage'] : []),
    ...words.filter((id) => (id === 'fact-known' ? known > 0 : known < met)),
    ...(covered < 0.1 && coveredLearning >= 0.005 ? ['fact-begun-coverage'] : []),
    ...(milestone.known > 0 ? ['fact-milestone'] : []),
    ...(retention === undefined ? [] : ['fact-retention']),
    'fact-time',
    'fact-streak',
  ];
}

function checkCharts(charts: ProgressScreen['charts'], numbers: ProgressNumbers, day: number): string[] {
  return [
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
      // A chart without data is left out.
      numbers.weeks.some((share) => share !== undefined)
        ? numbers.weeks.map((share) => (share === undefined ? '–' : percent(share)))
        : undefined,
    ),
    ...differ(
      'ranks',
      charts['stats-ranks'],
      charts['stats-ranks']?.map(([label = '']) => [label, ...numbers.countRanks(...readRanks(label)).map(say)]),
    ),
  ];
}

/** "1,001–1,250" → [1001, 1250]. */
function readRanks(label: string): [first: number, last: number] {
  const [first = 0, last = first] = label.replaceAll(',', '').split('–').map(Number);
  return [first, last];
}
