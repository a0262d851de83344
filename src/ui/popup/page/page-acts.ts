import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Send } from '../../../messaging/client.ts';
import type { ErrorCode } from '../../../model/error-code.ts';
import type { PairId } from '../../../model/pair.ts';
import { attempt } from '../../shared/attempt.ts';
import type { NewWord } from './new-words.ts';
import type { TabReader } from './page-reader.ts';
import type { MetSentence } from './page-words.ts';

/** The last action. `ids`: those of its ops, which undo it. */
type Done = { kind: 'studied' | 'known' | 'ignored'; count: number; ids: string[] } | { kind: 'undone' };

/** Actions on the new words of a page. */
export interface PageActs {
  done: ReadonlySignal<Done | undefined>;
  isBusy: ReadonlySignal<boolean>;
  /** Takes words into study with their sentences. @param sentence - Instead of the word's own one. */
  study(words: readonly NewWord[], sentence?: MetSentence): Promise<void>;
  /** Marks words as known: those of one pair by one op. */
  know(words: readonly NewWord[]): Promise<void>;
  /** Pauses a word. */
  ignore(word: NewWord): Promise<void>;
  undo(): Promise<void>;
}

interface PageActsParts {
  send: Send;
  getReader: () => Promise<TabReader>;
  problem: Signal<ErrorCode | undefined>;
  /** Called when the learner knows something else than before. */
  onChange: () => void;
}

export function createPageActs({ send, getReader, problem, onChange }: PageActsParts): PageActs {
  const done = signal<Done | undefined>(undefined);
  const isBusy = signal(false);

  /** @param act - Adds the ids of its ops as they are stored, so that a failure halfway can be undone, too. */
  const run = async (kind: 'studied' | 'known' | 'ignored', count: number, act: (ids: string[]) => Promise<void>) => {
    if (isBusy.value) return;
    isBusy.value = true;
    const ids: string[] = [];
    await attempt(problem, () => act(ids));
    if (ids.length > 0) done.value = { kind, count: kind === 'studied' ? ids.length : count, ids };
    isBusy.value = false;
    onChange();
  };

  const want = async ({ pair, word }: NewWord, sentence: string | undefined): Promise<string> => {
    const id = crypto.randomUUID();
    const request = { id, pair, word, mark: 'want' as const, ...(sentence === undefined ? {} : { sentence }) };
    // The page may have gone meanwhile.
    if (!(await (await getReader()).mark(request))) await send('study.mark', request);
    return id;
  };

  return {
    done,
    isBusy,
    study: (words, sentence) =>
      run('studied', words.length, async (ids) => {
        for (const word of words) ids.push(await want(word, (sentence ?? word.sentence)?.text));
      }),
    know: (words) =>
      run('known', words.length, async (ids) => {
        for (const [pair, ofPair] of groupByPair(words)) {
          const id = crypto.randomUUID();
          await send('study.knowWords', { id, pair, words: ofPair, isDryRun: false });
          ids.push(id);
        }
      }),
    ignore: ({ pair, word }) =>
      run('ignored', 1, async (ids) => {
        const id = crypto.randomUUID();
        await send('study.hold', { id, pair, word, mark: 'suspend' });
        ids.push(id);
      }),
    async undo() {
      const last = done.value;
      if (!last || last.kind === 'undone' || isBusy.value) return;
      isBusy.value = true;
      await attempt(problem, async () => {
        for (const ref of last.ids.toReversed()) await send('study.takeBack', { id: crypto.randomUUID(), ref });
        done.value = { kind: 'undone' };
      });
      isBusy.value = false;
      onChange();
    },
  };
}

function groupByPair(words: readonly NewWord[]): Map<PairId, string[]> {
  const groups = new Map<PairId, string[]>();
  for (const { pair, word } of words) groups.set(pair, [...(groups.get(pair) ?? []), word]);
  return groups;
}
