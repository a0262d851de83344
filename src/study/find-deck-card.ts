import { toWordKey } from '../language/normalise.ts';
import { type StoredCard, toCardTail } from '../model/card.ts';
import { type PairId, toLanguagePair } from '../model/pair.ts';
import type { SourceRow } from '../store/content/content-database.ts';
import { searchWords } from '../store/content/read/word-search.ts';
import type { Store } from '../store/store.ts';

/**
 * Finds the flashcard of a word: the main source's card with the meanings of all sources in order. If one source has several cards, the
 * first one supplies the rank.
 *
 * @param word - In NFC.
 */
export async function findDeckCard(store: Store, pair: PairId, word: string): Promise<StoredCard | undefined> {
  const isOfPair = (source: SourceRow) => source.pair === pair;
  const isWord = (card: StoredCard) => card[1].normalize('NFC') === word;
  const keys = new Set([toWordKey(word, toLanguagePair(pair).from)]);
  const matches = await searchWords(store, isOfPair, (index) => index.find(keys));
  const found = matches.filter(({ card }) => isWord(card)).map(({ deck, card }) => ({ source: deck, card }));
  return joinCards(found);
}

function joinCards(found: readonly { source: SourceRow; card: StoredCard }[]): StoredCard | undefined {
  const sorted = found.toSorted((a, b) => a.source.position - b.source.position || a.card[0] - b.card[0]);
  const first = sorted.find(({ source }) => source.isMain) ?? sorted[0];
  if (!first) return undefined;
  const [rank, word, , forms, details] = first.card;
  const meanings = [...new Set(sorted.flatMap(({ card }) => card[2]))];
  return [
    rank,
    word,
    meanings,
    ...toCardTail(forms, Object.assign({}, ...sorted.toReversed().map(({ card }) => card[4]), details)),
  ];
}
