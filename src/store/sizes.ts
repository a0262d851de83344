import type { Table } from 'dexie';
import type { ContentDatabase } from './content/content-database.ts';
import { ENTRY_BYTES } from './content/hash-index.ts';
import { allOf } from './content/key-range.ts';
import { ROW_SIZE } from './content/word-entries.ts';
import type { Store } from './store.ts';

/** Rows measured at either end of a table. */
const SAMPLE = 8;

/**
 * Estimates the size of the decks and of the learner's data in bytes, because browsers report only the total.
 *
 * @throws {AppError} `storage-unavailable`.
 */
export async function estimateSizes({ content, study }: Store): Promise<{ decks: number; study: number }> {
  const [decks, entries, hashes, made] = await Promise.all([
    content.read(({ blocks, words }) => sum([blocks, words])),
    content.read(estimateFullEntries),
    content.read(estimateHashes),
    study.read(({ ops, cards, days, definitions, lookUps }) => sum([ops, cards, days, definitions, lookUps])),
  ]);
  return { decks: decks + entries + hashes, study: made };
}

async function sum(tables: readonly Table[]): Promise<number> {
  const sizes = await Promise.all(tables.map(estimateTable));
  return sizes.reduce((all, size) => all + size, 0);
}

async function estimateTable(table: Table): Promise<number> {
  const [count, first, last] = await Promise.all([
    table.count(),
    table.limit(SAMPLE).toArray(),
    table.toCollection().reverse().limit(SAMPLE).toArray(),
  ]);
  const rows = [...first, ...last];
  const measured = rows.reduce((all, row) => all + JSON.stringify(row).length, 0);
  return rows.length === 0 ? 0 : Math.round((measured / rows.length) * count);
}

/** Their bytes would be measured as JSON at several times their size. */
async function estimateFullEntries({ fullEntries }: ContentDatabase): Promise<number> {
  const [count, rows] = await Promise.all([fullEntries.count(), fullEntries.limit(SAMPLE).toArray()]);
  const bytes = rows.reduce((all, { content }) => all + content.byteLength, 0);
  return rows.length === 0 ? 0 : Math.round((bytes / rows.length) * count);
}

/** Estimated from the word indexes of the same decks, because a hash index is one row of many megabytes. */
async function estimateHashes({ hashes, words }: ContentDatabase): Promise<number> {
  const decks = await hashes.toCollection().primaryKeys();
  const counts = await Promise.all(
    decks.map((deck) =>
      words
        .where('[deck+firstKey]')
        .between(...allOf(deck))
        .count(),
    ),
  );
  return counts.reduce((all, count) => all + count * ROW_SIZE * ENTRY_BYTES, 0);
}
