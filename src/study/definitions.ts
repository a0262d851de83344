import type { Definition, OwnWord } from '../model/definition.ts';
import type { PairId } from '../model/pair.ts';
import type { Store } from '../store/store.ts';
import { findCards } from '../store/study/caches/study-queue.ts';
import { appendOp } from '../store/study/log/ops.ts';
import type { DefinitionRow } from '../store/study/study-database.ts';
import { findDeckCard } from './new-words.ts';
import { readFold } from './read-fold.ts';
import { type LocalTime, toOpTime } from './study-day.ts';

interface DefinitionRequest {
  id: string;
  pair: PairId;
  word: string;
  text: string;
  /** Sentence in which the word was met; if absent, the stored one stays. */
  sentence?: string | undefined;
}

/** The learner's own meanings of words. Both changes are idempotent by id. */
export interface Definitions {
  /** All definitions, newest first. */
  list(): Promise<OwnWord[]>;
  put(request: DefinitionRequest): Promise<Definition>;
  remove(request: { id: string; pair: PairId; word: string }): Promise<void>;
}

export function createDefinitions(store: Store, now: () => LocalTime, newDeviceId: () => string): Definitions {
  const context = async () => ({ time: toOpTime(now()), fold: await readFold(store), newDeviceId });
  const toOwnWord = async (row: DefinitionRow): Promise<OwnWord> => {
    const [[card], found] = await Promise.all([
      findCards(store, row.pair, [row.word]),
      findDeckCard(store, row.pair, row.word),
    ]);
    const isWaiting = card?.queue === 'new' && card.due > 0;
    return { ...row, rank: found?.[0], isStudied: isWaiting || card?.queue === 'learning' || card?.queue === 'review' };
  };
  return {
    async list() {
      const rows = await store.study.read((tables) => tables.definitions.toArray());
      return Promise.all(rows.sort((a, b) => b.updatedAt - a.updatedAt).map(toOwnWord));
    },
    async put({ id, pair, word, text, sentence }) {
      const composed = word.normalize('NFC');
      const op = await appendOp(store, { id, kind: 'define', pair, word: composed, text, sentence }, await context());
      return { pair, word: composed, text, updatedAt: op?.at ?? 0 };
    },
    async remove({ id, pair, word }) {
      await appendOp(store, { id, kind: 'undefine', pair, word: word.normalize('NFC') }, await context());
    },
  };
}
