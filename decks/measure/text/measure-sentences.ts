import type { DeckWords } from '../../../scripts/lookup/deck-words.ts';
import { listSentenceWords } from '../../build/package/sentence-words.ts';
import type { SentencePair } from '../../read/sentences.ts';

/** Cards that the sentences should show. */
export const SHOWN_RANKS = 1000;
/** Least frequent card that a sentence may use. */
export const LAST_RANK = 1500;

/** How the sentences of a language use the cards of its deck. */
export interface SentenceUse {
  /** Ranks up to `SHOWN_RANKS` that occur. */
  shown: Set<number>;
  /** Words of a sentence that no card up to `LAST_RANK` answers, with that sentence. */
  tooRare: { form: string; text: string }[];
}

/** Looks up each word of the sentences as a page does. A word counts for its first card alone. */
export function measureSentences(
  words: DeckWords,
  pairs: readonly SentencePair[],
  names: ReadonlySet<string>,
): SentenceUse {
  const use: SentenceUse = { shown: new Set(), tooRare: [] };
  for (const { text } of pairs) {
    for (const { form, cards } of listSentenceWords(words, text)) {
      const ranks = cards.map(({ rank }) => rank);
      const [first] = ranks;
      if (first !== undefined && first <= SHOWN_RANKS) use.shown.add(first);
      const isKnown = ranks.some((rank) => rank <= LAST_RANK) || names.has(form) || /^\p{N}+$/u.test(form);
      if (!isKnown) use.tooRare.push({ form, text });
    }
  }
  return use;
}
