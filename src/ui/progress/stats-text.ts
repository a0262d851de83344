import { formatCount, formatEstimate, formatNumber } from '../shared/format.ts';
import { INTERFACE_LOCALE } from '../shared/locale.ts';
import { formatShare } from './text.ts';

const days = (count: number) => formatCount(count, { one: 'day', other: 'days' });
const DAY_MS = 86_400_000;
const dateFormat = new Intl.DateTimeFormat(INTERFACE_LOCALE, { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** A study day as a short date: "21 Nov". */
export function formatDay(day: number): string {
  return dateFormat.format(day * DAY_MS);
}

export const statsText = {
  loading: 'Loading …',
  emptyTitle: 'Nothing studied yet',
  empty: 'After your first answers you see here how many words you keep, and what is to come.',

  summary: 'At a glance',
  streak: 'Days in a row',
  streakLongest: (longest: number) => `Longest: ${days(longest)}`,
  known: 'Known words',
  knownOf: (words: number) => `Of ${formatNumber(words)} in this deck`,
  recalled: 'Kept, last 30 days',
  recalledWanted: (wanted: number) => `Wanted: ${formatShare(wanted)}`,
  time: 'Time, last 30 days',
  timeADay: (ms: number) => `${formatEstimate(ms)} on a day of study`,
  noTime: 'None',
  duration: (ms: number) => formatEstimate(ms),
  noShare: '–',

  forecast: 'Reviews to come',
  forecastNote: 'All decks. New words, and words that are forgotten, add to it.',
  day: 'Day',
  today: 'Today',
  words: 'Words',
  answers: 'Answers a day',
  answersNote: 'All decks, the last 30 days.',
  remembered: 'Remembered',
  forgotten: 'Forgotten',
  retention: 'How many words you kept, by week',
  retentionNote: 'Of the words whose day had come. Steps of the same day are left out.',
  week: 'Week from',
  kept: 'Kept',
  wanted: (retention: number) => `Wanted: ${formatShare(retention)}`,
  ranks: 'Words of this deck by rank',
  ranksNote: 'Known: marked so, or kept for three weeks and more.',
  rank: 'Ranks',
  knownSeries: 'Known',
  learning: 'Learning',
  rest: 'Not yet',
  minutes: 'Minutes a day',
  minutesNote: 'All decks, the last 30 days. Breaks of more than two minutes are not counted.',
  minutesHead: 'Minutes',
} as const;
