/**
 * How many words of a deck somebody knows, told from a few of them. Words that come early in a deck are known more often, so the
 * chance to know a word is taken to fall along the logarithm of its place, down to a floor. Where it falls, how steeply, and how
 * often a word is claimed that is not known is what the answers tell (Bayes over a grid of such learners).
 */

/** What somebody said of one word. */
export interface PlacementAnswer {
  /** Place in the deck, 1 first; undefined for an invented word. */
  place: number | undefined;
  isKnown: boolean;
}

export interface PlacementEstimate {
  /** Words of the deck that are known, claims without knowing taken off. */
  known: number;
  /** Where the true number lies nine times in ten; both inclusive. */
  low: number;
  high: number;
  /** Chance to know the word at some places, ascending. */
  curve: { place: number; chance: number }[];
}

/** A check of one deck. Nothing of it is kept here: each call is told all answers. */
export interface Placement {
  estimate(answers: readonly PlacementAnswer[]): PlacementEstimate;
  /**
   * Picks the place to ask next: where the answer tells most of how many words are known.
   *
   * @param random - From 0 up to 1, as `Math.random`.
   * @returns undefined when every word was asked.
   */
  pick(answers: readonly PlacementAnswer[], random: () => number): number | undefined;
}

/** A learner that the answers may be from, claims left aside. */
interface Learner {
  /** Chance to know a word of each stretch. */
  chances: readonly number[];
  known: number;
  /** Standard deviation of what is really known around `known`: each word is a coin of its own. */
  spread: number;
  /** How likely, among all learners. */
  weight: number;
}

/** A learner as the answers tell: how likely, and how often words are claimed that are not known. */
interface Weighed extends Learner {
  guess: number;
}

/** Places that are taken together: narrow at the start of the deck, where most changes. */
interface Stretch {
  first: number;
  last: number;
}

/** Stretches of a deck, at most. */
const STRETCHES = 48;
/** How gently the chance falls, in natural logarithms of places: from a wall to hardly a slope. */
const SLOPES = [0.1, 0.35, 0.8, 1.8, 5];
/** Share of words that are known wherever they stand (names, words that one's own language has too), and how likely it is. */
const FLOORS = [
  { floor: 0, weight: 0.5 },
  { floor: 0.08, weight: 0.25 },
  { floor: 0.2, weight: 0.15 },
  { floor: 0.4, weight: 0.1 },
];
/** How often words are claimed that are not known, and how likely that is before anything was said. */
const GUESSES = [
  { guess: 0.01, weight: 0.42 },
  { guess: 0.08, weight: 0.28 },
  { guess: 0.2, weight: 0.18 },
  { guess: 0.4, weight: 0.09 },
  { guess: 0.7, weight: 0.03 },
];
/** Middles of the fall that are tried for each slope, less one. */
const MIDDLES = 36;
/** How far beyond both ends of the deck the middle may lie, in slopes: nothing known, everything known. */
const BEYOND = 5;
/** Chance that the hand slips, either way. */
const SLIP = 0.02;
/** Share of each tail that is left out of the range. */
const TAIL = 0.02;
/** One word in so many is asked anywhere in the deck: somebody may know other words than any of these learners. */
const EVERYWHERE = 3;
/** A learner this much less likely than the likeliest is left out where the next word is picked. */
const UNLIKELY = 1e-3;
/** Keeps a division from being one by nothing. */
const LEAST = 1e-12;

/** @param size - Words of the deck, from 1. */
export function createPlacement(size: number): Placement {
  const stretches = listStretches(size);
  const learners = listLearners(stretches);
  return {
    estimate(answers) {
      const weighed = weigh(learners, stretches, answers);
      const known = weighed.reduce((sum, { weight, known: own }) => sum + weight * own, 0);
      const curve = stretches.map((stretch, index) => ({
        place: Math.round(middleOf(stretch)),
        chance: weighed.reduce((sum, { weight, chances }) => sum + weight * (chances[index] ?? 0), 0),
      }));
      return { known: Math.round(known), ...findRange(weighed, size), curve };
    },
    pick(answers, random) {
      const places = answers.flatMap(({ place }) => place ?? []);
      const asked = [...new Set(places)].sort((a, b) => a - b);
      const everywhere = { first: 1, last: size };
      if (places.length % EVERYWHERE === EVERYWHERE - 1) return pickOpen(everywhere, asked, random);
      const likely = dropUnlikely(weigh(learners, stretches, answers));
      const doubts = stretches.map((stretch, index) =>
        countOpen(stretch, asked) === 0 ? Infinity : expectDoubt(likely, index),
      );
      return pickOpen(stretches[doubts.indexOf(Math.min(...doubts))] ?? everywhere, asked, random);
    },
  };
}

