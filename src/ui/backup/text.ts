import type { BackupReport, SavedBackup } from '../../model/backup.ts';
import { formatDate, formatMeasure } from '../shared/format.ts';
import { defineTexts } from '../texts/load-texts.ts';

export const backupText = defineTexts(
  'backup',
  import.meta.glob('../../locales/*.json', { query: '?part=backup', import: 'default' }),
)('backup');

/** Summary of a backup's content. */
export function describeBackup({ answers, definitions, firstAt, lastAt }: BackupReport): string {
  const facts = [backupText.answers({ count: answers }), backupText.definitions({ count: definitions })];
  if (firstAt !== undefined && lastAt !== undefined) {
    const isOneDay = formatDate(firstAt) === formatDate(lastAt);
    facts.push(isOneDay ? formatDate(firstAt) : backupText.period({ firstAt, lastAt }));
  }
  return facts.join(' · ');
}

export function describeSaved({ answers, sizeBytes }: SavedBackup): string {
  return [backupText.answers({ count: answers }), formatSize(sizeBytes)].join(' · ');
}

/** `2_400_000` → "2.4 MB": at most one decimal, at least one kilobyte. */
function formatSize(sizeBytes: number): string {
  const kilobytes = Math.max(1, Math.round(sizeBytes / 1_000));
  const [value, unit] = kilobytes < 1_000 ? [kilobytes, 'kilobyte'] : [kilobytes / 1_000, 'megabyte'];
  return formatMeasure(value, { unit, unitDisplay: 'short', maximumFractionDigits: 1 });
}
