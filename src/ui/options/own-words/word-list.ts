import { batch, type ReadonlySignal, signal } from '@preact/signals';
import type { Send } from '../../../messaging/client.ts';
import type { ErrorCode } from '../../../model/error-code.ts';
import type { OwnWord, OwnWordAct, OwnWordKey, OwnWordPage } from '../../../model/own-word.ts';
import type { PairId } from '../../../model/pair.ts';
import { attempt } from '../../shared/attempt.ts';
import { divide, type Selection, select, selectAll } from './own-words-state.ts';

/** Something that an undo takes back: a change of many words, or one entry of the log. */
export type UndoRef = { kind: 'batch' | 'entry'; id: string };

/** The last action. */
export interface WordListNotice {
  kind: OwnWordAct | 'save' | 'undone' | 'restored';
  words: number;
  /** As it is shown, if it is one word. */
  word: string | undefined;
  /** None after an undo. */
  refs: readonly UndoRef[];
}

/** A request for a part of a list of words. */
export interface WordQuery {
  text: string;
  pair?: PairId | undefined;
  sort: string;
}

export interface WordPage<Word extends OwnWord> extends Omit<OwnWordPage, 'words'> {
  words: Word[];
}

/** Where a list has its words from. */
export interface WordSource<Word extends OwnWord, Query extends WordQuery> {
  list(request: Query & { offset: number; limit: number }): Promise<WordPage<Word>>;
  keys(query: Query): Promise<OwnWordKey[]>;
  act(request: { id: string; act: OwnWordAct; words: OwnWordKey[] }): Promise<{ words: number }>;
  takeBack(request: { id: string; ref: string }): Promise<void>;
}

/** A list of words that can be searched, selected and changed. */
export interface WordList<Word extends OwnWord, Query extends WordQuery> {
  /** The first words of the list; undefined until they are read. */
  page: ReadonlySignal<WordPage<Word> | undefined>;
  query: ReadonlySignal<Query>;
  selection: ReadonlySignal<Selection>;
  notice: ReadonlySignal<WordListNotice | undefined>;
  problem: ReadonlySignal<ErrorCode | undefined>;
  /** Share of a change or an export that is done; undefined if none runs. */
  progress: ReadonlySignal<number | undefined>;
  load(): Promise<void>;
  /** A change of the words that are asked for clears the selection. */
  ask(change: Partial<Query>): Promise<void>;
  showMore(): Promise<void>;
  select(word: OwnWordKey, isOn: boolean): void;
  /** Selects all words of the list, also those that are not shown, or none. */
  selectAll(isOn: boolean): Promise<void>;
  /** @param word - Undefined for the selected words. */
  act(act: OwnWordAct, word?: OwnWord): Promise<void>;
  /** Runs another change, and reads the list again. @returns Whether it succeeded. */
  change(action: () => Promise<WordListNotice | undefined>): Promise<boolean>;
  undo(): Promise<void>;
  /** Reads the selected words, or all of the list. */
  readAll(): Promise<Word[] | undefined>;
  /** Clears the last action and the last error. */
  dismiss(): void;
}

/** Words read at first, and with each press of the button below them. */
const PAGE_WORDS = 30;
/** Most words of one answer. */
const READ_AT_ONCE = 200;
/** Most words of one change: see `MAX_WORDS_PER_ACT`. */
const CHANGE_AT_ONCE = 1_000;