const isWithin =
  ({ first, last }: Stretch) =>
  (place: number) =>
    first <= place && place <= last;

function countOpen(stretch: Stretch, asked: readonly number[]): number {
  return stretch.last - stretch.first + 1 - asked.filter(isWithin(stretch)).length;
}

/**
 * Picks a place that was not asked, each as likely as any other; none is listed, as a deck may have a million.
 *
 * @param asked - Ascending, each once.
 */
function pickOpen(stretch: Stretch, asked: readonly number[], random: () => number): number | undefined {
  const open = countOpen(stretch, asked);
  if (open === 0) return undefined;
  let place = stretch.first + Math.floor(random() * open);
  for (const passed of asked.filter(isWithin(stretch))) if (passed <= place) place += 1;
  return place;
}

function dropUnlikely(learners: readonly Weighed[]): Weighed[] {
  const likeliest = learners.reduce((most, { weight }) => Math.max(most, weight), 0);
  return learners.filter(({ weight }) => weight > likeliest * UNLIKELY);
}

/** The variance that is left, on average, after a word of a stretch was asked. The whole cost of a check is here: plain sums. */
function expectDoubt(learners: readonly Weighed[], stretch: number): number {
  let yes = 0;
  let yesKnown = 0;
  let all = 0;
  let allKnown = 0;
  let squares = 0;
  for (const { chances, guess, known, weight } of learners) {
    const claimed = weight * chanceToClaim(chances[stretch] ?? 0, guess);
    yes += claimed;
    yesKnown += claimed * known;
    all += weight;
    allKnown += weight * known;
    squares += weight * known * known;
  }
  return squares - yesKnown ** 2 / Math.max(yes, LEAST) - (allKnown - yesKnown) ** 2 / Math.max(all - yes, LEAST);
}

function chanceToClaim(chance: number, guess: number): number {
  return SLIP / 2 + (1 - SLIP) * (chance + (1 - chance) * guess);
}

/** Weighs all learners by how well the answers fit them; weights add up to 1. */
function weigh(
  learners: readonly Learner[],
  stretches: readonly Stretch[],
  answers: readonly PlacementAnswer[],
): Weighed[] {
  const said = answers.map(({ place, isKnown }) => ({
    stretch: place === undefined ? undefined : stretches.findIndex(({ last }) => place <= last),
    isKnown,
  }));
  const weighed = learners.map((learner) => {
    let fit = 0;
    let claims = 0;
    for (const { guess, weight } of GUESSES) {
      let likely = weight;
      for (const { stretch, isKnown } of said) {
        const claimed = chanceToClaim(stretch === undefined ? 0 : (learner.chances[stretch] ?? 0), guess);
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

function listLearners(stretches: readonly Stretch[]): Learner[] {
  const end = Math.log(stretches.at(-1)?.last ?? 1);
  const places = stretches.map((stretch) => Math.log(middleOf(stretch)));
  const counts = stretches.map(({ first, last }) => last - first + 1);
  const countAll = (values: readonly number[]) =>
    values.reduce((sum, value, index) => sum + value * (counts[index] ?? 0), 0);
  return SLOPES.flatMap((slope) => {
    const reach = BEYOND * slope;
    const middles = Array.from({ length: MIDDLES + 1 }, (_, step) => (step / MIDDLES) * (end + 2 * reach) - reach);
    return middles.flatMap((middle) =>
      FLOORS.map(({ floor, weight }) => {
        const chances = places.map((place) => floor + (1 - floor) / (1 + Math.exp((place - middle) / slope)));
        const spread = Math.sqrt(countAll(chances.map((chance) => chance * (1 - chance))));
        return { chances, known: countAll(chances), spread, weight };
      }),
    );
  });
}

/** Cuts 1 … size into stretches that are about as wide as each other on a logarithmic scale. */
function listStretches(size: number): Stretch[] {
  const stretches: Stretch[] = [];
  const growth = (size + 1) ** (1 / STRETCHES);
  for (let first = 1; first <= size; ) {
    const last = Math.min(size, Math.max(first, Math.round(first * growth) - 1));
    stretches.push({ first, last });
    first = last + 1;
  }
  return stretches;
}

function middleOf({ first, last }: Stretch): number {
  return Math.sqrt(first * last);
}

/** The range without its tails. Each learner stands for three numbers: what is expected of them, and √3 deviations to either side. */
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
