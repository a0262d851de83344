import { type DaySums, type LogState, NOTHING, type WordState } from './log-numbers.ts';

/** The numbers of the page of progress, recomputed from the log as in `log-numbers.ts`. */

/** Interval from which a word counts as known. */
const KNOWN_DAYS = 21;
/** The deck as its file lists it. */
export interface DeckList {
  /** In rank order, from rank 1. */
  words: readonly string[];
  /** Last rank and the share of running text up to it. */
  coverage: readonly (readonly [number, number])[];
  /** Words that are left for reading: until they are studied, no milestone counts them. */
  leftForReading: ReadonlySet<string>;
}

/** The numbers of the page of progress. */
export interface ProgressNumbers {
  met: number;
  learning: number;
  known: number;
  /** Taken into study, and not asked yet. */
  waiting: number;
  covered: number;
  coveredLearning: number;
  coveredBefore: number;
  milestone: { words: number; known: number; left: number };
  retention: number | undefined;
  ms: number;
  studied: number;
  streak: number;
  longest: number;
  /** Words by the day on which they are due, from today on. */
  forecast: number[];
  /** The last thirty days, oldest first. */
  days: DaySums[];
  /** The last twelve weeks, oldest first: share recalled. */
  weeks: (number | undefined)[];
  /** Words of these ranks, both inclusive: known, learning, the others. */
  countRanks(first: number, last: number): [number, number, number];
}

const MONTH_DAYS = 30;

/** @param log - Everything; @param past - The same, up to the end of the day thirty days ago. */
export function countProgress(log: LogState, past: LogState, deck: DeckList, day: number): ProgressNumbers {
  const of = (word: string) => standing(log.words.get(word));
  const listed = deck.words.map(of);
  const known = (standings: readonly Standing[]) => (rank: number) => standings[rank - 1] === 'known';
  const daysOf = (first: number, count: number) =>
    Array.from({ length: count }, (_, index) => log.days.get(first + index) ?? NOTHING);
  const month = daysOf(day - MONTH_DAYS + 1, MONTH_DAYS);
  const all = [...log.words.values()];
  const waiting = all.filter(({ answers, state, isTaken }) => isTaken && answers === 0 && state === 'new').length;
  const due = all.filter(({ state }) => state === 'review' || state === 'asked');
  const count = (part: readonly Standing[], wanted: Standing) => part.filter((found) => found === wanted).length;
  return {
    met: all.filter(({ answers, state }) => answers > 0 || state === 'known').length + waiting,
    waiting,
    learning: count(listed, 'learning'),
    known: count(listed, 'known'),
    covered: cover(deck, known(listed)),
    coveredLearning: cover(deck, (rank) => listed[rank - 1] !== 'other'),
    coveredBefore: cover(deck, known(deck.words.map((word) => standing(past.words.get(word))))),
    milestone: findMilestone(deck, listed),
    retention: shareRecalled(month),
    ms: month.reduce((sum, { ms }) => sum + ms, 0),
    studied: month.filter(({ answers }) => answers > 0).length,
    ...countStreaks([...log.days.keys()], day),
    forecast: Array.from(
      { length: MONTH_DAYS },
      (_, ahead) => due.filter((word) => daysUntil(word, day) === ahead).length,
    ),
    days: month,
    weeks: Array.from({ length: 12 }, (_, week) => shareRecalled(daysOf(day - 7 * (12 - week) + 1, 7))),
    countRanks(first, last) {
      const part = listed.slice(first - 1, last);
      const [ofKnown, ofLearning] = [count(part, 'known'), count(part, 'learning')];
      return [ofKnown, ofLearning, part.length - ofKnown - ofLearning];
    },
  };
}

type Standing = 'known' | 'learning' | 'other';

function standing(word: WordState | undefined): Standing {
  if (!word) return 'other';
  if (word.state === 'known' || (word.state === 'review' && word.days >= KNOWN_DAYS)) return 'known';
  return word.answers > 0 && word.state !== 'paused' ? 'learning' : 'other';
}

function daysUntil({ state, due, putOffUntil }: WordState, day: number): number {
  return Math.max(0, (state === 'review' ? due : day) - day, putOffUntil - day);
}

function shareRecalled(days: readonly DaySums[]): number | undefined {
  const tested = days.reduce((sum, day) => sum + day.tested, 0);
  return tested === 0 ? undefined : days.reduce((sum, day) => sum + day.recalled, 0) / tested;
}

/** Share of running text: between two counted ranks, the words' shares fall with their rank. */
function cover({ coverage, words }: DeckList, isIn: (rank: number) => boolean): number {
  let share = 0;
  let [firstRank, firstShare] = [0, 0];
  for (const [lastRank, lastShare] of coverage) {
    for (let rank = firstRank + 1; rank <= Math.min(lastRank, words.length); rank++) {
      if (!isIn(rank)) continue;
      const part =
        firstRank === 0 ? 1 / lastRank : Math.log(rank / Math.max(1, rank - 1)) / Math.log(lastRank / firstRank);
      share += part * (lastShare - firstShare);
    }
    [firstRank, firstShare] = [lastRank, lastShare];
  }
  return share;
}

function findMilestone(deck: DeckList, listed: readonly Standing[]): ProgressNumbers['milestone'] {
  const isLeft = (index: number) => listed[index] === 'other' && deck.leftForReading.has(deck.words[index] ?? '');
  const counted = listed.flatMap((_, index) => (isLeft(index) ? [] : [index]));
  for (const words of [50, 100, 250, 500, 1_000, 1_500, 2_000, 3_000, 4_000, 5_000]) {
    const first = counted.slice(0, words);
    const known = first.filter((index) => listed[index] === 'known').length;
    const left = (first.at(-1) ?? 0) + 1 - words;
    if (known < 0.9 * words) return { words, known, left };
  }
  throw new Error('Expected a learner who knows less than the first 5,000 words.');
}

/** Days in a row; one missed day in seven is forgiven, and does not count. */
function countStreaks(days: readonly number[], today: number): { streak: number; longest: number } {
  const studied = new Set(days);
  let [run, longest, forgiven] = [0, 0, Number.NEGATIVE_INFINITY];
  for (let day = Math.min(...days, today); day <= today; day++) {
    if (studied.has(day)) run += 1;
    // Today is not over.
    else if (day < today) {
      const isForgiven = run > 0 && studied.has(day - 1) && day - forgiven >= 7;
      if (isForgiven) forgiven = day;
      else [run, forgiven] = [0, Number.NEGATIVE_INFINITY];
    }
    longest = Math.max(longest, run);
  }
  return { streak: run, longest };
}
