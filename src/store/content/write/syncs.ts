import type { StoredCard } from '../../../model/card.ts';
import type { PairId } from '../../../model/pair.ts';
import type { DeckChanges } from '../../../model/source.ts';
import type { Store } from '../../store.ts';
import { unpackBlock } from '../blocks.ts';
import type { ContentDatabase, DeckId, SourceRow, SyncRow } from '../content-database.ts';
import { CONTENT_TABLES } from '../content-tables.ts';
import { allOf } from '../key-range.ts';
import { appendCards } from './append-cards.ts';
import { deleteUnusedCopy } from './delete-copy.ts';
import { findFreeDeckId, findFreeSourceId, type Publication, publishSource } from './publish.ts';

export function listSyncs(store: Store): Promise<SyncRow[]> {
  return store.content.read((tables) => tables.syncs.toArray());
}

export function findSync(store: Store, pair: PairId): Promise<SyncRow | undefined> {
  return store.content.read((tables) => tables.syncs.get(pair));
}

/** Position of a sync that has no cards. */
const FROM_THE_BEGINNING = {
  next: 0,
  guesses: 0,
  unreadable: 0,
  lastRank: undefined,
  cards: 0,
  skipped: 0,
  tailFirstRank: undefined,
  failures: 0,
  mark: undefined,
  end: undefined,
} satisfies Partial<SyncRow>;

export type NewSync = Pick<SyncRow, 'pair' | 'from' | 'to' | 'address' | 'startedAt'>;

/** Queues a sync of a pair into a new copy of its deck, unless one from the same server is already under way. */
export async function queueSync(store: Store, sync: NewSync): Promise<void> {
  const { content } = store;
  await content.write(CONTENT_TABLES, async (tables) => {
    const former = await tables.syncs.get(sync.pair);
    const hasBegun = former !== undefined && former.state !== 'done' && former.cards > 0;
    if (hasBegun && former.address === sync.address) return;
    const deck = await findFreeDeckId(tables, sync.pair);
    if (former && former.state !== 'done') await deleteUnusedCopy(tables, former);
    const shown = await findServerSource(tables, sync);
    await tables.syncs.put({
      ...sync,
      ...FROM_THE_BEGINNING,
      source: shown?.id ?? (await findFreeSourceId(tables, sync.pair)),
      deck,
      state: 'queued',
      expectedCards: shown?.isComplete ? shown.cards : undefined,
      error: undefined,
      waitUntil: undefined,
    });
  });
}

/**
 * Starts a running sync over, into a new copy. A copy that answers look-ups stays until the new one is complete.
 *
 * @returns The new row, queued; undefined if the sync was paused or removed.
 */
export function restartSync(store: Store, pair: PairId): Promise<SyncRow | undefined> {
  const { content } = store;
  return content.write(CONTENT_TABLES, async (tables) => {
    const row = await tables.syncs.get(pair);
    if (row?.state !== 'running') return undefined;
    const deck = await findFreeDeckId(tables, pair);
    await deleteUnusedCopy(tables, row);
    const restarts = (row.restarts ?? 0) + 1;
    const changed: SyncRow = { ...row, ...FROM_THE_BEGINNING, deck, state: 'queued', restarts };
    await tables.syncs.put(changed);
    return changed;
  });
}

/**
 * Changes the row of a sync if it is still in one of the given states.
 *
 * @returns The new row; undefined if nothing changed.
 */
export function updateSync(
  store: Store,
  pair: PairId,
  states: readonly SyncRow['state'][],
  change: Partial<SyncRow>,
): Promise<SyncRow | undefined> {
  const { content } = store;
  return content.write(['syncs'], async (tables) => {
    const row = await tables.syncs.get(pair);
    if (!row || !states.includes(row.state)) return undefined;
    const changed = { ...row, ...change };
    await tables.syncs.put(changed);
    return changed;
  });
}

/** Cards confirmed by the chain, and its new position; see `sync/chain.ts`. */
export interface SyncStep extends Pick<SyncRow, 'next' | 'unreadable' | 'guesses'> {
  cards: readonly StoredCard[];
  /** Answers skipped since the last step. */
  skipped: number;
}

/**
 * Stores cards and the next position in one transaction: after a crash both exist or neither.
 *
 * @param from - The row that the step started from; a step from an older state is refused.
 * @returns The new row; undefined if the sync was paused, removed or advanced elsewhere.
 * @throws {AppError} `storage-full`, `storage-unavailable`.
 */
export function storeSyncStep(
  store: Store,
  from: SyncRow,
  step: SyncStep,
  origin: SourceRow['origin'],
  now: number,
): Promise<SyncRow | undefined> {
  const { content } = store;
  return content.write(CONTENT_TABLES, async (tables) => {
    const row = await tables.syncs.get(from.pair);
    if (row?.state !== 'running' || row.deck !== from.deck || row.next !== from.next) return undefined;
    const changed: SyncRow = {
      ...row,
      next: step.next,
      unreadable: step.unreadable,
      guesses: step.guesses,
      lastRank: step.cards.at(-1)?.[0] ?? row.lastRank,
      cards: row.cards + step.cards.length,
      skipped: row.skipped + step.skipped,
      tailFirstRank: await appendCards(tables, row, step.cards),
      failures: 0,
      error: undefined,
    };
    await tables.syncs.put(changed);
    await showFirstCopy(tables, changed, origin, now);
    return changed;
  });
}

