import { type AppError, toAppError } from '../app-error.ts';
import type { ContractClient } from '../contract/client.ts';
import type { StoredCard } from '../model/card.ts';
import { toLanguagePair } from '../model/pair.ts';
import type { SyncEnding, SyncRow } from '../store/content/content-database.ts';
import { readSyncEdges, sampleCopy, updateSync } from '../store/content/write/syncs.ts';
import { type AskAhead, type AskCard, createAskAhead } from './ask-ahead.ts';
import {
  type CardText,
  type ChainMemory,
  type ChainPosition,
  followChain,
  predictRanks,
  type RankedCard,
  REPEAT_LIMIT,
} from './chain.ts';
import { createDeckWriter, type DeckWriter, type WriterOptions } from './deck-writer.ts';
import { type ComparisonProgress, isMarkReplaced, isReplaced, SAMPLE_SIZE } from './edition-check.ts';
import { interpretFailure } from './interpret-failure.ts';
import { createRankPattern } from './rank-pattern.ts';
import { createWakeSignal, type WakeSignal } from './wake-signal.ts';

/** Result of one run of a sync. */
export type RunOutcome =
  | { kind: 'finished' }
  /** Paused, removed, or taken over, according to its row. */
  | { kind: 'stopped' }
  /** The server has no card of the pair. */
  | { kind: 'empty' }
  /** The server has a new edition of the deck, so the copy is a mixture. */
  | { kind: 'replaced' }
  | { kind: 'error'; error: AppError };

export interface RunOptions extends WriterOptions {
  client: ContractClient;
  signal: AbortSignal;
  /** Whether the background was stopped during the run before. */
  wasStopped: boolean;
}

/** Runs a sync from its stored position until it ends, is stopped, or fails. */
export async function runSync(start: SyncRow, options: RunOptions): Promise<RunOutcome> {
  const run = new AbortController();
  const signal = AbortSignal.any([options.signal, run.signal]);
  const wakeSignal = createWakeSignal();
  let writer: DeckWriter | undefined;
  try {
    const marked = await markStart(start, { ...options, signal });
    if (!marked) return { kind: 'stopped' };
    writer = createDeckWriter(marked, options, wakeSignal.notify);
    return await follow(marked, { ...options, signal }, writer, wakeSignal);
  } catch (thrown) {
    return options.signal.aborted ? { kind: 'stopped' } : { kind: 'error', error: toAppError(thrown) };
  } finally {
    run.abort();
    await writer?.close();
  }
}

/**
 * Long because each round follows the chain, then looks behind its end, explains a failure or requests more. Any of these may stop the run, and
 * they share the position.
 */
