import type { Op } from '../model/op.ts';
import type { PairId } from '../model/pair.ts';
import type { WordState } from '../model/word-state.ts';
import type { Store } from '../store/store.ts';
import { appendUndo, findLiveOps, type NewOp, type OpContext } from '../store/study/ops.ts';
import { findCards } from '../store/study/study-queue.ts';
import { toWordState } from './word-state.ts';

interface MarkParts {
  store: Store;
  /** The context to write an op with now. */
  context(): Promise<OpContext>;
  append(op: NewOp): Promise<unknown>;
  /** Drops the cached list of new words. */
  forget(): void;
}

export interface Marks {
  /**
   * Takes "known" back: the word is what it was before it was marked. A word that is not marked as known stays as it is.
   *
   * @param request - `id`: of the op that this writes. Taking it back makes the word known again.
   */
  unmarkKnown(request: { id: string; pair: PairId; word: string }): Promise<WordState>;
  /**
   * Takes one mark back, also when others came after it.
   *
   * @returns The state of its word afterwards; undefined where there is no such mark, or it was taken back already.
   */
  undoMark(id: string, ref: string): Promise<WordState | undefined>;
}

/** The ops that marks on a page write; an answer of a session is none. */
const MARK_KINDS: readonly Op['kind'][] = ['know', 'want', 'reset', 'undo'];

/** The marks of one word that can be taken back where they were given. */
export function createMarks({ store, context, append, forget }: MarkParts): Marks {
  async function findState(pair: PairId, word: string): Promise<WordState> {
    const { fold, time } = await context();
    const [card] = await findCards(store, pair, [fold.respelling.toCurrent(pair, word)]);
    return toWordState(word, card, time.day);
  }

  async function undo(id: string, ref: string): Promise<(Op & { kind: 'undo' }) | undefined> {
    const op = await appendUndo(store, id, { ref, kinds: MARK_KINDS }, await context());
    forget();
    return op;
  }

  return {
    async unmarkKnown({ id, pair, word: asked }) {
      const word = asked.normalize('NFC');
      const { toCurrent } = (await context()).fold.respelling;
      const live = await findLiveOps(store, pair, 'know');
      const marks = live.filter((op) => toCurrent(pair, op.word) === toCurrent(pair, word));
      let state = await findState(pair, word);
      let next = id;
      for (const { id: ref } of marks) {
        if (!state.isMarked) break;
        await undo(next, ref);
        next = crypto.randomUUID();
        state = await findState(pair, word);
      }
      if (!state.isMarked) return state;
      // It was marked together with others, as new words alone are.
      await append({ id: next, pair, word, kind: 'reset' });
      return findState(pair, word);
    },
    async undoMark(id, ref) {
      const op = await undo(id, ref);
      return op && findState(op.pair, op.word);
    },
  };
}
