import type { SyncState } from '../../../model/sync.ts';
import { formatCount, formatDuration, formatEstimate, formatNumber } from '../../shared/format.ts';
import type { TextsOf } from '../texts.ts';

const sync = {
  sync: {
    label: (pair: string) => `Sync of ${pair}`,
    progressLabel: (pair: string) => `Cards of ${pair} synced`,
    states: {
      running: 'Syncing',
      queued: 'Waiting for its turn',
      waiting: 'Waiting',
      paused: 'Paused',
      failed: 'Stopped',
      done: 'Synced',
    } satisfies Record<SyncState, string>,
    /** Read out now and then. */
    milestone: (state: string, cards: number) =>
      formatCount(cards, { one: `${state}: # card`, other: `${state}: # cards` }),
    cardsSoFar: (cards: number) => formatCount(cards, { one: '# card so far', other: '# cards so far' }),
    cardsOf: (cards: number, expected: number) =>
      formatCount(expected, { one: `${formatNumber(cards)} of # card`, other: `${formatNumber(cards)} of # cards` }),
    rate: (perSecond: number) => `${formatNumber(Math.round(perSecond))} a second`,
    timeLeft: (ms: number) => `about ${formatEstimate(ms)} left`,
    goesOnIn: (ms: number) => `Goes on in ${formatDuration(ms)}.`,
    goesOnNow: 'Going on now…',
    skipped: (count: number) =>
      formatCount(count, {
        one: '# answer could not be read and was skipped.',
        other: '# answers could not be read and were skipped.',
      }),
    /** Of a sync that goes on only with the server it has begun with. */
    serverAway: {
      title: 'The server that it copies from is not connected',
      advice:
        'It goes on when you connect that server again. To take the deck from another server, connect that one and press Sync in the options.',
    },
    pause: 'Pause',
    resume: 'Resume',
    retry: 'Try again',
    cancel: 'Cancel',
  },
};

export type SyncTexts = TextsOf<typeof sync>;
export default sync;
