import { type Signal, signal } from '@preact/signals';
import type { Send } from '../../../messaging/client.ts';
import type { ErrorCode } from '../../../model/error-code.ts';
import { type SearchHit, toHitId } from '../../../model/search.ts';
import type { WordState } from '../../../model/word-state.ts';
import { attempt } from '../../shared/attempt.ts';

/** The actions on a word. */
export interface WordActs {
  /** The last mark, which can be undone. */
  marked: Signal<{ hit: string; id: string } | undefined>;
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
  const marked = signal<{ hit: string; id: string } | undefined>(undefined);
  const putState = (id: string, state: WordState | undefined) => {
    const { word: _, ...known } = state ?? { word: '', state: 'new' as const, isWanted: false };
    replace(id, (hit) => ({ ...hit, entry: { ...hit.entry, known } }));
  };
  return {
    marked,
    mark: (hit, mark) =>
      attempt(problem, async () => {
        const id = crypto.randomUUID();
        const { pair, word } = hit.entry;
        putState(toHitId(hit), await send('study.mark', { id, pair, word, mark }));
        marked.value = { hit: toHitId(hit), id };
      }),
    undo: () =>
      attempt(problem, async () => {
        const last = marked.value;
        if (!last) return;
        const { state } = await send('study.undoMark', { id: crypto.randomUUID(), ref: last.id });
        if (state) putState(last.hit, state);
        marked.value = undefined;
      }),
    define: (hit, typed) =>
      attempt(problem, async () => {
        const { pair, word } = hit.entry;
        const id = crypto.randomUUID();
        const definition = typed.trim();
        if (definition === '') await send('definition.remove', { id, pair, word });
        else await send('definition.put', { id, pair, word, text: definition });
        const stored = definition === '' ? undefined : definition;
        replace(toHitId(hit), (known) => ({ ...known, entry: { ...known.entry, definition: stored } }));
      }),
  };
}
