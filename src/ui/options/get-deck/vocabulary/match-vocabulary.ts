import type { Send } from '../../../../messaging/client.ts';
import { MAX_MATCHED_WORDS } from '../../../../messaging/study.ts';
import type { PairId } from '../../../../model/pair.ts';
import type { VocabularyWord } from '../../../../model/vocabulary.ts';

interface MatchOptions {
  /** Whether the result is still needed. */
  isWanted(): boolean;
  /** Called with the share of the words that is done, from 0 to 1. */
  onMatched(share: number): void;
}

/** Finds the cards of words, a part at a time. @returns For each word that of its card, or null. */
export async function matchVocabulary(
  send: Send,
  pair: PairId | undefined,
  words: readonly VocabularyWord[],
  { isWanted, onMatched }: MatchOptions,
): Promise<(string | null)[]> {
  const found: (string | null)[] = [];
  onMatched(0);
  while (pair !== undefined && found.length < words.length && isWanted()) {
    const part = words.slice(found.length, found.length + MAX_MATCHED_WORDS);
    const answer = await send('study.matchWords', { pair, words: part.map(({ word }) => word) });
    found.push(...answer.found);
    onMatched(found.length / words.length);
  }
  return found;
}
