import { createMemoMap } from '../async/memo.ts';
import { listCoreWords } from '../language/core-words.ts';
import { isGrammarWord } from '../language/grammar-words.ts';
import type { StoredCard } from '../model/card.ts';
import { type PairId, toLanguagePair } from '../model/pair.ts';
import type { SourceId } from '../model/source.ts';
import type { Directory } from '../store/content/cache/content-cache.ts';
import type { SourceRow } from '../store/content/content-database.ts';
import { readContent } from '../store/content/read/read-content.ts';
import { sortSources } from '../store/content/sources.ts';
import type { Store } from '../store/store.ts';
import { getDefinitions } from '../store/study/caches/definitions.ts';
import { isPutOff, listCardWords } from '../store/study/caches/study-queue.ts';
import type { CardRow } from '../store/study/study-database.ts';
import { findDeckCard } from './find-deck-card.ts';

/** A word that has not been studied. */
export interface NewWord {
  /** In NFC. */
  word: string;
  /** Undefined for an own word that the deck lacks. */
  card: StoredCard | undefined;
}

/** Selection of new words. */
export interface NewLimits {
  /** Study day. */
  day: number;
  /** Maximum number. */
  count: number;
  /** Whether to include words that the deck marks as vulgar. Words that the learner requested are always included. */
  vulgar: boolean;
  /** Rank of the main source at which new words start. The words before it come when no others are left. */
  start?: number | undefined;
}

/** Finds unstudied words of decks, and own words to study. */
export interface NewWords {
  /**
   * Returns the next new words of a pair: first the requested ones, in order, then those of its sources by rank. Those that are left for
   * reading come when no others are left.
   *
   * @param fresh - The pair's new words with a row.
   */
  find(pair: PairId, fresh: readonly CardRow[], limits: NewLimits): Promise<NewWord[]>;
  /** Whether no word of a pair has ever been answered, marked or requested. */
  isUntouched(pair: PairId): Promise<boolean>;
  /** Reports that words received a row. */
  touch(pair: PairId, words: readonly string[]): void;
  /** Reports that words may have lost their row. */
  forget(): void;
}

/** Cursor into the new words of a source. */
interface Cursor {
  /** Copy that `block` refers to. It differs after the source changed, or was removed and added again. */
  directory: Directory | undefined;
  /** Index of the first block that may contain a new word. */
  block: number;
  /** Whether vulgar words were included for `block`. */
  vulgar: boolean;
  /** Lowest rank that was included for `block`. */
  start: number;
  /** Whether the words left for reading were included for `block`. */
  grammar: boolean;
}

/** Which words by rank to find. */
interface RankLimits extends Pick<NewLimits, 'count' | 'vulgar' | 'start'> {
  /** Whether to include the words that are left for reading. */
  grammar: boolean;
}

/**
 * Whether a new word is left for reading: it carries grammar, and no sentence is known for it. Only the decks that come with Wayword leave such
 * words out; a list of the learner's own means each of its words.
 */
function isLeftForReading([, word, , , details]: StoredCard, { pair, origin }: SourceRow): boolean {
  return origin.kind === 'starter' && details?.examples === undefined && isGrammarWord(word, toLanguagePair(pair).from);
}

interface Memory {
  /** Words with a row, in NFC. */
  words: Set<string>;
  /** The same by core word: `Haus` for `das Haus`. */
  wordsOfCore: Map<string, Set<string>>;
  cursors: Map<SourceId, Cursor>;
}

