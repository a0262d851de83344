import type { HeldKind } from '../../messaging/study-views.ts';
import { formatCount, formatDate, formatList, formatNumber } from '../shared/format.ts';
import { INTERFACE_LOCALE } from '../shared/locale.ts';
import { text } from '../shared/text.ts';
import type { HeldAct } from './held-list.ts';
import type { ProgressView } from './place.ts';

const words = (count: number) => formatCount(count, { one: 'word', other: 'words' });
const percentFormat = new Intl.NumberFormat(INTERFACE_LOCALE, { style: 'percent', maximumFractionDigits: 0 });

/** 0.873 → "87%". */
export function formatShare(share: number): string {
  return percentFormat.format(share);
}

export const progressText = {
  brand: text.productName,
  title: 'Progress',
  views: 'Views',
  viewNames: { statistics: 'Statistics', check: 'What I know', held: 'Set aside' } satisfies Record<
    ProgressView,
    string
  >,
  deck: 'Deck',
  noDeck: 'There is no deck on this machine yet.',
  getDeck: 'Get a deck',
  study: 'Study now',
  numbers: 'Numbers',
  noNumber: '–',
  ranks: (first: number, last: number) =>
    first === last ? formatNumber(first) : `${formatNumber(first)}–${formatNumber(last)}`,
} as const;

export const checkText = {
  title: 'Which words do you know already?',
  intro:
    'You see about 30 words of this deck, and a few that do not exist. Say of each whether you know it. It takes a minute or two, and nothing is changed by it.',
  start: 'Start the check',
  preparing: 'Choosing words …',
  known: 'I know it',
  unknown: 'I don’t',
  back: 'Back',
  stop: 'Stop',
  keys: 'Keys: 1 I don’t, 2 I know it, Z back',
  question: 'Do you know what this word means?',
  position: (answered: number, total: number) => `${formatNumber(answered + 1)} of ${formatNumber(total)}`,
  progress: 'Words answered',
  again: 'Check again',

  resultTitle: (known: number, size: number) => `You know about ${formatNumber(known)} of ${words(size)}`,
  range: (low: number, high: number) =>
    `Nine times in ten the true number is between ${formatNumber(low)} and ${formatNumber(high)}.`,
  noGuesses: (asked: number) =>
    `You claimed none of the ${formatCount(asked, { one: 'word', other: 'words' })} that do not exist.`,
  guesses: (claimed: readonly string[], asked: number) =>
    `You claimed ${formatNumber(claimed.length)} of the ${words(asked)} that do not exist (${formatList(claimed)}). That is taken into account.`,
  curveTitle: 'How many words you know, by rank',
  curveRanks: 'Ranks',
  curveShare: 'Known',
} as const;

export const knowText = {
  title: 'Mark the first words as known',
  intro: 'Words that are known are not asked. Words that you study already stay as they are.',
  rank: 'Up to rank',
  rankHint: (last: number) => `The deck ends at rank ${formatNumber(last)}.`,
  slider: 'Up to rank, by a slider',
  /** @param unknown - How many of them the check takes for unknown. */
  expected: (unknown: number) =>
    unknown === 0
      ? 'As the check has it, you know all of them.'
      : `As the check has it, you do not know about ${formatNumber(unknown)} of them.`,
  mark: (count: number | undefined) => (count === undefined ? 'Mark as known' : `Mark ${words(count)} as known`),
  nothing: 'No word up to this rank is new.',
  done: (count: number, rank: number) => `${words(count)} up to rank ${formatNumber(rank)} are marked as known.`,
  undo: 'Undo',
  takenBack: 'Taken back. They are new again.',
} as const;

export const heldText = {
  titles: {
    suspended: 'Paused words',
    known: 'Known words',
    leech: 'Words that are forgotten again and again',
  } satisfies Record<HeldKind, string>,
  none: {
    suspended: 'None. “Pause” on a word while you study puts it here.',
    known: 'None are marked as known.',
    leech: 'None. A word that is forgotten eight times appears here.',
  } satisfies Record<HeldKind, string>,
  loading: 'Loading …',
  rank: (rank: number) => `Rank ${formatNumber(rank)}`,
  notInDeck: 'Not in the deck',
  lapses: (count: number) => `forgotten ${formatCount(count, { one: 'time', other: 'times' })}`,
  acts: { want: 'Ask again', reset: 'Start over', suspend: 'Pause' } satisfies Record<HeldAct, string>,
  actLabel: (act: string, word: string) => `${act}: ${word}`,
  more: (left: number) => `Show more (${formatNumber(left)} left)`,
  batch: (count: number, at: number) => `${words(count)} marked at once, ${formatDate(at)}`,
  takeBack: 'Take back',
  done: {
    want: (word: string) => `${word} is asked again.`,
    reset: (word: string) => `${word} starts over as a new word.`,
    suspend: (word: string) => `${word} is paused.`,
  } satisfies Record<HeldAct, (word: string) => string>,
  batchDone: (count: number) => `${words(count)} are new again.`,
  undo: 'Undo',
} as const;
