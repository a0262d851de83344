import { toLanguageCode } from '../language/language-code.ts';
import { toWordKey } from '../language/normalise.ts';
import { findScript, isWrittenIn, type Script } from '../language/script.ts';
import { type LookupEntry, type LookupResult, MATCH_KINDS } from '../messaging/views.ts';
import type { DeckRow } from '../store/content-database.ts';
import { type DefinitionIndex, getDefinitions } from '../store/definitions.ts';
import { findByKeys, type KeyMatch } from '../store/flashcards.ts';
import type { Store } from '../store/store.ts';
import { type Candidate, findCandidates } from './candidates.ts';
import { withoutDefinition } from './meanings.ts';

/** Most entries of one answer; a folded key can lead to many cards. */
const MAX_ENTRIES = 8;

export interface DefineRequest {
  text: string;
  offset: number;
  /** ISO 639-3 code of the text's language; undefined when unknown. */
  language?: string | undefined;
}

/**
 * Finds what the text says at an offset: the longest phrase in a deck, else the word, else the word without case and
 * diacritics. Only decks from the text's language answer; where it is unknown, decks whose language has the text's script.
 *
 * @throws {AppError} `storage-unavailable`.
 */
export async function define(store: Store, { text, offset, language }: DefineRequest): Promise<LookupResult> {
  const nothing: LookupResult = { range: undefined, entries: [] };
  const candidates = findCandidates(text, offset, language);
  const word = candidates.at(-1);
  if (!word) return nothing;
  const keys = new Set(candidates.flatMap(({ wordKey, foldedKey }) => [wordKey, foldedKey]));
  const accept = acceptLanguage(language, findScript(text.slice(word.start, word.end)));
  const [matches, definitions] = await Promise.all([
    findByKeys(store, (deck: DeckRow) => accept(deck.from.iso639_3), keys),
    getDefinitions(store),
  ]);
  for (const candidate of candidates) {
    const entries = collectEntries(candidate, text, matches, definitions, accept);
    if (entries.length > 0) return { range: { start: candidate.start, end: candidate.end }, entries };
  }
  return nothing;
}

function acceptLanguage(language: string | undefined, script: Script | undefined): (from: string) => boolean {
  // A deck's source may call Chinese `zho` where the page says `cmn`.
  if (language !== undefined) return (from) => toLanguageCode(from) === toLanguageCode(language);
  return (from) => script === undefined || isWrittenIn(from, script);
}

function collectEntries(
  candidate: Candidate,
  text: string,
  matches: readonly KeyMatch[],
  definitions: DefinitionIndex,
  accept: (from: string) => boolean,
): LookupEntry[] {
  const { wordKey, foldedKey } = candidate;
  const entries = new Map<string, LookupEntry>();
  for (const match of matches) {
    if (match.key !== wordKey && match.key !== foldedKey) continue;
    const entry = toEntry(match, wordKey, definitions);
    const id = `${entry.pair} ${entry.word}`;
    const known = entries.get(id);
    if (!known || compareEntries(entry, known) < 0) entries.set(id, entry);
  }
  for (const row of [...definitions.findByKey(wordKey), ...definitions.findByKey(foldedKey)]) {
    const id = `${row.pair} ${row.word}`;
    if (entries.has(id) || !accept(row.pair.slice(0, 3))) continue;
    const isSameWord = toWordKey(row.word, row.pair.slice(0, 3)) === wordKey;
    const match = isSameWord ? 'word' : 'folded';
    entries.set(id, { pair: row.pair, word: row.word, rank: undefined, definition: row.text, meanings: [], match });
  }
  const written = text.slice(candidate.start, candidate.end).normalize('NFC');
  const all = [...entries.values()].sort((a, b) => compareEntries(a, b, written));
  return preferWholeWords(all).slice(0, MAX_ENTRIES);
}

function toEntry({ deck, card, key, kind }: KeyMatch, wordKey: string, definitions: DefinitionIndex): LookupEntry {
  const [rank, word, meanings] = card;
  const definition = definitions.find(deck.pair, word)?.text;
  // The key without diacritics that happens to be how another word is written is still only a folded match.
  const isExact = key === wordKey && kind % 2 === 0;
  const match = MATCH_KINDS[isExact ? kind : kind | 1] ?? 'folded';
  return { pair: deck.pair, word, rank, definition, meanings: withoutDefinition(meanings, definition), match };
}

/** The word itself shuts out what only looks like it: `año` under the pointer is not `ano`. Forms stay, as "fue" is of two verbs. */
function preferWholeWords(entries: LookupEntry[]): LookupEntry[] {
  const hasExact = entries.some(({ match }) => match === 'word' || match === 'form');
  return hasExact ? entries.filter(({ match }) => match === 'word' || match === 'form') : entries;
}

/** Best first: by kind of match, then as written in the same case, then the more frequent word. */
function compareEntries(a: LookupEntry, b: LookupEntry, written?: string): number {
  return (
    MATCH_KINDS.indexOf(a.match) - MATCH_KINDS.indexOf(b.match) ||
    Number(b.word === written) - Number(a.word === written) ||
    (a.rank ?? 0) - (b.rank ?? 0)
  );
}
