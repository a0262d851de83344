import { toFoldedKey, toWordKey } from '../language/normalise.ts';
import { type PairId, toLanguagePair } from '../model/pair.ts';
import type { Fit } from '../model/search.ts';
import type { SourceRow } from '../store/content/content-database.ts';
import { searchWords } from '../store/content/read/word-search.ts';
import type { Store } from '../store/store.ts';
import { getDefinitions, listSpellings } from '../store/study/caches/definitions.ts';
import type { DefinitionRow } from '../store/study/study-database.ts';
import { type Found, toEntry, toFound } from './found.ts';
import { parseQuery } from './query.ts';
import { best, rateMeaning } from './rate-card.ts';

/** Finds the learner's words that answer, and their cards in other sources. */
export async function findOwn(store: Store, text: string, sources: readonly SourceRow[]): Promise<Found[]> {
  const { all } = await getDefinitions(store);
  const rated = all.flatMap((row) => {
    const query = parseQuery(text, toLanguagePair(row.pair).to);
    const fit = best([rateOwnWord(row, text), query && rateMeaning(row.text, query)]);
    return fit ? [{ row, fit }] : [];
  });
  const toKey = (word: string, pair: PairId) => toWordKey(word, toLanguagePair(pair).from);
  const keys = new Set(
    rated.flatMap(({ row }) => [row.word, row.headword ?? row.word].map((word) => toKey(word, row.pair))),
  );
  const ids = new Set(sources.map(({ id }) => id));
  const matches = await searchWords(
    store,
    ({ id }) => ids.has(id),
    (index) => index.find(keys),
  );
  return rated.flatMap(({ row, fit }) => {
    const { pair, word, headword, text: definition } = row;
    const own = {
      ...toEntry(pair, headword ?? word),
      word,
      ...(headword === undefined ? {} : { headword }),
      definition,
    };
    const findCards = (spelling: string) =>
      matches.filter(({ deck, card }) => deck.pair === pair && card[1].normalize('NFC') === spelling);
    const ofWord = findCards(word);
    // Without a card of the word, what a deck says about its headword belongs to it.
    const cards = ofWord.length > 0 || headword === undefined ? ofWord : findCards(headword);
    return [
      { sourced: { entry: own, card: undefined, source: undefined }, fit, rank: 0 },
      ...cards.map(({ deck, card }) => toFound(card, deck, fit)),
    ];
  });
}

function rateOwnWord(row: DefinitionRow, text: string): Fit | undefined {
  const language = toLanguagePair(row.pair).from;
  const start = toFoldedKey(text, language);
  const keys = listSpellings(row).map((spelling) => toFoldedKey(spelling, language));
  return keys.includes(start) ? 'exact' : keys.some((key) => key.startsWith(start)) ? 'near' : undefined;
}
