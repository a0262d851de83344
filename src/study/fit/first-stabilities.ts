import { clipWeight } from '../../model/weight-bounds.ts';
import { type Chain, isPredicted, type PastAnswer } from './history.ts';
import { lossOf, makeModel, recallAfter } from './model.ts';
import { PUBLISHED, type Weights } from './weights.ts';

/**
 * The stabilities after the four first answers. The rules for which answers count, and what stands in for those that are missing, are those of
 * the reference optimizer.
 */

/** Words of one first answer that were first asked again after so many days. */
interface Group {
  grade: number;
  elapsed: number;
  chains: Chain[];
}

/** Rare delays are left out, up to the larger of these per first answer: they are accidents such as a month without study. */
const RARE_SHARE = 1 / 20;
const RARE_WORDS = 20;
/** A group beyond that share stays if it has so many words and is not later than so many days. */
const FEWEST_WORDS = 6;
const LATEST_DAYS = 100;
const LATEST_DAYS_EASY = 365;

/** Weight of a distance from the published stability, against the loss of one answer. */
const PULL = 1 / 16;

const MIN = 0.001;
const MAX = 100;

/** The first answer after a night. */
const findFirstPredicted = (chain: Chain): PastAnswer | undefined => chain.find(isPredicted);

function groupChains(chains: readonly Chain[]): Group[] {
  const groups = new Map<string, Group>();
  for (const chain of chains) {
    const [first] = chain;
    const later = findFirstPredicted(chain);
    if (!first || !later) continue;
    const key = `${first.grade} ${later.elapsed}`;
    const group = groups.get(key);
    if (group) group.chains.push(chain);
    else groups.set(key, { grade: first.grade, elapsed: later.elapsed, chains: [chain] });
  }
  return [...groups.values()];
}

/** The groups of one first answer, without rare ones. */
function dropRare(groups: readonly Group[]): Group[] {
  const total = groups.reduce((sum, { chains }) => sum + chains.length, 0);
  const most = Math.max(RARE_WORDS, total * RARE_SHARE);
  let dropped = 0;
  const rarestFirst = groups.toSorted((a, b) => a.chains.length - b.chains.length || b.elapsed - a.elapsed);
  return rarestFirst.filter(({ grade, elapsed, chains }) => {
    if (dropped + chains.length <= most) {
      dropped += chains.length;
      return false;
    }
    return chains.length >= FEWEST_WORDS && elapsed <= (grade === 4 ? LATEST_DAYS_EASY : LATEST_DAYS);
  });
}

const listUsual = (chains: readonly Chain[]): Group[] => {
  const groups = groupChains(chains);
  return [1, 2, 3, 4].flatMap((grade) => dropRare(groups.filter((group) => group.grade === grade)));
};

/** The words whose answers count for a fit. */
export function dropUnusual(chains: readonly Chain[]): Chain[] {
  return listUsual(chains).flatMap((group) => group.chains);
}

/**
 * Fits the four first stabilities.
 *
 * @returns The published weights with those four in their place; undefined if no answer counts.
 */
export function fitFirst(chains: readonly Chain[]): Weights | undefined {
  const groups = listUsual(chains);
  const predicted = groups.flatMap((group) => group.chains.flatMap((chain) => chain.filter(isPredicted)));
  const average = predicted.filter(({ grade }) => grade > 1).length / Math.max(1, predicted.length);
  const found: (number | undefined)[] = [];
  const words: number[] = [];
  for (const grade of [1, 2, 3, 4]) {
    const own = groups.filter((group) => group.grade === grade);
    words.push(own.reduce((sum, group) => sum + group.chains.length, 0));
    found.push(own.length === 0 ? undefined : searchStability(own, average, PUBLISHED[grade - 1] ?? 1));
  }
  if (found.every((value) => value === undefined)) return undefined;
  let highest = 0;
  const first = fillIn(putInOrder(found, words)).map((value, index) => {
    // Of three that disagree, two may be left.
    highest = Math.max(highest, clipWeight(value, index));
    return highest;
  });
  return [...first, ...PUBLISHED.slice(4)];
}

