import { createMemoMap } from '../async/memo.ts';
import type { StoredCard } from '../model/card.ts';
import type { PairId } from '../model/pair.ts';
import type { SourceId } from '../model/source.ts';
import type { Directory } from '../store/content/cache/content-cache.ts';
import { readContent } from '../store/content/read/read-content.ts';
import { sortSources } from '../store/content/sources.ts';
import type { Store } from '../store/store.ts';
import { getDefinitions } from '../store/study/caches/definitions.ts';
import { isPutOff } from '../store/study/caches/study-queue.ts';
import type { CardRow } from '../store/study/study-database.ts';
import { addBegunWord, type BegunWords, readBegunWords, toCores } from './begun-words.ts';
import type { DailyNew } from './daily-new.ts';
import { findDeckCard } from './find-deck-card.ts';
import { type ArrangedCards, arrangeFirstCards, type FirstWords } from './first-words.ts';
import type { MovingStart } from './moving-start.ts';
import { createWalk, type NewWord, type Opening, type RankLimits, type Seen } from './rank-walk.ts';
import { isBegunByRank } from './study-order.ts';

/** Selection of new words. */
export interface NewLimits extends DailyNew {
  /** Study day. */
  day: number;
  /** Whether to include words that the deck marks as vulgar. Words that the learner requested are always included. */
  vulgar: boolean;
  /** Rank of the main source at which new words start. The words before it come when no others are left. */
  start?: number | undefined;
  /** Whether new words start exactly there, however many the learner dismisses. */
  isStartFixed?: boolean | undefined;
  /** Whether included decks introduce their words strictly by rank. */
  isByRank?: boolean | undefined;
  /** Words that the session has shown and not asked yet, in NFC. */
  introduced?: readonly string[] | undefined;
}

/** New words in the order in which a session shows them. */
export interface FoundNewWords {
  words: NewWord[];
  /** Rank at which those by rank start: as chosen, or moved on by the words that the learner dismissed; undefined without either. */
  start: number | undefined;
}

/** Finds unstudied words of decks, and own words to study. */
export interface NewWords {
  /**
   * Returns the next new words of a pair: first the requested ones, in order, then those of its sources from the start on, by rank or as
   * `first-words.ts` arranges them. Those that are left for reading come when no others are left.
   *
   * @param fresh - The pair's new words with a row.
   */
  find(pair: PairId, fresh: readonly CardRow[], limits: NewLimits): Promise<FoundNewWords>;
  /**
   * Whether no word of a pair has ever been answered or marked. Words that the learner only took into study say nothing about how many are
   * known.
   *
   * @param fresh - New words with a row.
   */
  isUntouched(pair: PairId, fresh: readonly CardRow[]): Promise<boolean>;
  /** Reports that words received a row. @param isDismissed - Whether the learner marked a single word as known. */
  touch(pair: PairId, words: readonly string[], isDismissed: boolean): void;
  /** Reports that words may have lost their row. */
  forget(): void;
}

/** Stands for the opening among the blocks. */
const OPENING = -1;

/** Cursor into the new words of a source. */
interface Cursor {
  /** Copy that `block` refers to. It differs after the source changed, or was removed and added again. */
  directory: Directory | undefined;
  /** The choices and limits that held for `block`. */
  scope: string;
  /** Index of the first block that may contain a new word; {@link OPENING} for the cards of the opening, which come before the blocks. */
  block: number;
  /** Where new words start, after the blocks before `block`. */
  start: MovingStart;
  /** The cards of the opening; undefined without one, before they were read, and once none of them is new. */
  arranged?: ArrangedCards | undefined;
}

interface Memory {
  begun: BegunWords;
  cursors: Map<SourceId, Cursor>;
  /** Whether the pair was begun by rank; undefined before the first answer. */
  isByRank?: boolean | undefined;
}

/**
 * Keeps the words with a row in memory, so that skipping the first thousand does not cost a thousand reads.
 *
 * @param readFirstWords - Reads what the order of a pair's first words depends on; undefined if all come by rank.
 */
