import { toFoldedKey, toWordKey } from '../language/normalise.ts';
import { listCoreWords } from '../languages/core-words.ts';
import { getBasics } from '../languages/get-basics.ts';
import { joinSources, type SourcedEntry, toGroupId } from '../lookup/join-sources.ts';
import { findOwnMeaning, withoutDefinition } from '../lookup/meanings.ts';
import { addStates, type FindStates } from '../lookup/word-states.ts';
import type { StoredCard } from '../model/card.ts';
import type { LookupEntry, LookupResult } from '../model/lookup.ts';
import { type PairId, toLanguagePair } from '../model/pair.ts';
import { compareHits, type Fit, type SearchCursor, type SearchHit, type SearchPage } from '../model/search.ts';
import { unpackBlock } from '../store/content/blocks.ts';
import type { SourceRow } from '../store/content/content-database.ts';
import { scanBlocks } from '../store/content/read/scan-blocks.ts';
import { findStarting } from '../store/content/read/starting-words.ts';
import { searchWords } from '../store/content/read/word-search.ts';
import { listSources } from '../store/content/sources.ts';
import type { Store } from '../store/store.ts';
import { type DefinitionIndex, getDefinitions, listSpellings } from '../store/study/caches/definitions.ts';
import type { DefinitionRow } from '../store/study/study-database.ts';
import { parseQuery, type SearchQuery } from './query.ts';
import { best, rateCard, rateMeaning } from './rate-card.ts';

/** Most words of one source that begin with the query. */
const MAX_STARTING = 40;
/** Most hits by meaning of one page. A page may end with a few more. */
const MAX_BY_MEANING = 60;
/** Longest time that one page reads meanings. */
const READ_MS = 60;

export interface SearchParts {
  store: Store;
  /** Looks up a text as it is written, with the rules of its language. */
  define: (text: string) => Promise<LookupResult>;
  findStates: FindStates;
  /** Milliseconds. */
  now: () => number;
}

export interface SearchRequest {
  text: string;
  /** The pair whose words come first. */
  prefer?: PairId | undefined;
  /** Of the previous page. */
  place?: SearchCursor | undefined;
}

/** A word of one source that answers. */
interface Found {
  sourced: SourcedEntry;
  fit: Fit;
  rank: number;
  /** The entry already has the meanings of all sources. */
  isJoined?: true;
}

/**
 * Searches all sources that are on, and the learner's own words: the first page by word, form and reading, the others by meaning. Meanings have
 * no index. Their cards are read in rank order, page by page, so the first words do not wait for a large dictionary.
 *
 * @throws {AppError} `storage-unavailable`.
 */
export async function search(parts: SearchParts, { text, prefer, place }: SearchRequest): Promise<SearchPage> {
  const query = parseQuery(text);
  if (!query) return { hits: [], next: undefined };
  const [all, definitions] = await Promise.all([listSources(parts.store), getDefinitions(parts.store)]);
  const sources = all
    .filter(({ inLookups, inStudy }) => inLookups || inStudy)
    .sort((a, b) => Number(b.pair === prefer) - Number(a.pair === prefer) || a.position - b.position);
  const { found, next } = place
    ? await findByMeaning(parts, query, sources, place)
    : { found: await findByWord(parts, query, sources), next: sources[0] && { source: sources[0].id, after: -1 } };
  const hits = join(found, sources, definitions).sort((a, b) => compareHits(a, b, prefer));
  const { entries } = await addStates({ range: undefined, entries: hits.map(({ entry }) => entry) }, parts.findStates);
  return { hits: hits.map((hit, index) => ({ ...hit, entry: entries[index] ?? hit.entry })), next };
}

async function findByWord(parts: SearchParts, query: SearchQuery, sources: readonly SourceRow[]): Promise<Found[]> {
  const found = [findByDefinition(parts, query), findByStart(parts, query, sources), findOwn(parts, query, sources)];
  return (await Promise.all(found)).flat();
}

/** The result of a look-up, if it covers the whole query. */
async function findByDefinition({ define }: SearchParts, { text }: SearchQuery): Promise<Found[]> {
  const { range, entries } = await define(text);
  if (range?.start !== 0 || range.end !== text.length) return [];
  return entries.map((entry) => {
    const fit = entry.rule === 'guess' || entry.rule === 'compound' ? 'within' : 'exact';
    return { sourced: { entry, card: undefined, source: undefined }, fit, rank: entry.rank ?? 0, isJoined: true };
  });
}

const KATAKANA = /[ァ-ヶ]/gu;

/** Readings are written in hiragana, and people type either kana. */
function listStarts(text: string, language: string): string[] {
  const key = toFoldedKey(text, language);
  if (!getBasics(language).usesKana || key.search(KATAKANA) < 0) return [key];
  return [key, key.replace(KATAKANA, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60))];
}

