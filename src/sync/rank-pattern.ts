/** Longest recognised cycle of distances, such as that of a deck that omits every hundredth rank. */
const LONGEST_CYCLE = 256;
/** A cycle counts only after it has occurred twice. */
const HISTORY_LENGTH = 2 * LONGEST_CYCLE + 1;

/** Predicts the ranks of a deck: consecutive, in tens, or with periodic gaps. */
export interface RankPattern {
  /** Adds the next rank. Ranks that do not exceed the last one are ignored. */
  follow(rank: number): void;
  /** Expected distances after the last rank; index 0 is the distance to the next rank. */
  strideAt(index: number): number;
}

/** @param ranks - Known ranks, ascending. */
export function createRankPattern(ranks: readonly number[] = []): RankPattern {
  let last: number | undefined;
  let strides: number[] = [];
  let cycle: readonly number[] = [1];
  let phase = 0;

  const pattern: RankPattern = {
    follow(rank) {
      if (last !== undefined && rank <= last) return;
      const stride = last === undefined ? undefined : rank - last;
      last = rank;
      if (stride === undefined) return;
      strides.push(stride);
      if (strides.length > 2 * HISTORY_LENGTH) strides = strides.slice(-HISTORY_LENGTH);
      // The prediction was right, so there is nothing to learn.
      if (stride === cycle[phase]) {
        phase = (phase + 1) % cycle.length;
      } else {
        cycle = findCycle(strides.slice(-HISTORY_LENGTH));
        phase = 0;
      }
    },
    strideAt: (index) => cycle[(phase + index) % cycle.length] ?? 1,
  };
  for (const rank of ranks) pattern.follow(rank);
  return pattern;
}

/**
 * Finds the cycle that explains most of the newest distances, or the commonest distance if there is none.
 *
 * @param strides - Oldest first, at least one.
 * @returns The expected distances, repeated cyclically.
 */
export function findCycle(strides: readonly number[]): readonly number[] {
  let best = { length: 0, explained: 0 };
  for (let length = 1; length <= strides.length / 2; length++) {
    const explained = countExplained(strides, length);
    if (explained >= length && explained > best.explained) best = { length, explained };
    // This cycle explains everything, so a longer one cannot be better.
    if (explained === strides.length - length) break;
  }
  return best.length > 0 ? strides.slice(-best.length) : [findCommonest(strides)];
}

/** Number of newest distances that equal the one `length` positions earlier. */
function countExplained(strides: readonly number[], length: number): number {
  let index = strides.length - 1;
  while (index >= length && strides[index] === strides[index - length]) index -= 1;
  return strides.length - 1 - index;
}

/** Among equally common ones, the newest. */
function findCommonest(strides: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const stride of strides) counts.set(stride, (counts.get(stride) ?? 0) + 1);
  const most = Math.max(...counts.values());
  return strides.findLast((stride) => counts.get(stride) === most) ?? 1;
}
