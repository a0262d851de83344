import type { OwnWord, OwnWordQuery } from '../../src/model/own-word.ts';
import { createOwnWords, type OwnWords } from '../../src/study/own-words/own-words.ts';
import type { LocalTime } from '../../src/study/study-day.ts';
import type { TestStore } from './store.ts';

/** The learner's own words over a store. */
export function makeOwnWords(store: TestStore, now: () => LocalTime): OwnWords {
  return createOwnWords({ store, now, newDeviceId: () => 'laptop', ensureCaches: async () => undefined });
}

/** The first of them. */
export async function listOwn(ownWords: OwnWords, query: Partial<OwnWordQuery> = {}): Promise<OwnWord[]> {
  return (await ownWords.list({ text: '', sort: 'newest', offset: 0, limit: 200, ...query })).words;
}
