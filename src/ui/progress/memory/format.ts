import { perLocale } from '../../shared/locale.ts';

const lossFormat = perLocale(
  (tag) => new Intl.NumberFormat(tag, { minimumFractionDigits: 3, maximumFractionDigits: 3 }),
);
const tenthFormat = perLocale((tag) => new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 1 }));

/** `0.3456` → "0.346". */
export const formatLoss = (value: number): string => lossFormat().format(value);

/** 0.0484 → "4.8%". */
export const formatTenths = (share: number): string => tenthFormat().format(share);

const minuteFormat = perLocale((tag) => new Intl.NumberFormat(tag, { maximumFractionDigits: 1 }));

/** `12.34` → "12.3". */
export const formatMinutes = (minutes: number): string => minuteFormat().format(minutes);

const shareFormat = perLocale((tag) => new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 0 }));

/** 0.85 and 0.9 → "85–90%". */
export const formatShares = (from: number, to: number): string => shareFormat().formatRange(from, to);
