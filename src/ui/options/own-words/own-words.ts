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
  text: string;
  sentence: string;
}

/** The last action; a removal can be undone. */
export type OwnWordsNotice =
  | { kind: 'saved' | 'studied' | 'restored'; word: string }
  /** `held`: id of the op that paused the word, if it was being studied and no deck has it. */
  | { kind: 'removed'; word: string; former: OwnWord; held: string | undefined };

/** The learner's own meanings and words. */
export interface OwnWords {
  /** Undefined until they are read. */
  words: ReadonlySignal<OwnWord[] | undefined>;
  notice: ReadonlySignal<OwnWordsNotice | undefined>;
  problem: ReadonlySignal<ErrorCode | undefined>;
  load(): Promise<void>;
  /** @returns Whether it is stored. */
  save(input: OwnWordInput, isToStudy: boolean): Promise<boolean>;
  study(word: OwnWord): Promise<void>;
  remove(word: OwnWord): Promise<void>;
  undoRemoval(): Promise<void>;
  /** Clears the last action and the last error. */
  dismiss(): void;
}

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
  const newId = () => crypto.randomUUID();
  const want = ({ pair, word }: { pair: PairId; word: string }) =>
    send('study.mark', { id: newId(), pair, word, mark: 'want' });

  return {
    words,
    notice,
    problem,
    async load() {
      await act(async () => undefined);
    },
    save: ({ pair, word, text, sentence }, isToStudy) =>
      begin(async () => {
        await send('definition.put', { id: newId(), pair, word, text, sentence });
        if (isToStudy) await want({ pair, word });
        notice.value = { kind: 'saved', word };
      }),
    async study(word) {
      await begin(async () => {
        await want(word);
        notice.value = { kind: 'studied', word: word.word };
      });
    },
    async remove(former) {
      const { pair, word, rank, isStudied } = former;
      await begin(async () => {
        await send('definition.remove', { id: newId(), pair, word });
        // No deck has the word, so it could not be asked.
        const held = isStudied && rank === undefined ? newId() : undefined;
        if (held) await send('study.hold', { id: held, pair, word, mark: 'suspend' });
        notice.value = { kind: 'removed', word, former, held };
      });
    },
    async undoRemoval() {
      const last = notice.value;
      if (last?.kind !== 'removed') return;
      const { pair, word, text, sentence } = last.former;
      await act(async () => {
        await send('definition.put', { id: newId(), pair, word, text, ...(sentence ? { sentence } : {}) });
        if (last.held) await send('study.takeBack', { id: newId(), ref: last.held });
        notice.value = { kind: 'restored', word };
      });
    },
    dismiss() {
      notice.value = undefined;
      problem.value = undefined;
    },
  };
}

/** Finds words that contain the query in the word, its meaning or its sentence, ignoring case and diacritics as lookups do. */
export function searchOwnWords(words: readonly OwnWord[], typed: string): OwnWord[] {
  const wanted = fold(typed.trim());
  return words.filter(({ word, text, sentence = '' }) => fold(`${word}\n${text}\n${sentence}`).includes(wanted));
}

function fold(text: string): string {
  return foldKey(text.toLowerCase());
}
