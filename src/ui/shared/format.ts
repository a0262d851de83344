import { formatPlural, type PluralForms } from '../../language/plural.ts';
import { getInterfaceTag, perLocale } from './locale.ts';

const numberFormat = perLocale((tag) => new Intl.NumberFormat(tag));
const percentFormat = perLocale((tag) => new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 0 }));
const dateFormat = perLocale((tag) => new Intl.DateTimeFormat(tag, { dateStyle: 'medium' }));
const timeFormat = perLocale((tag) => new Intl.DateTimeFormat(tag, { timeStyle: 'short' }));
const listFormat = perLocale((tag) => new Intl.ListFormat(tag, { type: 'conjunction' }));

/** `2000` → "2,000". */
export function formatNumber(value: number): string {
  return numberFormat().format(value);
}

/** `12.6` → "13". */
export function formatInteger(value: number): string {
  return formatNumber(Math.round(value));
}

/** 0.873 → "87%". */
export function formatShare(share: number): string {
  return percentFormat().format(share);
}

/** A plural form that shows the number, as `other` must. */
type WithNumber = `${string}#${string}`;

/** A text with its number: `formatCount(2000, { one: '# card', other: '# cards' })` → "2,000 cards". */
export function formatCount(count: number, forms: PluralForms & { other: WithNumber }): string {
  return formatPlural(getInterfaceTag(), count, forms);
}

const SECOND = { unit: 'second', ms: 1_000 };

const UNITS = [
  { unit: 'day', ms: 86_400_000 },
  { unit: 'hour', ms: 3_600_000 },
  { unit: 'minute', ms: 60_000 },
  SECOND,
];

/** A duration in its two largest units, rounded up to a second: "1 minute 20 seconds". Never negative. */
export function formatDuration(durationMs: number): string {
  const rounded = Math.max(0, Math.ceil(durationMs / 1_000)) * 1_000;
  const largest = findLargestUnit(rounded);
  const value = Math.floor(rounded / largest.ms);
  const rest = rounded - value * largest.ms;
  const parts = [formatUnit(value, largest.unit)];
  const next = UNITS[UNITS.findIndex(({ unit }) => unit === largest.unit) + 1];
  if (next && rest >= next.ms) parts.push(formatUnit(Math.floor(rest / next.ms), next.unit));
  return new Intl.ListFormat(getInterfaceTag(), { type: 'unit', style: 'narrow' }).format(parts);
}

/** A duration in its largest unit, rounded up, for estimates: "2 minutes". */
export function formatEstimate(durationMs: number): string {
  const { unit, ms } = findLargestUnit(durationMs);
  return formatUnit(Math.max(1, Math.ceil(durationMs / ms)), unit);
}

function findLargestUnit(durationMs: number): { unit: string; ms: number } {
  return UNITS.find(({ ms }) => durationMs >= ms) ?? SECOND;
}

function formatUnit(value: number, unit: string): string {
  return formatWithUnit(value, { unit, unitDisplay: 'long' });
}

type Measure = Omit<Intl.NumberFormatOptions, 'style'>;

const formatWithUnit = (value: number, options: Measure) =>
  new Intl.NumberFormat(getInterfaceTag(), { style: 'unit', ...options }).format(value);

/** A number with a short unit of measure, as `Intl.NumberFormat` knows them: no line ends between the two. */
export function formatMeasure(value: number, options: Measure): string {
  return formatWithUnit(value, options).replaceAll(' ', '\u00A0');
}

/** An instant as a short date. */
export function formatDate(at: number): string {
  return dateFormat().format(at);
}

const dayFormat = perLocale((tag) => new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: 'UTC' }));

/** A study day, in days since 1970-01-01, as a short date. */
export function formatDay(day: number): string {
  return dayFormat().format(day * 86_400_000);
}

/** An instant as a time of day: "14:32". */
export function formatTime(at: number): string {
  return timeFormat().format(at);
}

/** `['a', 'b', 'c']` → "a, b and c", as the interface's language joins them. */
export function formatList(parts: readonly string[]): string {
  return listFormat().format(parts);
}

/** Hebrew, Arabic and their neighbours, with their presentation forms, and the mark that Arabic dates have between their numbers. */
const RIGHT_TO_LEFT = /[\u0590-\u08FF\u200F\uFB1D-\uFDFF\uFE70-\uFEFC]/;

/**
 * Isolates a value within a text from right to left, so that it keeps its own order and does not take the marks beside it along. A value with
 * letters from right to left is itself such a text, even one that begins with a name in other letters.
 */
export function isolateValue(value: string): string {
  return `${RIGHT_TO_LEFT.test(value) ? '\u2067' : '\u2066'}${value}\u2069`;
}
