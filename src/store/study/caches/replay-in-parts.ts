import { compareOps, type Op } from '../../../model/op.ts';
import type { PairId } from '../../../model/pair.ts';
import type { CardRow, StudyDatabase } from '../study-database.ts';
import type { DayCounts, Fold, Replayed } from './fold.ts';

/** About 10 MB. */
const OPS_AT_ONCE = 20_000;

/** The rest of a replay whose cards were passed on. */
export interface ReplayedSums extends Pick<Replayed, 'days' | 'definitions'> {
  /** Pair and word of each card. */
  words: ReadonlySet<string>;
  /** Number of ops that were read. */
  ops: number;
}

export interface ReplayOptions {
  /** Instant of the newest op that counts; by default all do. */
  until?: number;
  /** Ops in memory at a time. */
  opsAtOnce?: number;
  /** Takes some of the cards, and the number of ops read so far. */
  onCards: (cards: CardRow[], ops: number) => Promise<unknown>;
}

/**
 * Replays the log word by word, because all of a long one takes a gigabyte. The result is that of `fold.replay`.
 *
 * It reads by an index. In a damaged database that may lack ops, which the returned number of ops shows.
 */
export async function replayInParts(
  study: StudyDatabase,
  fold: Fold,
  { until = Number.POSITIVE_INFINITY, opsAtOnce = OPS_AT_ONCE, onCards }: ReplayOptions,
): Promise<ReplayedSums> {
  const isCounted = ({ at }: Op) => at <= until;
  const wide = (await study.ops.where('kind').anyOf('undo', 'know-all').toArray()).filter(isCounted);
  const isLive = findLive(wide);
  const known = wide.filter((op) => op.kind === 'know-all').filter(isLive);
  const sums = createSums();
  const words = new Set<string>();
  let count = 0;

  const replayWords = async (pair: PairId, ops: readonly Op[], own: ReadonlySet<string>) => {
    const { cards, ...others } = fold.replay([...known.filter((op) => op.pair === pair), ...ops.filter(isLive)], own);
    sums.add(others);
    for (const { word } of cards) words.add(`${pair} ${word}`);
    await onCards(cards, count);
  };
  /** Words with several spellings, whose ops are not side by side. */
  const respelt = createGroups<Op>();
  const seen = createGroups<string>();
  for await (const page of readWords(study, opsAtOnce)) {
    const pages = createGroups<Op>();
    for (const op of page) {
      if (!isCounted(op)) continue;
      count += 1;
      if (op.kind === 'undo' || op.kind === 'know-all') continue;
      const word = fold.respelling.toCurrent(op.pair, op.word);
      const isRespelt = fold.respelling.listSpellings(op.pair, word).length > 1;
      (isRespelt ? respelt : pages).add(op.pair, op);
      if (known.length > 0) seen.add(op.pair, word);
    }
    for (const [pair, ops] of pages.entries()) await replayWords(pair, ops, new Set(ops.map(({ word }) => word)));
  }
  for (const [pair, ops] of respelt.entries()) {
    await replayWords(pair, ops, new Set(ops.map(({ word }) => fold.respelling.toCurrent(pair, word))));
  }
  for (const pair of new Set(known.map((op) => op.pair))) {
    const own = new Set(seen.get(pair));
    const listed = known.flatMap((op) => (op.kind === 'know-all' && op.pair === pair ? op.words : []));
    const others = listed.map((word) => fold.respelling.toCurrent(pair, word)).filter((word) => !own.has(word));
    if (others.length > 0) await replayWords(pair, [], new Set(others));
  }
  return { ...sums.list(), words, ops: count };
}

/** Decides whether an op counts. @param wide - All undo ops, among others. */
function findLive(wide: readonly Op[]): (op: Op) => boolean {
  /** The last undo op that counts, by what it undoes. */
  const undone = new Map<string, Op>();
  const isUndone = (op: Op) => {
    const by = undone.get(op.id);
    return by !== undefined && compareOps(op, by) < 0;
  };
  for (const op of wide.toSorted(compareOps).reverse()) {
    if (op.kind === 'undo' && !isUndone(op) && !undone.has(op.ref)) undone.set(op.ref, op);
  }
  return (op) => op.kind !== 'undo' && !isUndone(op);
}

/** Reads all ops by pair and word. Each page has every op of its words. */
async function* readWords({ ops }: StudyDatabase, opsAtOnce: number): AsyncGenerator<Op[]> {
  const index = ops.where('[pair+word+at]');
  // An empty list comes before all others, and `[pair, word]` before all that begin so.
  let from: unknown[] = [];
  for (;;) {
    const page = await index.aboveOrEqual(from).limit(opsAtOnce).toArray();
    // In a damaged store the index names ops that are gone.
    const found = page.filter((op: Op | undefined) => op !== undefined);
    const last = found.at(-1);
    if (page.length < opsAtOnce || last === undefined) {
      yield found;
      return;
    }
    const { pair, word } = last;
    const whole = found.filter((op) => op.pair !== pair || op.word !== word);
    if (whole.length > 0) {
      yield whole;
      from = [pair, word];
    } else {
      yield await index.between([pair, word], [pair, word, []]).toArray();
      from = [pair, word, []];
    }
  }
}

function createGroups<Value>() {
  const groups = new Map<PairId, Value[]>();
  return {
    add(pair: PairId, value: Value) {
      const group = groups.get(pair);
      if (group) group.push(value);
      else groups.set(pair, [value]);
    },
    get: (pair: PairId): readonly Value[] => groups.get(pair) ?? [],
    entries: () => [...groups],
  };
}

/** Adds up the days of several replays. */
function createSums() {
  const days = new Map<string, Replayed['days'][number]>();
  const definitions: Replayed['definitions'] = [];
  return {
    add(part: Pick<Replayed, 'days' | 'definitions'>) {
      for (const definition of part.definitions) definitions.push(definition);
      for (const row of part.days) {
        const { pair, day, ...counts } = row;
        const sum = days.get(`${pair} ${day}`);
        if (!sum) days.set(`${pair} ${day}`, row);
        else for (const [name, value] of Object.entries(counts)) sum[name as keyof DayCounts] += value;
      }
    },
    list: () => ({ days: [...days.values()], definitions }),
  };
}
