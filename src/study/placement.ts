/**
 * Estimates how many words of a deck a learner knows, from a few answers. Early words are known more often, so the model assumes that the
 * probability of knowing a word falls with the logarithm of its position, down to a floor. The position and slope of the fall and the rate of
 * false claims are inferred by Bayes over a grid of learners. It is pure, because the page that asks also computes.
 */

/** The answer to one word. */
export interface PlacementAnswer {
  /** Position in the deck, from 1; undefined for an invented word. */
  position: number | undefined;
  isKnown: boolean;
}

export interface PlacementEstimate {
  /** Estimated number of known words, corrected for false claims. */
  known: number;
  /** 90 % interval of the true number; both ends inclusive. */
  low: number;
  high: number;
  /** Probability of knowing the word at some positions, ascending. */
  curve: { position: number; chance: number }[];
}

/** A check of one deck. It is stateless: each call receives all answers. */
export interface Placement {
  estimate(answers: readonly PlacementAnswer[]): PlacementEstimate;
  /**
   * Selects the next position: the one whose answer says most about the number of known words or, every other time, about where they end.
   *
   * @param random - From 0 up to 1, as `Math.random`.
   * @returns undefined if every word was asked.
   */
  pick(answers: readonly PlacementAnswer[], random: () => number): number | undefined;
}

/** A hypothetical learner, without false claims. */
interface Learner {
  /** Probability of knowing a word of each band. */
  chances: readonly number[];
  known: number;
  /** Logarithm of the position beyond which more words are unknown than known, leaving the floor aside. */
  middle: number;
  /** Standard deviation of the true number around `known`, with independent words. */
  spread: number;
  /** Prior probability among all learners. */
  weight: number;
}

/** A hypothetical learner with its posterior probability and rate of false claims. */
interface Weighed extends Learner {
  guess: number;
}

/** Positions treated alike. Bands are narrow at the start of the deck, where the curve changes most. */
interface Band {
  first: number;
  last: number;
}

/** Most bands of a deck. */
const BANDS = 48;
/** Slopes of the fall, in natural logarithms of positions, from a step to nearly flat. */
const SLOPES = [0.1, 0.35, 0.8, 1.8, 5];
/** Shares of words known at any position (names, cognates), with their prior probability. */
const FLOORS = [
  { floor: 0, weight: 0.5 },
  { floor: 0.08, weight: 0.25 },
  { floor: 0.2, weight: 0.15 },
  { floor: 0.4, weight: 0.1 },
];
/** Rates of false claims, with their prior probability. */
const GUESSES = [
  { guess: 0.01, weight: 0.42 },
  { guess: 0.08, weight: 0.28 },
  { guess: 0.2, weight: 0.18 },
  { guess: 0.4, weight: 0.09 },
  { guess: 0.7, weight: 0.03 },
];
/** Number of tested midpoints per slope, minus one. */
const MIDDLES = 36;
/** Distance of the midpoint beyond both ends of the deck, in slopes, for learners who know nothing or everything. */
const BEYOND = 5;
/** Probability of an accidental answer, either way. */
const SLIP = 0.02;
/** Share of each tail outside of the interval. */
const TAIL = 0.015;
/** One in this many words is asked at a random position, because real learners may differ from all modelled ones. */
const EVERYWHERE = 3;
/** Learners this much less likely than the likeliest are ignored in the selection of the next word. */
const UNLIKELY = 1e-3;
/** Avoids a division by zero. */
const LEAST = 1e-12;

/** @param size - Words of the deck, from 1. */
export function createPlacement(size: number): Placement {
  const bands = listBands(size);
  const learners = listLearners(bands);
  return {
    estimate(answers) {
      const weighed = weigh(learners, bands, answers);
      const known = weighed.reduce((sum, { weight, known: own }) => sum + weight * own, 0);
      const curve = bands.map((band, index) => ({
        position: Math.round(middleOf(band)),
        chance: weighed.reduce((sum, { weight, chances }) => sum + weight * (chances[index] ?? 0), 0),
      }));
      return { known: Math.round(known), ...findRange(weighed, size), curve };
    },
    pick(answers, random) {
      const positions = answers.flatMap(({ position }) => position ?? []);
      const asked = [...new Set(positions)].sort((a, b) => a - b);
      const everywhere = { first: 1, last: size };
      if (positions.length % EVERYWHERE === EVERYWHERE - 1) return pickOpen(everywhere, asked, random);
      const likely = dropUnlikely(weigh(learners, bands, answers));
      // Rare words decide the number, as there are so many of them. They say little about where to start.
      const trait = positions.length % 2 === 0 ? 'known' : 'middle';
      const doubts = bands.map((band, index) =>
        countOpen(band, asked) === 0 ? Infinity : expectDoubt(likely, index, trait),
      );
      return pickOpen(bands[doubts.indexOf(Math.min(...doubts))] ?? everywhere, asked, random);
    },
  };
}

const isWithin =
  ({ first, last }: Band) =>
  (position: number) =>
    first <= position && position <= last;

function countOpen(band: Band, asked: readonly number[]): number {
  return band.last - band.first + 1 - asked.filter(isWithin(band)).length;
}