/** A headword with more than its word. `levantarse` and `levantar` are different words, so an attached pronoun does not count. */
const IS_COMPLEX = /[\s,;/([{]/;

/** Core words that identify the same word in two sources: `das Haus` and `Haus`. */
function toCores(word: string, pair: PairId): string[] {
  return IS_COMPLEX.test(word) ? listCoreWords(word, toLanguagePair(pair).from) : [word];
}

function remember(memory: Memory, pair: PairId, words: readonly string[]): void {
  for (const word of words) {
    memory.words.add(word);
    for (const core of toCores(word, pair)) {
      const ofCore = memory.wordsOfCore.get(core);
      if (ofCore) ofCore.add(word);
      else memory.wordsOfCore.set(core, new Set([word]));
    }
  }
}

/** Keeps the words with a row in memory, so that skipping the first thousand does not cost a thousand reads. */
export function createNewWords(store: Store): NewWords {
  const memories = createMemoMap<PairId, Memory>();

  const getMemory = (pair: PairId): Promise<Memory> =>
    memories.get(pair, async () => {
      const memory: Memory = { words: new Set(), wordsOfCore: new Map(), cursors: new Map() };
      remember(memory, pair, await listCardWords(store, pair));
      return memory;
    });

  /** @returns undefined beyond the end of the source. */
  const readBlock = (id: SourceId, block: number): Promise<StoredCard[] | undefined> =>
    readContent(store, (rows) => {
      const source = rows.sources().find((row) => row.id === id);
      const first = source && rows.directory(source).firstRanks[block];
      return source && first !== undefined ? rows.blocks(source, [first])[0]?.cards : undefined;
    });

  /** Sources of a pair that supply new words, in the learner's order. */
  const listStudied = (pair: PairId) =>
    readContent(store, (rows) =>
      sortSources(rows.sources().filter((row) => row.pair === pair && row.inStudy)).map((source) => ({
        source,
        directory: rows.directory(source),
      })),
    );

  const findByRank = async (
    pair: PairId,
    isFresh: (word: string) => boolean,
    skip: Set<string>,
    { count, vulgar, start: mainStart = 0, grammar }: RankLimits,
  ) => {
    const memory = await getMemory(pair);
    const found: NewWord[] = [];
    for (const { source, directory } of await listStudied(pair)) {
      if (found.length >= count) break;
      const unwanted = new Set((vulgar ? [] : (source.vulgar ?? [])).map((word) => word.normalize('NFC')));
      const isBegun = (word: string) => memory.words.has(word) && !isFresh(word);
      const isCoreBegun = (core: string) => [...(memory.wordsOfCore.get(core) ?? [])].some(isBegun);
      const isOpen = (word: string) => !unwanted.has(word) && !isBegun(word) && !toCores(word, pair).some(isCoreBegun);
      // Ranks of other sources, such as a lesson's list, do not say how common a word is.
      const start = source.isMain ? mainStart : 0;
      const known = memory.cursors.get(source.id);
      const isKnown =
        known?.directory === directory && known.vulgar === vulgar && known.start === start && known.grammar === grammar;
      const cursor: Cursor = isKnown ? known : { directory, vulgar, start, grammar, block: 0 };
      memory.cursors.set(source.id, cursor);
      for (let block = cursor.block; found.length < count; block++) {
        const cards = await readBlock(source.id, block);
        if (!cards) break;
        const reached = cards.filter((card) => card[0] >= start && (grammar || !isLeftForReading(card, source)));
        const words = reached.map((card): [string, StoredCard] => [card[1].normalize('NFC'), card]);
        const open = words.filter(([word]) => isOpen(word));
        if (open.length === 0 && block === cursor.block) cursor.block = block + 1;
        for (const [word, card] of open) {
          const spellings = [word, ...toCores(word, pair)];
          if (spellings.some((spelling) => skip.has(spelling)) || found.length === count) continue;
          for (const spelling of spellings) skip.add(spelling);
          found.push({ word, card });
        }
      }
    }
    return found;
  };

  return {
    async find(pair, fresh, { day, count, vulgar, start = 0 }) {
      if (count <= 0) return [];
      const isWaiting = (card: CardRow) => isPutOff(card, day);
      const wanted = fresh.filter((card) => card.due > 0 && !isWaiting(card)).sort((a, b) => a.due - b.due);
      const first = wanted
        .slice(0, count)
        .map(async ({ word }) => ({ word, card: await findDeckCard(store, pair, word) }));
      const definitions = await getDefinitions(store);
      // A deck's word that is the headword of an own word is learnt already.
      const { words } = await getMemory(pair);
      const headwords = definitions.all.flatMap(({ pair: of, word, headword }) =>
        of === pair && headword !== undefined && words.has(word) ? [headword, ...toCores(headword, pair)] : [],
      );
      const isAskable = ({ word, card }: NewWord) => card !== undefined || definitions.find(pair, word) !== undefined;
      const found = (await Promise.all(first)).filter(isAskable);
      const skip = new Set([
        ...headwords,
        ...wanted.map(({ word }) => word),
        ...fresh.filter(isWaiting).map(({ word }) => word),
      ]);
      const freshWords = new Set(fresh.map(({ word }) => word));
      const isFresh = (word: string) => freshWords.has(word);
      // `skip` has the words that were found already.
      const addByRank = async (limits: Pick<RankLimits, 'start' | 'grammar'>) => {
        if (found.length >= count) return;
        found.push(...(await findByRank(pair, isFresh, skip, { count: count - found.length, vulgar, ...limits })));
      };
      await addByRank({ start, grammar: false });
      if (start > 0) await addByRank({ start: 0, grammar: false });
      await addByRank({ start: 0, grammar: true });
      return found;
    },
    isUntouched: async (pair) => (await getMemory(pair)).words.size === 0,
    touch(pair, words) {
      void memories.find(pair)?.then((memory) => {
        remember(memory, pair, words);
      });
    },
    forget: memories.forget,
  };
}
