import { formatCount, formatNumber } from '../shared/format.ts';

const entries = (count: number) => formatCount(count, { one: 'entry', other: 'entries' });

export const rescueText = {
  lostTitle: 'Your study log is incomplete',
  lost: (missing: number, ops: number) =>
    `The browser has given back a store that lacks ${formatNumber(missing)} of ${entries(ops)}. Wayword has a second copy of them.`,
  restore: (missing: number) => `Bring back ${entries(missing)}`,
  giveUp: 'Begin anew without them',
  giveUpQuestion: 'Give them up for good?',
  keep: 'Keep them',

  closedTitle: 'Your study log cannot be opened',
  closed:
    'The browser does not open the store that it is in. The disk may be full: free some space and try again. Else restart the browser. If that does not help, save a backup here: it is made from a second copy. Then remove Wayword, install it again and restore the backup in the options.',
} as const;
