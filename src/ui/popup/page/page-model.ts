import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { toAppError } from '../../../app-error.ts';
import type { Send } from '../../../messaging/client.ts';
import type { ErrorCode } from '../../../model/error-code.ts';
import type { ChosenWords } from '../../study/session-scope.ts';
import { loadMeanings } from './load-meanings.ts';
import type { NewWord } from './new-words.ts';
import { createPageActs, type PageActs } from './page-acts.ts';
import type { LoadReader, TabReader } from './page-reader.ts';
import { describePage, type PageState } from './page-state.ts';

/** The words of the page behind the popup. */
export interface PageModel extends PageActs {
  state: ReadonlySignal<PageState>;
  /** The new words that are listed: the first of them by rank. */
  listed: ReadonlySignal<readonly NewWord[]>;
  hasMore: ReadonlySignal<boolean>;
  /** Ids of the words that the learner has ticked. */
  picked: ReadonlySignal<ReadonlySet<string>>;
  /** From the id of a word to its meanings. */
  meanings: ReadonlySignal<ReadonlyMap<string, string>>;
  problem: Signal<ErrorCode | undefined>;
  /** Reads the page, and shows its progress. */
  read(): Promise<void>;
  /** Counts again; the last counts stay until the new ones are here. */
  recount(): Promise<void>;
  pick(id: string): void;
  /** Takes words into Study with their sentences, and opens a session of exactly these. */
  studyNow(words: readonly NewWord[]): Promise<void>;
  /** Looks up what all new words mean. @returns The words, in the order of their ranks. */
  explainAll(): Promise<readonly NewWord[]>;
  showMore(): void;
  /** Ends everything that is under way. */
  leave(): void;
}

interface PageModelParts {
  send: Send;
  loadReader: NonNullable<LoadReader>;
  onStudy: (chosen: ChosenWords) => void;
}

/** Words that are listed at first, and with each press of the button for more. */
const LISTED = 50;

export function createPageModel({ send, loadReader, onStudy }: PageModelParts): PageModel {
  const state = signal<PageState>({ kind: 'reading', share: 0 });
  const limit = signal(LISTED);
  const picked = signal<ReadonlySet<string>>(new Set());
  const meanings = signal<ReadonlyMap<string, string>>(new Map());
  const problem = signal<ErrorCode | undefined>(undefined);
  const words = computed(() => (state.value.kind === 'read' ? state.value.words : []));
  const listed = computed(() => words.value.slice(0, limit.value));
  let reader: Promise<TabReader> | undefined;
  let controller = new AbortController();

  const getReader = () => {
    reader ??= loadReader();
    return reader;
  };

  const explain = async (asked: readonly NewWord[]) => {
    const missing = asked.filter(({ id }) => !meanings.value.has(id));
    await loadMeanings(send, missing, controller.signal, (found) => {
      meanings.value = new Map([...meanings.value, ...found]);
    });
  };
  const explainShown = () => {
    const singles = state.value.kind === 'read' ? state.value.singles.map(({ word }) => word) : [];
    return explain([...new Set([...listed.value, ...singles])]);
  };

  /** @param isQuiet - Whether the last counts stay until the new ones are here. */
  const read = async (isQuiet: boolean) => {
    controller.abort();
    controller = new AbortController();
    const { signal: ends } = controller;
    const show = (next: PageState) => {
      if (!ends.aborted) state.value = next;
    };
    if (!isQuiet) show({ kind: 'reading', share: 0 });
    try {
      const page = await (await getReader()).read((share) => {
        if (!isQuiet) show({ kind: 'reading', share });
      }, ends);
      show(describePage(page));
      await explainShown();
    } catch (thrown) {
      // After a change, the counts of before it are still worth showing.
      if (!isQuiet) show({ kind: 'failed', code: toAppError(thrown).code });
    }
  };

  const acts = createPageActs({ send, getReader, problem, onChange: () => void read(true) });

  return {
    ...acts,
    state,
    listed,
    hasMore: computed(() => words.value.length > limit.value),
    picked,
    meanings,
    problem,
    read: () => read(false),
    // A count that is under way has only the words that were there when it began.
    recount: () => read(state.value.kind === 'read'),
    async studyNow(chosen) {
      if (acts.isBusy.value) return;
      await acts.study(chosen);
      if (problem.value !== undefined) return;
      const page = await getReader();
      onStudy({ words: chosen.map(({ pair, word }) => ({ pair, word })), readOn: () => void page.show() });
    },
    async explainAll() {
      await explain(words.value);
      return words.value;
    },
    pick(id) {
      const next = new Set(picked.value);
      if (!next.delete(id)) next.add(id);
      picked.value = next;
    },
    showMore() {
      limit.value += LISTED;
      void explainShown();
    },
    leave: () => controller.abort(),
  };
}
