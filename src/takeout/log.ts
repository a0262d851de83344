import type { Op, ReviewAction } from '../model/op.ts';
import type { PairId } from '../model/pair.ts';
import { RATINGS } from '../model/rating.ts';

type Review = Extract<Op, ReviewAction>;

/** The log in memory. An answer takes some 150 bytes: half a million of them fit. */
export interface Log {
  add(ops: readonly Op[]): void;
  count(): number;
  /** Ops that are not undone, in their order. Answers have only the fields that a replay needs. */
  read(): Generator<Op>;
}

/** Numbers of an answer: see {@link packReview}. */
const FIELDS = 9;
/** Answers of one array. */
const ROWS = 8_192;

/** Collects ops, given in any order. */
export function createLog(): Log {
  const reviews = createReviews();
  const others: Op[] = [];
  /** The log is read more than once. */
  let sorted: { order: Uint32Array; dropped: ReadonlySet<string> } | undefined;

  /** Indexes of ops: those of the reviews, then the others. */
  function sort(): Uint32Array {
    const atOf = (index: number) =>
      index < reviews.count() ? reviews.at(index) : (others[index - reviews.count()]?.at ?? 0);
    const idOf = (index: number) =>
      index < reviews.count() ? reviews.id(index) : (others[index - reviews.count()]?.id ?? '');
    const order = Uint32Array.from({ length: reviews.count() + others.length }, (_, index) => index);
    return order.sort((a, b) => atOf(a) - atOf(b) || (idOf(a) < idOf(b) ? -1 : Number(idOf(a) > idOf(b))));
  }

  /** As `dropUndone` of `study/replay.ts`: an undo drops only what is before it. @returns Ids of ops. */
  function findDropped(order: Uint32Array): Set<string> {
    const undone = new Set<string>();
    const dropped = new Set<string>();
    for (const index of order.toReversed()) {
      const other = others[index - reviews.count()];
      const id = other ? other.id : reviews.id(index);
      if (undone.has(id)) dropped.add(id);
      else if (other?.kind === 'undo') undone.add(other.ref);
    }
    return dropped;
  }

  return {
    add(ops) {
      for (const op of ops) {
        if (op.kind === 'review') reviews.add(op);
        else others.push(op);
      }
    },
    count: () => reviews.count() + others.length,
    *read() {
      if (sorted?.order.length !== reviews.count() + others.length) {
        const order = sort();
        sorted = { order, dropped: findDropped(order) };
      }
      const { order, dropped } = sorted;
      for (const index of order) {
        const op = index < reviews.count() ? reviews.get(index) : others[index - reviews.count()];
        if (op && op.kind !== 'undo' && !dropped.has(op.id)) yield op;
      }
    },
  };
}

/** Answers as numbers in a few large arrays, because objects would take four times as much. */
function createReviews() {
  const arrays: Float64Array[] = [];
  const ids: string[] = [];
  const words: { pair: PairId; word: string }[] = [];
  const indexes = new Map<string, number>();

  const indexWord = ({ pair, word }: Review): number => {
    const key = `${pair} ${word}`;
    const known = indexes.get(key);
    if (known !== undefined) return known;
    indexes.set(key, words.length);
    return words.push({ pair, word }) - 1;
  };
  const locate = (index: number) => {
    const at = (index % ROWS) * FIELDS;
    return (arrays[Math.floor(index / ROWS)] ?? new Float64Array(FIELDS)).subarray(at, at + FIELDS);
  };
  return {
    add(op: Review) {
      if (ids.length === arrays.length * ROWS) arrays.push(new Float64Array(ROWS * FIELDS));
      locate(ids.length).set(packReview(op, indexWord(op)));
      ids.push(op.id);
    },
    count: () => ids.length,
    // Asked for at each comparison of a sort.
    at: (index: number) => arrays[Math.floor(index / ROWS)]?.[(index % ROWS) * FIELDS] ?? 0,
    id: (index: number) => ids[index] ?? '',
    get(index: number): Review | undefined {
      const [, , , word = 0] = locate(index);
      const found = words[word];
      return found && { ...unpackReview(locate(index)), ...found, id: ids[index] ?? '' };
    },
  };
}

function packReview(op: Review, word: number): number[] {
  const { at, wallAt, day, rating, intervalDays, delayMs, retention, spentMs } = op;
  return [at, wallAt, day, word, RATINGS.indexOf(rating), intervalDays, delayMs, retention, spentMs];
}

function unpackReview(row: Float64Array): Omit<Review, 'pair' | 'word' | 'id'> {
  const [at = 0, wallAt = 0, day = 0, , rating = 0, intervalDays = 0, delayMs = 0, retention = 0, spentMs = 0] = row;
  const fixed = { kind: 'review', device: '', seq: 0, v: 1, zoneMinutes: 0, seen: '' } as const;
  return { ...fixed, at, wallAt, day, rating: RATINGS[rating] ?? 'good', intervalDays, delayMs, retention, spentMs };
}
