/** Longest cycle of distances that is recognised, such as that of a deck that leaves out every hundredth rank. */
const LONGEST_CYCLE = 256;
/** A cycle must have been seen once over before it is believed. */
const HISTORY_LENGTH = 2 * LONGEST_CYCLE + 1;

/** How the ranks of a deck follow each other: one by one, in tens, or with gaps that come back in a cycle. */
export interface RankPattern {
  /** Takes in the rank that follows; one that does not lie beyond the last is ignored. */
  follow(rank: number): void;
  /** Distances to expect after the last rank: place 0 is the one to the next rank. */
  strideAt(place: number): number;
}

/** @param ranks - Ranks that are known already, ascending. */
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
      // As long as all comes as expected there is nothing to learn.
      if (stride === cycle[phase]) {
        phase = (phase + 1) % cycle.length;
      } else {
        cycle = findCycle(strides.slice(-HISTORY_LENGTH));
        phase = 0;
      }
    },
    strideAt: (place) => cycle[(phase + place) % cycle.length] ?? 1,
  };
  for (const rank of ranks) pattern.follow(rank);
  return pattern;
}

/**
 * Finds the cycle that explains most of the newest distances; where there is none, the commonest distance.
 *
 * @param strides - Oldest first, at least one.
 * @returns The distances to expect in turn, over and over.
 */
export function findCycle(strides: readonly number[]): readonly number[] {
  let best = { length: 0, explained: 0 };
  for (let length = 1; length <= strides.length / 2; length++) {
    const explained = countExplained(strides, length);
    if (explained >= length && explained > best.explained) best = { length, explained };
    // A longer cycle cannot explain more than this one, which explains everything.
    if (explained === strides.length - length) break;
  }
  return best.length > 0 ? strides.slice(-best.length) : [findCommonest(strides)];
}

/** How many distances, from the newest back, are the same as the one `length` places before. */
function countExplained(strides: readonly number[], length: number): number {
  let place = strides.length - 1;
  while (place >= length && strides[place] === strides[place - length]) place -= 1;
  return strides.length - 1 - place;
}

/** Of equally common ones the newest. */
function findCommonest(strides: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const stride of strides) counts.set(stride, (counts.get(stride) ?? 0) + 1);
  const most = Math.max(...counts.values());
  return strides.findLast((stride) => counts.get(stride) === most) ?? 1;
}
