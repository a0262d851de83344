import type { Definition } from '../model/definition.ts';
import type { PairId } from '../model/pair.ts';
import type { Store } from '../store/store.ts';
import { appendOp } from '../store/study/log/ops.ts';
import { readFold } from './read-fold.ts';
import { type LocalTime, toOpTime } from './study-day.ts';

interface DefinitionRequest {
  id: string;
  pair: PairId;
  word: string;
  text: string;
  /** Spelling to show; if absent, the stored one stays. */
  headword?: string | undefined;
  /** Sentence in which the word was met; if absent, the stored one stays with its origin. */
  sentence?: string | undefined;
  /** Of the sentence. */
  title?: string | undefined;
  address?: string | undefined;
}

/** The learner's own meanings of words. Both changes are idempotent by id. */
export interface Definitions {
  put(request: DefinitionRequest): Promise<Definition>;
  remove(request: { id: string; pair: PairId; word: string }): Promise<void>;
}

export function createDefinitions(store: Store, now: () => LocalTime, newDeviceId: () => string): Definitions {
  const context = async () => ({ time: toOpTime(now()), fold: await readFold(store), newDeviceId });
  return {
    async put({ id, pair, word, text, ...given }) {
      const composed = word.normalize('NFC');
      const fields = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
      const op = await appendOp(store, { id, kind: 'define', pair, word: composed, text, ...fields }, await context());
      return { pair, word: composed, text, updatedAt: op?.at ?? 0 };
    },
    async remove({ id, pair, word }) {
      await appendOp(store, { id, kind: 'undefine', pair, word: word.normalize('NFC') }, await context());
    },
  };
}
