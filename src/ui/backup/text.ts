import type { BackupReport, SavedBackup } from '../../messaging/backup-views.ts';
import { formatCount, formatDate, formatNumber } from '../shared/format.ts';
import { INTERFACE_LOCALE } from '../shared/locale.ts';

const answers = (count: number) => formatCount(count, { one: 'answer', other: 'answers' });

export const backupText = {
  save: 'Save a backup',
  choose: 'Restore from a backup',
  working: 'Reading …',
  restoring: 'Restoring …',
  restoredSoFar: (share: number) =>
    `A backup is being restored: ${formatPercent(share)}. You can go on studying meanwhile.`,
  preview: ({ answers: count, definitions, firstAt, lastAt }: BackupReport) =>
    [
      answers(count),
      formatCount(definitions, { one: 'meaning of your own', other: 'meanings of your own' }),
      ...(firstAt === undefined || lastAt === undefined ? [] : [`${formatDate(firstAt)} to ${formatDate(lastAt)}`]),
    ].join(' · '),
  fresh: (count: number) =>
    count === 0
      ? 'All of it is here already.'
      : `${formatNumber(count)} of its entries are not here yet. Nothing that is here is lost.`,
  restore: 'Restore',
  cancel: 'Cancel',
  restored: (count: number) => `Restored: ${formatCount(count, { one: 'new entry', other: 'new entries' })}.`,

  savedTitle: 'Automatic backups',
  savedIntro: 'One on each day that you study: the last seven, and one a week before that. They stay on this machine.',
  savedNone: 'None yet. The first is made after your next answer.',
  saved: ({ answers: count, sizeBytes }: SavedBackup) => `${answers(count)} · ${formatSize(sizeBytes)}`,
  download: 'Download',
  downloadOf: (at: number) => `Download the backup of ${formatDate(at)}`,
  restoreOf: (at: number) => `Restore the backup of ${formatDate(at)}`,
} as const;

const formatPercent = (share: number) => new Intl.NumberFormat(INTERFACE_LOCALE, { style: 'percent' }).format(share);

/** `2_400_000` → "2.4 MB": at most one digit behind the point, never less than a kilobyte. */
function formatSize(sizeBytes: number): string {
  const kilobytes = Math.max(1, Math.round(sizeBytes / 1_000));
  const [value, unit] = kilobytes < 1_000 ? [kilobytes, 'kilobyte'] : [kilobytes / 1_000, 'megabyte'];
  const options = { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: 1 } as const;
  return new Intl.NumberFormat(INTERFACE_LOCALE, options).format(value);
}
