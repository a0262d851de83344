import type { StoredCard } from '../../../model/card.ts';
import type { Store } from '../../store.ts';
import { BLOCK_SIZE, unpackBlock } from '../blocks.ts';
import { dropFreshWords } from '../cache/fresh-words.ts';
import type { ContentDatabase, DeckId, HashRow, ImportRow, SourceRow, WordRow } from '../content-database.ts';
import { createHashBuilder, type HashBuilder, hasHashIndex, makeHashRow, toHashRow } from '../hash-index.ts';
import { allOf } from '../key-range.ts';
import { type EntryLine, joinLines, keyOf, ROW_SIZE } from '../word-entries.ts';
import { type KnownForms, toSortedLines } from './card-entries.ts';
import { mergeLists, type PackedLines } from './merge-lists.ts';

/** Rows per read or write: few enough to hold in memory, enough to amortise the database's latency. */
const ROWS_AT_ONCE = 256;

/** Builds the word index of a whole deck of a few thousand cards, with all rows in memory. */
export function buildWordIndex(deck: DeckId, cards: Iterable<StoredCard>, language: string): WordRow[] {
  return [...toWordRows(deck, toSortedLines(cards, language))];
}

/** @param lines - Sorted. @returns Rows of a word index, in the order of their keys. */
export function* toWordRows(deck: DeckId, lines: Iterable<EntryLine>): Generator<WordRow> {
  let row: EntryLine[] = [];
  let [firstKey, lastKey] = ['', ''];
  for (const line of lines) {
    const key = keyOf(line);
    if (row.length >= ROW_SIZE && key !== lastKey) {
      yield { deck, firstKey, entries: joinLines(row) };
      row = [];
    }
    if (row.length === 0) firstKey = key;
    row.push(line);
    lastKey = key;
  }
  if (row.length > 0) yield { deck, firstKey, entries: joinLines(row) };
}

/**
 * Rebuilds the word index of one deck copy from its blocks, which may keep growing during the rebuild.
 *
 * @param forms - Inflected forms by word, for cards without their own forms.
 * @returns Number of indexed cards; 0, with nothing written, for a copy that was removed.
 *
 * Holds all entries in memory, but not the cards: about 100 MB for 1,000,000 cards.
 */
export async function rebuildWordIndex(
  store: Store,
  deck: DeckId,
  language: string,
  forms: KnownForms | undefined,
): Promise<number> {
  const { content, cache } = store;
  const { lines, cards, lastRank } = await readLines(store, deck, language, forms);
  const indexed = await content.read((tables) => {
    const pair = deck.slice(0, deck.indexOf('/'));
    const { words, hashes, sources, syncs } = tables;
    return tables.transaction('rw', words, hashes, sources, syncs, async () => {
      const ofPair = await sources.where('pair').equals(pair).toArray();
      const owners = [...ofPair, await syncs.get(pair)];
      // The copy was removed or replaced during the read, and the pair's next copy may have the same id.
      if (!owners.some((owner) => owner?.deck === deck)) return 0;
      await tables.words
        .where('[deck+firstKey]')
        .between(...allOf(deck))
        .delete();
      await putWordIndex(tables, deck, lines.sort());
      await sources
        .where('pair')
        .equals(pair)
        .modify((row) => {
          if (row.deck !== deck) return;
          row.indexedCards = cards;
          row.revision += 1;
        });
      return cards;
    });
  });
  dropFreshWords(cache.freshWords, deck, lastRank);
  return indexed;
}

/** Reads the cards of a synced source that its word index does not cover. */
export function readUnindexed({ content }: Store, { deck, indexedCards }: SourceRow): Promise<StoredCard[]> {
  return content.read(async ({ blocks }) => {
    const rows = await blocks
      .where('[deck+firstRank]')
      .between(...allOf(deck))
      // A sync fills each row before the next one.
      .offset(Math.floor(indexedCards / BLOCK_SIZE))
      .toArray();
    return rows.flatMap(unpackBlock).slice(indexedCards % BLOCK_SIZE);
  });
}

