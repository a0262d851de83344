import { withStorageErrors } from '../storage-errors.ts';
import type { Store } from '../store.ts';
import type { ContentDatabase, DirectoryRow, SourceRow } from './content-database.ts';
import { allOf } from './directories.ts';

/**
 * Keeps the directories of all decks whose kept one is old, or is not there yet. Look-ups do without meanwhile.
 *
 * @throws {AppError} `storage-full`, `storage-unavailable`.
 */
export function keepDirectories({ content }: Store): Promise<void> {
  const { sources, blocks, words, directories } = content;
  return withStorageErrors(async () => {
    for (const id of await sources.toCollection().primaryKeys()) {
      const row = await content.transaction('r', sources, blocks, words, directories, async () => {
        const deck = await sources.get(id);
        if (!deck || (await directories.get(deck.deck))?.revision === deck.revision) return undefined;
        return readDirectory(content, deck);
      });
      if (!row) continue;
      // A transaction of its own, as look-ups wait for one that may write: the keys of a large deck take a while to read.
      await content.transaction('rw', sources, directories, async () => {
        const deck = await sources.get(id);
        if (deck?.deck === row.deck && deck.revision === row.revision) await directories.put(row);
      });
    }
  });
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
