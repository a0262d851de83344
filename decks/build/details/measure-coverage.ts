/** Ranks for which a deck says how much of running text the cards up to it make up. */
const RANKS = [
  50, 100, 200, 300, 500, 700, 1000, 1500, 2000, 2500, 3000, 4000, 5000, 6000, 8000, 10_000, 12_000, 15_000, 20_000,
];

/**
 * Measures how much of running text the first cards of a deck make up, by the frequency lists.
 *
 * @param shares - Of each card in the order of rank, together 1 at most.
 * @returns Ranks with the share of the cards up to them, rounded to thousandths; the last is that of all cards.
 */
export function measureCoverage(shares: readonly number[]): [rank: number, share: number][] {
  const points: [number, number][] = [];
  let sum = 0;
  for (const [at, share] of shares.entries()) {
    sum += share;
    const rank = at + 1;
    if (RANKS.includes(rank) || rank === shares.length) points.push([rank, Math.min(1, Math.round(sum * 1000) / 1000)]);
  }
  return points;
}
