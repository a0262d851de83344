import type { BackupReport, SavedBackup } from '../../model/backup.ts';
import { formatDate, formatMeasure } from '../shared/format.ts';
import { defineTexts } from '../texts/load-texts.ts';

export const backupText = defineTexts(
  'backup',
  import.meta.glob('../../locales/*.json', { query: '?part=backup', import: 'default' }),
)('backup');

/** Summary of a backup's content. */
export function describeBackup({ firstAt, lastAt, ...report }: BackupReport): string {
  const facts = listCounts(report);
  if (firstAt !== undefined && lastAt !== undefined) {
    const isOneDay = formatDate(firstAt) === formatDate(lastAt);
    facts.push(isOneDay ? formatDate(firstAt) : backupText.period({ firstAt, lastAt }));
  }
  return facts.join(' · ');
}

export function describeSaved({ sizeBytes, ...backup }: SavedBackup): string {
  return [...listCounts(backup), formatSize(sizeBytes)].join(' · ');
}

interface Counts {
  answers: number;
  known?: number;
  definitions?: number;
  lookUps?: number;
}

/** The contents of a backup, without counts of zero. An empty one has no answers. */
function listCounts({ answers, known = 0, definitions = 0, lookUps = 0 }: Counts): string[] {
  const facts = [
    ...(answers > 0 ? [backupText.answers({ count: answers })] : []),
    ...(known > 0 ? [backupText.known({ count: known })] : []),
    ...(definitions > 0 ? [backupText.definitions({ count: definitions })] : []),
    ...(lookUps > 0 ? [backupText.lookUps({ count: lookUps })] : []),
  ];
  return facts.length > 0 ? facts : [backupText.answers({ count: 0 })];
}

/** `2_400_000` → "2.4 MB": at most one decimal, at least one kilobyte. */
function formatSize(sizeBytes: number): string {
  const kilobytes = Math.max(1, Math.round(sizeBytes / 1_000));
  const [value, unit] = kilobytes < 1_000 ? [kilobytes, 'kilobyte'] : [kilobytes / 1_000, 'megabyte'];
  return formatMeasure(value, { unit, unitDisplay: 'short', maximumFractionDigits: 1 });
}
