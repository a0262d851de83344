import { canRead } from '../storage-errors.ts';
import type { Store } from '../store.ts';

/**
 * Deletes the database of the decks if the list of sources or another short table cannot be read. It opens empty then, and the library's
 * witness names the decks that are lost. A damaged row of cards is left to the check of its deck.
 *
 * @returns Whether it was deleted.
 * @throws {AppError} `storage-unavailable` if the browser cannot delete it.
 */
export async function renewContent(store: Pick<Store, 'content'>): Promise<boolean> {
  if (await canReadContent(store)) return false;
  await store.content.read(async (tables) => {
    await tables.delete({ disableAutoOpen: false });
  });
  return true;
}

/** Whether the short tables of the decks can be read. */
export function canReadContent({ content }: Pick<Store, 'content'>): Promise<boolean> {
  return canRead(() =>
    content.read((tables) =>
      Promise.all([
        tables.sources.toArray(),
        tables.syncs.toArray(),
        tables.upstreams.toArray(),
        tables.imports.count(),
        tables.directories.count(),
        tables.blocks.count(),
        tables.words.count(),
      ]),
    ),
  );
}
