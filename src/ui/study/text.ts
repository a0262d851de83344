import type { StudyChoice } from '../../model/study.ts';
import { formatMeasure } from '../shared/format.ts';
import { perLocale } from '../shared/locale.ts';
import { defineTexts } from '../texts/load-texts.ts';

const group = defineTexts(
  'study',
  import.meta.glob('../../locales/*.json', { query: '?part=study', import: 'default' }),
);

export const studyText = group('study');
export const studyNoticeText = group('notices');
export const firstKeysText = group('firstKeys');

const MINUTE_MS = 60_000;
const MONTH_DAYS = 30.44;
const YEAR_DAYS = 365.25;

/** The next interval, short enough for a button: "10 min", "3 days", "2.5 mths". */
export function formatChoice({ intervalDays, delayMs }: StudyChoice): string {
  if (delayMs > 0) return formatShort(Math.max(1, Math.round(delayMs / MINUTE_MS)), 'minute');
  if (intervalDays < 2 * MONTH_DAYS) return formatShort(intervalDays, 'day');
  if (intervalDays < YEAR_DAYS) return formatShort(intervalDays / MONTH_DAYS, 'month');
  return formatShort(intervalDays / YEAR_DAYS, 'year');
}

const returnFormat = perLocale((tag) => new Intl.RelativeTimeFormat(tag, { style: 'short', numeric: 'always' }));

/** When a word comes back: "in 10 min", "in 3 days". */
export function formatReturn({ intervalDays, delayMs }: StudyChoice): string {
  if (delayMs === 0) return returnFormat().format(intervalDays, 'day');
  return returnFormat().format(Math.max(1, Math.round(delayMs / MINUTE_MS)), 'minute');
}

function formatShort(value: number, unit: string): string {
  return formatMeasure(value, { unit, unitDisplay: 'short', maximumFractionDigits: 1 });
}
