import type { StoredCard } from '../../../model/card.ts';
import type { SourceId } from '../../../model/source.ts';
import type { Store } from '../../store.ts';
import { packBlocks } from '../blocks.ts';
import type { BlockRow, ContentDatabase, SourceRow } from '../content-database.ts';
import { type Hashes, hasHashIndex, hashLines, readHashRow } from '../hash-index.ts';
import { allOf } from '../key-range.ts';
import { type EntryLine, keyOf, splitLines } from '../word-entries.ts';
import { type KnownForms, toSortedLines } from './card-entries.ts';
import { sortInSteps } from './sort-in-steps.ts';
import { readDirectory } from './store-directories.ts';

/** Rows per read: few enough to let other work run in between. */
const ROWS_AT_ONCE = 64;
/** Blocks per read, whose cards may have twenty forms each. */
const BLOCKS_AT_ONCE = 2;

/** Faults of a deck's rows. */
export interface DeckFaults {
  deck: SourceRow;
  /** Readable cards. */
  cards: number;
  /** Blocks that are unreadable or contradict their own fields. */
  damaged: BlockRow[];
  /** Entries of the word index that are missing or lead to no card. */
  indexFaults: number;
}

/**
 * Reads a deck's blocks and compares its word index with them.
 *
 * @param formsOf - Inflected forms by word that were indexed for cards without their own forms.
 * @returns `undefined` for a missing deck, `busy` for one that is being written.
 * @throws {AppError} `storage-unavailable`.
 *
 * Reads in many short transactions. Holds all index entries in memory, like a rebuild.
 */
export function findDeckFaults(
  store: Store,
  id: SourceId,
  formsOf: (deck: SourceRow) => Promise<KnownForms | undefined>,
): Promise<DeckFaults | 'busy' | undefined> {
  const { content } = store;
  return content.read(async (tables) => {
    const deck = await tables.sources.get(id);
    if (!deck) return undefined;
    const isGrowing = async () => {
      const sync = await tables.syncs.get(deck.pair);
      return sync !== undefined && sync.deck === deck.deck && sync.state !== 'done';
    };
    if (await isGrowing()) return 'busy';
    const { lines, cards, damaged } = await readBlocks(tables, deck, await formsOf(deck));
    const indexFaults =
      (await compareIndex(tables, deck, lines)) ||
      (await compareHashes(tables, deck, lines)) ||
      (await compareDirectory(tables, deck));
    const now = await tables.sources.get(id);
    if (now?.deck !== deck.deck || now.revision !== deck.revision || (await isGrowing())) return 'busy';
    return { deck, cards, damaged, indexFaults };
  });
}

async function readBlocks(
  tables: ContentDatabase,
  { deck, from, indexedCards }: SourceRow,
  forms: KnownForms | undefined,
) {
  const lines: EntryLine[][] = [];
  const damaged: BlockRow[] = [];
  let cards = 0;
  let lastRank = Number.NEGATIVE_INFINITY;
  const [first, upper] = allOf(deck);
  for (let lower = first; ; ) {
    const blocks = await tables.blocks
      .where('[deck+firstRank]')
      .between(lower, upper, false)
      .limit(BLOCKS_AT_ONCE)
      .toArray();
    for (const block of blocks) {
      const found = salvage(block, lastRank);
      if (!isWhole(block, found)) damaged.push(block);
      // The index will cover cards that a sync stored after it was built.
      const indexed = found.slice(0, Math.max(0, indexedCards - cards));
      lines.push(toSortedLines(indexed, from.iso639_3, forms));
      cards += found.length;
      lastRank = found.at(-1)?.[0] ?? lastRank;
    }
    const last = blocks.at(-1);
    if (!last || blocks.length < BLOCKS_AT_ONCE) break;
    lower = [deck, last.firstRank];
  }
  return { lines: await sortInSteps(lines), cards, damaged };
}

/** The readable cards of a block in ascending order after a rank. */
function salvage({ cards }: BlockRow, lastRank: number): StoredCard[] {
  let before = lastRank;
  return parseList(cards).filter((card): card is StoredCard => {
    if (!isStoredCard(card) || card[0] <= before) return false;
    before = card[0];
    return true;
  });
}

