import { AppError } from '../../app-error.ts';
import type { StoredCard } from '../../model/card.ts';
import { type DeckNotes, toDeckNotes } from '../../model/deck.ts';
import type { LanguageReference } from '../../model/language.ts';
import type { PairId } from '../../model/pair.ts';
import { isDictionary, isOfFacts, type SourceId } from '../../model/source.ts';
import { readFrom } from '../connection.ts';
import type { LookupStore } from '../lookup-store.ts';
import type { Store } from '../store.ts';
import { packBlocks } from './blocks.ts';
import type { ContentDatabase, SourceRow } from './content-database.ts';
import { CONTENT_TABLES } from './content-tables.ts';
import { allOf } from './key-range.ts';
import { toSortedLines } from './write/card-entries.ts';
import { deleteCopy } from './write/delete-copy.ts';
import { findFreeDeckId, findFreeSourceId, publishSource } from './write/publish.ts';
import { putWordIndex } from './write/word-index.ts';

/** All sources of the library by pair, each pair's in library order. */
export async function listSources({ contentConnection }: LookupStore): Promise<SourceRow[]> {
  const rows: SourceRow[] = await readFrom(contentConnection, 'sources', (table) => table.getAll());
  return sortSources(rows);
}

/** All sources that have words to look up or to study, in the same order: not those of facts. */
export async function listDecks(store: LookupStore): Promise<SourceRow[]> {
  return (await listSources(store)).filter((source) => !isOfFacts(source));
}

export function sortSources(rows: readonly SourceRow[]): SourceRow[] {
  return rows.toSorted((a, b) => (a.pair === b.pair ? a.position - b.position : a.pair < b.pair ? -1 : 1));
}

export function findSource(store: Store, id: SourceId): Promise<SourceRow | undefined> {
  return store.content.read((tables) => tables.sources.get(id));
}

/** The main source of a pair, which answers the contract. */
export const findMain = (sources: readonly SourceRow[], pair: PairId): SourceRow | undefined =>
  sources.find((source) => source.pair === pair && source.isMain);

/**
 * Decides whether a deck has exactly these cards. Reads its blocks one by one, up to the first difference.
 *
 * @param batches - Ascending by rank; each except the last fills its blocks.
 * @throws {AppError} `storage-unavailable`.
 */
export function hasCards(
  { content }: Store,
  { deck }: SourceRow,
  batches: Iterable<readonly StoredCard[]>,
): Promise<boolean> {
  return content.read(async (tables) => {
    let count = 0;
    for (const cards of batches) {
      for (const block of packBlocks(deck, cards)) {
        const stored = await tables.blocks.get([deck, block.firstRank]);
        if (stored?.cards !== block.cards) return false;
        count += 1;
      }
    }
    const stored = await tables.blocks
      .where('[deck+firstRank]')
      .between(...allOf(deck))
      .count();
    return stored === count;
  });
}

/** A whole deck to write at once. */
export interface NewSource extends DeckNotes {
  pair: PairId;
  from: LanguageReference;
  to: LanguageReference;
  origin: SourceRow['origin'];
  /** Ascending by rank, at least one. */
  cards: readonly StoredCard[];
  /** False for the first cards of a deck whose other cards follow; true by default. */
  isComplete?: boolean;
  /** Number of all its cards, if others follow. */
  expectedCards?: number | undefined;
}

/**
 * Writes a whole source with its word index and publishes it, in one transaction. It replaces the pair's source with the same kind of origin, if any.
 *
 * @throws {AppError} `storage-full`, `storage-unavailable`. On an error nothing changes.
 */
export async function installSource(store: Store, deck: NewSource, now: number): Promise<SourceRow> {
  const { content } = store;
  const first = deck.cards[0];
  const last = deck.cards.at(-1);
  if (!first || !last) throw new RangeError('Expected a deck with at least one card, got none.');
  return content.write(CONTENT_TABLES, async (tables) => {
    const copy = await findFreeDeckId(tables, deck.pair);
    const ofPair = await tables.sources.where('pair').equals(deck.pair).toArray();
    const former = ofPair.find(({ origin }) => origin.kind === deck.origin.kind);
    await tables.blocks.bulkPut(packBlocks(copy, deck.cards));
    await putWordIndex(tables, copy, toSortedLines(deck.cards, deck.from.iso639_3));
    return publishSource(tables, {
      id: former?.id ?? (await findFreeSourceId(tables, deck.pair)),
      pair: deck.pair,
      from: deck.from,
      to: deck.to,
      deck: copy,
      origin: deck.origin,
      cards: deck.cards.length,
      firstRank: first[0],
      lastRank: last[0],
      endNext: undefined,
      indexedCards: deck.cards.length,
      isComplete: deck.isComplete ?? true,
      expectedCards: deck.expectedCards,
      ...toDeckNotes(deck),
      changes: undefined,
      updatedAt: now,
    });
  });
}

