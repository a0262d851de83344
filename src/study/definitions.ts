import type { PairId } from '../contract/language-pair.ts';
import type { Definition } from '../messaging/views.ts';
import { appendOp } from '../store/ops.ts';
import type { Store } from '../store/store.ts';
import { fold } from './replay.ts';
import { type LocalTime, toOpTime } from './study-day.ts';

/** The learner's own meanings of words. Both calls may be repeated with the same id. */
export interface Definitions {
  put(request: { id: string; pair: PairId; word: string; text: string }): Promise<Definition>;
  remove(request: { id: string; pair: PairId; word: string }): Promise<void>;
}

export function createDefinitions(store: Store, now: () => LocalTime, newDeviceId: () => string): Definitions {
  const context = () => ({ time: toOpTime(now()), fold, newDeviceId });
  return {
    async put({ id, pair, word, text }) {
      const composed = word.normalize('NFC');
      const op = await appendOp(store, { id, kind: 'define', pair, word: composed, text }, context());
      return { pair, word: composed, text, updatedAt: op?.at ?? 0 };
    },
    async remove({ id, pair, word }) {
      await appendOp(store, { id, kind: 'undefine', pair, word: word.normalize('NFC') }, context());
    },
  };
}
