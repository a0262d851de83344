import { listCoreWords } from '../languages/core-words.ts';
import { type PairId, toLanguagePair } from '../model/pair.ts';
import type { Store } from '../store/store.ts';
import { listCardWords } from '../store/study/caches/study-queue.ts';
import { findLiveOps } from '../store/study/log/ops.ts';

/** The words of a pair that have a row in study, in NFC. */
export interface BegunWords {
  words: Set<string>;
  /** The same by core word: `Haus` for `das Haus`. */
  wordsOfCore: Map<string, Set<string>>;
  /** Words that the learner marked as known one at a time. */
  dismissed: Set<string>;
}

/** A headword with more than its word. `levantarse` and `levantar` are different words, so an attached pronoun does not count. */
const IS_COMPLEX = /[\s,;/([{]/;

/** Core words that identify the same word in two sources: `das Haus` and `Haus`. */
export function toCores(word: string, pair: PairId): string[] {
  return IS_COMPLEX.test(word) ? listCoreWords(word, toLanguagePair(pair).from) : [word];
}

export async function readBegunWords(store: Store, pair: PairId): Promise<BegunWords> {
  const [words, marks] = await Promise.all([listCardWords(store, pair), findLiveOps(store, pair, 'know')]);
  const dismissed = new Set(marks.map(({ word }) => word));
  const begun: BegunWords = { words: new Set(), wordsOfCore: new Map(), dismissed };
  for (const word of words) addBegunWord(begun, pair, word);
  return begun;
}

export function addBegunWord({ words, wordsOfCore }: BegunWords, pair: PairId, word: string): void {
  words.add(word);
  for (const core of toCores(word, pair)) {
    const ofCore = wordsOfCore.get(core);
    if (ofCore) ofCore.add(word);
    else wordsOfCore.set(core, new Set([word]));
  }
}
