import { AppError } from '../app-error.ts';
import type { PairId } from '../contract/language-pair.ts';
import type { LanguageReference } from '../contract/resources.ts';
import { packBlocks } from './blocks.ts';
import { toSortedLines } from './card-entries.ts';
import type { ContentDatabase, DeckId, DeckRow, StoredCard } from './content-database.ts';
import { allOf } from './directories.ts';
import type { Reader } from './reader.ts';
import { readFrom } from './reads.ts';
import { withStorageErrors } from './storage-errors.ts';
import type { Store } from './store.ts';
import { putWordIndex } from './word-index.ts';
import { toWordNotes, type WordNotes } from './word-notes.ts';

/** All decks on this machine, by pair. */
export function listDecks({ contentReads }: Reader): Promise<DeckRow[]> {
  return withStorageErrors(() => readFrom(contentReads, 'decks', (table) => table.getAll()));
}

export function findDeck(store: Store, pair: PairId): Promise<DeckRow | undefined> {
  return withStorageErrors(() => store.content.decks.get(pair));
}

/**
 * Tells whether a deck has exactly these cards. Reads its blocks one by one, up to the first that differs.
 *
 * @param batches - Ascending by rank; each but the last fills its blocks.
 * @throws {AppError} `storage-unavailable`.
 */
export function hasCards(
  { content }: Store,
  { deck }: DeckRow,
  batches: Iterable<readonly StoredCard[]>,
): Promise<boolean> {
  return withStorageErrors(async () => {
    let count = 0;
    for (const cards of batches) {
      for (const block of packBlocks(deck, cards)) {
        const stored = await content.blocks.get([deck, block.firstRank]);
        if (stored?.cards !== block.cards) return false;
        count += 1;
      }
    }
    const stored = await content.blocks
      .where('[deck+firstRank]')
      .between(...allOf(deck))
      .count();
    return stored === count;
  });
}

/** A whole deck to be written in one go. */
export interface NewDeck extends WordNotes {
  pair: PairId;
  from: LanguageReference;
  to: LanguageReference;
  origin: DeckRow['origin'];
  /** Ascending by rank, at least one. */
  cards: readonly StoredCard[];
  /** False for the first cards of a deck whose others follow; true by default. */
  isComplete?: boolean;
}

/**
 * Writes a whole deck with its word index and makes it the pair's deck, in one transaction.
 *
 * @param replaced - The deck as it was read, where only this one is to be replaced.
 * @throws {AppError} `storage-full`, `storage-unavailable`, `deck-unknown` where the deck is no longer the one to be replaced; then nothing has
 *   changed.
 */
export async function installDeck(store: Store, deck: NewDeck, now: number, replaced?: DeckRow): Promise<DeckRow> {
  const { content } = store;
  const first = deck.cards[0];
  const last = deck.cards.at(-1);
  if (!first || !last) throw new RangeError('Expected a deck with at least one card, got none.');
  return withStorageErrors(() =>
    content.transaction('rw', content.tables, async () => {
      const id = await findFreeDeckId(content, deck.pair);
      const former = await content.decks.get(deck.pair);
      if (replaced) checkReplaced(replaced, former);
      await content.blocks.bulkPut(packBlocks(id, deck.cards));
      await putWordIndex(content, id, toSortedLines(deck.cards, deck.from.iso639_3, new Map()));
      const row: DeckRow = {
        pair: deck.pair,
        from: deck.from,
        to: deck.to,
        deck: id,
        origin: deck.origin,
        cards: deck.cards.length,
        firstRank: first[0],
        lastRank: last[0],
        endNext: undefined,
        indexedCards: deck.cards.length,
        isComplete: deck.isComplete ?? true,
        ...toWordNotes(deck),
        changes: undefined,
        revision: (former?.revision ?? 0) + 1,
        updatedAt: now,
      };
      await content.decks.put(row);
      if (former) await deleteCopy(content, former.deck);
      return row;
    }),
  );
}

/** @throws {AppError} `deck-unknown` where the pair's deck has changed since it was read. */
export function checkReplaced(replaced: DeckRow, found: DeckRow | undefined): void {
  if (found?.deck === replaced.deck && found.revision === replaced.revision) return;
  throw new AppError('deck-unknown', `Expected the deck ${replaced.pair} as it was, got another or none.`);
}

/** Removes a pair's deck, every copy of it, and what a sync or an import remembers of it. What the learner made stays. */
export function removeDeck(store: Store, pair: PairId): Promise<void> {
  const { content } = store;
  return withStorageErrors(() =>
    content.transaction('rw', content.tables, async () => {
      // '0' is the character after '/', so the range holds all copies of the pair and nothing else.
      const bounds = [[`${pair}/`], [`${pair}0`]] as const;
      await content.blocks
        .where('[deck+firstRank]')
        .between(...bounds)
        .delete();
      await content.words
        .where('[deck+firstKey]')
        .between(...bounds)
        .delete();
      await content.hashes.where('deck').startsWith(`${pair}/`).delete();
      await content.directories.where('deck').startsWith(`${pair}/`).delete();
      await content.decks.delete(pair);
      await content.syncs.delete(pair);
      await content.imports.filter((row) => row.pair === pair).delete();
    }),
  );
}

/** An id that no copy of the pair's deck has yet; runs inside the transaction that writes the copy, or two writers would take the same. */
export async function findFreeDeckId({ decks, syncs, imports }: ContentDatabase, pair: PairId): Promise<DeckId> {
  const [deck, sync, files] = await Promise.all([
    decks.get(pair),
    syncs.get(pair),
    imports.filter((row) => row.pair === pair).toArray(),
  ]);
  const ids = [deck, sync, ...files].map((row) => row?.deck);
  const used = ids.map((id) => (id === undefined ? 0 : Number(id.split('/')[1])));
  return `${pair}/${Math.max(...used) + 1}`;
}

/** Deletes the rows of one copy; runs inside the caller's transaction. */
export async function deleteCopy(content: ContentDatabase, deck: DeckId): Promise<void> {
  const [lower, upper] = allOf(deck);
  await content.blocks.where('[deck+firstRank]').between(lower, upper).delete();
  await content.words.where('[deck+firstKey]').between(lower, upper).delete();
  await content.hashes.delete(deck);
  await content.directories.delete(deck);
}
