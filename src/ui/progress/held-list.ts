import { batch, type ReadonlySignal, signal } from '@preact/signals';
import type { Send } from '../../messaging/client.ts';
import type { ErrorCode } from '../../model/error-code.ts';
import { HELD_KINDS, type HeldKind, type HeldWord, type HeldWords } from '../../model/held-words.ts';
import type { PairId } from '../../model/pair.ts';
import { attempt } from '../shared/attempt.ts';

/** Actions on a held word: resume, reset, or pause. */
export type HeldAct = 'want' | 'reset' | 'suspend';

/** The paused, buried and known words of a deck. */
export interface HeldList {
  /** Undefined until loaded. */
  lists: ReadonlySignal<Record<HeldKind, HeldWords> | undefined>;
  problem: ReadonlySignal<ErrorCode | undefined>;
  /** The last action, which can be undone. */
  done: ReadonlySignal<{ id: string; word: string; act: HeldAct } | { id: string; words: number } | undefined>;
  /** Whether the last action was an undo. */
  isUndone: ReadonlySignal<boolean>;
  load(pair: PairId): Promise<void>;
  /** Reloads the lists and keeps the last action. */
  reload(): Promise<void>;
  showMore(kind: HeldKind): Promise<void>;
  act(word: Pick<HeldWord, 'word' | 'headword'>, act: HeldAct): Promise<void>;
  /** Undoes a mark on many words. */
  takeBack(batch: HeldWords['batches'][number]): Promise<void>;
  undo(): Promise<void>;
}

const PAGE_WORDS = 30;

export function createHeldList(send: Send): HeldList {
  const lists = signal<Record<HeldKind, HeldWords> | undefined>(undefined);
  const problem = signal<ErrorCode | undefined>(undefined);
  const done = signal<HeldList['done']['value']>(undefined);
  const isUndone = signal(false);
  let pair: PairId | undefined;

  const read = async () => {
    const asked = pair;
    if (asked === undefined) return;
    const entries = await Promise.all(
      HELD_KINDS.map(async (kind) => {
        const limit = Math.max(PAGE_WORDS, Math.min(200, lists.value?.[kind].words.length ?? 0));
        return [kind, await send('study.held', { pair: asked, kind, offset: 0, limit })] as const;
      }),
    );
    // `HELD_KINDS` contains every kind.
    if (pair === asked) lists.value = Object.fromEntries(entries) as Record<HeldKind, HeldWords>;
  };
  const setDone = (next: HeldList['done']['value']) =>
    batch(() => {
      done.value = next;
      isUndone.value = false;
    });
  /** Reports an action once the list shows it. */
  const report = (next: HeldList['done']['value']) => read().finally(() => setDone(next));

  return {
    lists,
    problem,
    done,
    isUndone,
    load(opened) {
      if (pair !== opened) lists.value = undefined;
      pair = opened;
      setDone(undefined);
      return attempt(problem, read);
    },
    reload: () => attempt(problem, read),
    showMore: (kind) =>
      attempt(problem, async () => {
        const [asked, known] = [pair, lists.value];
        if (asked === undefined || !known) return;
        const { words } = known[kind];
        const more = await send('study.held', { pair: asked, kind, offset: words.length, limit: PAGE_WORDS });
        // The deck changed, or a word left the list.
        if (lists.value !== known) return;
        lists.value = { ...known, [kind]: { ...more, words: [...words, ...more.words] } };
      }),
    act: ({ word, headword }, act) =>
      attempt(problem, async () => {
        if (pair === undefined) return;
        const request = { id: crypto.randomUUID(), pair, word };
        if (act === 'want') await send('study.mark', { ...request, mark: act });
        else await send('study.hold', { ...request, mark: act });
        await report({ id: request.id, word: headword, act });
      }),
    takeBack: ({ id, words }) =>
      attempt(problem, async () => {
        const undo = crypto.randomUUID();
        await send('study.takeBack', { id: undo, ref: id });
        await report({ id: undo, words });
      }),
    undo: () =>
      attempt(problem, async () => {
        if (!done.value) return;
        await send('study.takeBack', { id: crypto.randomUUID(), ref: done.value.id });
        await report(undefined);
        isUndone.value = true;
      }),
  };
}