/** While a source has no finished copy, the copy being written answers. */
async function showFirstCopy(
  tables: ContentDatabase,
  row: SyncRow,
  origin: SourceRow['origin'],
  now: number,
): Promise<void> {
  const { sources, blocks } = tables;
  const former = await sources.get(row.source);
  if (row.lastRank === undefined || (former && former.deck !== row.deck)) return;
  await publishSource(tables, {
    ...toPublication(row, origin, now),
    firstRank:
      former?.firstRank ?? (await blocks.where('[deck+firstRank]').aboveOrEqual([row.deck, 0]).first())?.firstRank ?? 0,
    indexedCards: former?.indexedCards ?? 0,
  });
}

function toPublication(row: SyncRow, origin: SourceRow['origin'], now: number): Publication {
  return {
    id: row.source,
    pair: row.pair,
    from: row.from,
    to: row.to,
    deck: row.deck,
    origin,
    cards: row.cards,
    firstRank: 0,
    lastRank: row.lastRank ?? 0,
    endNext: undefined,
    indexedCards: 0,
    isComplete: false,
    changes: undefined,
    updatedAt: now,
  };
}

/** Result of a sync. */
export interface SyncEnd {
  origin: SourceRow['origin'];
  /** `next` of the last card, if any. */
  endNext: number | undefined;
  changes: DeckChanges | undefined;
  now: number;
}

/**
 * Finishes a sync: its complete and indexed copy becomes active, and the previous copy is deleted, in one transaction.
 *
 * @returns False if the sync was paused, removed or advanced elsewhere.
 */
export function finishSync(store: Store, from: SyncRow, end: SyncEnd): Promise<boolean> {
  const { content } = store;
  return content.write(CONTENT_TABLES, async (tables) => {
    const row = await tables.syncs.get(from.pair);
    if (row?.state !== 'running' || row.deck !== from.deck || row.next !== from.next) return false;
    const first = await tables.blocks.where('[deck+firstRank]').aboveOrEqual([row.deck, 0]).first();
    await publishSource(tables, {
      ...toPublication(row, end.origin, end.now),
      firstRank: first?.firstRank ?? 0,
      endNext: end.endNext,
      changes: end.changes,
      indexedCards: row.cards,
      isComplete: true,
    });
    await tables.syncs.put({ ...row, state: 'done', waitUntil: undefined, error: undefined });
    return true;
  });
}

/** Parts of its copy that a sync needs to resume: the first cards, at most `headLength`, the last one, and the newest ranks. */
export function readSyncEdges(
  store: Store,
  row: SyncRow,
  headLength: number,
): Promise<{ head: StoredCard[]; last: StoredCard | undefined; ranks: number[] }> {
  return store.content.read(async (tables) => {
    const blocks = tables.blocks.where('[deck+firstRank]').between(...allOf(row.deck));
    const first = await blocks.first();
    const newest = await blocks.reverse().limit(NEWEST_BLOCKS).toArray();
    const cards = newest.reverse().flatMap(unpackBlock);
    return {
      head: first ? unpackBlock(first).slice(0, headLength) : [],
      last: cards.at(-1),
      ranks: cards.map(([rank]) => rank),
    };
  });
}

/**
 * Selects cards spread evenly over a copy, with the first and the last one.
 *
 * @param size - Number of cards between them, at most.
 * @param random - From 0 to 1; each call selects others.
 */
export function sampleCopy(store: Store, deck: DeckId, size: number, random: () => number): Promise<StoredCard[]> {
  return store.content.read(async ({ blocks }) => {
    const keys = await blocks
      .where('[deck+firstRank]')
      .between(...allOf(deck))
      .primaryKeys();
    const places = Array.from({ length: size }, (_, index) => ((index + random()) / size) * keys.length);
    const sample = new Map<number, StoredCard>();
    // The last place is rounded to the last card.
    for (const place of [0, ...places, keys.length]) {
      const block = await blocks.get(keys[Math.min(Math.floor(place), keys.length - 1)] ?? [deck, -1]);
      const cards = block ? unpackBlock(block) : [];
      const within = place === keys.length ? cards.length - 1 : Math.floor((place % 1) * cards.length);
      const card = cards[within];
      if (card) sample.set(card[0], card);
    }
    return [...sample.values()];
  });
}

/** Number of newest cards, whose ranks show the pattern of the deck's ranks. */
const NEWEST_BLOCKS = 3;

/** Removes a sync. Its copy stays if it is the active one, and is deleted otherwise. */
export function cancelSync(store: Store, pair: PairId): Promise<void> {
  const { content } = store;
  return content.write(CONTENT_TABLES, async (tables) => {
    const row = await tables.syncs.get(pair);
    if (!row) return;
    await tables.syncs.delete(pair);
    await deleteUnusedCopy(tables, row);
  });
}

/** The source of an earlier sync: a pair has at most one from a server, regardless of its address. */
async function findServerSource({ sources }: ContentDatabase, { pair }: NewSync): Promise<SourceRow | undefined> {
  const ofPair = await sources.where('pair').equals(pair).toArray();
  return ofPair.find(({ origin }) => origin.kind === 'upstream');
}
