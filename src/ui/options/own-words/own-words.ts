import { batch, type ReadonlySignal, signal } from '@preact/signals';
import type { Send } from '../../../messaging/client.ts';
import type { ErrorCode } from '../../../model/error-code.ts';
import type { OwnWord, OwnWordAct, OwnWordKey, OwnWordPage, OwnWordQuery } from '../../../model/own-word.ts';
import type { PairId } from '../../../model/pair.ts';
import { attempt } from '../../shared/attempt.ts';
import { divide, type Selection, select, selectAll } from './own-words-state.ts';

export interface OwnWordInput {
  pair: PairId;
  word: string;
  /** Spelling to show; empty or the same as the word for none. */
  headword: string;
  text: string;
  sentence: string;
}

/** Something that an undo takes back: a change of many words, or one entry of the log. */
type UndoRef = { kind: 'batch' | 'entry'; id: string };

/** The last action. */
export interface OwnWordsNotice {
  kind: OwnWordAct | 'save' | 'undone' | 'restored';
  words: number;
  /** As it is shown, if it is one word. */
  word: string | undefined;
  /** None after an undo. */
  refs: readonly UndoRef[];
}

/** The words that the learner took from pages or defined. */
export interface OwnWords {
  /** The first words of the list; undefined until they are read. */
  page: ReadonlySignal<OwnWordPage | undefined>;
  query: ReadonlySignal<OwnWordQuery>;
  selection: ReadonlySignal<Selection>;
  notice: ReadonlySignal<OwnWordsNotice | undefined>;
  problem: ReadonlySignal<ErrorCode | undefined>;
  /** Share of a change or an export that is done; undefined if none runs. */
  progress: ReadonlySignal<number | undefined>;
  load(): Promise<void>;
  /** A change of the words that are asked for clears the selection. */
  ask(change: Partial<OwnWordQuery>): Promise<void>;
  showMore(): Promise<void>;
  select(word: OwnWordKey, isOn: boolean): void;
  /** Selects all words of the list, also those that are not shown, or none. */
  selectAll(isOn: boolean): Promise<void>;
  /** @param former - The word that is edited; undefined for a new one. @returns Whether it is stored. */
  save(input: OwnWordInput, isToStudy: boolean, former?: OwnWord): Promise<boolean>;
  /** @param word - Undefined for the selected words. */
  act(act: OwnWordAct, word?: OwnWord): Promise<void>;
  undo(): Promise<void>;
  /** Reads the selected words, or all of the list. */
  readAll(): Promise<OwnWord[] | undefined>;
  /** Clears the last action and the last error. */
  dismiss(): void;
}

/** Words read at first, and with each press of the button below them. */
const PAGE_WORDS = 30;
/** Most words of one answer. */
const READ_AT_ONCE = 200;
/** Most words of one change: see `MAX_WORDS_PER_ACT`. */
const CHANGE_AT_ONCE = 1_000;

export function createOwnWords(send: Send): OwnWords {
  const page = signal<OwnWordPage | undefined>(undefined);
  const query = signal<OwnWordQuery>({ text: '', sort: 'newest' });
  const selection = signal<Selection>(new Map());
  const notice = signal<OwnWordsNotice | undefined>(undefined);
  const problem = signal<ErrorCode | undefined>(undefined);
  const progress = signal<number | undefined>(undefined);
  let wanted = PAGE_WORDS;

  /** Reads the first words of the list. */
  const readFirst = async (count: number): Promise<OwnWordPage> => {
    let read: OwnWordPage | undefined;
    do {
      const offset: number = read?.words.length ?? 0;
      const limit = Math.min(READ_AT_ONCE, count - offset);
      const next = await send('word.list', { ...query.value, offset, limit });
      read = { ...next, words: [...(read?.words ?? []), ...next.words] };
      if (next.words.length < limit) break;
    } while (read.words.length < count);
    return read;
  };
  const read = async () => {
    const asked = query.value;
    const next = await readFirst(wanted);
    // Another search may have begun in the meantime.
    if (query.value === asked) page.value = next;
  };
  /** The message no longer refers to the last words. */
  const begin = async (action: () => Promise<void>): Promise<boolean> => {
    notice.value = undefined;
    await attempt(problem, async () => {
      await action();
      await read();
    });
    progress.value = undefined;
    return problem.value === undefined;
  };
  const want = async ({ pair, word }: OwnWordKey): Promise<UndoRef> => {
    const id = crypto.randomUUID();
    await send('study.mark', { id, pair, word, mark: 'want' });
    return { kind: 'entry', id };
  };
  /** Changes words in parts, and notes each part that is done, so that an undo covers it even if the next one fails. */
  const change = async (act: OwnWordAct, words: readonly OwnWordKey[], word: string | undefined) => {
    const parts = divide(words, CHANGE_AT_ONCE);
    for (const [index, part] of parts.entries()) {
      const id = crypto.randomUUID();
      if (parts.length > 1) progress.value = index / parts.length;
      const changed = await send('word.act', { id, act, words: part });
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
        const words = isOn ? await send('word.keys', asked) : [];
        if (query.value === asked) selection.value = selectAll(words);
      });
    },
    save: ({ pair, word, text, sentence, ...input }, isToStudy, former) =>
      begin(async () => {
        const id = crypto.randomUUID();
        const headword = input.headword === word ? '' : input.headword;
        const shown = former && former.headword !== former.word ? former.headword : '';
        const spelling = headword === shown ? {} : { headword };
        // An absent sentence stays, with its page.
        const met = sentence === (former?.ownSentence ?? '') ? {} : { sentence };
        await send('definition.put', { id, pair, word, text, ...met, ...spelling });
        const refs: UndoRef[] = [{ kind: 'entry', id }];
        if (isToStudy) refs.push(await want({ pair, word }));
        notice.value = { kind: 'save', words: 1, word: headword || word, refs };
      }),
    async act(act, one) {
      const words = one ? [{ pair: one.pair, word: one.word }] : [...selection.value.values()];
      if (words.length === 0) return;
      const isDone = await begin(() => change(act, words, one?.headword));
      if (isDone && !one) selection.value = new Map();
    },
    async undo() {
      const last = notice.value;
      if (!last || last.refs.length === 0) return;
      await begin(async () => {
        for (const [index, { kind, id: ref }] of last.refs.toReversed().entries()) {
          if (last.refs.length > 2) progress.value = index / last.refs.length;
          const request = { id: crypto.randomUUID(), ref };
          await (kind === 'batch' ? send('word.takeBack', request) : send('study.takeBack', request));
        }
        notice.value = { ...last, kind: last.kind === 'remove' ? 'restored' : 'undone', refs: [] };
      });
    },
    async readAll() {
      let words: OwnWord[] | undefined;
      const chosen = selection.value;
      await attempt(problem, async () => {
        progress.value = 0;
        const all: OwnWord[] = [];
        for (let total = 1; all.length < total; ) {
          const next = await send('word.list', { ...query.value, offset: all.length, limit: READ_AT_ONCE });
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
