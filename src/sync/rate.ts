/** Cards per second over the last few seconds. */
export interface RateMeter {
  /** @param cards - Total number of cards so far. */
  add(now: number, cards: number): void;
  perSecond(now: number): number;
}

const SPAN_MS = 5_000;

export function createRateMeter(startedAt: number, startCards: number): RateMeter {
  let points = [{ at: startedAt, cards: startCards }];
  return {
    add(now, cards) {
      points = [...points.filter(({ at }) => at > now - SPAN_MS), { at: now, cards }];
    },
    perSecond(now) {
      const first = points.find(({ at }) => at > now - SPAN_MS);
      const last = points.at(-1);
      if (!first || !last || first === last) return 0;
      return ((last.cards - first.cards) * 1000) / Math.max(1, now - first.at);
    },
  };
}
