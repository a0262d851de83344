import type { Op } from '../../../model/op.ts';
import { LOG_TABLES } from '../log/log-tables.ts';
import { readMeta } from '../log/ops.ts';
import type { CardRow, StudyDatabase } from '../study-database.ts';
import { type Fold, putSums, type Replayed } from './study-caches.ts';

/** Ops read, and cards written, per step: a fraction of a second, for which an answer may have to wait. */
const OPS_AT_ONCE = 5_000;
const CARDS_AT_ONCE = 1_000;

/**
 * Rebuilds all caches from the log in short transactions. Answers stored in between are applied in the last one.
 *
 * Until that one the caches are of no use to another background: `engine` must not stand in `meta` when this is called.
 *
 * @param onProgress - Called with the progress from 0 to 1.
 */
export async function rebuildInSteps(
  study: StudyDatabase,
  fold: Fold,
  onProgress: (share: number) => void,
): Promise<void> {
  const { lastAt } = await readMeta(study);
  const ops = (await readOps(study)).filter(({ at }) => at <= lastAt);
  const replayed = fold.replay(ops);
  const { cards } = replayed;
  for (let place = 0; place < cards.length; place += CARDS_AT_ONCE) {
    await study.cards.bulkPut(cards.slice(place, place + CARDS_AT_ONCE));
    onProgress(place / cards.length);
  }
  await study.write(LOG_TABLES, async () => {
    const late = await study.ops.where('at').above(lastAt).toArray();
    const all = late.length === 0 ? replayed : fold.replay([...ops, ...late]);
    await study.cards.bulkPut(findChanged(all, late));
    await dropOthers(study, all.cards);
    await putSums(study, fold, all, ops.length + late.length);
  });
  onProgress(1);
}

async function readOps({ ops }: StudyDatabase): Promise<Op[]> {
  const all: Op[] = [];
  for (;;) {
    const last = all.at(-1);
    const rest = last ? ops.where('[device+seq]').above([last.device, last.seq]) : ops.toCollection();
    const some = await rest.limit(OPS_AT_ONCE).toArray();
    for (const op of some) all.push(op);
    if (some.length < OPS_AT_ONCE) return all;
  }
}

/** Cards affected by ops that arrived during the rebuild. */
function findChanged({ cards }: Replayed, late: readonly Op[]): CardRow[] {
  // These two are about words that they do not name, or many.
  if (late.some(({ kind }) => kind === 'undo' || kind === 'know-all')) return cards;
  const changed = new Set(late.map(({ pair, word }) => `${pair} ${word}`));
  return cards.filter(({ pair, word }) => changed.has(`${pair} ${word}`));
}

/** A card that the log knows nothing of, as after an op that another machine has taken back. */
async function dropOthers(study: StudyDatabase, cards: readonly CardRow[]): Promise<void> {
  const known = new Set(cards.map(({ pair, word }) => `${pair} ${word}`));
  const keys = await study.cards.toCollection().primaryKeys();
  await study.cards.bulkDelete(keys.filter(([pair, word]) => !known.has(`${pair} ${word}`)));
}
