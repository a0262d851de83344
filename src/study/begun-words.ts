import { listCoreWords } from '../language/core-words.ts';
import { type PairId, toLanguagePair } from '../model/pair.ts';
import type { LookupStore } from '../store/lookup-store.ts';
import { listCardWords, listDismissedWords } from '../store/study/caches/study-queue.ts';

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

export async function readBegunWords(store: LookupStore, pair: PairId): Promise<BegunWords> {
  const [words, dismissed] = await Promise.all([listCardWords(store, pair), listDismissedWords(store, pair)]);
  const begun: BegunWords = { words: new Set(), wordsOfCore: new Map(), dismissed: new Set(dismissed) };
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
