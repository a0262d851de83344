import type { Store } from '../../store.ts';
import type { ContentDatabase, DirectoryRow, SourceRow } from '../content-database.ts';
import { allOf } from '../key-range.ts';

/**
 * Stores the directories of all decks whose stored one is missing or of an older revision. Look-ups do without it meanwhile.
 *
 * @throws {AppError} `storage-full`, `storage-unavailable`.
 */
export async function storeDirectories({ content }: Store): Promise<void> {
  for (const id of await content.read(({ sources }) => sources.toCollection().primaryKeys())) {
    const row = await content.snapshot(['sources', 'blocks', 'words', 'directories'], async (tables) => {
      const deck = await tables.sources.get(id);
      if (!deck || (await tables.directories.get(deck.deck))?.revision === deck.revision) return undefined;
      return readDirectory(tables, deck);
    });
    if (!row) continue;
    // A transaction of its own: the keys of a large deck take a while to read, and look-ups wait for a transaction that may write.
    await content.write(['sources', 'directories'], async ({ sources, directories }) => {
      const deck = await sources.get(id);
      if (deck?.deck === row.deck && deck.revision === row.revision) await directories.put(row);
    });
  }
}

/** Runs inside the caller's transaction, or in two of its own. */
export async function readDirectory(
  { blocks, words }: ContentDatabase,
  { deck, revision }: SourceRow,
): Promise<DirectoryRow> {
  const [lower, upper] = allOf(deck);
  const [ranks, keys] = await Promise.all([
    blocks.where('[deck+firstRank]').between(lower, upper).primaryKeys(),
    words.where('[deck+firstKey]').between(lower, upper).primaryKeys(),
  ]);
  return { deck, revision, firstRanks: ranks.map(([, first]) => first), firstKeys: keys.map(([, first]) => first) };
}
