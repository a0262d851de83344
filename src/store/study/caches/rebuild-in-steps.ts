import { LOG_TABLES } from '../log/log-tables.ts';
import { readMeta } from '../log/ops.ts';
import type { CardRow, StudyDatabase } from '../study-database.ts';
import type { Fold } from './fold.ts';
import { rebuildWords } from './rebuild-words.ts';
import { replayInParts } from './replay-in-parts.ts';
import { findWords, putSums, rebuildAtOnce } from './study-caches.ts';

/** Cards written per step: a fraction of a second, for which an answer may have to wait. */
const CARDS_AT_ONCE = 1_000;

/**
 * Rebuilds all caches from the log in short transactions. The words of answers stored in between are rebuilt in the last one.
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
  const total = await study.ops.count();
  const write = async (cards: readonly CardRow[], ops: number) => {
    for (let place = 0; place < cards.length; place += CARDS_AT_ONCE) {
      await study.cards.bulkPut(cards.slice(place, place + CARDS_AT_ONCE));
    }
    onProgress(ops / total);
  };
  const replayed = await replayInParts(study, fold, { until: lastAt, onCards: write });
  await study.write(LOG_TABLES, async () => {
    const late = await study.ops.where('at').above(lastAt).toArray();
    const all = await study.ops.count();
    if (replayed.ops + late.length !== all) return rebuildAtOnce(study, fold);
    await dropOthers(study, replayed.words);
    await putSums(study, fold, replayed, all);
    for (const pair of new Set(late.map((op) => op.pair))) {
      const ops = late.filter((op) => op.pair === pair);
      const words = new Set((await Promise.all(ops.map((op) => findWords(study, fold, op)))).flat());
      await rebuildWords(study, fold, { pair, words: [...words], isNew: ({ at }) => at > lastAt });
    }
  });
  onProgress(1);
}

/** A card that the log knows nothing of, as after an op that another machine has taken back. */
async function dropOthers(study: StudyDatabase, known: ReadonlySet<string>): Promise<void> {
  const keys = await study.cards.toCollection().primaryKeys();
  await study.cards.bulkDelete(keys.filter(([pair, word]) => !known.has(`${pair} ${word}`)));
}
