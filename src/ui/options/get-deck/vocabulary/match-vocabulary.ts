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

export interface MatchedVocabulary {
  /** For each word that of its card, or null. */
  found: readonly (string | null)[];
  /** Indexes of the words that are forms of their card's. */
  forms: ReadonlySet<number>;
}

/** Finds the cards of words, a part at a time. */
export async function matchVocabulary(
  send: Send,
  pair: PairId | undefined,
  words: readonly VocabularyWord[],
  { isWanted, onMatched }: MatchOptions,
): Promise<MatchedVocabulary> {
  const found: (string | null)[] = [];
  const forms = new Set<number>();
  onMatched(0);
  while (pair !== undefined && found.length < words.length && isWanted()) {
    const first = found.length;
    const part = words.slice(first, first + MAX_MATCHED_WORDS);
    const answer = await send('study.matchWords', { pair, words: part.map(({ word }) => word) });
    found.push(...answer.found);
    for (const index of answer.forms) forms.add(first + index);
    onMatched(found.length / words.length);
  }
  return { found, forms };
}
