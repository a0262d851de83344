import type { StoredCard } from '../model/card.ts';
import type { DeckChanges } from '../model/source.ts';
import type { SyncRow } from '../store/content/content-database.ts';
import { compareCopies } from '../store/content/read/deck-changes.ts';
import { findSource } from '../store/content/sources.ts';
import { finishSync, storeSyncStep } from '../store/content/write/syncs.ts';
import type { Store } from '../store/store.ts';
import type { ChainPosition } from './chain.ts';
import type { Environment } from './environment.ts';
import { createGrowingIndex, type FormsOf } from './growing-index.ts';
import { assertStorageRoom } from './storage-room.ts';

export interface WriterOptions {
  store: Store;
  /** Base URL of the server, stored with the deck. */
  address: string;
  environment: Environment;
  forms: FormsOf;
  /** Called after each stored step, with the new row. */
  onProgress: (row: SyncRow) => void;
}

/** Cards between two checks of the free space. */
const CARDS_BETWEEN_CHECKS = 1_024;

/** Stores confirmed cards, one transaction at a time, while requests continue. */
export interface DeckWriter {
  /** @param batchSize - Cards and skipped answers that justify a transaction. Fewer wait for more, or for `flush`. */
  add(cards: readonly StoredCard[], skipped: number, position: ChainPosition, batchSize: number): void;
  /** Stored cards. */
  stored(): number;
  /** Added cards that are not stored yet. */
  unstored(): number;
  /** True if the row was changed elsewhere. @throws Errors of the store. */
  isStopped(): boolean;
  /** @returns The row after everything is stored; undefined if the sync was stopped in the meantime. */
  flush(): Promise<SyncRow | undefined>;
  /**
   * Completes the deck with the added cards.
   *
   * @param endNext - `next` of the last card, if any.
   */
  finish(endNext: number | undefined): Promise<'finished' | 'stopped' | 'empty'>;
  /** Waits until neither cards nor the index are being written. */
  close(): Promise<void>;
}

/** @param onStored - Called when there is capacity for more. */
export function createDeckWriter(start: SyncRow, options: WriterOptions, onStored: () => void): DeckWriter {
  const { store, address, environment, forms, onProgress } = options;
  const origin = { kind: 'upstream', address } as const;
  let row: SyncRow | undefined = start;
  let cards: StoredCard[] = [];
  let skipped = 0;
  let position: ChainPosition = start;
  let writing: Promise<void> | undefined;
  let underWay = 0;
  let failure: unknown;
  let nextCheck = start.cards;
  let wantedSize = 0;
  const index = createGrowingIndex(store, start, forms, fail);

  async function write(): Promise<void> {
    while (row && row.next !== position.next && cards.length + skipped >= wantedSize) {
      if (row.cards >= nextCheck) {
        await assertStorageRoom(environment);
        nextCheck = row.cards + CARDS_BETWEEN_CHECKS;
      }
      const { next, unreadable, guesses } = position;
      const step = { cards, skipped, next, unreadable, guesses };
      underWay = cards.length;
      cards = [];
      skipped = 0;
      row = await storeSyncStep(store, row, step, origin, environment.now());
      underWay = 0;
      onStored();
      if (!row) return;
      onProgress(row);
      await index.add(step.cards);
    }
  }

  function fail(thrown: unknown): void {
    failure ??= thrown;
    onStored();
  }

  const writer: DeckWriter = {
    add(newCards, newSkipped, newPosition, batchSize) {
      cards.push(...newCards);
      skipped += newSkipped;
      position = newPosition;
      wantedSize = batchSize;
      if (cards.length + skipped < batchSize || writing || failure !== undefined || row?.next === position.next) return;
      writing = write()
        .catch(fail)
        .finally(() => {
          writing = undefined;
        });
    },

    stored: () => row?.cards ?? 0,
    unstored: () => cards.length + underWay,

    isStopped() {
      if (failure !== undefined) throw failure;
      return row === undefined;
    },

    async flush() {
      while (writing) await writing;
      writer.add([], 0, position, 0);
      while (writing) await writing;
      return writer.isStopped() ? undefined : row;
    },

    async finish(endNext) {
      const flushed = await writer.flush();
      if (!flushed) return 'stopped';
      if (flushed.lastRank === undefined) return 'empty';
      await index.finish();
      const changes = await findChanges(store, flushed);
      const isFinished = await finishSync(store, flushed, { origin, endNext, changes, now: environment.now() });
      return isFinished ? 'finished' : 'stopped';
    },

    async close() {
      while (writing) await writing;
      await index.close();
    },
  };
  return writer;
}

/** @returns undefined if the previous deck was not from this server, so all cards are new. */
async function findChanges(store: Store, row: SyncRow): Promise<DeckChanges | undefined> {
  const { deck, address } = row;
  const former = await findSource(store, row.source);
  if (!former?.isComplete || former.deck === deck) return undefined;
  if (former.origin.kind !== 'upstream' || former.origin.address !== address) return undefined;
  return compareCopies(store, former.deck, deck);
}
