import type { Send } from '../../../messaging/client.ts';
import type { OwnWord, OwnWordKey, OwnWordQuery } from '../../../model/own-word.ts';
import type { PairId } from '../../../model/pair.ts';
import { createWordList, type UndoRef, type WordList } from './word-list.ts';

export interface OwnWordInput {
  pair: PairId;
  word: string;
  /** Spelling to show; empty or the same as the word for none. */
  headword: string;
  text: string;
  sentence: string;
}

/** The words that the learner took from pages or defined. */
export interface OwnWords extends WordList<OwnWord, OwnWordQuery> {
  /** @param former - The word that is edited; undefined for a new one. @returns Whether it is stored. */
  save(input: OwnWordInput, isToStudy: boolean, former?: OwnWord): Promise<boolean>;
}

export function createOwnWords(send: Send): OwnWords {
  const source = {
    list: (request: OwnWordQuery & { offset: number; limit: number }) => send('word.list', request),
    keys: (query: OwnWordQuery) => send('word.keys', query),
    act: (request: Parameters<typeof send<'word.act'>>[1]) => send('word.act', request),
    takeBack: (request: { id: string; ref: string }) => send('word.takeBack', request),
  };
  const list = createWordList<OwnWord, OwnWordQuery>(send, source, { text: '', sort: 'newest' });
  const want = async ({ pair, word }: OwnWordKey): Promise<UndoRef> => {
    const id = crypto.randomUUID();
    await send('study.mark', { id, pair, word, mark: 'want' });
    return { kind: 'entry', id };
  };
  return {
    ...list,
    save: ({ pair, word, text, sentence, ...input }, isToStudy, former) =>
      list.change(async () => {
        const id = crypto.randomUUID();
        const headword = input.headword === word ? '' : input.headword;
        const shown = former && former.headword !== former.word ? former.headword : '';
        const spelling = headword === shown ? {} : { headword };
        // An absent sentence stays, with its page.
        const met = sentence === (former?.ownSentence ?? '') ? {} : { sentence };
        await send('definition.put', { id, pair, word, text, ...met, ...spelling });
        const refs: UndoRef[] = [{ kind: 'entry', id }];
        if (isToStudy) refs.push(await want({ pair, word }));
        return { kind: 'save', words: 1, word: headword || word, refs };
      }),
  };
}
