import type { Op } from '../model/op.ts';
import type { PairId } from '../model/pair.ts';
import type { WordState } from '../model/word-state.ts';
import type { Store } from '../store/store.ts';
import { findCards } from '../store/study/caches/study-queue.ts';
import { appendUndo, findLiveOps, type NewOp, type OpContext } from '../store/study/log/ops.ts';
import { toWordState } from './word-state.ts';

interface MarkParts {
  store: Store;
  /** Context of a new op. */
  context(): Promise<OpContext>;
  append(op: NewOp): Promise<unknown>;
  /** Drops the cached list of new words. */
  forget(): void;
}

export interface Marks {
  /**
   * Undoes the mark "known": the word returns to its previous state. Other words stay unchanged.
   *
   * @param request - `id`: id of the new op. Undoing that op makes the word known again.
   */
  unmarkKnown(request: { id: string; pair: PairId; word: string }): Promise<WordState>;
  /**
   * Undoes one mark, even if others followed.
   *
   * @returns The new state of its word; undefined if there is no such mark or it was already undone.
   */
  undoMark(id: string, ref: string): Promise<WordState | undefined>;
}

/** Op kinds that marks on a page write, unlike answers of a session. */
const MARK_KINDS: readonly Op['kind'][] = ['know', 'want', 'reset', 'undo'];

/** Marks of one word that can be undone on the page. */
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
      // The word was marked together with others, which happens only to new words.
      await append({ id: next, pair, word, kind: 'reset' });
      return findState(pair, word);
    },
    async undoMark(id, ref) {
      const op = await undo(id, ref);
      return op && findState(op.pair, op.word);
    },
  };
}