async function findByStart(
  { store }: SearchParts,
  query: SearchQuery,
  sources: readonly SourceRow[],
): Promise<Found[]> {
  const ids = new Set(sources.map(({ id }) => id));
  const toStarts = ({ from }: SourceRow) => listStarts(query.text, from.iso639_3);
  const matches = await findStarting(store, ({ id }) => ids.has(id), toStarts, MAX_STARTING);
  return matches.map(({ deck, card, key }) => toFound(card, deck, toStarts(deck).includes(key) ? 'exact' : 'near'));
}

/** The learner's words that answer, and their cards in other sources. */
async function findOwn({ store }: SearchParts, query: SearchQuery, sources: readonly SourceRow[]): Promise<Found[]> {
  const { all } = await getDefinitions(store);
  const rated = all.flatMap((row) => {
    const fit = best([rateOwnWord(row, query), rateMeaning(row.text, query)]);
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
    const { pair, word, headword, text } = row;
    const entry = {
      ...toEntry(pair, headword ?? word),
      word,
      ...(headword === undefined ? {} : { headword }),
      definition: text,
    };
    const findCards = (spelling: string) =>
      matches.filter(({ deck, card }) => deck.pair === pair && card[1].normalize('NFC') === spelling);
    const ofWord = findCards(word);
    // Without a card of the word, what a deck says about its headword belongs to it.
    const cards = ofWord.length > 0 || headword === undefined ? ofWord : findCards(headword);
    return [
      { sourced: { entry, card: undefined, source: undefined }, fit, rank: 0 },
      ...cards.map(({ deck, card }) => toFound(card, deck, fit)),
    ];
  });
}

function rateOwnWord(row: DefinitionRow, { text }: SearchQuery): Fit | undefined {
  const language = toLanguagePair(row.pair).from;
  const start = toFoldedKey(text, language);
  const keys = listSpellings(row).map((spelling) => toFoldedKey(spelling, language));
  return keys.includes(start) ? 'exact' : keys.some((key) => key.startsWith(start)) ? 'near' : undefined;
}

async function findByMeaning(
  { store, now }: SearchParts,
  query: SearchQuery,
  sources: readonly SourceRow[],
  cursor: SearchCursor,
): Promise<{ found: Found[]; next: SearchCursor | undefined }> {
  const end = now() + READ_MS;
  const found: Found[] = [];
  const first = sources.findIndex(({ id }) => id === cursor.source);
  for (const source of first < 0 ? [] : sources.slice(first)) {
    const after = source.id === cursor.source ? cursor.after : -1;
    const last = await scanBlocks(store, source, after, (block) => {
      if (query.mayHold.test(block.cards)) {
        for (const card of unpackBlock(block)) {
          const fit = rateCard(card, query);
          if (fit) found.push(toFound(card, source, fit));
        }
      }
      return found.length >= MAX_BY_MEANING || now() > end;
    });
    if (last !== undefined) return { found, next: { source: source.id, after: last } };
    const following = sources[sources.indexOf(source) + 1];
    if (following && (found.length >= MAX_BY_MEANING || now() > end)) {
      return { found, next: { source: following.id, after: -1 } };
    }
  }
  return { found, next: undefined };
}

function toFound(card: StoredCard, source: SourceRow, fit: Fit): Found {
  const [rank, word, meanings] = card;
  const entry = { ...toEntry(source.pair, word), rank, meanings };
  return { sourced: { entry, card, source }, fit, rank };
}

function toEntry(pair: PairId, word: string): LookupEntry {
  const [core, ...others] = listCoreWords(word, toLanguagePair(pair).from);
  const isCore = core !== undefined && core !== word && others.length === 0;
  const entry: LookupEntry = { pair, word, rank: undefined, definition: undefined, meanings: [], match: 'word' };
  return isCore ? { ...entry, core } : entry;
}

/** Joins what was found of the same word into one hit, with the best fit. */
function join(found: readonly Found[], sources: readonly SourceRow[], definitions: DefinitionIndex): SearchHit[] {
  const groups = new Map<string, Found[]>();
  for (const one of found) {
    const id = toGroupId(one.sourced);
    groups.set(id, [...(groups.get(id) ?? []), one]);
  }
  return [...groups.values()].flatMap((group) => {
    const fit = best(group.map((one) => one.fit));
    if (!fit) return [];
    const joined = group.flatMap(({ sourced, isJoined }) => (isJoined ? [sourced.entry] : []));
    const entries = joined.length > 0 ? joined : joinParts(group, sources, definitions);
    const rank = Math.min(...group.map((one) => one.rank));
    return entries.map((entry) => ({ entry, fit, rank: entry.rank ?? rank }));
  });
}

function joinParts(
  group: readonly Found[],
  sources: readonly SourceRow[],
  definitions: DefinitionIndex,
): LookupEntry[] {
  const parts = new Map(group.map(({ sourced }) => [`${sourced.source?.id} ${sourced.entry.rank}`, sourced]));
  const defined = Array.from(parts.values(), ({ entry, ...rest }) => {
    const own = findOwnMeaning(definitions, entry.pair, entry.word);
    return { ...rest, entry: { ...entry, ...own, meanings: withoutDefinition(entry.meanings, own.definition) } };
  });
  return joinSources(defined, sources);
}
