import { formatNumber } from '../shared/format.ts';
import { perLocale } from '../shared/locale.ts';
import { defineTexts } from '../texts/load-texts.ts';

const group = defineTexts(
  'progress',
  import.meta.glob('../../locales/*.json', { query: '?part=progress', import: 'default' }),
);

export const progressText = group('progress');
export const checkText = group('check');
export const knowText = group('know');
export const heldText = group('held');
/** Tooltips of the check and of "up to rank". */
export const progressHints = group('hints');
export const statsText = group('stats');
export const memoryText = group('memory');
export const workloadText = group('workload');
export const healthText = group('health');

const DAY_MS = 86_400_000;
const dayFormat = perLocale((tag) => new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'short', timeZone: 'UTC' }));

/** A study day as a short date: "21 Nov". */
export function formatDay(day: number): string {
  return dayFormat().format(day * DAY_MS);
}

/** Ranks from first to last as a label: "101–200"; a single rank is one number. */
export function formatRanks(first: number, last: number): string {
  return first === last ? formatNumber(first) : progressText.ranks({ first, last });
}