/**
 * Selects an unasked position uniformly, without listing them, because a deck may have a million.
 *
 * @param asked - Ascending, without duplicates.
 */
function pickOpen(band: Band, asked: readonly number[], random: () => number): number | undefined {
  const open = countOpen(band, asked);
  if (open === 0) return undefined;
  let position = band.first + Math.floor(random() * open);
  for (const passed of asked.filter(isWithin(band))) if (passed <= position) position += 1;
  return position;
}

function dropUnlikely(learners: readonly Weighed[]): Weighed[] {
  const likeliest = learners.reduce((most, { weight }) => Math.max(most, weight), 0);
  return learners.filter(({ weight }) => weight > likeliest * UNLIKELY);
}

/** Expected variance of a trait after asking a word of a band. This loop dominates the cost of a check, so it uses plain sums. */
function expectDoubt(learners: readonly Weighed[], band: number, trait: 'known' | 'middle'): number {
  let yes = 0;
  let yesSum = 0;
  let all = 0;
  let allSum = 0;
  let squares = 0;
  for (const learner of learners) {
    const { chances, guess, weight } = learner;
    const value = learner[trait];
    const claimed = weight * chanceToClaim(chances[band] ?? 0, guess);
    yes += claimed;
    yesSum += claimed * value;
    all += weight;
    allSum += weight * value;
    squares += weight * value * value;
  }
  return squares - yesSum ** 2 / Math.max(yes, LEAST) - (allSum - yesSum) ** 2 / Math.max(all - yes, LEAST);
}

function chanceToClaim(chance: number, guess: number): number {
  return SLIP / 2 + (1 - SLIP) * (chance + (1 - chance) * guess);
}

/** Computes the posterior of all learners; weights sum to 1. */
function weigh(learners: readonly Learner[], bands: readonly Band[], answers: readonly PlacementAnswer[]): Weighed[] {
  const said = answers.map(({ position, isKnown }) => ({
    band: position === undefined ? undefined : bands.findIndex(({ last }) => position <= last),
    isKnown,
  }));
  const weighed = learners.map((learner) => {
    let fit = 0;
    let claims = 0;
    for (const { guess, weight } of GUESSES) {
      let likely = weight;
      for (const { band, isKnown } of said) {
        const claimed = chanceToClaim(band === undefined ? 0 : (learner.chances[band] ?? 0), guess);
        likely *= isKnown ? claimed : 1 - claimed;
      }
      fit += likely;
      claims += likely * guess;
    }
    return { ...learner, weight: learner.weight * fit, guess: claims / Math.max(fit, Number.MIN_VALUE) };
  });
  const total = weighed.reduce((sum, { weight }) => sum + weight, 0);
  for (const learner of weighed) learner.weight /= total;
  return weighed;
}

function listLearners(bands: readonly Band[]): Learner[] {
  const end = Math.log(bands.at(-1)?.last ?? 1);
  const positions = bands.map((band) => Math.log(middleOf(band)));
  const counts = bands.map(({ first, last }) => last - first + 1);
  const countAll = (values: readonly number[]) =>
    values.reduce((sum, value, index) => sum + value * (counts[index] ?? 0), 0);
  return SLOPES.flatMap((slope) => {
    const reach = BEYOND * slope;
    const middles = Array.from({ length: MIDDLES + 1 }, (_, step) => (step / MIDDLES) * (end + 2 * reach) - reach);
    return middles.flatMap((falling) => {
      const middle = Math.min(end, Math.max(0, falling));
      return FLOORS.map(({ floor, weight }) => {
        const chances = positions.map((position) => floor + (1 - floor) / (1 + Math.exp((position - falling) / slope)));
        const spread = Math.sqrt(countAll(chances.map((chance) => chance * (1 - chance))));
        return { chances, known: countAll(chances), middle, spread, weight };
      });
    });
  });
}

/** Divides 1 … size into bands of about equal width on a logarithmic scale. */
function listBands(size: number): Band[] {
  const bands: Band[] = [];
  const growth = (size + 1) ** (1 / BANDS);
  for (let first = 1; first <= size; ) {
    const last = Math.min(size, Math.max(first, Math.round(first * growth) - 1));
    bands.push({ first, last });
    first = last + 1;
  }
  return bands;
}

function middleOf({ first, last }: Band): number {
  return Math.sqrt(first * last);
}

/** The interval without its tails. Each learner contributes three points: the mean, and √3 deviations to either side. */
function findRange(learners: readonly Learner[], size: number): { low: number; high: number } {
  const points = learners
    .flatMap(({ known, spread, weight }) => [
      { known, weight: (weight * 2) / 3 },
      { known: known - Math.sqrt(3) * spread, weight: weight / 6 },
      { known: known + Math.sqrt(3) * spread, weight: weight / 6 },
    ])
    .sort((a, b) => a.known - b.known);
  const at = (share: number) => {
    let sum = 0;
    return points.find(({ weight }) => {
      sum += weight;
      return sum >= share;
    })?.known;
  };
  const clamp = (known: number) => Math.min(size, Math.max(0, known));
  return { low: Math.floor(clamp(at(TAIL) ?? 0)), high: Math.ceil(clamp(at(1 - TAIL) ?? size)) };
}
