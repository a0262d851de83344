import { type ReadonlySignal, signal } from '@preact/signals';
import { AppError, toAppError } from '../../../../app-error.ts';
import { unpackCardList } from '../../../../messaging/card-list.ts';
import type { Send } from '../../../../messaging/client.ts';
import type { StoredCard } from '../../../../model/card.ts';
import type { ErrorCode } from '../../../../model/error-code.ts';
import type { FileFormat } from '../../../../model/file-format.ts';
import { MAX_KNOWN_WORDS } from '../../../../model/limits.ts';
import type { PairId } from '../../../../model/pair.ts';
import type { ReadParts } from '../../../shared/file-worker.ts';
import type { ChosenFile } from './preview-file.ts';

/** A file of words without meanings, and the deck that may contain them. */
export interface KnownWordsFile {
  file: File;
  format: FileFormat;
  /** Undefined if the chosen languages have no deck. */
  pair: PairId | undefined;
}

/** Words of a list, matched with the learner's deck. */
export interface FoundWords {
  pair: PairId;
  /** Words as the deck spells them. */
  words: readonly string[];
  /** Words of the list that are missing in the deck. */
  missing: readonly string[];
  /** Number of words that would be marked: those that are still new. */
  fresh: number;
}

export type KnownWordsState =
  | { kind: 'no-deck' }
  | { kind: 'looking' }
  | { kind: 'found'; found: FoundWords; isTakenBack: boolean }
  | { kind: 'marked'; found: FoundWords; id: string; marked: number }
  | { kind: 'failed'; code: ErrorCode };

/** Marks the words of a list as known in the learner's deck, and can undo it. */
export interface KnownWords {
  /** Undefined unless a file without meanings is chosen. */
  state: ReadonlySignal<KnownWordsState | undefined>;
  /** Looks up the words of a list, each list once. @param list - Undefined ends it. */
  look(list: KnownWordsFile | undefined): Promise<void>;
  mark(): Promise<void>;
  takeBack(): Promise<void>;
}

/** A list of words whose first cards have no meanings; undefined for any other file. */
export function findBareFile(
  file: File | undefined,
  content: ChosenFile | undefined,
): Omit<KnownWordsFile, 'pair'> | undefined {
  const isBare =
    content !== undefined && !content.facts && content.preview.length > 0 && content.preview.every(hasNoMeaning);
  return file && isBare ? { file, format: content.file.format } : undefined;
}

const hasNoMeaning = ({ meanings }: ChosenFile['preview'][number]) => meanings.length === 0;

/** Words per message. */
const WORDS_AT_ONCE = 200;

export function createKnownWords({ send, readParts }: { send: Send; readParts: ReadParts }): KnownWords {
  const state = signal<KnownWordsState | undefined>(undefined);
  let current: KnownWordsFile | undefined;
  let isBusy = false;

  async function find({ file, format }: KnownWordsFile, pair: PairId, isWanted: () => boolean): Promise<FoundWords> {
    const listed = await readWords(readParts, file, format);
    const words = new Set<string>();
    const missing: string[] = [];
    for (let start = 0; start < listed.length && isWanted(); start += WORDS_AT_ONCE) {
      const found = await send('study.findListed', { pair, words: listed.slice(start, start + WORDS_AT_ONCE) });
      for (const word of found.words) words.add(word);
      missing.push(...found.missing);
    }
    return { pair, words: [...words], missing, fresh: await know(pair, [...words], true) };
  }

  async function know(pair: PairId, words: readonly string[], isDryRun: boolean, id: string = crypto.randomUUID()) {
    if (words.length === 0) return 0;
    return (await send('study.knowWords', { id, pair, words: [...words], isDryRun })).words;
  }

  /** Ignores clicks while an action is running. */
  const once = async (action: () => Promise<void>) => {
    if (isBusy) return;
    isBusy = true;
    try {
      await action();
    } catch (thrown) {
      state.value = { kind: 'failed', code: toAppError(thrown).code };
    } finally {
      isBusy = false;
    }
  };

  return {
    state,
    async look(list) {
      if (isSame(list, current)) return;
      current = list;
      const isWanted = () => current === list;
      state.value = list && { kind: list.pair === undefined ? 'no-deck' : 'looking' };
      if (list?.pair === undefined) return;
      try {
        const found = await find(list, list.pair, isWanted);
        if (isWanted()) state.value = { kind: 'found', found, isTakenBack: false };
      } catch (thrown) {
        if (isWanted()) state.value = { kind: 'failed', code: toAppError(thrown).code };
      }
    },
    mark: () =>
      once(async () => {
        if (state.value?.kind !== 'found') return;
        const { found } = state.value;
        const id = crypto.randomUUID();
        const marked = await know(found.pair, found.words, false, id);
        state.value = { kind: 'marked', found: { ...found, fresh: 0 }, id, marked };
      }),
    takeBack: () =>
      once(async () => {
        if (state.value?.kind !== 'marked') return;
        const { found, id } = state.value;
        await send('study.takeBack', { id: crypto.randomUUID(), ref: id });
        const fresh = await know(found.pair, found.words, true);
        state.value = { kind: 'found', found: { ...found, fresh }, isTakenBack: true };
      }),
  };
}

const isSame = (a: KnownWordsFile | undefined, b: KnownWordsFile | undefined) =>
  a?.file === b?.file && a?.format === b?.format && a?.pair === b?.pair;

/** @returns The words of a file without duplicates. */
async function readWords(readParts: ReadParts, file: File, format: FileFormat): Promise<string[]> {
  const words = new Set<string>();
  for await (const { list, cards } of readParts(file, format)) {
    if (cards === 0) continue;
    // This page wrote it.
    for (const [, word] of JSON.parse(await unpackCardList(list)) as StoredCard[]) words.add(word);
    if (words.size > MAX_KNOWN_WORDS) {
      throw new AppError('deck-file-invalid', `Expected at most ${MAX_KNOWN_WORDS} words, got more.`);
    }
  }
  return [...words];
}