function parseList(json: string): unknown[] {
  try {
    const list: unknown = JSON.parse(json);
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}

function isStoredCard(card: unknown): card is StoredCard {
  if (!Array.isArray(card)) return false;
  const [rank, word, meanings] = card;
  return Number.isInteger(rank) && typeof word === 'string' && Array.isArray(meanings);
}

function isWhole({ count, firstRank, lastRank }: BlockRow, cards: readonly StoredCard[]): boolean {
  return cards.length === count && cards[0]?.[0] === firstRank && cards.at(-1)?.[0] === lastRank;
}

/** @param expected - Sorted. @returns Number of missing and surplus lines. */
async function compareIndex(
  tables: ContentDatabase,
  { deck }: SourceRow,
  expected: readonly EntryLine[],
): Promise<number> {
  let faults = 0;
  let place = 0;
  const [first, upper] = allOf(deck);
  let lower: [string, number | string] = first;
  for (;;) {
    const rows = await tables.words.where('[deck+firstKey]').between(lower, upper, false).limit(ROWS_AT_ONCE).toArray();
    for (const { firstKey, entries } of rows) {
      const lines = splitLines(entries);
      if (keyOf(lines[0] ?? '') !== firstKey) faults += 1;
      for (const line of lines) {
        for (; (expected[place] ?? line) < line; place++) faults += 1;
        if (expected[place] === line) place += 1;
        else faults += 1;
      }
    }
    const last = rows.at(-1);
    if (!last || rows.length < ROWS_AT_ONCE) break;
    lower = [deck, last.firstKey];
  }
  return faults + expected.length - place;
}

/** @param expected - Sorted. @returns Number of wrong fields of the deck's hash index. */
async function compareHashes(
  tables: ContentDatabase,
  { deck }: SourceRow,
  expected: readonly EntryLine[],
): Promise<number> {
  const wanted = hasHashIndex(expected.length) ? hashLines(expected) : undefined;
  const row = await tables.hashes.get(deck);
  const stored = wanted && row && (await readHashRow(row).catch(() => undefined));
  const places = ({ starts, hashes, ranks, highRanks }: Hashes) => [starts, hashes, ranks, highRanks];
  const counts = (wanted ? places(wanted) : []).map((numbers, column) => {
    const found = stored && places(stored)[column];
    return found?.length === numbers.length
      ? numbers.filter((number, index) => number !== found[index]).length
      : numbers.length;
  });
  return Math.max(0, ...counts);
}

/** @returns Number of wrong positions in the deck's stored directory, if there is one. */
async function compareDirectory(tables: ContentDatabase, deck: SourceRow): Promise<number> {
  const kept = await tables.directories.get(deck.deck);
  if (kept?.revision !== deck.revision) return 0;
  const { firstRanks, firstKeys } = await readDirectory(tables, deck);
  return countDifferences(firstRanks, kept.firstRanks) + countDifferences(firstKeys, kept.firstKeys);
}

function countDifferences<T>(expected: readonly T[], found: readonly T[]): number {
  const [longer, shorter] = expected.length < found.length ? [found, expected] : [expected, found];
  return longer.filter((value, index) => value !== shorter[index]).length;
}

/**
 * Reduces damaged blocks to their readable cards, so that these answer again. The word index must be rebuilt afterwards.
 *
 * @throws {AppError} `storage-full`, `storage-unavailable`. On an error nothing changes.
 */
export function dropDamaged({ content }: Store, { deck, damaged, cards }: DeckFaults): Promise<void> {
  return content.write(['blocks', 'sources'], async (tables) => {
    for (const block of damaged) {
      await tables.blocks.delete([block.deck, block.firstRank]);
      await tables.blocks.bulkPut(packBlocks(block.deck, salvage(block, block.firstRank - 1)));
    }
    const [first, last] = await Promise.all([
      tables.blocks
        .where('[deck+firstRank]')
        .between(...allOf(deck.deck))
        .first(),
      tables.blocks
        .where('[deck+firstRank]')
        .between(...allOf(deck.deck))
        .last(),
    ]);
    await tables.sources
      .where('id')
      .equals(deck.id)
      .modify((row) => {
        if (row.deck !== deck.deck) return;
        row.cards = cards;
        row.firstRank = first?.firstRank ?? row.firstRank;
        row.lastRank = last?.lastRank ?? row.lastRank;
        row.revision += 1;
      });
  });
}
