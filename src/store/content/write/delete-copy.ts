import type { Table } from 'dexie';
import { pause } from '../../../async/sleep.ts';
import type { Store } from '../../store.ts';
import type { ContentDatabase, DeckId, ImportRow, SyncRow } from '../content-database.ts';
import { allOf } from '../key-range.ts';

/** Rows of one table that one transaction deletes. A deck of 60,000 cards has fewer. */
const ROWS_AT_ONCE = 256;

/**
 * Deletes the rows of one copy; runs inside the caller's transaction. Those of a large copy stay for `deleteRemoved`, because a dictionary of half a
 * million words takes several seconds.
 */
export async function deleteCopy(content: ContentDatabase, deck: DeckId): Promise<void> {
  if (await hasManyRows(content, deck)) await content.removals.put({ deck });
  else await deleteRows(content, deck);
}

/** Deletes the rows of a copy that was being written, unless a source shows it already; runs inside the caller's transaction. */
export async function deleteUnusedCopy(
  content: ContentDatabase,
  { source, deck }: Pick<SyncRow | ImportRow, 'source' | 'deck'>,
): Promise<void> {
  const shown = await content.sources.get(source);
  if (shown?.deck !== deck) await deleteCopy(content, deck);
}

/** Deletes the rows of large removed copies in many short transactions, between which look-ups have their turn. It may stop at any point. */
export async function deleteRemoved({ content }: Store): Promise<void> {
  const deleteNext = () =>
    content.write(['removals', 'blocks', 'fullEntries', 'words', 'hashes', 'directories'], async (tables) => {
      const removed = await tables.removals.toCollection().first();
      if (removed && (await deleteRows(tables, removed.deck))) await tables.removals.delete(removed.deck);
      return removed !== undefined;
    });
  while (await deleteNext()) await pause();
}

async function hasManyRows({ blocks, fullEntries, words }: ContentDatabase, deck: DeckId): Promise<boolean> {
  const keys = await Promise.all([
    findFirstKeys(blocks, '[deck+firstRank]', deck),
    findFirstKeys(fullEntries, '[deck+firstRank]', deck),
    findFirstKeys(words, '[deck+firstKey]', deck),
  ]);
  return keys.some(({ length }) => length === ROWS_AT_ONCE);
}

/** Deletes some rows of a copy. @returns Whether none are left. */
async function deleteRows(content: ContentDatabase, deck: DeckId): Promise<boolean> {
  const { blocks, fullEntries, words, hashes, directories } = content;
  const done = [
    await deleteFirst(blocks, '[deck+firstRank]', deck),
    await deleteFirst(fullEntries, '[deck+firstRank]', deck),
    await deleteFirst(words, '[deck+firstKey]', deck),
  ];
  if (done.includes(false)) return false;
  await hashes.delete(deck);
  await directories.delete(deck);
  return true;
}

/** @returns Whether the table has no more rows of the deck. */
async function deleteFirst<Row, Key>(table: Table<Row, Key>, key: string, deck: DeckId): Promise<boolean> {
  const keys = await findFirstKeys(table, key, deck);
  const last = keys.at(-1);
  if (last !== undefined) await table.where(key).between(allOf(deck)[0], last, true, true).delete();
  return keys.length < ROWS_AT_ONCE;
}

function findFirstKeys<Row, Key>(table: Table<Row, Key>, key: string, deck: DeckId): PromiseLike<Key[]> {
  return table
    .where(key)
    .between(...allOf(deck))
    .limit(ROWS_AT_ONCE)
    .primaryKeys();
}