/** Of a few answers the average is one more, so that no group is without a lapse or a recall. */
function searchStability(groups: readonly Group[], average: number, published: number): number {
  const model = makeModel(PUBLISHED);
  const counted = groups.map(({ elapsed, chains }) => {
    const recalled = chains.filter((chain) => (findFirstPredicted(chain)?.grade ?? 0) > 1).length;
    return { elapsed, words: chains.length, share: (recalled + average) / (chains.length + 1) };
  });
  const costOf = (s: number) =>
    counted.reduce(
      (sum, { elapsed, words, share }) => {
        const recall = recallAfter(model, elapsed, s);
        return sum + words * (share * lossOf(recall, true) + (1 - share) * lossOf(recall, false));
      },
      Math.abs(s - published) * PULL,
    );
  return findLowest(costOf, MIN, MAX);
}

/** Lowest point of a function with one valley. */
function findLowest(costOf: (x: number) => number, min: number, max: number): number {
  let [low, high] = [min, max];
  while (high - low > MIN / 10) {
    const third = (high - low) / 3;
    if (costOf(low + third) < costOf(high - third)) high -= third;
    else low += third;
  }
  return (low + high) / 2;
}

/** An easier first answer never has a lower stability: of two that disagree, the one of more words counts. */
function putInOrder(found: readonly (number | undefined)[], words: readonly number[]): (number | undefined)[] {
  const ordered = [...found];
  const pairs = [[0, 1], [1, 2], [2, 3], [0, 2], [1, 3], [0, 3]] as const; // biome-ignore format: one line
  for (const [harder, easier] of pairs) {
    const [a, b] = [ordered[harder], ordered[easier]];
    if (a === undefined || b === undefined || a <= b) continue;
    if ((words[harder] ?? 0) > (words[easier] ?? 0)) ordered[easier] = a;
    else ordered[harder] = b;
  }
  return ordered;
}

/** Where "Hard" lies between "Forgot" and "Remembered", and this one between "Hard" and "Easy", on a logarithmic scale. */
const HARD_PLACE = 0.41;
const GOOD_PLACE = 0.54;
const HARD_OF_ENDS = HARD_PLACE / (HARD_PLACE + GOOD_PLACE - HARD_PLACE * GOOD_PLACE);

/** How a missing stability follows from two others: its index, theirs, and the exponent of the first. */
const RULES: readonly (readonly [number, number, number, number])[] = [
  [1, 0, 2, HARD_PLACE],
  [2, 1, 3, 1 - GOOD_PLACE],
  [0, 1, 2, 1 / HARD_PLACE],
  [3, 1, 2, 1 - 1 / GOOD_PLACE],
  [2, 0, 1, 1 - 1 / (1 - HARD_PLACE)],
  [1, 2, 3, 1 / (1 - GOOD_PLACE)],
  [1, 0, 3, HARD_OF_ENDS],
];

function fillIn(found: readonly (number | undefined)[]): number[] {
  const filled = [...found];
  const known = filled.flatMap((value, index) => (value === undefined ? [] : [{ value, index }]));
  const [only] = known;
  if (only && known.length === 1) {
    const factor = only.value / (PUBLISHED[only.index] ?? 1);
    return PUBLISHED.slice(0, 4).map((value) => value * factor);
  }
  while (filled.includes(undefined)) {
    const rule = RULES.find(
      ([to, a, b]) => filled[to] === undefined && filled[a] !== undefined && filled[b] !== undefined,
    );
    if (!rule) break;
    const [to, a, b, exponent] = rule;
    filled[to] = (filled[a] ?? 1) ** exponent * (filled[b] ?? 1) ** (1 - exponent);
  }
  return filled.map((value) => value ?? 1);
}
