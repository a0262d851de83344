import { isOfFacts, type SourceId } from '../../../model/source.ts';
import type { TableChange } from '../../database.ts';
import type { CardBlock } from '../blocks.ts';
import type { DeckId, EntryList, SourceRow } from '../content-database.ts';
import { type Hashes, KEPT_WORD_ROWS } from '../hash-index.ts';
import type { AllFreshWords } from './fresh-words.ts';

/** Blocks kept in memory: about 16 MB at the most. A page asks for words of nearly all 200 blocks of a large deck. */
const KEPT_BLOCKS = 256;

/** First keys of the rows of one deck copy. Both lists ascend. */
export interface Directory {
  deck: DeckId;
  revision: number;
  firstRanks: readonly number[];
  firstKeys: readonly string[];
  /** The deck's hash index, once loaded. */
  hashes: Hashes | undefined;
}

/** Rows in the order of their last use. */
export interface KeptRows<Row> {
  rows: Map<string, Row>;
  limit: number;
}

/** The sources of the library: those that have words to look up, and those of facts about words. */
export interface KeptSources {
  decks: readonly SourceRow[];
  facts: readonly SourceRow[];
}

export function splitSources(sources: readonly SourceRow[]): KeptSources {
  return { decks: sources.filter((source) => !isOfFacts(source)), facts: sources.filter(isOfFacts) };
}

/**
 * Cache of content between reads. The sources stay until one of their rows changes. Directories, blocks and entries are keyed by the revision of
 * their deck, so outdated ones are not found.
 */
export interface ContentCache {
  sources: KeptSources | undefined;
  /** A read ahead that is still running; it never rejects. Reads wait for it instead of reading the same rows again. */
  ahead: Promise<unknown> | undefined;
  directories: Map<SourceId, Directory>;
  blocks: KeptRows<CardBlock>;
  entries: KeptRows<EntryList>;
  /** Not a cache: only the sync that adds them has them. */
  freshWords: AllFreshWords;
}

export function createContentCache(): ContentCache {
  return {
    sources: undefined,
    ahead: undefined,
    directories: new Map(),
    blocks: { rows: new Map(), limit: KEPT_BLOCKS },
    entries: { rows: new Map(), limit: KEPT_WORD_ROWS },
    freshWords: new Map(),
  };
}

/**
 * Invalidates entries after a committed change. Every change of a source's blocks or words also changes its row: only the background writes those,
 * and `publish.ts` increments the revision.
 */
export function invalidate(cache: ContentCache, { table, isRemoval }: TableChange): void {
  if (table !== 'sources') return;
  cache.sources = undefined;
  if (!isRemoval) return;
  // The pair's next source may get the same copy and revision again.
  cache.directories.clear();
  cache.blocks.rows.clear();
  cache.entries.rows.clear();
}

/** @returns undefined if the deck's directory is not cached in this revision. */
export function findDirectory({ directories }: ContentCache, deck: SourceRow): Directory | undefined {
  const known = directories.get(deck.id);
  return known?.deck === deck.deck && known.revision === deck.revision ? known : undefined;
}

/** Evicts the least recently used rows down to the limit. */
export function trim<Row>({ rows, limit }: KeptRows<Row>): void {
  for (const oldest of rows.keys()) {
    if (rows.size <= limit) break;
    rows.delete(oldest);
  }
}
