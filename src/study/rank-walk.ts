import { isGrammarWord } from '../languages/grammar-words.ts';
import type { StoredCard } from '../model/card.ts';
import { toLanguagePair } from '../model/pair.ts';
import type { SourceRow } from '../store/content/content-database.ts';
import { type BegunWords, toCores } from './begun-words.ts';
import { type ArrangedCards, type FirstWords, findArrangedEnd } from './first-words.ts';
import { beginAt, continueAfter, type MovingStart } from './moving-start.ts';

/** A word that has not been studied. */
export interface NewWord {
  /** In NFC. */
  word: string;
  /** Undefined for an own word that the deck lacks. */
  card: StoredCard | undefined;
}

/** Which words by rank to find. */
export interface RankLimits {
  /** Maximum number. */
  count: number;
  /** Whether to include words that the deck marks as vulgar. */
  vulgar: boolean;
  /** Lowest rank of the main source. */
  start: number;
  /** The order of the first words of an included deck; by rank without it. */
  firstWords?: FirstWords | undefined;
  /** Whether the words that the learner dismissed move the start. */
  isMoving?: boolean;
  /** Whether to include the words that are left for reading. */
  grammar?: boolean;
}

/** Words that are not to be found by rank, or not again. All of them are in NFC. */
export interface Seen {
  /** Whether a word with a row is new again. */
  isFresh(word: string): boolean;
  /** Words that the session has shown and not asked yet. */
  introduced: ReadonlySet<string>;
  /** Grows by the words that are found. */
  skip: Set<string>;
}

/**
 * Whether a new word is left for reading: it carries grammar, and no sentence is known for it. Only the decks that come with Wayword leave such
 * words out; a list of the learner's own means each of its words.
 */
function isLeftForReading([, word, , , details]: StoredCard, { pair, origin }: SourceRow): boolean {
  return origin.kind === 'starter' && details?.examples === undefined && isGrammarWord(word, toLanguagePair(pair).from);
}

/** Whether a rank says how common a word is: not in a list of the learner's own, such as that of a lesson. */
function hasFrequency({ isMain, origin }: SourceRow): boolean {
  return isMain && (origin.kind !== 'file' || origin.isRanked === true);
}

/** The first words of a source, if these do not come by rank. */
export interface Opening {
  /** Ranks that the opening contains: from `first`, up to and without `end`. */
  first: number;
  end: number;
  firstWords: FirstWords;
}

/** Goes through the cards of a source in the order in which study introduces them. */
export interface RankWalk {
  /** Identifies what the walk includes. */
  scope: string;
  /** Where new words start, after the cards so far. */
  start: MovingStart;
  /** Undefined if all words come by rank. */
  opening: Opening | undefined;
  /**
   * Adds the new words of the next cards by rank to `found`, up to the maximum. Those of the opening are left out.
   *
   * @returns Whether there are words that may be found, now or later.
   */
  take(cards: readonly StoredCard[], found: NewWord[]): boolean;
  /** The same with the arranged cards of the opening. */
  takeOpening(cards: ArrangedCards, found: NewWord[]): boolean;
}

export function createWalk(source: SourceRow, begun: BegunWords, seen: Seen, limits: RankLimits): RankWalk {
  const { pair, lastRank } = source;
  const { count, vulgar, grammar } = limits;
  const unwanted = new Set((vulgar ? [] : (source.vulgar ?? [])).map((word) => word.normalize('NFC')));
  // Ranks of other sources, such as a lesson's list, do not say how common a word is.
  const first = source.isMain ? limits.start : 0;
  const canMove = limits.isMoving === true && hasFrequency(source);
  // From the first word that the learner has not seen, new words follow each other in order.
  let isSeen = canMove;
  const isBegun = (word: string) => begun.words.has(word) && !seen.isFresh(word);
  const isCoreBegun = (core: string) => [...(begun.wordsOfCore.get(core) ?? [])].some(isBegun);
  const isStarter = source.origin.kind === 'starter';
  const { firstWords } = limits;
  const opening = firstWords && isStarter ? { first, end: findArrangedEnd(first), firstWords } : undefined;

  const isLeftOut = (card: StoredCard, word: string) =>
    card[0] < (walk.start.movedTo ?? first) || unwanted.has(word) || (!grammar && isLeftForReading(card, source));

  /** @param hasRanks - Whether the ranks of the cards tell how far the learner has come. */
  const takeNext = (cards: readonly StoredCard[], found: NewWord[], hasRanks: boolean): boolean => {
    let hasOpen = false;
    for (const card of cards) {
      if (found.length >= count) return true;
      const [rank] = card;
      const word = card[1].normalize('NFC');
      if (isLeftOut(card, word)) continue;
      const isIntroduced = seen.introduced.has(word);
      if (isSeen && (isIntroduced || isBegun(word))) {
        const isDismissed = begun.dismissed.has(word);
        walk.start = continueAfter(walk.start, { rank: hasRanks ? rank : 0, isDismissed }, lastRank);
      }
      if (isBegun(word)) continue;
      const cores = toCores(word, pair);
      if (cores.some(isCoreBegun)) continue;
      hasOpen = true;
      if ([word, ...cores].some((spelling) => seen.skip.has(spelling))) continue;
      if (!isIntroduced) isSeen = false;
      for (const spelling of [word, ...cores]) seen.skip.add(spelling);
      found.push({ word, card });
    }
    return hasOpen;
  };

  const walk: RankWalk = {
    scope: [first, canMove, vulgar, grammar, opening !== undefined].join(),
    start: beginAt(first),
    opening,
    take: (cards, found) => takeNext(opening ? cards.filter(([rank]) => rank >= opening.end) : cards, found, true),
    takeOpening({ ofText, others }, found) {
      const hasOpen = takeNext(ofText, found, false);
      return takeNext(others, found, true) || hasOpen;
    },
  };
  return walk;
}
