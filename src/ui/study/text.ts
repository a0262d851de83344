import type { Rating, StudyChoice, StudyView } from '../../messaging/study-views.ts';
import { formatCount, formatEstimate, formatNumber } from '../shared/format.ts';
import { INTERFACE_LOCALE } from '../shared/locale.ts';
import type { StudyNotice } from './study-model.ts';

const words = (count: number) => formatCount(count, { one: 'word', other: 'words' });

export const studyText = {
  card: 'Word to study',
  show: 'Show',
  rank: (rank: number) => `Rank ${formatNumber(rank)}`,
  newWord: 'New word',
  notInDeck: 'No longer in the deck',
  practice: 'Practice: nothing is counted',
  yours: 'Yours',
  noMeanings: 'No meaning given. You can write your own.',
  speak: 'Say it',
  left: (count: number) => `${formatNumber(count)} left`,
  progress: 'Done today',
  answers: 'How well did you know it?',
  ratings: { again: 'Forgot', hard: 'Hard', good: 'Remembered', easy: 'Easy' } satisfies Record<Rating, string>,
  undo: 'Undo',
  know: 'I know it',
  edit: 'Edit',
  bury: 'Tomorrow',
  suspend: 'Pause',
  definition: 'Your own meaning',
  save: 'Save',
  cancel: 'Cancel',
  remove: 'Remove',
  leech: (lapses: number) => `Forgotten ${formatNumber(lapses)} times. Write a meaning of your own, or pause the word.`,
  clockBehind: 'The clock of this machine is behind your last answer. Answers are counted on the day it says.',

  doneTitle: 'Done for today',
  nothingTitle: 'Nothing to study now',
  nothingAdvice: 'All words of today are done, or none are wanted. You choose how many new words a day in the options.',
  pauseTitle: 'Time is up',
  summary: (today: StudyView['today']) =>
    `${formatCount(today.reviews, { one: 'answer', other: 'answers' })}, ${formatNumber(today.reviews - today.again)} remembered, in ${formatEstimate(today.ms)}.`,
  newToday: (count: number) => `${formatCount(count, { one: 'new word', other: 'new words' })} today.`,
  tomorrow: (count: number) => (count === 0 ? 'Nothing is due tomorrow.' : `Tomorrow: ${words(count)}.`),
  progressLink: 'Progress and statistics',
  goOn: 'Go on',
  practise: 'Practise more',
  fiveMinutes: '5 minutes',
  oneDeck: 'This deck only',

  notices: {
    'answered-elsewhere': 'This word was answered in another window. Here is what comes next.',
    'nothing-to-undo': 'There is nothing to undo.',
    'nothing-to-redo': 'There is nothing to bring back.',
    undone: 'Taken back. Answer again.',
    redone: 'Brought back.',
    'no-practice': 'There is nothing to practise yet.',
    known: 'Marked as known. It will not be asked.',
  } satisfies Record<StudyNotice, string>,
} as const;

const MINUTE_MS = 60_000;
const MONTH_DAYS = 30.44;
const YEAR_DAYS = 365.25;

/** When a word is asked again, as short as a button needs it: "10 min", "3 days", "2.5 mths". */
export function formatChoice({ intervalDays, delayMs }: StudyChoice): string {
  if (delayMs > 0) return formatShort(Math.max(1, Math.round(delayMs / MINUTE_MS)), 'minute');
  if (intervalDays < 2 * MONTH_DAYS) return formatShort(intervalDays, 'day');
  if (intervalDays < YEAR_DAYS) return formatShort(intervalDays / MONTH_DAYS, 'month');
  return formatShort(intervalDays / YEAR_DAYS, 'year');
}

function formatShort(value: number, unit: string): string {
  const format = new Intl.NumberFormat(INTERFACE_LOCALE, {
    style: 'unit',
    unit,
    unitDisplay: 'short',
    maximumFractionDigits: 1,
  });
  return format.format(value);
}
