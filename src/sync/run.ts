import { type AppError, toAppError } from '../app-error.ts';
import type { ContractClient } from '../contract/client.ts';
import { toLanguagePair } from '../contract/language-pair.ts';
import type { FlashcardAnswer } from '../contract/upstream-resources.ts';
import type { StoredCard, SyncRow } from '../store/content-database.ts';
import { findDeck, rebuildWordIndex } from '../store/decks.ts';
import type { Store } from '../store/store.ts';
import { finishSync, readSyncEdges, storeSyncStep } from '../store/syncs.ts';
import { type AskAhead, createAskAhead } from './ask-ahead.ts';
import { type ChainMemory, type ChainPosition, followChain, predictRanks, REPEAT_LIMIT } from './chain.ts';
import type { Environment } from './environment.ts';

/** How one run of a sync ended. */
export type RunOutcome =
  | { kind: 'finished' }
  /** Paused, removed, or taken over: its row says so. */
  | { kind: 'stopped' }
  /** The server has not a single card of the pair. */
  | { kind: 'empty' }
  | { kind: 'error'; error: AppError };

export interface RunOptions {
  store: Store;
  client: ContractClient;
  /** Base URL of the server, kept with the deck. */
  address: string;
  environment: Environment;
  forms: FormsOf;
  signal: AbortSignal;
  /** Called after each step was stored, with the row as it now stands. */
  onProgress: (row: SyncRow) => void;
}

/** Gives the inflected forms of a language's words, by word; a server's cards bring none. */
export type FormsOf = (language: string) => Promise<ReadonlyMap<string, readonly string[]>>;

/** The index is made anew when a quarter more cards are there: often enough to be of use, seldom enough to cost little. */
const REINDEX_GROWTH = 0.25;
const REINDEX_LEAST = 32;

/** A failing rank is taken for the server's way to end a deck only after so many failed runs at it. */
const FAILURES_BEFORE_DOUBT = 2;

/** Runs a sync from where its row stands until it ends, is stopped, or cannot get on. */
export async function runSync(start: SyncRow, options: RunOptions): Promise<RunOutcome> {
  const run = new AbortController();
  const signal = AbortSignal.any([options.signal, run.signal]);
  const pair = toLanguagePair(start.pair);
  const ahead = createAskAhead((rank) => options.client.flashcard(pair, rank, signal), options.environment, signal);
  try {
    return await follow(start, ahead, options);
  } catch (thrown) {
    return options.signal.aborted ? { kind: 'stopped' } : { kind: 'error', error: toAppError(thrown) };
  } finally {
    run.abort();
  }
}

async function follow(start: SyncRow, ahead: AskAhead, options: RunOptions): Promise<RunOutcome> {
  const writer = createWriter(start, options);
  let position: ChainPosition = { next: start.next, stride: start.stride, unreadable: start.unreadable };
  let memory: ChainMemory = await readMemory(options.store, start);

  for (;;) {
    options.signal.throwIfAborted();
    const step = followChain(position, memory, ahead.answers);
    ({ position, memory } = step);
    ahead.forgetBefore(position.next);
    const cards = step.cards.map(({ rank, card }): StoredCard => [rank, card.word, card.meanings]);
    writer.add(cards, step.skipped, position);
    if (step.ended) return writer.finish(step.ended.endNext);
    if (writer.isStopped()) return { kind: 'stopped' };

    const { frontier } = step;
    const failure = ahead.failures.get(frontier.next);
    if (failure) {
      const flushed = await writer.flush();
      if (!flushed) return { kind: 'stopped' };
      const meaning = await interpretFailure(failure, frontier.next, flushed, ahead, options);
      if (meaning === 'trouble') return { kind: 'error', error: failure };
      ahead.failures.delete(frontier.next);
      ahead.answers.set(frontier.next, meaning);
      continue;
    }
    for (const rank of predictRanks(frontier, ahead)) ahead.start(rank);
    await ahead.settled();
  }
}

async function readMemory(store: Store, row: SyncRow): Promise<ChainMemory> {
  const { head, last } = await readSyncEdges(store, row, REPEAT_LIMIT);
  const toText = ([, word, meanings]: StoredCard) => ({ word, meanings });
  return { head: head.map(toText), last: last && toText(last) };
}

