import { listCoreWords } from '../../../languages/core-words.ts';
import type { Op } from '../../../model/op.ts';
import { type PairId, toLanguagePair } from '../../../model/pair.ts';
import { readWholeLog } from '../log/read-log.ts';
import type { CardRow, DefinitionRow, StudyDatabase } from '../study-database.ts';
import { changeDays, type DayChange } from './day-sums.ts';
import type { Fold, Replayed } from './fold.ts';
import { toMetSentence } from './met-sentence.ts';
import { readRange } from './read-range.ts';
import { rebuildWords } from './rebuild-words.ts';
import { replayInParts } from './replay-in-parts.ts';

/** Updates the caches after `op` was appended; runs inside the caller's transaction. */
export async function applyToCaches(study: StudyDatabase, fold: Fold, op: Op): Promise<void> {
  if (op.kind === 'undo') await applyUndo(study, fold, op);
  else if (op.kind === 'define' || op.kind === 'undefine') await applyDefinition(study, fold, op);
  else await applyStudy(study, fold, op);
}

/** A definition after one more op. An absent sentence or headword stays, an empty one is removed. */
export function toDefinition(op: Op & { kind: 'define' }, before: DefinitionRow | undefined): DefinitionRow {
  const { pair, word, text, at } = op;
  const met = op.sentence === undefined ? before?.met : toMetSentence(op, before?.met);
  const headword = (op.headword ?? before?.headword)?.normalize('NFC');
  const hasHeadword = headword !== undefined && headword !== '' && headword !== word;
  const shown = hasHeadword ? headword : word;
  const cores = listCoreWords(shown, toLanguagePair(pair).from);
  const isPlain = cores.length === 1 && cores[0] === shown;
  return {
    pair,
    word,
    ...(isPlain ? {} : { cores }),
    text,
    ...(hasHeadword ? { headword } : {}),
    ...(met ? { met } : {}),
    updatedAt: at,
  };
}

async function applyDefinition(
  study: StudyDatabase,
  { respelling }: Fold,
  op: Op & { kind: 'define' | 'undefine' },
): Promise<void> {
  const word = respelling.toCurrent(op.pair, op.word);
  const key: [PairId, string] = [op.pair, word];
  if (op.kind === 'define')
    await study.definitions.put(toDefinition({ ...op, word }, await study.definitions.get(key)));
  else await study.definitions.delete(key);
}

async function applyStudy(study: StudyDatabase, fold: Fold, op: Op): Promise<void> {
  const words = listWords(fold, op);
  const before = await study.cards.bulkGet(words.map((word) => [op.pair, word]));
  const after = words.map((word, index) => fold.apply(before[index], op, word));
  await study.cards.bulkPut(after.filter((card) => card !== undefined));
  const counts = fold.countDay(before[0], op);
  if (counts) await changeDays(study, [{ pair: op.pair, day: op.day, counts, sign: 1 }]);
}

/** Updates the caches after many ops other than undos, in their order: each table is read and written once. */
export async function applyMany(study: StudyDatabase, fold: Fold, ops: readonly Op[]): Promise<void> {
  const isDefinition = (op: Op): op is Op & { kind: 'define' | 'undefine' } =>
    op.kind === 'define' || op.kind === 'undefine';
  await applyDefinitions(study, fold, ops.filter(isDefinition));
  const touched = ops
    .filter((op) => !isDefinition(op))
    .flatMap((op) => listWords(fold, op).map((word) => ({ op, word, id: toCardId(op.pair, word) })));
  const keys = new Map(touched.map(({ id, op, word }): [string, [PairId, string]] => [id, [op.pair, word]]));
  const rows = await readCards(study, [...keys.values()]);
  const cards = new Map(rows.map((row) => [toCardId(row.pair, row.word), row]));
  const days: DayChange[] = [];
  for (const { op, word, id } of touched) {
    const before = cards.get(id);
    const counts = fold.countDay(before, op);
    if (counts) days.push({ pair: op.pair, day: op.day, counts, sign: 1 });
    const after = fold.apply(before, op, word);
    if (after) cards.set(id, after);
  }
  await study.cards.bulkPut([...keys.keys()].flatMap((id) => cards.get(id) ?? []));
  await changeDays(study, days);
}

/** Number of words from which reading the cards between them takes less time than a request for each. */
const RANGE_WORDS = 200;

