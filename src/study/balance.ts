/** Days to either side of the usual one that are compared. */
const REACH = 3;

/** Fewer days say nothing but their trend. */
const FEWEST_COMPARED = 3;

/**
 * Picks the day that fewest words share, in comparison with the trend of the days around it. Later days always have fewer words, because
 * theirs are not all scheduled yet: without the trend every interval would drift to the end of its spread.
 *
 * @param usual - Interval that the spread alone gives; one of the allowed ones.
 * @param allowed - Intervals in days, in order.
 * @param loadOf - Words that are due after an interval.
 */
export function pickLightest(usual: number, allowed: readonly number[], loadOf: (interval: number) => number): number {
  const near = allowed.filter((interval) => Math.abs(interval - usual) <= REACH);
  if (near.length < FEWEST_COMPARED) return usual;
  const loads = near.map(loadOf);
  const trendOf = fitLine(near, loads);
  const rated = near.map((interval, index) => ({ interval, excess: (loads[index] ?? 0) - trendOf(interval) }));
  const lightest = Math.min(...rated.map(({ excess }) => excess));
  const distance = (interval: number) => Math.abs(interval - usual);
  return rated
    .filter(({ excess }) => excess <= lightest + ROUNDING)
    .map(({ interval }) => interval)
    .reduce((best, interval) => (distance(interval) < distance(best) ? interval : best));
}

/** Loads are whole numbers, so smaller differences are rounding errors. */
const ROUNDING = 1e-6;

/** Least squares. */
function fitLine(xs: readonly number[], ys: readonly number[]): (x: number) => number {
  const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [meanX, meanY] = [meanOf(xs), meanOf(ys)];
  const spread = xs.reduce((sum, x) => sum + (x - meanX) ** 2, 0);
  const slope = xs.reduce((sum, x, index) => sum + (x - meanX) * ((ys[index] ?? 0) - meanY), 0) / spread;
  return (x) => meanY + slope * (x - meanX);
}
