import type { EntryNode } from '../../../model/full-entry.ts';
import type { Store } from '../../store.ts';
import type { DeckId } from '../content-database.ts';
import { allOf } from '../key-range.ts';

/**
 * Reads the full entry of a card.
 *
 * @returns undefined if the dictionary has none.
 * @throws {AppError} `storage-unavailable`.
 */
export async function readFullEntry({ content }: Store, deck: DeckId, rank: number): Promise<EntryNode[] | undefined> {
  const row = await content.read((tables) =>
    tables.fullEntries.where('[deck+firstRank]').between(allOf(deck)[0], [deck, rank], true, true).last(),
  );
  if (!row || row.lastRank < rank) return undefined;
  const entries = JSON.parse(await inflate(row.content)) as [rank: number, content: EntryNode[]][];
  return entries.find(([other]) => other === rank)?.[1];
}

async function inflate(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  return new Response(stream).text();
}