/**
 * Writes the word index of one deck copy; runs inside the caller's transaction.
 *
 * @param lines - Sorted entries of all its cards.
 */
export async function putWordIndex(content: ContentDatabase, deck: DeckId, lines: readonly EntryLine[]): Promise<void> {
  for (const rows of toBatches(toWordRows(deck, lines))) await content.words.bulkPut(rows);
  await writeHashes(content, deck, makeHashRow(deck, lines));
}

/**
 * Builds the entries of one deck copy from its blocks, which may keep growing.
 *
 * @returns The entries in block order, sorted within each block, the number of cards, and the last one's rank, which is -1 without cards.
 * @throws {AppError} `storage-unavailable`.
 */
export function readLines(
  { content }: Store,
  deck: DeckId,
  language: string,
  forms: KnownForms | undefined,
): Promise<{ lines: EntryLine[]; cards: number; lastRank: number }> {
  return content.read(async (tables) => {
    const lines: EntryLine[] = [];
    let cards = 0;
    let lastRank = -1;
    const [first, upper] = allOf(deck);
    for (let lower = first; ; ) {
      const blocks = await tables.blocks
        .where('[deck+firstRank]')
        .between(lower, upper, false)
        .limit(ROWS_AT_ONCE)
        .toArray();
      for (const block of blocks) {
        cards += block.count;
        for (const line of toSortedLines(unpackBlock(block), language, forms)) lines.push(line);
      }
      const last = blocks.at(-1);
      lastRank = last?.lastRank ?? lastRank;
      if (!last || blocks.length < ROWS_AT_ONCE) break;
      lower = [deck, last.firstRank];
    }
    return { lines, cards, lastRank };
  });
}

/**
 * Writes the word index of an import's copy, and that it is there, unless the import is dropped meanwhile. No deck has this copy yet,
 * so that it is written in many short transactions, between which others get their turn; one that was stopped midway is written over
 * by the same rows.
 *
 * @param lists - Entries of all its cards.
 */
export function writeImportIndex(
  { content }: Pick<Store, 'content'>,
  { id, deck }: Pick<ImportRow, 'id' | 'deck'>,
  lists: readonly PackedLines[],
): Promise<void> {
  return content.read(async (tables) => {
    const count = lists.reduce((sum, list) => sum + list.count, 0);
    const builder = hasHashIndex(count) ? createHashBuilder(count) : undefined;
    for (const rows of toBatches(toWordRows(deck, addToHashes(mergeLists(lists), builder)))) {
      const isWanted = await tables.transaction('rw', tables.words, tables.imports, async () => {
        if (!(await tables.imports.get(id))) return false;
        await tables.words.bulkPut(rows);
        return true;
      });
      if (!isWanted) return;
    }
    await tables.transaction('rw', tables.hashes, tables.imports, async () => {
      const row = await tables.imports.get(id);
      if (!row) return;
      const hashes = builder?.end();
      await writeHashes(tables, deck, hashes && toHashRow(deck, hashes));
      if (row.state === 'whole') await tables.imports.put({ ...row, state: 'indexed' });
    });
  });
}

function* addToHashes(lines: Iterable<EntryLine>, builder: HashBuilder | undefined): Generator<EntryLine> {
  for (const line of lines) {
    builder?.add(line);
    yield line;
  }
}

/** Writes the hash index of a large deck; runs inside the caller's transaction. */
async function writeHashes({ hashes }: ContentDatabase, deck: DeckId, row: HashRow | undefined): Promise<void> {
  if (row) await hashes.put(row);
  else await hashes.delete(deck);
}

function* toBatches(rows: Iterable<WordRow>): Generator<WordRow[]> {
  let batch: WordRow[] = [];
  for (const row of rows) {
    batch.push(row);
    if (batch.length < ROWS_AT_ONCE) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
