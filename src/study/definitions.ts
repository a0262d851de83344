import type { PairId } from '../contract/language-pair.ts';
import type { Definition } from '../messaging/views.ts';
import { appendOp, type OpTime } from '../store/ops.ts';
import type { Store } from '../store/store.ts';
import { toStudyDay } from './study-day.ts';

/** The learner's own meanings of words. Both calls may be repeated with the same id. */
export interface Definitions {
  put(request: { id: string; pair: PairId; word: string; text: string }): Promise<Definition>;
  remove(request: { id: string; pair: PairId; word: string }): Promise<void>;
}

/** @param now - Gives the instant and how many minutes local time is ahead of UTC. */
export function createDefinitions(
  store: Store,
  now: () => { at: number; zoneMinutes: number },
  newDeviceId: () => string,
): Definitions {
  const time = (): OpTime => {
    const { at, zoneMinutes } = now();
    return { wallAt: at, zoneMinutes, toDay: (instant) => toStudyDay(instant, zoneMinutes) };
  };
  return {
    async put({ id, pair, word, text }) {
      const composed = word.normalize('NFC');
      const op = await appendOp(store, { id, kind: 'define', pair, word: composed, text }, time(), newDeviceId);
      return { pair, word: composed, text, updatedAt: op.at };
    },
    async remove({ id, pair, word }) {
      await appendOp(store, { id, kind: 'undefine', pair, word: word.normalize('NFC') }, time(), newDeviceId);
    },
  };
}
