/** A value in bytes that is sampled repeatedly while the browser works. */
export interface Series {
  name: string;
  values: readonly number[];
  /** Increase that does not count as growth: noise between samples, and data stored in the meantime. */
  slackBytes: number;
}

export interface Growth {
  name: string;
  /** Median of the second quarter of all samples: by then everything has been used once. */
  second: number;
  /** Median of the last quarter. */
  last: number;
  hasGrown: boolean;
}

/** A twentieth is the noise between two medians of the same value. */
const TOLERANCE = 1.05;

/**
 * Decides whether a value grows, by comparing the median of the last quarter with that of the second. Medians, because
 * single samples vary; not the first quarter, because everything is loaded for the first time in it. Growth is more
 * than a twentieth and more than the slack.
 *
 * @returns undefined for fewer than eight samples, whose quarters are too small to say anything.
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
