import type { Verdict } from '../../../study/typed-answer.ts';
import { formatCount, formatNumber } from '../../shared/format.ts';
import type { TextsOf } from '../texts.ts';

/** What few sessions show. */
const studyMore = {
  /** Words that are heard, and answers that are typed. */
  modes: {
    again: 'Listen again',
    showWord: 'Show the word',
    typeMeaning: 'What does it mean?',
    typeWord: (language: string) => `What is it in ${language}?`,
    check: 'Check',
    almost: 'Almost. Look at it once more.',
    accentsAgain: 'Mind the accents, and try once more.',
    verdicts: {
      right: 'Right.',
      accents: 'Right, but mind the accents.',
      typo: 'Almost right.',
      wrong: 'Not what the card says.',
    } satisfies Record<Verdict, string>,
    youTyped: 'You typed:',
  },

  /** The store is damaged, or does not open. */
  rescue: {
    lostTitle: 'Your study log is incomplete',
    lost: (missing: number, entries: number) =>
      formatCount(entries, {
        one: `The browser has given back a store that lacks ${formatNumber(missing)} of # entry. Wayword has a second copy of it.`,
        other: `The browser has given back a store that lacks ${formatNumber(missing)} of # entries. Wayword has a second copy of them.`,
      }),
    restore: (missing: number) => formatCount(missing, { one: 'Bring back # entry', other: 'Bring back # entries' }),
    giveUp: 'Begin anew without them',
    giveUpQuestion: 'Give them up for good?',
    keep: 'Keep them',

    closedTitle: 'Your study log cannot be opened',
    closed:
      'The browser does not open the store that it is in. The disk may be full: free some space and try again. If not, restart the browser. If that does not help, save a backup here: it is made from a second copy. Then remove Wayword, install it again and restore the backup in the options.',
  },
};

export type StudyMoreTexts = TextsOf<typeof studyMore>;
export default studyMore;