/**
 * Decides what a rank that keeps failing stands for. While the card before it can still be had, the server is well and it
 * is the rank's own trouble: a server that fails beyond its last card has ended the deck, an unreadable card is passed over.
 */
async function interpretFailure(
  failure: AppError,
  rank: number,
  row: SyncRow,
  ahead: AskAhead,
  { client, signal }: RunOptions,
): Promise<FlashcardAnswer | 'trouble'> {
  const isOwnTrouble = ['server-error', 'answer-broken', 'response-too-large'].includes(failure.code);
  if (!isOwnTrouble) return 'trouble';
  const absent: FlashcardAnswer = { kind: 'absent', status: 0, problem: undefined };
  // A server that counts from 1 may well fail at 0.
  if (rank === 0) return ahead.answers.get(1)?.kind === 'card' ? absent : 'trouble';
  if (row.failures < FAILURES_BEFORE_DOUBT || row.lastRank === undefined) return 'trouble';
  const known = await client.flashcard(toLanguagePair(row.pair), row.lastRank, signal).catch(() => undefined);
  if (known?.kind !== 'card') return 'trouble';
  return failure.code === 'server-error' ? absent : { kind: 'malformed', reason: failure.message, next: undefined };
}

/** Stores confirmed cards, one transaction at a time, while requests go on. */
function createWriter(start: SyncRow, { store, address, environment, forms, onProgress }: RunOptions) {
  const origin = { kind: 'upstream', address } as const;
  let row: SyncRow | undefined = start;
  let cards: StoredCard[] = [];
  let skipped = 0;
  let position: ChainPosition = { next: start.next, stride: start.stride, unreadable: start.unreadable };
  let writing: Promise<void> | undefined;
  let failure: unknown;

  async function write(): Promise<void> {
    while (row && row.next !== position.next) {
      const step = { cards, skipped, ...position };
      cards = [];
      skipped = 0;
      row = await storeSyncStep(store, row, step, origin, environment.now());
      if (!row) return;
      await reindexWhenGrown(store, row, forms);
      onProgress(row);
    }
  }

  const writer = {
    add(newCards: readonly StoredCard[], newSkipped: number, newPosition: ChainPosition): void {
      cards.push(...newCards);
      skipped += newSkipped;
      position = newPosition;
      if (writing || failure !== undefined || row?.next === position.next) return;
      writing = write()
        .catch((thrown: unknown) => {
          failure = thrown;
        })
        .finally(() => {
          writing = undefined;
        });
    },

    /** True when the row was changed by someone else, or the store refused. */
    isStopped(): boolean {
      if (failure !== undefined) throw failure;
      return row === undefined;
    },

    /** @returns The row when everything is stored; undefined when the sync was stopped meanwhile. */
    async flush(): Promise<SyncRow | undefined> {
      while (writing) await writing;
      writer.add([], 0, position);
      while (writing) await writing;
      return writer.isStopped() ? undefined : row;
    },

    async finish(endNext: number | undefined): Promise<RunOutcome> {
      const flushed = await writer.flush();
      if (!flushed) return { kind: 'stopped' };
      if (flushed.lastRank === undefined) return { kind: 'empty' };
      await reindex(store, flushed, forms);
      const isFinished = await finishSync(store, flushed, endNext, origin, environment.now());
      return { kind: isFinished ? 'finished' : 'stopped' };
    },
  };
  return writer;
}

async function reindexWhenGrown(store: Store, row: SyncRow, forms: FormsOf): Promise<void> {
  const deck = await findDeck(store, row.pair);
  if (deck?.deck !== row.deck) return;
  const grown = deck.cards - deck.indexedCards;
  if (grown < Math.max(REINDEX_LEAST, deck.indexedCards * REINDEX_GROWTH)) return;
  await reindex(store, row, forms);
}

async function reindex(store: Store, { deck, from }: SyncRow, forms: FormsOf): Promise<void> {
  await rebuildWordIndex(store, deck, from.iso639_3, await forms(from.iso639_3));
}
