import { AppError } from '../app-error.ts';
import { createQueue } from '../async/queue.ts';
import { pause } from '../async/sleep.ts';
import type { StoredCard } from '../model/card.ts';
import { toDeckNotes } from '../model/deck.ts';
import type { SourceId } from '../model/source.ts';
import { BLOCK_SIZE } from '../store/content/blocks.ts';
import type { ImportRow, SourceRow } from '../store/content/content-database.ts';
import { toSortedLines } from '../store/content/write/card-entries.ts';
import { cancelImport, finishImport, type ImportBlock, storeImportPart } from '../store/content/write/imports.ts';
import { type PackedLines, packLines } from '../store/content/write/merge-lists.ts';
import { writeImportIndex } from '../store/content/write/word-index.ts';
import type { Store } from '../store/store.ts';
import { describe } from './install.ts';
import type { StarterParts } from './starter-decks.ts';
import { toStoredBatches } from './stored-cards.ts';

const enqueue = createQueue();

/** Rows of cards in one transaction: Firefox takes as long to begin and end one as to write several rows. */
const BLOCKS_AT_ONCE = 16;

/**
 * Writes all cards of a starter deck beside the pair's deck, which answers until the new one takes its place at the end. Many short
 * transactions give look-ups their turn in between. Rows that a stopped background has left are dropped first.
 *
 * @param replaced - The deck as it was read.
 * @throws {AppError} `storage-full`, `storage-unavailable`; `deck-unknown` where the deck has changed or gone meanwhile. Then it stays as
 *   it is.
 */
export function replaceStarterDeck(
  store: Store,
  parts: StarterParts,
  now: number,
  replaced: SourceRow,
): Promise<SourceRow> {
  // Two runs at once would write into the same copy.
  return enqueue(async () => {
    const id = `starter:${replaced.pair}`;
    await cancelImport(store, id);
    try {
      await writeCopy(store, parts, now, { id, source: replaced.id });
      const deck = await finishImport(store, id, now, { starter: { replaced, notes: toDeckNotes(parts.file) } });
      if (!deck) throw new AppError('deck-unknown', `Expected ${id} to be written, its deck was removed.`);
      return deck;
    } catch (failure) {
      await cancelImport(store, id).catch(() => undefined);
      throw failure;
    }
  });
}

async function writeCopy(
  store: Store,
  parts: StarterParts,
  now: number,
  ids: { id: string; source: SourceId },
): Promise<void> {
  const { from, to, origin } = describe(parts);
  const lists: PackedLines[] = [];
  let left = parts.file.cards.length;
  let part = 0;
  let blocks: ImportBlock[] = [];
  /** The part that is being stored while the next one is made. */
  let storing: Promise<ImportRow> | undefined;
  for (const cards of toStoredBatches(parts)) {
    lists.push(packLines(toSortedLines(cards, from.iso639_3)));
    left -= cards.length;
    blocks.push(...toBlocks(cards));
    if (left > 0 && blocks.length < BLOCKS_AT_ONCE) {
      await pause();
      continue;
    }
    await storing;
    storing = storeImportPart(store, { ...ids, from, to, name: '', origin, part, blocks, isLast: left === 0 }, now);
    // Awaited later. Until then a rejection is not unhandled.
    storing.catch(() => undefined);
    part += 1;
    blocks = [];
    await pause();
  }
  const row = await storing;
  if (!row) throw new RangeError('Expected a deck with at least one card, got none.');
  await writeImportIndex(store, row, lists);
}

function toBlocks(cards: readonly StoredCard[]): ImportBlock[] {
  const blocks: ImportBlock[] = [];
  for (let start = 0; start < cards.length; start += BLOCK_SIZE) {
    const keys = cards.slice(start, start + BLOCK_SIZE);
    blocks.push({ json: JSON.stringify(keys), keys });
  }
  return blocks;
}
