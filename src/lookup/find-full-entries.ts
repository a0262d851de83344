import { toWordKey } from '../language/normalise.ts';
import type { FullEntry } from '../model/full-entry.ts';
import { type PairId, toLanguagePair } from '../model/pair.ts';
import { readFullEntry } from '../store/content/read/full-entries.ts';
import { type KeyMatch, searchWords } from '../store/content/read/word-search.ts';
import type { Store } from '../store/store.ts';

/** Most entries that a card can show: words of one spelling, from all dictionaries. */
const MAX_FULL_ENTRIES = 12;
/** Longest answer, in UTF-16 code units of JSON, as a page draws all of it. */
const MAX_LENGTH = 1_000_000;

/**
 * Finds all that the dictionaries of a pair say about a word.
 *
 * @param word - As a card spells it.
 * @returns In the order of the library, then of the dictionary.
 * @throws {AppError} `storage-unavailable`.
 */
export async function findFullEntries(store: Store, pair: PairId, word: string): Promise<FullEntry[]> {
  const key = toWordKey(word, toLanguagePair(pair).from);
  const matches = await searchWords(
    store,
    (source) => source.pair === pair && source.inLookups && source.origin.kind === 'file',
    (index) => index.find(new Set([key])),
  );
  const entries: FullEntry[] = [];
  let length = 0;
  for (const { deck, card } of sortMatches(matches, word)) {
    const content = await readFullEntry(store, deck.deck, card[0]);
    if (!content) continue;
    length += JSON.stringify(content).length;
    if (length > MAX_LENGTH || entries.length === MAX_FULL_ENTRIES) break;
    const credit = deck.origin.kind === 'file' ? deck.origin.credit : undefined;
    entries.push({ source: deck.name, ...(credit && { credit }), content });
  }
  return entries;
}

/** The cards with this very word; a card that several keys lead to counts once. */
function sortMatches(matches: readonly KeyMatch[], word: string): KeyMatch[] {
  const cards = new Map<string, KeyMatch>();
  for (const match of matches) {
    const { deck, card } = match;
    if (card[1] === word || match.word === word) cards.set(`${deck.id} ${card[0]}`, match);
  }
  return [...cards.values()].sort((a, b) => a.deck.position - b.deck.position || a.card[0] - b.card[0]);
}
