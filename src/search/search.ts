import { joinSources, toGroupId } from '../lookup/join-sources.ts';
import { findOwnMeaning, withoutDefinition } from '../lookup/meanings.ts';
import { addStates } from '../lookup/word-states.ts';
import type { LookupEntry } from '../model/lookup.ts';
import { type PairId, toLanguagePair } from '../model/pair.ts';
import { compareHits, type SearchCursor, type SearchHit, type SearchPage } from '../model/search.ts';
import { findCards } from '../store/content/blocks.ts';
import type { SourceRow } from '../store/content/content-database.ts';
import { findFacts } from '../store/content/read/find-facts.ts';
import { scanBlocks } from '../store/content/read/scan-blocks.ts';
import { type KeyMatch, searchWords } from '../store/content/read/word-search.ts';
import { listDecks } from '../store/content/sources.ts';
import { type DefinitionIndex, getDefinitions } from '../store/study/caches/definitions.ts';
import { findByWord } from './find-by-word.ts';
import { type Found, type SearchParts, toFound } from './found.ts';
import { parseQuery } from './query.ts';
import { best, rateCard } from './rate-card.ts';

/** Most hits by meaning of one page. A page may end with a few more. */
const MAX_BY_MEANING = 60;
/** Longest time that one page reads meanings. */
const READ_MS = 60;

const HAS_WORD = /[\p{L}\p{N}]/u;

export interface SearchRequest {
  text: string;
  /** The pair whose words come first. */
  prefer?: PairId | undefined;
  /** Of the previous page. */
  place?: SearchCursor | undefined;
}

/**
 * Searches all sources that are on, and the learner's own words: the first page by word, form and reading, the others by meaning. Meanings have
 * no index. Their cards are read in rank order, page by page, so the first words do not wait for a large dictionary.
 *
 * @throws {AppError} `storage-unavailable`.
 */
export async function search(parts: SearchParts, { text, prefer, place }: SearchRequest): Promise<SearchPage> {
  const asked = text.trim();
  if (!HAS_WORD.test(asked)) return { hits: [], next: undefined };
  const [all, definitions] = await Promise.all([listDecks(parts.store), getDefinitions(parts.store)]);
  const sources = all
    .filter(({ inLookups, inStudy }) => inLookups || inStudy)
    .sort((a, b) => Number(b.pair === prefer) - Number(a.pair === prefer) || a.position - b.position);
  const { found, next } = place
    ? await findByMeaning(parts, asked, sources, place)
    : { found: await findByWord(parts, asked, sources), next: sources[0] && { source: sources[0].id, after: -1 } };
  const facts = await searchWords(
    parts.store,
    () => false,
    (_, index) => findFacts(index, found.map(toFactWord)),
  );
  const hits = join(found, { sources, definitions, facts }).sort((a, b) => compareHits(a, b, prefer));
  const { entries } = await addStates({ range: undefined, entries: hits.map(({ entry }) => entry) }, parts.findStates);
  return { hits: hits.map((hit, index) => ({ ...hit, entry: entries[index] ?? hit.entry })), next };
}

async function findByMeaning(
  { store, now }: SearchParts,
  text: string,
  sources: readonly SourceRow[],
  cursor: SearchCursor,
): Promise<{ found: Found[]; next: SearchCursor | undefined }> {
  const end = now() + READ_MS;
  const found: Found[] = [];
  const first = sources.findIndex(({ id }) => id === cursor.source);
  for (const source of first < 0 ? [] : sources.slice(first)) {
    const after = source.id === cursor.source ? cursor.after : -1;
    const query = parseQuery(text, source.to.iso639_3);
    if (!query) break;
    const last = await scanBlocks(store, source, after, (block) => {
      for (const card of findCards(block, query.mayHold)) {
        const fit = rateCard(card, query);
        if (fit) found.push(toFound(card, source, fit));
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

const toFactWord = ({ sourced: { entry } }: Found) => {
  const { word, headword = word, core = headword, pair } = entry;
  return { word: core, language: toLanguagePair(pair).from };
};

interface Known {
  sources: readonly SourceRow[];
  definitions: DefinitionIndex;
  /** What sources of facts say about the words. */
  facts: readonly KeyMatch[];
}

/** Joins what was found of the same word into one hit, with the best fit. */
function join(found: readonly Found[], known: Known): SearchHit[] {
  const groups = new Map<string, Found[]>();
  for (const one of found) {
    const id = toGroupId(one.sourced);
    groups.set(id, [...(groups.get(id) ?? []), one]);
  }
  return [...groups.values()].flatMap((group) => {
    const fit = best(group.map((one) => one.fit));
    if (!fit) return [];
    const joined = new Map(
      group.flatMap(({ sourced: { entry }, isJoined }) => (isJoined ? [[`${entry.rank} ${entry.word}`, entry]] : [])),
    );
    const entries = joined.size > 0 ? [...joined.values()] : joinParts(group, known);
    const rank = Math.min(...group.map((one) => one.rank));
    return entries.map((entry) => ({ entry, fit, rank: fit === 'part' ? rank : (entry.rank ?? rank) }));
  });
}

function joinParts(group: readonly Found[], { sources, definitions, facts }: Known): LookupEntry[] {
  const parts = new Map(group.map(({ sourced }) => [`${sourced.source?.id} ${sourced.entry.rank}`, sourced]));
  const defined = Array.from(parts.values(), ({ entry, ...rest }) => {
    const own = findOwnMeaning(definitions, entry.pair, entry.word);
    return { ...rest, entry: { ...entry, ...own, meanings: withoutDefinition(entry.meanings, own.definition) } };
  });
  return joinSources(defined, sources, facts);
}