/** @param first - What is asked for at first. */
export function createWordList<Word extends OwnWord, Query extends WordQuery>(
  send: Send,
  source: WordSource<Word, Query>,
  first: Query,
): WordList<Word, Query> {
  const page = signal<WordPage<Word> | undefined>(undefined);
  const query = signal<Query>(first);
  const selection = signal<Selection>(new Map());
  const notice = signal<WordListNotice | undefined>(undefined);
  const problem = signal<ErrorCode | undefined>(undefined);
  const progress = signal<number | undefined>(undefined);
  let wanted = PAGE_WORDS;

  /** Reads the first words of the list. */
  const readFirst = async (count: number): Promise<WordPage<Word>> => {
    let read: WordPage<Word> | undefined;
    do {
      const offset: number = read?.words.length ?? 0;
      const limit = Math.min(READ_AT_ONCE, count - offset);
      const next = await source.list({ ...query.value, offset, limit });
      read = { ...next, words: [...(read?.words ?? []), ...next.words] };
      if (next.words.length < limit) break;
    } while (read.words.length < count);
    return read;
  };
  let reads = 0;
  const read = async () => {
    reads += 1;
    const current = reads;
    const next = await readFirst(wanted);
    // Another search or change may have begun in the meantime.
    if (current === reads) page.value = next;
  };
  let isBusy = false;
  /**
   * The message no longer refers to the last words. A second press before the end of a change has no effect. The list
   * is read afterwards, so that Undo works as soon as it is shown.
   */
  const begin = async (action: () => Promise<void>): Promise<boolean> => {
    if (isBusy) return false;
    isBusy = true;
    notice.value = undefined;
    await attempt(problem, async () => {
      try {
        await action();
      } finally {
        progress.value = undefined;
        isBusy = false;
      }
      await read();
    });
    return problem.value === undefined;
  };
  /** Changes words in parts, and notes each part that is done, so that an undo covers it even if the next one fails. */
  const change = async (act: OwnWordAct, words: readonly OwnWordKey[], word: string | undefined) => {
    const parts = divide(words, CHANGE_AT_ONCE);
    for (const [index, part] of parts.entries()) {
      const id = crypto.randomUUID();
      if (parts.length > 1) progress.value = index / parts.length;
      const changed = await source.act({ id, act, words: part });
      const before = notice.value ?? { words: 0, refs: [] };
      const refs: UndoRef[] = [...before.refs, { kind: 'batch', id }];
      notice.value = { kind: act, words: before.words + changed.words, word, refs };
    }
  };

  return {
    page,
    query,
    selection,
    notice,
    problem,
    progress,
    load: () => attempt(problem, read),
    async ask(asked) {
      batch(() => {
        if (!('sort' in asked)) selection.value = new Map();
        query.value = { ...query.value, ...asked };
      });
      wanted = PAGE_WORDS;
      await attempt(problem, read);
    },
    async showMore() {
      wanted += PAGE_WORDS;
      await attempt(problem, read);
    },
    select(word, isOn) {
      selection.value = select(selection.value, word, isOn);
    },
    async selectAll(isOn) {
      await attempt(problem, async () => {
        const asked = query.value;
        const words = isOn ? await source.keys(asked) : [];
        if (query.value === asked) selection.value = selectAll(words);
      });
    },
    async act(act, one) {
      const words = one ? [{ pair: one.pair, word: one.word }] : [...selection.value.values()];
      if (words.length === 0) return;
      await begin(async () => {
        await change(act, words, one?.headword);
        if (!one) selection.value = new Map();
      });
    },
    change: (action) =>
      begin(async () => {
        notice.value = await action();
      }),
    async undo() {
      const last = notice.value;
      if (!last || last.refs.length === 0) return;
      await begin(async () => {
        for (const [index, { kind, id: ref }] of last.refs.toReversed().entries()) {
          if (last.refs.length > 2) progress.value = index / last.refs.length;
          const request = { id: crypto.randomUUID(), ref };
          await (kind === 'batch' ? source.takeBack(request) : send('study.takeBack', request));
        }
        notice.value = { ...last, kind: last.kind === 'remove' ? 'restored' : 'undone', refs: [] };
      });
    },
    async readAll() {
      let words: Word[] | undefined;
      const chosen = selection.value;
      await attempt(problem, async () => {
        progress.value = 0;
        const all: Word[] = [];
        for (let total = 1; all.length < total; ) {
          const next = await source.list({ ...query.value, offset: all.length, limit: READ_AT_ONCE });
          if (next.words.length === 0) break;
          all.push(...next.words);
          total = next.total;
          progress.value = all.length / total;
        }
        words = all.filter((word) => chosen.size === 0 || chosen.has(`${word.pair} ${word.word}`));
      });
      progress.value = undefined;
      return words;
    },
    dismiss() {
      notice.value = undefined;
      problem.value = undefined;
    },
  };
}
