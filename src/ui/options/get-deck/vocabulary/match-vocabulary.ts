import type { ReadonlySignal } from '@preact/signals';
import type { Send } from '../../../../messaging/client.ts';
import { MAX_MATCHED_WORDS } from '../../../../messaging/study.ts';
import type { PairId } from '../../../../model/pair.ts';
import type { DeckSummary } from '../../../../model/source.ts';
import type { VocabularyWord } from '../../../../model/vocabulary.ts';
import { waitForStarterDeck } from '../../../shared/whole-deck.ts';
import { joinPrefix, toOtherSpelling } from './other-spelling.ts';

interface MatchParts {
  send: Send;
  /** All sources of the library. */
  sources: ReadonlySignal<readonly DeckSummary[]>;
}

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

/** Finds the cards of words, a part at a time, as soon as the whole deck is there. */
export async function matchVocabulary(
  { send, sources }: MatchParts,
  pair: PairId | undefined,
  words: readonly VocabularyWord[],
  { isWanted, onMatched }: MatchOptions,
): Promise<MatchedVocabulary> {
  const found: (string | null)[] = [];
  const forms = new Set<number>();
  onMatched(0);
  if (pair !== undefined) await waitForStarterDeck(sources, pair);
  while (pair !== undefined && found.length < words.length && isWanted()) {
    const first = found.length;
    const part = words.slice(first, first + MAX_MATCHED_WORDS);
    const answer = await matchPart(
      send,
      pair,
      part.map(({ word }) => word),
    );
    found.push(...answer.found);
    for (const index of answer.forms) forms.add(first + index);
    onMatched(found.length / words.length);
  }
  return { found, forms };
}

/** Finds the cards of some words, and of those that no deck has by another spelling. */
async function matchPart(send: Send, pair: PairId, headwords: readonly string[]): Promise<MatchedVocabulary> {
  const words = headwords.map(joinPrefix);
  const answer = await send('study.matchWords', { pair, words });
  const [found, forms] = [[...answer.found], new Set(answer.forms)];
  const others = words.flatMap((word, index) => {
    const spelling = found[index] === null ? toOtherSpelling(word) : undefined;
    return spelling === undefined ? [] : [{ index, spelling }];
  });
  if (others.length === 0) return { found, forms };
  const again = await send('study.matchWords', { pair, words: others.map(({ spelling }) => spelling) });
  others.forEach(({ index }, place) => {
    const card = again.found[place];
    if (!card) return;
    found[index] = card;
    // Shown with its card.
    forms.add(index);
  });
  return { found, forms };
}
