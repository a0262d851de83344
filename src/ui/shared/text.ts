import { formatCount, formatDuration, formatEstimate, formatNumber } from './format.ts';

/** Words that more than one screen says. */
export const text = {
  productName: 'Wayword',
  tryAgain: 'Try again',
  dismiss: 'Dismiss',
  /** Opens the page that comes with an installation. */
  firstSteps: 'First steps',
  /** Says a language pair in one line, for labels. */
  pairLabel: (from: string, to: string) => `${from} to ${to}`,
  /** Heard in place of the arrow between the two languages of a pair. */
  pairJoint: 'to',
  learn: 'I learn',
  meaningsIn: 'Meanings in',
  chooseLanguage: 'Choose a language',
  cards: (count: number) => formatCount(count, { one: 'card', other: 'cards' }),

  sync: {
    label: (pair: string) => `Sync of ${pair}`,
    progressLabel: (pair: string) => `Cards of ${pair} synced`,
    running: 'Syncing',
    queued: 'Waiting for its turn',
    waiting: 'Waiting',
    paused: 'Paused',
    failed: 'Stopped',
    done: 'Synced',
    cardsSoFar: (cards: number) => `${formatCount(cards, { one: 'card', other: 'cards' })} so far`,
    cardsOf: (cards: number, expected: number) =>
      `${formatNumber(cards)} of ${formatCount(expected, { one: 'card', other: 'cards' })}`,
    rate: (perSecond: number) => `${formatNumber(Math.round(perSecond))} a second`,
    timeLeft: (ms: number) => `about ${formatEstimate(ms)} left`,
    goesOnIn: (ms: number) => `Goes on in ${formatDuration(ms)}.`,
    goesOnNow: 'Going on now …',
    skipped: (count: number) =>
      formatCount(count, {
        one: 'answer could not be read and was skipped.',
        other: 'answers could not be read and were skipped.',
      }),
    pause: 'Pause',
    resume: 'Resume',
    retry: 'Try again',
    cancel: 'Cancel',
  },
} as const;
