import { hashBriefly } from '../language/hash.ts';
import { compareOps, type Op } from '../model/op.ts';
import type { PairId } from '../model/pair.ts';
import type { DeckDay } from '../model/statistics.ts';
import type { WeightsByPair } from '../model/weights.ts';
import type { DayCounts, Fold, Replayed } from '../store/study/caches/fold.ts';
import { NO_RESPELLING, type Respelling } from '../store/study/caches/respelling.ts';
import { toDefinition } from '../store/study/caches/study-caches.ts';
import type { CardRow, DefinitionRow } from '../store/study/study-database.ts';
import { toEngine } from './engine.ts';
import { nextMemory } from './fsrs.ts';
import { addMet } from './met-sentences.ts';
import { countElapsedDays, memoryOf, nextStep } from './schedule.ts';

/** A word without answers. */
export function makeNewCard(pair: PairId, word: string): CardRow {
  return {
    pair,
    word,
    queue: 'new',
    due: 0,
    stability: 0,
    difficulty: 0,
    step: 0,
    reps: 0,
    lapses: 0,
    intervalDays: 0,
    retention: 0,
    lastDay: 0,
    buriedUntil: 0,
    lastOp: '',
  };
}

/**
 * Applies one op to a card.
 *
 * @param card - Undefined before its first op.
 * @param word - The card's word; an op on many words has none.
 * @param weights - Those that count now, whenever the op was.
 */
export function applyOp(
  card: CardRow | undefined,
  op: Op,
  word: string,
  weights: WeightsByPair = {},
): CardRow | undefined {
  const before = card ?? makeNewCard(op.pair, word);
  const after: CardRow = { ...before, lastOp: op.id };
  switch (op.kind) {
    case 'review':
      return applyReview(before, op, weights);
    case 'know':
      return { ...after, queue: 'known' };
    case 'suspend':
      return { ...after, queue: 'suspended' };
    case 'bury':
      // A waiting review is identified by its day alone, so due cards can be counted without reading them.
      return {
        ...after,
        buriedUntil: op.day + 1,
        due: before.queue === 'review' ? Math.max(before.due, op.day + 1) : before.due,
      };
    case 'reset':
      return withMet({ ...makeNewCard(op.pair, word), lastOp: op.id }, before.met);
    case 'want':
      return applyWant(after, op);
    case 'know-all':
      return before.queue === 'new' && before.reps === 0 ? { ...after, queue: 'known' } : card;
    case 'define':
    case 'undefine':
    case 'weights':
    case 'undo':
      return card;
  }
}

/** A word that was studied before continues from its previous state. */
function applyWant(card: CardRow, op: Op & { kind: 'want' }): CardRow {
  const met = withMet(card, addMet(card.met, op));
  if (card.reps > 0) return { ...met, queue: card.step === -1 ? 'review' : 'learning', buriedUntil: 0 };
  return { ...met, queue: 'new', due: op.at, buriedUntil: 0 };
}

/** A word without a sentence has no field, because caches are compared with their replay. */
function withMet(card: CardRow, met: CardRow['met']): CardRow {
  return met === undefined ? card : { ...card, met };
}

function applyReview(card: CardRow, op: Op & { kind: 'review' }, weights: WeightsByPair): CardRow {
  const { rating, intervalDays, retention, delayMs } = op;
  const memory = nextMemory(memoryOf(card), countElapsedDays(card, op.day), rating, weights[op.pair]);
  const answered: CardRow = {
    ...card,
    ...memory,
    reps: card.reps + 1,
    lapses: card.lapses + (isTested(card) && rating === 'again' ? 1 : 0),
    lastDay: op.day,
    buriedUntil: 0,
    lastOp: op.id,
  };
  if (intervalDays > 0) {
    return { ...answered, queue: 'review', step: -1, intervalDays, retention, due: op.day + intervalDays };
  }
  return { ...answered, queue: 'learning', step: Math.max(0, nextStep(card, rating)), due: op.wallAt + delayMs };
}

/** Whether the word was in review, so that the answer measures retention. */
function isTested(card: CardRow): boolean {
  return card.reps > 0 && card.step === -1;
}

/** The contribution of an op to its study day. */
export function countDay(card: CardRow | undefined, op: Op): DayCounts | undefined {
  if (op.kind !== 'review') return undefined;
  const isRecalled = op.rating !== 'again';
  const tested = card !== undefined && isTested(card) ? 1 : 0;
  return {
    new: card === undefined || card.reps === 0 ? 1 : 0,
    reviews: 1,
    again: isRecalled ? 0 : 1,
    tested,
    recalled: isRecalled ? tested : 0,
    ms: op.spentMs,
  };
}

/** Removes undone ops and their undo ops. @param ops - In the order of {@link compareOps}. */
export function dropUndone<Some extends { id: string; kind: Op['kind']; ref?: string }>(ops: readonly Some[]): Some[] {
  const undone = new Set<string>();
  const live = ops.toReversed().filter((op) => {
    if (undone.has(op.id)) return false;
    if (op.ref !== undefined) undone.add(op.ref);
    return op.kind !== 'undo';
  });
  return live.reverse();
}

/**
 * Replays ops, given in any order.
 *
 * @param words - Words of `know-all` ops to apply, in their current spelling; undefined for all.
 * @param respelling - Maps old spellings to the words that replaced them.
 */
export function replay(
  ops: readonly Op[],
  words?: ReadonlySet<string>,
  respelling: Respelling = NO_RESPELLING,
  weights: WeightsByPair = {},
): Replayed {
  const cards = new Map<string, CardRow>();
  const days = new Map<string, DeckDay>();
  const definitions = new Map<string, DefinitionRow>();
  for (const op of dropUndone(ops.toSorted(compareOps))) {
    for (const spelling of op.kind === 'know-all' ? op.words : [op.word]) {
      const word = respelling.toCurrent(op.pair, spelling);
      if (words && !words.has(word)) continue;
      const id = `${op.pair} ${word}`;
      const before = cards.get(id);
      addToDay(days, op, countDay(before, op));
      const after = applyOp(before, op, word, weights);
      if (after) cards.set(id, after);
      if (op.kind === 'define') definitions.set(id, toDefinition({ ...op, word }, definitions.get(id)));
      if (op.kind === 'undefine') definitions.delete(id);
    }
  }
  return { cards: [...cards.values()], days: [...days.values()], definitions: [...definitions.values()] };
}

function addToDay(days: Map<string, DeckDay>, { pair, day }: Op, counts: DayCounts | undefined): void {
  if (!counts) return;
  const id = `${pair} ${day}`;
  const row = days.get(id) ?? { pair, day, new: 0, reviews: 0, again: 0, tested: 0, recalled: 0, ms: 0 };
  for (const [name, value] of Object.entries(counts)) row[name as keyof DayCounts] += value;
  days.set(id, row);
}

/** Names weights, so that caches built with others are recognised; empty without any. */
export function toWeightsId(weights: WeightsByPair): string {
  return Object.keys(weights).length === 0 ? '' : hashBriefly(JSON.stringify(weights)).toString(16);
}

/** Cache computation for the store. */
export function createFold(respelling: Respelling, weights: WeightsByPair = {}): Fold {
  return {
    engine: toEngine(respelling.id, toWeightsId(weights)),
    respelling,
    weights,
    apply: (card, op, word) => applyOp(card, op, word, weights),
    countDay,
    replay: (ops, words) => replay(ops, words, respelling, weights),
  };
}

/** The rules without respellings. */
export const fold: Fold = createFold(NO_RESPELLING);