export function createNewWords(
  store: Store,
  readFirstWords: (pair: PairId) => Promise<FirstWords | undefined> = async () => undefined,
): NewWords {
  const memories = createMemoMap<PairId, Memory>();

  const getMemory = (pair: PairId): Promise<Memory> =>
    memories.get(pair, async () => ({ begun: await readBegunWords(store, pair), cursors: new Map() }));

  /** @returns undefined beyond the end of the source. */
  const readBlock = (id: SourceId, block: number): Promise<StoredCard[] | undefined> =>
    readContent(store, (rows) => {
      const source = rows.sources().find((row) => row.id === id);
      const first = source && rows.directory(source).firstRanks[block];
      return source && first !== undefined ? rows.blocks(source, [first])[0]?.cards : undefined;
    });

  const findFirstWords = async (pair: PairId): Promise<FirstWords | undefined> => {
    const [memory, firstWords] = await Promise.all([getMemory(pair), readFirstWords(pair)]);
    if (firstWords) memory.isByRank ??= await isBegunByRank(store, pair, firstWords);
    return memory.isByRank ? undefined : firstWords;
  };

  const readOpening = async (id: SourceId, { first, end, firstWords }: Opening): Promise<ArrangedCards> => {
    const cards: StoredCard[] = [];
    for (let block = 0; (cards.at(-1)?.[0] ?? 0) < end; block++) {
      const read = await readBlock(id, block);
      if (!read) break;
      cards.push(...read);
    }
    return arrangeFirstCards(
      cards.filter(([rank]) => rank >= first && rank < end),
      firstWords,
    );
  };

  /** Sources of a pair that supply new words, in the learner's order. */
  const listStudied = (pair: PairId) =>
    readContent(store, (rows) =>
      sortSources(rows.sources().filter((row) => row.pair === pair && row.inStudy)).map((source) => ({
        source,
        directory: rows.directory(source),
      })),
    );

  const findByRank = async (pair: PairId, seen: Seen, limits: RankLimits) => {
    const { begun, cursors } = await getMemory(pair);
    const words: NewWord[] = [];
    let movedTo: number | undefined;
    for (const { source, directory } of await listStudied(pair)) {
      if (words.length >= limits.count) break;
      const walk = createWalk(source, begun, seen, limits);
      const known = cursors.get(source.id);
      const isCurrent = known?.directory === directory && known.scope === walk.scope;
      const block = walk.opening ? OPENING : 0;
      const cursor: Cursor = isCurrent ? known : { directory, scope: walk.scope, block, start: walk.start };
      cursors.set(source.id, cursor);
      walk.start = cursor.start;
      if (cursor.block === OPENING && walk.opening) {
        cursor.arranged ??= await readOpening(source.id, walk.opening);
        if (!walk.takeOpening(cursor.arranged, words))
          Object.assign(cursor, { block: 0, start: walk.start, arranged: undefined });
      }
      for (let block = Math.max(0, cursor.block); words.length < limits.count; block++) {
        const cards = await readBlock(source.id, block);
        if (!cards) break;
        const hasOpen = walk.take(cards, words);
        if (!hasOpen && block === cursor.block) Object.assign(cursor, { block: block + 1, start: walk.start });
      }
      movedTo ??= walk.start.movedTo;
    }
    return { words, movedTo };
  };

  return {
    async find(
      pair,
      fresh,
      { day, count, taken = count, vulgar, start: chosen, isStartFixed = false, isByRank = false, introduced = [] },
    ) {
      const isWaiting = (card: CardRow) => isPutOff(card, day);
      const wanted = fresh.filter((card) => card.due > 0 && !isWaiting(card)).sort((a, b) => a.due - b.due);
      const first = wanted
        .slice(0, Math.max(0, taken))
        .map(async ({ word }) => ({ word, card: await findDeckCard(store, pair, word) }));
      const definitions = await getDefinitions(store);
      // A deck's word that is the headword of an own word is learnt already.
      const { begun } = await getMemory(pair);
      const headwords = definitions.all.flatMap(({ pair: of, word, headword }) =>
        of === pair && headword !== undefined && begun.words.has(word) ? [headword, ...toCores(headword, pair)] : [],
      );
      const isAskable = ({ word, card }: NewWord) => card !== undefined || definitions.find(pair, word) !== undefined;
      const found = (await Promise.all(first)).filter(isAskable);
      const freshWords = new Set(fresh.map(({ word }) => word));
      const seen: Seen = {
        isFresh: (word) => freshWords.has(word),
        introduced: new Set(introduced),
        skip: new Set([
          ...headwords,
          ...wanted.map(({ word }) => word),
          ...fresh.filter(isWaiting).map(({ word }) => word),
        ]),
      };
      const addByRank = async (limits: Pick<RankLimits, 'start' | 'isMoving' | 'grammar' | 'firstWords'>) => {
        const left = Math.max(0, count - found.length);
        // Where the start is now shows even if no new word is left for today.
        if (left === 0 && !limits.isMoving) return undefined;
        const byRank = await findByRank(pair, seen, { count: Math.max(1, left), vulgar, ...limits });
        found.push(...byRank.words.slice(0, left));
        return byRank.movedTo;
      };
      const firstWords = isByRank ? undefined : await findFirstWords(pair);
      const start = (await addByRank({ start: chosen ?? 0, isMoving: !isStartFixed, firstWords })) ?? chosen;
      if (start) await addByRank({ start: 0 });
      await addByRank({ start: 0, grammar: true });
      return { words: found, start };
    },
    async isUntouched(pair, fresh) {
      const taken = new Set(fresh.filter((card) => card.pair === pair && card.due > 0).map(({ word }) => word));
      return [...(await getMemory(pair)).begun.words].every((word) => taken.has(word));
    },
    touch(pair, words, isDismissed) {
      void memories.find(pair)?.then(({ begun }) => {
        for (const word of words) {
          addBegunWord(begun, pair, word);
          if (isDismissed) begun.dismissed.add(word);
          else begun.dismissed.delete(word);
        }
      });
    },
    forget: memories.forget,
  };
}
