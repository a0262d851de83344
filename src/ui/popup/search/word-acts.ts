import { type Signal, signal } from '@preact/signals';
import type { Send } from '../../../messaging/client.ts';
import type { ErrorCode } from '../../../model/error-code.ts';
import { type SearchHit, toHitId } from '../../../model/search.ts';
import type { WordState } from '../../../model/word-state.ts';
import { attempt } from '../../shared/attempt.ts';

interface Done {
  /** As `toHitId` gives it. */
  hit: string;
  id: string;
  /** Of a change of the meaning: the meaning before. */
  former?: { definition: string | undefined };
}

/** The actions on a word. */
export interface WordActs {
  /** The last mark or change of a meaning, which can be undone. */
  done: Signal<Done | undefined>;
  mark(hit: SearchHit, mark: 'want' | 'know'): Promise<void>;
  undo(): Promise<void>;
  /** Stores the learner's own meaning. @param text - Without one, it is removed. */
  define(hit: SearchHit, text: string): Promise<void>;
}

interface WordActsParts {
  send: Send;
  problem: Signal<ErrorCode | undefined>;
  /** Shows a changed word. @param id - As `toHitId` gives it. */
  replace: (id: string, change: (hit: SearchHit) => SearchHit) => void;
}

export function createWordActs({ send, problem, replace }: WordActsParts): WordActs {
  const done = signal<Done | undefined>(undefined);
  const putState = (id: string, state: WordState | undefined) => {
    const { word: _, ...known } = state ?? { word: '', state: 'new' as const, isWanted: false };
    replace(id, (hit) => ({ ...hit, entry: { ...hit.entry, known } }));
  };
  const putDefinition = (id: string, definition: string | undefined) =>
    replace(id, (hit) => ({ ...hit, entry: { ...hit.entry, definition } }));
  return {
    done,
    mark: (hit, mark) =>
      attempt(problem, async () => {
        const id = crypto.randomUUID();
        const { pair, word } = hit.entry;
        putState(toHitId(hit), await send('study.mark', { id, pair, word, mark }));
        done.value = { hit: toHitId(hit), id };
      }),
    undo: () =>
      attempt(problem, async () => {
        const last = done.value;
        if (!last) return;
        const undo = { id: crypto.randomUUID(), ref: last.id };
        if (last.former) {
          await send('study.takeBack', undo);
          putDefinition(last.hit, last.former.definition);
        } else {
          const { state } = await send('study.undoMark', undo);
          if (state) putState(last.hit, state);
        }
        done.value = undefined;
      }),
    define: (hit, typed) =>
      attempt(problem, async () => {
        const { pair, word, definition: former } = hit.entry;
        const id = crypto.randomUUID();
        const definition = typed.trim() || undefined;
        if (definition === former) return;
        if (definition === undefined) await send('definition.remove', { id, pair, word });
        else await send('definition.put', { id, pair, word, text: definition });
        putDefinition(toHitId(hit), definition);
        done.value = { hit: toHitId(hit), id, former: { definition: former } };
      }),
  };
}