async function follow(
  start: SyncRow,
  options: RunOptions,
  writer: DeckWriter,
  wakeSignal: WakeSignal,
): Promise<RunOutcome> {
  const { client, environment, signal } = options;
  const pair = toLanguagePair(start.pair);
  const ask: AskCard = (rank, patience) => client.flashcard(pair, rank, patience);
  const onSettled = wakeSignal.notify;
  const resumedAt = options.wasStopped ? start.cards : undefined;
  const ahead = createAskAhead({ ask, environment, signal, onSettled, resumedAt });
  signal.addEventListener('abort', wakeSignal.notify, { once: true });
  // A stop came between the last card and the end of the sync.
  if (start.end) return complete({ ...start, end: start.end }, writer, options, ahead.askAgain);
  const edges = await readSyncEdges(options.store, start, REPEAT_LIMIT);
  const pattern = createRankPattern(edges.ranks);
  let position: ChainPosition = { next: start.next, unreadable: start.unreadable, guesses: start.guesses };
  let memory: ChainMemory = { head: edges.head.map(toText), last: edges.last && toText(edges.last) };
  let endAsked: number | undefined;

  for (;;) {
    signal.throwIfAborted();
    const step = followChain(position, memory, ahead.answers);
    const { cards, skipped, frontier } = step;
    ({ position, memory } = step);
    ahead.pass(position.next, cards.length + skipped);
    for (const { rank } of cards) pattern.follow(rank);
    if (cards.length > 0) pattern.follow(position.next);
    writer.add(cards.map(toStored), skipped, position, ahead.batchSize(writer.stored()));
    if (step.ended) {
      const flushed = await writer.flush();
      if (!flushed) return { kind: 'stopped' };
      if (step.ended.by !== 'absent' || endAsked === frontier.next) {
        const end = { next: step.ended.endNext, compared: 0, isSame: false };
        return complete({ ...flushed, end }, writer, options, ahead.askAgain);
      }
      // Otherwise a broken server would truncate the deck. Ask again after a card that it has.
      const { lastRank } = flushed;
      const hasLast = lastRank === undefined || (await ask(lastRank, signal)).kind === 'card';
      if (!hasLast && (await isOtherEdition(flushed, options, ahead.askAgain))) return { kind: 'replaced' };
      endAsked = frontier.next;
      ahead.answers.delete(endAsked);
    }
    if (writer.isStopped()) return { kind: 'stopped' };

    const failure = ahead.failures.get(frontier.next);
    if (failure) {
      const flushed = await writer.flush();
      if (!flushed) return { kind: 'stopped' };
      const meaning = await interpretFailure(failure, frontier.next, flushed, {
        answers: ahead.answers,
        strideAt: pattern.strideAt,
        ask: (rank) => ask(rank, signal),
      });
      if (meaning === 'trouble') return { kind: 'error', error: failure };
      if (meaning.kind === 'absent') endAsked = frontier.next;
      ahead.failures.delete(frontier.next);
      ahead.answers.set(frontier.next, meaning);
      continue;
    }
    // Always request the rank that the chain needs next.
    const least = ahead.isAsked(frontier.next) ? 0 : 1;
    const room = Math.max(ahead.room(writer.stored(), writer.unstored()), least);
    const strideAt = ahead.mayGuess() && frontier.next !== endAsked ? pattern.strideAt : undefined;
    for (const rank of predictRanks(frontier.next, ahead, strideAt, room)) ahead.start(rank);
    await wakeSignal.wait();
  }
}

/** Ends a sync whose cards are all stored, and stores how far it has come after each step. */
async function complete(
  row: SyncRow & { end: SyncEnding },
  writer: DeckWriter,
  options: RunOptions,
  ask: AskAhead['askAgain'],
): Promise<RunOutcome> {
  const { next, compared, isSame } = row.end;
  const keep = (end: SyncEnding) => updateSync(options.store, row.pair, ['running'], { end });
  if (!(await keep(row.end))) return { kind: 'stopped' };
  if (!isSame) {
    const onCompared = (count: number) => keep({ next, compared: count, isSame: false });
    if (await isOtherEdition(row, options, ask, { compared, onCompared })) return { kind: 'replaced' };
    await keep({ next, compared, isSame: true });
  }
  return { kind: await writer.finish(next) };
}

/** Stores the server's edition mark before the first card. A server without the list has none. */
async function markStart(start: SyncRow, { store, client, signal }: RunOptions): Promise<SyncRow | undefined> {
  if (start.next > 0) return start;
  const mark = await client.editionMark(signal).catch(() => undefined);
  signal.throwIfAborted();
  return mark === undefined ? start : updateSync(store, start.pair, ['running'], { mark });
}

/** Whether the server's deck was replaced since the copy was begun. The mark is asked for last, so it covers all cards. */
async function isOtherEdition(
  row: SyncRow,
  options: RunOptions,
  ask: AskAhead['askAgain'],
  progress?: ComparisonProgress,
): Promise<boolean> {
  const { store, client, environment, signal } = options;
  const sample = await sampleCopy(store, row.deck, SAMPLE_SIZE, environment.random);
  if (await isReplaced(sample, ask, progress)) return true;
  return isMarkReplaced(row.mark, () => client.editionMark(signal).catch(() => undefined));
}

function toText([, word, meanings]: StoredCard): CardText {
  return { word, meanings };
}

function toStored({ rank, card }: RankedCard): StoredCard {
  return [rank, card.word, card.meanings];
}
