import type { Op } from '../../../model/op.ts';
import type { PairId } from '../../../model/pair.ts';
import { deleteWords } from '../log/delete-words.ts';
import { readWholeLog } from '../log/read-log.ts';
import type { StudyDatabase } from '../study-database.ts';
import { changeDays } from './day-sums.ts';
import type { Fold } from './fold.ts';
import { findEnds } from './read-range.ts';

/** Number of words from which the whole log is read. */
const MANY_WORDS = 50;

interface WordsToRebuild {
  pair: PairId;
  words: readonly string[];
  /** Whether an op is missing in the sums of the days. */
  isNew: (op: Op) => boolean;
  /** For a caller that rebuilds one part after the other, and reads these once. */
  wide?: WideOps | undefined;
}

/** The ops of a log that may concern any word. */
export interface WideOps {
  /** The oldest first. */
  undos: readonly Op[];
  /** Ops on many words. */
  lists: readonly (Op & { kind: 'know-all' })[];
}

/** Rebuilds some words of a pair from their own ops. */
export async function rebuildWords(
  study: StudyDatabase,
  fold: Fold,
  { pair, words, isNew, wide }: WordsToRebuild,
): Promise<void> {
  const spellings = words.flatMap((word) => fold.respelling.listSpellings(pair, word));
  const ops = wide
    ? await readOpsBetween(study, pair, spellings, wide)
    : await readOpsWithUndos(study, pair, spellings);
  const only = new Set(words);
  const ours = (row: { word: string }) => only.has(row.word);
  const before = fold.replay(
    ops.filter((op) => !isNew(op)),
    only,
  );
  const after = fold.replay(ops, only);
  await Promise.all([deleteWords(study.cards, pair, only), deleteWords(study.definitions, pair, only)]);
  await study.cards.bulkPut(after.cards.filter(ours));
  await study.definitions.bulkPut(after.definitions.filter(ours));
  await changeDays(study, [
    ...before.days.map((counts) => ({ pair, day: counts.day, counts, sign: -1 as const })),
    ...after.days.map((counts) => ({ pair, day: counts.day, counts, sign: 1 as const })),
  ]);
}

/** All ops of some spellings, including ops on many words. */
export async function readOps(study: StudyDatabase, pair: PairId, words: readonly string[]): Promise<Op[]> {
  // No number or string comes before -∞ or after an array.
  const between = (from: unknown[], to: unknown[]) =>
    study.ops.where('[pair+word+at]').between(from, to, true, true).toArray();
  if (words.length > MANY_WORDS) return (await readWholeLog(study)).filter((op) => op.pair === pair);
  const asked = new Set(['', ...words]);
  const found = await Promise.all(
    [...asked].map((word) => between([pair, word, Number.NEGATIVE_INFINITY], [pair, word, []])),
  );
  return found.flat();
}

/** The same with all undos: one in a backup may name another word than what it undoes. */
async function readOpsWithUndos(study: StudyDatabase, pair: PairId, words: readonly string[]): Promise<Op[]> {
  const [own, undos] = await Promise.all([
    readOps(study, pair, words),
    study.ops.where('kind').equals('undo').toArray(),
  ]);
  const known = new Set(own.map(({ id }) => id));
  return [...own, ...undos.filter((undo) => !known.has(undo.id))];
}

/** The same for words that are near each other in the order of the database, with the undos that concern them. */
async function readOpsBetween(
  study: StudyDatabase,
  pair: PairId,
  words: readonly string[],
  { lists, undos }: WideOps,
): Promise<Op[]> {
  const { first, last } = findEnds(words);
  const range = study.ops.where('[pair+word+at]').between([pair, first], [pair, last, []], true, true);
  const asked = new Set(words);
  // In a damaged store the index names ops that are gone.
  const own = (await range.toArray()).filter((op: Op | undefined) => op !== undefined && asked.has(op.word));
  const onMany = lists.filter((op) => op.pair === pair && op.words.some((word) => asked.has(word)));
  const ops = [...own, ...onMany];
  const known = new Set(ops.map(({ id }) => id));
  // One after another, as one may undo another.
  for (const undo of undos) {
    if (undo.kind !== 'undo' || !known.has(undo.ref) || known.has(undo.id)) continue;
    known.add(undo.id);
    ops.push(undo);
  }
  return ops;
}
