import { isGrammarWord } from '../languages/grammar-words.ts';
import { type PairId, toLanguagePair } from '../model/pair.ts';
import type { Achieved, StudyStats } from '../model/statistics.ts';
import { listDeckWords } from '../store/content/read/deck-words.ts';
import { findMain, listSources } from '../store/content/sources.ts';
import type { Store } from '../store/store.ts';
import type { Fold } from '../store/study/caches/fold.ts';
import { isPutOff, listCards, listDue } from '../store/study/caches/study-queue.ts';
import { readZones } from '../store/study/log/ops.ts';
import { readPastCards } from '../store/study/log/past-cards.ts';
import type { CardRow } from '../store/study/study-database.ts';
import { findMilestone, measureCoverage } from './statistics/achieved.ts';
import { divideByRank, type RankBins } from './statistics/rank-bins.ts';
import { isSkipped } from './statistics/skipped-days.ts';

/** Interval in days from which a word counts as known. */
export const KNOWN_DAYS = 21;

/** A month, for the comparison with today. */
const MONTH_DAYS = 30;

interface StatsRequest {
  fold: Fold;
  /** Pairs on the device. */
  pairs: readonly PairId[];
  /** The deck whose words are counted by rank. */
  pair: PairId;
  day: number;
  /** Current UTC offset in minutes. */
  zoneMinutes: number;
}

/** Days of the forecast, including today. */
const FORECAST_DAYS = 30;

/**
 * Reads the data of the statistics: daily sums and cards. From the log, only the words of the last thirty days are read, and the time zones
 * around a single day without study.
 */
export async function readStats(
  store: Store,
  { fold, pairs, pair, day, zoneMinutes }: StatsRequest,
): Promise<Omit<StudyStats, 'retention' | 'hasStreak'>> {
  const [days, due, words, cards] = await Promise.all([
    store.study.read((tables) => tables.days.toArray()),
    listDue(
      store,
      pairs.filter((other) => other !== pair),
      day + FORECAST_DAYS - 1,
    ),
    listDeckWords(store, pair),
    listCards(store, pair),
  ]);
  const counts = new Map<number, number>();
  // The deck's cards are read anyway.
  const own = pairs.includes(pair) ? cards.filter(({ queue }) => queue === 'review' || queue === 'learning') : [];
  for (const card of [...own, ...due]) {
    const asked = isPutOff(card, day) ? card.buriedUntil : day;
    const ahead = Math.max(asked, card.queue === 'review' ? card.due : day) - day;
    counts.set(ahead, (counts.get(ahead) ?? 0) + 1);
  }
  const forecast = Array.from({ length: FORECAST_DAYS }, (_, ahead) => counts.get(ahead) ?? 0);
  const skipped = await findSkipped(store, new Set(days.map((row) => row.day)), { day, zoneMinutes });
  const achieved = await readAchieved(store, { fold, pair, day, words, cards });
  return { day, days, skipped, forecast, ...toBins(words, cards), achieved };
}

interface DeckState extends Pick<StatsRequest, 'fold' | 'pair' | 'day'> {
  /** Words of the deck with their ranks, in rank order. */
  words: ReadonlyMap<string, number>;
  cards: readonly CardRow[];
}

async function readAchieved(store: Store, { fold, pair, day, words, cards }: DeckState): Promise<Achieved> {
  const states = new Map(cards.map((card) => [card.word, findState(card)]));
  const isKnown = (word: string) => states.get(word) === 'known';
  const count = (state: 'known' | 'learning') => [...states.values()].filter((other) => other === state).length;
  const waiting = cards.filter(({ queue, reps, due }) => queue === 'new' && reps === 0 && due > 0).length;
  const known = [...words.keys()].filter(isKnown);
  const main = findMain(await listSources(store), pair);
  const points = main?.coverage;
  // Words that are left for reading would keep the first milestones out of reach.
  const isLeft = (word: string) =>
    main?.origin.kind === 'starter' && !states.get(word) && isGrammarWord(word, toLanguagePair(pair).from);
  const findCoverage = async () => {
    if (!points) return undefined;
    const past = await readPastCards(store, fold, pair, day - MONTH_DAYS);
    const before = new Set(past.cards.filter((card) => findState(card) === 'known').map(({ word }) => word));
    const rankOf = (word: string) => words.get(word) ?? [];
    const knownBefore = [...known.filter((word) => !past.changed.has(word)), ...before];
    const begun = [...words.keys()].filter((word) => states.get(word) !== undefined);
    return {
      now: measureCoverage(points, known.flatMap(rankOf)),
      learning: measureCoverage(points, begun.flatMap(rankOf)),
      before: measureCoverage(points, knownBefore.flatMap(rankOf)),
    };
  };
  return {
    met: cards.filter(({ reps, queue }) => reps > 0 || queue === 'known').length + waiting,
    learning: count('learning'),
    known: count('known'),
    waiting,
    deck: { words: words.size, known: known.length },
    coverage: await findCoverage(),
    milestone: findMilestone(words.keys(), isKnown, (word) => !isLeft(word)),
  };
}

/** @param studied - Study days with answers. */
async function findSkipped(
  store: Store,
  studied: ReadonlySet<number>,
  today: { day: number; zoneMinutes: number },
): Promise<number[]> {
  const isKnown = (day: number) => day === today.day || studied.has(day);
  const single = [...studied].map((day) => day + 1).filter((day) => !isKnown(day) && isKnown(day + 1));
  const found = await Promise.all(
    single.map(async (day) => {
      const [before, after] = await Promise.all([readZones(store, day - 1), readZones(store, day + 1)]);
      return before && isSkipped(before.last, after?.first ?? today.zoneMinutes) ? day : undefined;
    }),
  );
  return found.filter((day) => day !== undefined);
}

function toBins(words: ReadonlyMap<string, number>, cards: readonly CardRow[]): RankBins {
  const states = new Map(cards.map((card) => [card.word, findState(card)]));
  return divideByRank([...words].map(([word, rank]) => ({ rank, state: states.get(word) })));
}

/** Number of known words, over all decks. */
export function countKnown(store: Store): Promise<number> {
  return store.study.read(({ cards }) => cards.filter((card) => findState(card) === 'known').count());
}

function findState({ queue, reps, intervalDays }: CardRow): 'known' | 'learning' | undefined {
  if (queue === 'known' || (queue === 'review' && intervalDays >= KNOWN_DAYS)) return 'known';
  return reps > 0 && queue !== 'suspended' ? 'learning' : undefined;
}
