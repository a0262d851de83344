import type { Send } from '../../../messaging/client.ts';
import type { LookedUpFilter, LookedUpQuery, LookedUpWord } from '../../../model/look-up.ts';
import { createWordList, type WordList } from '../own-words/word-list.ts';

/** The words that the learner looked up. */
export interface LookedUp extends WordList<LookedUpWord, LookedUpQuery> {
  filter(filter: LookedUpFilter, isOn: boolean): Promise<void>;
  /** Removes all look-ups. */
  clear(): Promise<void>;
}

/** The page from which the list was opened. */
export interface LookedUpPlace {
  title: string;
  address: string | undefined;
}

/** The fields of a query that choose the words of a page. */
export const toPageQuery = (page: LookedUpPlace | undefined) => ({ page: page?.title, address: page?.address });

/** @param page - Undefined if the list was opened from none. */
export function createLookedUp(send: Send, page: LookedUpPlace | undefined): LookedUp {
  const source = {
    list: (request: LookedUpQuery & { offset: number; limit: number }) => send('history.list', request),
    keys: (query: LookedUpQuery) => send('history.keys', query),
    act: (request: Parameters<typeof send<'history.act'>>[1]) => send('history.act', request),
    takeBack: (request: { id: string; ref: string }) => send('history.takeBack', request),
  };
  const first: LookedUpQuery = { text: '', sort: 'newest', filters: [], ...toPageQuery(page) };
  const list = createWordList<LookedUpWord, LookedUpQuery>(send, source, first);
  return {
    ...list,
    filter(filter, isOn) {
      const others = list.query.value.filters.filter((other) => other !== filter);
      return list.ask({ filters: isOn ? [...others, filter] : others });
    },
    async clear() {
      await list.change(async () => {
        const { length: words } = await source.keys({ text: '', sort: 'newest', filters: [] });
        await send('history.clear', {});
        return { kind: 'remove', words, word: undefined, refs: [] };
      });
    },
  };
}
