import { type ReadonlySignal, signal } from '@preact/signals';
import { toAppError } from '../../../app-error.ts';
import { foldKey } from '../../../language/normalise.ts';
import type { Send } from '../../../messaging/client.ts';
import type { OwnWord } from '../../../model/definition.ts';
import type { ErrorCode } from '../../../model/error-code.ts';
import type { PairId } from '../../../model/pair.ts';

export interface OwnWordInput {
  pair: PairId;
  word: string;
  /** Spelling to show; empty or the same as the word for none. */
  headword: string;
  text: string;
  sentence: string;
}

/** The last action. */
export interface OwnWordsNotice {
  kind: 'saved' | 'studied' | 'removed' | 'restored' | 'undone';
  /** As it is shown. */
  word: string;
  /** Ids of its entries in the log, which an undo takes back; none for an undo. */
  refs: readonly string[];
}

/** The learner's own meanings and words. */
export interface OwnWords {
  /** Undefined until they are read. */
  words: ReadonlySignal<OwnWord[] | undefined>;
  notice: ReadonlySignal<OwnWordsNotice | undefined>;
  problem: ReadonlySignal<ErrorCode | undefined>;
  load(): Promise<void>;
  /** @param former - The word that is edited; undefined for a new one. @returns Whether it is stored. */
  save(input: OwnWordInput, isToStudy: boolean, former?: OwnWord): Promise<boolean>;
  study(word: OwnWord): Promise<void>;
  remove(word: OwnWord): Promise<void>;
  undo(): Promise<void>;
  /** Clears the last action and the last error. */
  dismiss(): void;
}

/** Long because all actions share the words and the last action; each of them is short. */
export function createOwnWords(send: Send): OwnWords {
  const words = signal<OwnWord[] | undefined>(undefined);
  const notice = signal<OwnWordsNotice | undefined>(undefined);
  const problem = signal<ErrorCode | undefined>(undefined);

  const act = async (action: () => Promise<void>): Promise<boolean> => {
    problem.value = undefined;
    try {
      await action();
      words.value = await send('definition.list', {});
      return true;
    } catch (thrown) {
      problem.value = toAppError(thrown).code;
      return false;
    }
  };
  /** The message no longer refers to the last word. */
  const begin = (action: () => Promise<void>) => {
    notice.value = undefined;
    return act(action);
  };
  const want = async ({ pair, word }: { pair: PairId; word: string }) => {
    const id = crypto.randomUUID();
    await send('study.mark', { id, pair, word, mark: 'want' });
    return id;
  };

  return {
    words,
    notice,
    problem,
    async load() {
      await act(async () => undefined);
    },
    save: ({ pair, word, text, sentence, ...input }, isToStudy, former) =>
      begin(async () => {
        const id = crypto.randomUUID();
        const headword = input.headword === word ? '' : input.headword;
        const change = headword === (former?.headword ?? '') ? {} : { headword };
        // Another sentence may be from another page.
        const origin = former?.sentence === sentence ? findOrigin(former) : {};
        await send('definition.put', { id, pair, word, text, sentence, ...change, ...origin });
        const refs = isToStudy ? [id, await want({ pair, word })] : [id];
        notice.value = { kind: 'saved', word: headword || word, refs };
      }),
    async study(word) {
      await begin(async () => {
        notice.value = { kind: 'studied', word: nameOwnWord(word), refs: [await want(word)] };
      });
    },
    async remove(former) {
      const { pair, word, rank, isStudied } = former;
      await begin(async () => {
        const id = crypto.randomUUID();
        await send('definition.remove', { id, pair, word });
        const refs = [id];
        // No deck has the word, so it could not be asked.
        if (isStudied && rank === undefined) {
          const held = crypto.randomUUID();
          await send('study.hold', { id: held, pair, word, mark: 'suspend' });
          refs.push(held);
        }
        notice.value = { kind: 'removed', word: nameOwnWord(former), refs };
      });
    },
    async undo() {
      const last = notice.value;
      if (!last || last.refs.length === 0) return;
      await act(async () => {
        for (const ref of last.refs.toReversed()) await send('study.takeBack', { id: crypto.randomUUID(), ref });
        notice.value = { kind: last.kind === 'removed' ? 'restored' : 'undone', word: last.word, refs: [] };
      });
    },
    dismiss() {
      notice.value = undefined;
      problem.value = undefined;
    },
  };
}

/** The spelling to show. */
export function nameOwnWord({ word, headword }: Pick<OwnWord, 'word' | 'headword'>): string {
  return headword ?? word;
}

function findOrigin({ title, address }: OwnWord): Pick<OwnWord, 'title' | 'address'> {
  return { ...(title === undefined ? {} : { title }), ...(address === undefined ? {} : { address }) };
}

/** Finds words that contain the query in the word, its meaning or its sentence, ignoring case and diacritics as lookups do. */
export function searchOwnWords(words: readonly OwnWord[], typed: string): OwnWord[] {
  const wanted = fold(typed.trim());
  return words.filter(({ word, headword = '', text, sentence = '' }) =>
    fold(`${headword}\n${word}\n${text}\n${sentence}`).includes(wanted),
  );
}

function fold(text: string): string {
  return foldKey(text.toLowerCase());
}
