import { INTERFACE_LOCALE } from './locale.ts';

const numberFormat = new Intl.NumberFormat(INTERFACE_LOCALE);
const pluralRules = new Intl.PluralRules(INTERFACE_LOCALE);

/** `2000` → "2,000". */
export function formatNumber(value: number): string {
  return numberFormat.format(value);
}

/** The words for each plural category of the interface's language; `other` serves those left out. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** A number with its noun: `formatCount(2000, { one: 'card', other: 'cards' })` → "2,000 cards". */
export function formatCount(count: number, forms: PluralForms): string {
  return `${formatNumber(count)} ${forms[pluralRules.select(count)] ?? forms.other}`;
}

const SECOND = { unit: 'second', ms: 1_000 };

const UNITS = [
  { unit: 'day', ms: 86_400_000 },
  { unit: 'hour', ms: 3_600_000 },
  { unit: 'minute', ms: 60_000 },
  SECOND,
];

/** A span of time in its two largest units, rounded up to a second: "1 minute 20 seconds". Never negative. */
export function formatDuration(durationMs: number): string {
  const rounded = Math.max(0, Math.ceil(durationMs / 1_000)) * 1_000;
  const largest = findLargestUnit(rounded);
  const value = Math.floor(rounded / largest.ms);
  const rest = rounded - value * largest.ms;
  const parts = [formatUnit(value, largest.unit)];
  const next = UNITS[UNITS.findIndex(({ unit }) => unit === largest.unit) + 1];
  if (next && rest >= next.ms) parts.push(formatUnit(Math.floor(rest / next.ms), next.unit));
  return parts.join(' ');
}

/** A span of time in its largest unit alone, rounded up, for estimates: "2 minutes". */
export function formatEstimate(durationMs: number): string {
  const { unit, ms } = findLargestUnit(durationMs);
  return formatUnit(Math.max(1, Math.ceil(durationMs / ms)), unit);
}

function findLargestUnit(durationMs: number): { unit: string; ms: number } {
  return UNITS.find(({ ms }) => durationMs >= ms) ?? SECOND;
}

function formatUnit(value: number, unit: string): string {
  return new Intl.NumberFormat(INTERFACE_LOCALE, { style: 'unit', unit, unitDisplay: 'long' }).format(value);
}

/** An instant as a short date. */
export function formatDate(at: number): string {
  return new Intl.DateTimeFormat(INTERFACE_LOCALE, { dateStyle: 'medium' }).format(at);
}

/** `['a', 'b', 'c']` → "a, b and c", as the interface's language joins them. */
export function formatList(parts: readonly string[]): string {
  return new Intl.ListFormat(INTERFACE_LOCALE, { type: 'conjunction' }).format(parts);
}
