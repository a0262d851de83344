import type { Store } from '../../store.ts';
import type { BlockRow, FullEntryRow, ImportRow } from '../content-database.ts';

/**
 * Rows that the worker of an import writes itself, beside the background. Every transaction reads the import's row first: it is gone if the
 * import was cancelled, and then nothing may be written, because its copy is being deleted.
 */

/** Cards that follow each other, with their full entries. */
export interface CopyRows {
  blocks: readonly Omit<BlockRow, 'deck'>[];
  entries: readonly Omit<FullEntryRow, 'deck'>[];
  isLast: boolean;
}

/**
 * Adds rows to an import's copy, in one transaction.
 *
 * @returns The changed import; undefined if it was cancelled.
 * @throws {AppError} `storage-full`, `storage-unavailable`.
 */
export function addImportRows(
  { content }: Pick<Store, 'content'>,
  id: string,
  { blocks, entries, isLast }: CopyRows,
  now: number,
): Promise<ImportRow | undefined> {
  return content.write(['imports', 'blocks', 'fullEntries'], async (tables) => {
    const row = await tables.imports.get(id);
    if (row?.state !== 'open') return undefined;
    const { deck } = row;
    const changed: ImportRow = {
      ...row,
      state: isLast ? 'whole' : 'open',
      cards: blocks.reduce((sum, { count }) => sum + count, row.cards),
      firstRank: row.cards === 0 ? (blocks[0]?.firstRank ?? 0) : row.firstRank,
      lastRank: blocks.at(-1)?.lastRank ?? row.lastRank,
      updatedAt: now,
    };
    await tables.blocks.bulkPut(blocks.map((block) => ({ deck, ...block })));
    await tables.fullEntries.bulkPut(entries.map((entry) => ({ deck, ...entry })));
    await tables.imports.put(changed);
    return changed;
  });
}
