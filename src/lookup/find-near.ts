import { toLanguageCode } from '../language/language-code.ts';
import { toFoldedKey, toWordKey } from '../language/normalise.ts';
import type { LookupEntry, MatchReason } from '../model/lookup.ts';
import { type PairId, toLanguagePair } from '../model/pair.ts';
import { type KeyMatch, searchWords, type WordIndex } from '../store/content/read/word-search.ts';
import { FORM, WORD } from '../store/content/word-entries.ts';
import type { LookupStore } from '../store/lookup-store.ts';
import { type DefinitionIndex, getDefinitions } from '../store/study/caches/definitions.ts';
import { withoutDefinition } from './meanings.ts';
import { listParts, splitWord } from './split-word.ts';
import { listVariants } from './variants.ts';

/** Most spellings to suggest. With more of them, each is less likely to be the intended one. */
const MAX_NEAR = 3;

/**
 * Finds known words that may help with a word that no deck has: the parts of a compound or, if there are none, words that differ in one
 * letter.
 *
 * @param pair - Pair of the deck that should have the word. Complete decks and definitions from the same language answer.
 * @throws {AppError} `storage-unavailable`.
 *
 * One read transaction of up to about 2,000 keys, so use it for explicit requests only.
 */
export async function findNear(store: LookupStore, pair: PairId, word: string): Promise<LookupEntry[]> {
  const languageOf = (code: string) => toLanguageCode(code) ?? code;
  const language = languageOf(toLanguagePair(pair).from);
  const definitions = await getDefinitions(store);
  return searchWords(
    store,
    ({ from }) => languageOf(from.iso639_3) === language,
    (index) => {
      // A word that has not arrived yet would be explained by others.
      const asked = { pair, word, language, index: index.complete(), definitions };
      const parts = findParts(asked);
      return parts.length > 0 ? parts : findVariants(asked);
    },
  );
}

/** Finds up to `limit` words that differ in one letter from a text, which may be misspelt. Otherwise as {@link findNear}. */
export async function findSimilar(
  store: LookupStore,
  pair: PairId,
  word: string,
  limit: number,
): Promise<LookupEntry[]> {
  const { from } = toLanguagePair(pair);
  const definitions = await getDefinitions(store);
  return searchWords(
    store,
    (deck) => deck.pair === pair,
    (index) => findVariants({ pair, word, language: toLanguageCode(from) ?? from, index, definitions }, limit),
  );
}

interface Asked {
  pair: PairId;
  word: string;
  language: string;
  index: WordIndex;
  definitions: DefinitionIndex;
}

function findParts({ word, language, index, definitions, pair }: Asked): LookupEntry[] {
  const key = toWordKey(word, language);
  const keys = listParts(key);
  const known = new Map<string, LookupEntry>();
  // Only headwords: forms of three and four letters occur in too many words by chance.
  const matches = index.find(keys).filter(({ kind, key: part }) => kind === WORD || (kind === FORM && part.length > 4));
  for (const match of matches.sort(compareMatches)) {
    if (!known.has(match.key)) known.set(match.key, toEntry(match, word, 'compound', definitions));
  }
  for (const part of keys) {
    const own = definitions.findByKey(part).find((row) => row.pair === pair && toWordKey(row.word, language) === part);
    if (own && !known.has(part)) known.set(part, toOwnEntry(own, word, 'compound'));
  }
  const parts = splitWord(key, (part) => known.has(part));
  const entries = dropRepeated(parts.flatMap((part) => known.get(part) ?? []));
  // Each is one of all parts.
  const words = entries.map((entry) => entry.word);
  for (const { why } of entries) why?.steps.splice(1, 1, ...words);
  return entries;
}

function findVariants({ word, language, index, definitions, pair }: Asked, limit = MAX_NEAR): LookupEntry[] {
  const key = toFoldedKey(word, language);
  const variants = listVariants(key);
  const beginsAlike = (other: string) => other[0] === key[0];
  const matches = index
    .find(variants)
    .sort((a, b) => Number(beginsAlike(b.key)) - Number(beginsAlike(a.key)) || compareMatches(a, b));
  const own = [...variants].flatMap(definitions.findByKey).filter((row) => row.pair === pair);
  return dropRepeated([
    ...matches.map((match) => toEntry(match, word, 'near', definitions)),
    ...own.map((row) => toOwnEntry(row, word, 'near')),
  ]).slice(0, limit);
}

/** Words come before forms. Diacritics make no difference. */
function compareMatches(a: KeyMatch, b: KeyMatch): number {
  const isForm = ({ kind }: KeyMatch) => Number(kind >= FORM);
  return isForm(a) - isForm(b) || a.card[0] - b.card[0];
}

function dropRepeated(entries: readonly LookupEntry[]): LookupEntry[] {
  return [
    ...new Map(
      entries.toReversed().map((entry) => [[entry.pair, entry.word, ...entry.meanings].join('\n'), entry]),
    ).values(),
  ].reverse();
}

function toEntry(
  { deck, card: [rank, word, meanings] }: KeyMatch,
  written: string,
  reason: MatchReason,
  definitions: DefinitionIndex,
): LookupEntry {
  const definition = definitions.find(deck.pair, word)?.text;
  const shown = withoutDefinition(meanings, definition);
  return {
    pair: deck.pair,
    word,
    rank,
    definition,
    meanings: shown,
    match: 'folded',
    why: { steps: [written, word], reason },
  };
}

function toOwnEntry(
  { pair, word, text }: { pair: PairId; word: string; text: string },
  written: string,
  reason: MatchReason,
): LookupEntry {
  return {
    pair,
    word,
    rank: undefined,
    definition: text,
    meanings: [],
    match: 'folded',
    why: { steps: [written, word], reason },
  };
}
