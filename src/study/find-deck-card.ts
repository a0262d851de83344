import { toWordKey } from '../language/normalise.ts';
import { type StoredCard, toCardTail } from '../model/card.ts';
import { type PairId, toLanguagePair } from '../model/pair.ts';
import type { SourceRow } from '../store/content/content-database.ts';
import { searchWords } from '../store/content/read/word-search.ts';
import type { Store } from '../store/store.ts';

/** A flashcard with the source that supplies its rank. */
export interface DeckCard {
  card: StoredCard;
  source: SourceRow;
}

/** Words per read, whose keys lie in a few dozen index rows. */
const WORDS_AT_ONCE = 200;

/**
 * Finds the flashcard of a word: the main source's card with the meanings of all sources in order. If one source has several cards, the
 * first one supplies the rank.
 *
 * @param word - In NFC.
 */
export async function findDeckCard(store: Store, pair: PairId, word: string): Promise<StoredCard | undefined> {
  return (await findDeckCards(store, pair, [word])).get(word)?.card;
}

/** Finds the flashcards of many words, as {@link findDeckCard} does. @returns By word; those that no source has are left out. */
export async function findDeckCards(
  store: Store,
  pair: PairId,
  words: readonly string[],
): Promise<Map<string, DeckCard>> {
  const isOfPair = (source: SourceRow) => source.pair === pair;
  const found = new Map<string, DeckCard[]>(words.map((word) => [word, []]));
  for (let start = 0; start < words.length; start += WORDS_AT_ONCE) {
    const some = words.slice(start, start + WORDS_AT_ONCE);
    const keys = new Set(some.map((word) => toWordKey(word, toLanguagePair(pair).from)));
    const matches = await searchWords(store, isOfPair, (index) => index.find(keys));
    for (const { deck, card } of matches) found.get(card[1].normalize('NFC'))?.push({ source: deck, card });
  }
  const joined = [...found].map(([word, cards]) => [word, joinCards(cards)] as const);
  return new Map(joined.flatMap(([word, card]) => (card ? [[word, card]] : [])));
}

function joinCards(found: readonly DeckCard[]): DeckCard | undefined {
  const sorted = found.toSorted((a, b) => a.source.position - b.source.position || a.card[0] - b.card[0]);
  const first = sorted.find(({ source }) => source.isMain) ?? sorted[0];
  if (!first) return undefined;
  const [rank, word, , forms, details] = first.card;
  const meanings = [...new Set(sorted.flatMap(({ card }) => card[2]))];
  const card: StoredCard = [
    rank,
    word,
    meanings,
    ...toCardTail(forms, Object.assign({}, ...sorted.toReversed().map(({ card }) => card[4]), details)),
  ];
  return { card, source: first.source };
}
