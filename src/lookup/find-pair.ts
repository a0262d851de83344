import { findScript } from '../language/script.ts';
import { type PairId, toLanguagePair } from '../model/pair.ts';
import { readContent } from '../store/content/read/read-content.ts';
import { listDecks } from '../store/content/sources.ts';
import type { LookupStore } from '../store/lookup-store.ts';
import { getDefinitions } from '../store/study/caches/definitions.ts';
import { acceptLanguage } from './accept-language.ts';
import type { DefineRequest } from './define.ts';

/**
 * Finds the pair in which a learner may define a word of a text: that of the first deck asked for its meaning.
 *
 * @returns `undefined` if no deck answers, or if the text's language is unknown and decks of several languages answer.
 * @throws {AppError} `storage-unavailable`.
 */
export async function findPair(
  store: LookupStore,
  { text, offset, language }: DefineRequest,
): Promise<PairId | undefined> {
  const accept = acceptLanguage(language, findScript(text.slice(offset)));
  const asked = (await listDecks(store)).filter(({ from }) => accept(from.iso639_3));
  const languages = new Set(asked.map(({ from }) => from.iso639_3));
  return languages.size === 1 ? asked[0]?.pair : undefined;
}

/**
 * Decides whether a deck or a definition of the learner answers for texts in a language. Each lookup needs both anyway.
 *
 * @param language - ISO 639-3 code.
 * @throws {AppError} `storage-unavailable`.
 */
export async function hasWordsFrom(store: LookupStore, language: string): Promise<boolean> {
  const [decks, { pairs }] = await Promise.all([readContent(store, (rows) => rows.sources()), getDefinitions(store)]);
  const from = [...decks.map((deck) => deck.from.iso639_3), ...[...pairs].map((pair) => toLanguagePair(pair).from)];
  return from.some(acceptLanguage(language, undefined));
}