async function readCards(study: StudyDatabase, keys: readonly [PairId, string][]): Promise<CardRow[]> {
  if (keys.length < RANGE_WORDS) {
    const rows: (CardRow | undefined)[] = await study.cards.bulkGet([...keys]);
    return rows.filter((row) => row !== undefined);
  }
  const words = new Map<PairId, string[]>();
  for (const [pair, word] of keys) {
    const ofPair = words.get(pair);
    if (ofPair) ofPair.push(word);
    else words.set(pair, [word]);
  }
  const rows = await Promise.all([...words].map(([pair, ofPair]) => readRange(study.cards, pair, ofPair)));
  return rows.flat();
}

const toCardId = (pair: PairId, word: string) => `${pair} ${word}`;

async function applyDefinitions(
  study: StudyDatabase,
  { respelling }: Fold,
  ops: readonly (Op & { kind: 'define' | 'undefine' })[],
): Promise<void> {
  if (ops.length === 0) return;
  const keys = ops.map(({ pair, word }): [PairId, string] => [pair, respelling.toCurrent(pair, word)]);
  const found = await study.definitions.bulkGet(keys);
  const rows = new Map<string, DefinitionRow>();
  for (const row of found) if (row) rows.set(toCardId(row.pair, row.word), row);
  const removed = new Map<string, [PairId, string]>();
  ops.forEach((op, index) => {
    const key = keys[index] as [PairId, string];
    const id = toCardId(...key);
    if (op.kind === 'define') {
      rows.set(id, toDefinition({ ...op, word: key[1] }, rows.get(id)));
      removed.delete(id);
    } else {
      rows.delete(id);
      removed.set(id, key);
    }
  });
  await Promise.all([
    study.definitions.bulkPut([...rows.values()]),
    study.definitions.bulkDelete([...removed.values()]),
  ]);
}

/** The words of an op without duplicates, in current spelling. */
function listWords({ respelling }: Fold, op: Op): string[] {
  const spellings = op.kind === 'know-all' ? op.words : [op.word];
  return [...new Set(spellings.map((word) => respelling.toCurrent(op.pair, word)))];
}

/** The cards of an undone or redone op are rebuilt from their own ops. */
async function applyUndo(study: StudyDatabase, fold: Fold, undo: Op & { kind: 'undo' }): Promise<void> {
  const words = await findWords(study, fold, undo);
  await rebuildWords(study, fold, { pair: undo.pair, words, isNew: ({ id }) => id === undo.id });
}

/** The words that an op changes. */
export async function findWords(study: StudyDatabase, fold: Fold, op: Op): Promise<string[]> {
  return listWords(fold, (await findRoot(study, op)) ?? op);
}

/** The op at the end of a chain of undos. */
async function findRoot(study: StudyDatabase, undo: Op): Promise<Op | undefined> {
  let op: Op | undefined = undo;
  while (op?.kind === 'undo') op = await study.ops.where('id').equals(op.ref).first();
  return op;
}

/** Rebuilds all caches from the log; runs inside the caller's transaction. */
export async function rebuildCaches(study: StudyDatabase, fold: Fold): Promise<void> {
  const total = await study.ops.count();
  await study.cards.clear();
  const replayed = await replayInParts(study, fold, { onCards: (cards) => study.cards.bulkPut(cards) });
  if (replayed.ops === total) await putSums(study, fold, replayed, total);
  else await rebuildAtOnce(study, fold);
}

/** The same for a damaged database, in which only the rows themselves are certain. */
export async function rebuildAtOnce(study: StudyDatabase, fold: Fold): Promise<void> {
  const ops = await readWholeLog(study);
  const replayed = fold.replay(ops);
  await study.cards.clear();
  await study.cards.bulkPut(replayed.cards);
  await putSums(study, fold, replayed, ops.length);
}

/** Writes all caches except the cards, with the version of the rules. @param ops - Number of ops that they include. */
export async function putSums(
  study: StudyDatabase,
  fold: Fold,
  { days, definitions }: Pick<Replayed, 'days' | 'definitions'>,
  ops: number,
): Promise<void> {
  await Promise.all([study.days.clear(), study.definitions.clear()]);
  await Promise.all([
    study.days.bulkPut(days),
    study.definitions.bulkPut(definitions),
    study.meta.bulkPut([
      { name: 'engine', value: fold.engine },
      { name: 'ops', value: ops },
    ]),
  ]);
}
