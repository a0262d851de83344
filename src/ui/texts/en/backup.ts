import { formatCount, formatDate, formatShare } from '../../shared/format.ts';
import type { TextsOf } from '../texts.ts';

const backup = {
  backup: {
    save: 'Save a backup',
    choose: 'Restore from a backup',
    savedAs: (file: string) => `Saved as ${file}, among the browser’s downloads.`,
    working: 'Reading…',
    restoring: 'Restoring…',
    restoredSoFar: (share: number) =>
      `A backup is being restored: ${formatShare(share)}. You can go on studying meanwhile.`,
    /** Facts of a backup; they stand side by side. */
    answers: (count: number) => formatCount(count, { one: '# answer', other: '# answers' }),
    definitions: (count: number) =>
      formatCount(count, { one: '# meaning of your own', other: '# meanings of your own' }),
    period: (firstAt: number, lastAt: number) => `${formatDate(firstAt)} to ${formatDate(lastAt)}`,
    nothingFresh: 'All of it is here already.',
    fresh: (count: number) =>
      formatCount(count, {
        one: '# of its entries is not here yet. Nothing that is here is lost.',
        other: '# of its entries are not here yet. Nothing that is here is lost.',
      }),
    restore: 'Restore',
    cancel: 'Cancel',
    restored: (count: number) =>
      formatCount(count, { one: 'Restored: # new entry.', other: 'Restored: # new entries.' }),
    withoutDeck: 'Decks are not in a backup. Add these to go on with their words:',

    savedTitle: 'Automatic backups',
    savedIntro:
      'One on each day that you study: the last seven, and one a week before that. They stay on this machine.',
    savedNone: 'None yet. The first is made after your next answer.',
    download: 'Download',
    downloadOf: (at: number) => `Download the backup of ${formatDate(at)}`,
    restoreOf: (at: number) => `Restore the backup of ${formatDate(at)}`,
  },
};

export type BackupTexts = TextsOf<typeof backup>;
export default backup;
