import { toLanguageCode } from '../../../language/language-code.ts';
import { toWordKey } from '../../../language/normalise.ts';
import type { LookupStore } from '../../lookup-store.ts';
import { findRowIndex } from '../cache/directories.ts';
import type { SourceRow, WordEntry } from '../content-database.ts';
import { findByHash } from '../hash-index.ts';
import { FOLDED, FOLDED_FORM, findEntries } from '../word-entries.ts';
import { type ContentRows, readContent } from './read-content.ts';

/** Ranks of some words in the decks from one language. */
export interface WordRanks {
  /** ISO 639-3 code, as `toLanguageCode` writes it. */
  language: string;
  /** Size of the largest deck. */
  cards: number;
  /** For each word, the rank of the most frequent card with this spelling as its word or as a form. */
  ranks: readonly (number | undefined)[];
}

/**
 * Reads the ranks of words in each deck of the wanted languages, without reading cards.
 *
 * @param words - As written, a few dozen.
 * @throws {AppError} `storage-unavailable`.
 *
 * At most one read transaction.
 */
export async function rankWords(
  store: LookupStore,
  words: readonly string[],
  isWanted: (language: string) => boolean,
): Promise<WordRanks[]> {
  const found = await readContent(store, (rows) => {
    const decks = rows.sources().filter(({ from }) => isWanted(from.iso639_3));
    return rows.all(decks.map((deck) => () => rankInDeck(rows, deck, words)));
  });
  const languages = new Set(found.map(({ language }) => language));
  return [...languages].map((language) => {
    const decks = found.filter((deck) => deck.language === language);
    const ranks = words.map((_, index) => findLeast(decks.map((deck) => deck.ranks[index])));
    return { language, cards: Math.max(...decks.map(({ cards }) => cards)), ranks };
  });
}

function rankInDeck(rows: ContentRows, deck: SourceRow, words: readonly string[]): WordRanks {
  const language = deck.from.iso639_3;
  const keys = words.map((word) => toWordKey(word, language));
  const { hashes, firstKeys } = rows.directory(deck);
  const hashed = keys.map((key) => hashes && findByHash(hashes, key));
  const firsts = keys.map((key, index) => (hashed[index] ? undefined : firstKeys[findRowIndex(firstKeys, key)]));
  const wanted = [...new Set(firsts.flatMap((first) => first ?? []))];
  const lists = new Map(rows.entries(deck, wanted).map((list, index) => [wanted[index], list]));
  return {
    language: toLanguageCode(language) ?? language,
    cards: deck.cards,
    ranks: keys.map((key, index) => toRank(hashed[index] ?? findEntries(lists.get(firsts[index]) ?? '', key))),
  };
}

function toRank(entries: readonly WordEntry[]): number | undefined {
  return findLeast(entries.flatMap(([, rank, kind]) => (kind === FOLDED || kind === FOLDED_FORM ? [] : [rank])));
}

function findLeast(ranks: readonly (number | undefined)[]): number | undefined {
  return ranks.reduce(
    (least, rank) => (rank === undefined || (least !== undefined && least <= rank) ? least : rank),
    undefined,
  );
}
