import type { DeckStretch } from '../../model/statistics.ts';

export interface RankedWord {
  rank: number;
  /** Undefined for a word that the learner has not begun. */
  state: 'known' | 'learning' | undefined;
}

export interface RankBins {
  /** Stretches of equal width up to where the learner has come, and a little further. Those without words are left out. */
  stretches: DeckStretch[];
  /** All words behind them; undefined without any. */
  rest: DeckStretch | undefined;
}

/** Everybody sees at least this many words. */
const FIRST_WORDS = 100;
/** Most stretches up to where the learner has come. */
const MAX_REACHED = 14;
/** Stretches behind that. */
const AHEAD = 2;
/** One begun word in ten, and in any case one, may lie further: a page may have a word of any rank. */
const FAR_SHARE = 0.1;

/**
 * Divides a deck into stretches of ranks whose width grows with the learner.
 *
 * @param words - In rank order.
 */
export function divideByRank(words: readonly RankedWord[]): RankBins {
  const first = words[0];
  const last = words.at(-1);
  if (!first || !last) return { stretches: [], rest: undefined };
  const beginning = words[Math.min(FIRST_WORDS, words.length) - 1]?.rank ?? 0;
  const reach = findReach(words);
  const width = findWidth(Math.max(beginning, reach) - first.rank + 1);
  const toIndex = (rank: number) => Math.max(0, Math.ceil(rank / width) - 1);
  const lastIndex = Math.max(toIndex(beginning), toIndex(reach) + AHEAD);
  const end = Math.min(last.rank, (lastIndex + 1) * width);
  const stretches = new Map<number, DeckStretch>();
  const rest: DeckStretch = { first: end + 1, last: last.rank, words: 0, known: 0, learning: 0 };
  for (const { rank, state } of words) {
    const index = toIndex(rank);
    let stretch = index > lastIndex ? rest : stretches.get(index);
    if (!stretch) {
      const firstRank = stretches.size === 0 ? Math.min(rank, index * width + 1) : index * width + 1;
      stretch = { first: firstRank, last: Math.min(end, (index + 1) * width), words: 0, known: 0, learning: 0 };
      stretches.set(index, stretch);
    }
    stretch.words += 1;
    if (state) stretch[state] += 1;
  }
  return { stretches: [...stretches.values()], rest: rest.words > 0 ? rest : undefined };
}

/** The rank up to which nearly all begun words lie; 0 without any. */
function findReach(words: readonly RankedWord[]): number {
  const begun = words.filter(({ state }) => state !== undefined);
  const far = Math.max(1, Math.floor(begun.length * FAR_SHARE));
  return begun.at(-1 - far)?.rank ?? 0;
}

/** The smallest of 5, 10, 25, 50, 100, 250 … with few enough stretches. */
function findWidth(span: number): number {
  for (let unit = 10; ; unit *= 10) {
    const width = [unit / 2, unit, unit * 2.5].find((candidate) => span <= candidate * MAX_REACHED);
    if (width !== undefined) return width;
  }
}