/** @throws {AppError} `deck-unknown` if the source changed since it was read. */
export function checkReplaced(replaced: SourceRow, found: SourceRow | undefined): void {
  if (found?.deck === replaced.deck && found.revision === replaced.revision) return;
  throw new AppError('deck-unknown', `Expected the source ${replaced.id} as it was, got another or none.`);
}

/** A change that the learner makes to a source. */
export interface SourceChange {
  name?: string | undefined;
  isMain?: true | undefined;
  inLookups?: boolean | undefined;
  inStudy?: boolean | undefined;
  /** Swaps it with its neighbour in the pair's order. */
  move?: 'up' | 'down' | undefined;
}

/** @throws {AppError} `deck-unknown` for a missing source. */
export function changeSource(store: Store, id: SourceId, change: SourceChange): Promise<void> {
  const { content } = store;
  return content.write(['sources'], async (tables) => {
    const source = await tables.sources.get(id);
    if (!source) throw new AppError('deck-unknown', `Expected a source, got ${id}.`);
    const ofPair = sortSources(await tables.sources.where('pair').equals(source.pair).toArray());
    await tables.sources.bulkPut(toChanged(ofPair, id, change));
  });
}

/** @param ofPair - Sorted. @returns All sources with renumbered positions. */
function toChanged(ofPair: readonly SourceRow[], id: SourceId, { move, ...change }: SourceChange): SourceRow[] {
  const rows = ofPair.map((row): SourceRow => {
    if (row.id !== id) return change.isMain ? { ...row, isMain: false } : row;
    const { name = row.name, isMain = row.isMain, inLookups = row.inLookups, inStudy = row.inStudy } = change;
    return { ...row, name, isMain, inLookups, inStudy };
  });
  const index = rows.findIndex((row) => row.id === id);
  const [moved] = move ? rows.splice(index, 1) : [];
  if (moved) rows.splice(Math.max(0, move === 'up' ? index - 1 : index + 1), 0, moved);
  return rows.map((row, position) => ({ ...row, position }));
}

/** Kinds of sources in the order in which they succeed a removed main source. */
const MAIN_KINDS: readonly SourceRow['origin']['kind'][] = ['upstream', 'starter', 'file'];

/**
 * Removes a source, and the sync or import that is writing it. Look-ups no longer use its rows, which are deleted; see `deleteCopy`. If it was the
 * main source, another one takes over. The learner's data stays.
 */
export function removeSource(store: Store, id: SourceId): Promise<void> {
  const { content } = store;
  return content.write(CONTENT_TABLES, async (tables) => {
    const source = await tables.sources.get(id);
    const pair = toPair(id);
    const sync = await tables.syncs.get(pair);
    if (sync && sync.source === id) {
      await tables.syncs.delete(pair);
      await deleteCopy(tables, sync.deck);
    }
    for (const row of await tables.imports.filter((each) => each.source === id).toArray()) {
      await tables.imports.delete(row.id);
      await deleteCopy(tables, row.deck);
    }
    if (!source) return;
    await deleteCopy(tables, source.deck);
    await tables.sources.delete(id);
    if (source.isMain) await electMain(tables, pair);
  });
}

async function electMain(content: ContentDatabase, pair: PairId): Promise<void> {
  const ofPair = await content.sources.where('pair').equals(pair).toArray();
  const left = sortSources(ofPair.filter((source) => !isOfFacts(source)));
  const rankOf = ({ origin }: SourceRow) =>
    isDictionary(origin) ? MAIN_KINDS.length : MAIN_KINDS.indexOf(origin.kind);
  const [next] = left.toSorted((a, b) => rankOf(a) - rankOf(b));
  if (next) await content.sources.put({ ...next, isMain: true });
}

/** The pair in a source's id. */
export const toPair = (id: SourceId): PairId => id.split(':')[0] as PairId;
