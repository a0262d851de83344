/** Something that is measured again and again while the browser works, in bytes. */
export interface Series {
  name: string;
  values: readonly number[];
  /** What it may gain without having grown: what one look differs from the next by, and what is stored meanwhile. */
  slackBytes: number;
}

export interface Growth {
  name: string;
  /** Median of the second quarter of all looks: by then everything has been used once. */
  second: number;
  /** Median of the last quarter. */
  last: number;
  hasGrown: boolean;
}

/** A twentieth is what two medians of the same thing differ by. */
const TOLERANCE = 1.05;

/**
 * Whether something grows: the median of the last quarter against that of the second. Medians, as single looks swing, and not the first
 * quarter, in which everything is loaded for the first time. Growth is more than a twentieth and more than the slack.
 *
 * @returns undefined for fewer than eight looks, of which a quarter is one or two and says nothing.
 */
export function judgeGrowth({ name, values, slackBytes }: Series): Growth | undefined {
  if (values.length < 8) return undefined;
  const quarter = values.length / 4;
  const second = median(values.slice(Math.floor(quarter), Math.floor(2 * quarter)));
  const last = median(values.slice(Math.floor(3 * quarter)));
  return { name, second, last, hasGrown: last > second * TOLERANCE && last - second > slackBytes };
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}
