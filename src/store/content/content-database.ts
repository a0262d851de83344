import type { Table } from 'dexie';
import type { CoveragePoint, DeckNotes } from '../../model/deck.ts';
import type { Language, LanguageReference } from '../../model/language.ts';
import type { PairId } from '../../model/pair.ts';
import type { DeckChanges, DeckOrigin, FactCounts, SourceChoices, SourceId } from '../../model/source.ts';
import type { SyncState } from '../../model/sync.ts';
import { type Access, Database } from '../database.ts';
import type { Databases } from '../databases.ts';

/**
 * The `content` database: decks, which can be fetched again. Relaxed durability.
 *
 * IndexedDB's cost is per stored row, so cards and the word index are kept 256 to a row, as JSON.
 */

/** One copy of a deck's cards: `spa-eng/3`. A refresh writes a new copy beside the old one. */
export type DeckId = `${PairId}/${number}`;

/** Up to 256 cards of one deck copy, in rank order: the source of truth of a deck. */
export interface BlockRow {
  deck: DeckId;
  firstRank: number;
  lastRank: number;
  count: number;
  /** JSON of {@link StoredCard}[], ascending by rank. */
  cards: string;
}

/** Full entries of some cards of one deck copy, which a dictionary has from its file. Cards between these ranks may have none. */
export interface FullEntryRow {
  deck: DeckId;
  firstRank: number;
  lastRank: number;
  /** Deflated JSON of `[rank, EntryNode[]][]`. */
  content: Uint8Array<ArrayBuffer>;
}

/** 256 or somewhat more entries of one deck copy's word index, in key order. Derived from the blocks. */
export interface WordRow {
  deck: DeckId;
  firstKey: string;
  /** An {@link EntryList}; entries of one key are never split between rows. */
  entries: EntryList;
}

/** The hash index of one deck copy, from keys to cards. Only large decks have one; see `hash-index.ts`. */
export interface HashRow {
  deck: DeckId;
  /** The arrays of `Hashes`, after the length of the first one. */
  index: Blob;
}

/**
 * Positions of a deck's rows in one revision: the keys of its blocks and words in one row. Reading those keys takes as long as reading the deck.
 * Derived; a directory of another revision is ignored.
 */
export interface DirectoryRow {
  deck: DeckId;
  revision: number;
  /** Ascending. */
  firstRanks: number[];
  /** Ascending. */
  firstKeys: string[];
}

/** Entries of a word index in key order, as lines; see `word-entries.ts`. */
export type EntryList = string;

/** `kind` is the index of the entry's match kind: 0 the word, 1 folded, 2 a form, 3 a folded form. */
export type WordEntry = [key: string, rank: number, kind: number];

/** A source of the library: a deck that comes with Wayword, from a server or from a file. */
export interface SourceRow extends SourceChoices {
  id: SourceId;
  pair: PairId;
  from: LanguageReference;
  to: LanguageReference;
  /** The active copy. */
  deck: DeckId;
  origin: DeckOrigin;
  cards: number;
  firstRank: number;
  lastRank: number;
  /** `next` of the last card, if its source stated it. */
  endNext: number | undefined;
  /** Number of cards, from the first, that the word index covers. */
  indexedCards: number;
  isComplete: boolean;
  /** Number of all its cards, while only the first ones of a starter deck are stored. */
  expectedCards?: number | undefined;
  /** Old spellings of its words with their replacements, if the deck's source lists them. */
  respelt?: Record<string, string> | undefined;
  /** Its vulgar words, which study does not introduce by default. */
  vulgar?: string[] | undefined;
  /** Share of running text that its first cards cover, if the builder counted it. */
  coverage?: CoveragePoint[] | undefined;
  /** Changes of the last refresh from its server; undefined for the first copy from there. */
  changes: DeckChanges | undefined;
  /** Incremented with every change of its cards or index, so that cached rows of earlier revisions are recognised. */
  revision: number;
  updatedAt: number;
}

/** How far a sync has come behind its last card. */
export interface SyncEnding {
  /** `next` of the last card, if any. */
  next: number | undefined;
  /** Number of copied cards that the server was found to have still. */
  compared: number;
  /** Whether the server still had the copied edition. Nothing is left to ask. */
  isSame: boolean;
}

/** State of a sync: everything that it needs to resume after the worker was stopped. */
export interface SyncRow {
  pair: PairId;
  from: LanguageReference;
  to: LanguageReference;
  /** Base URL of the source server. */
  address: string;
  /** The source that it writes. */
  source: SourceId;
  /** The copy being written. */
  deck: DeckId;
  state: SyncState;
  /** Rank to request next; everything before it is stored. */
  next: number;
  /** Consecutive unreadable answers before `next`. */
  unreadable: number;
  /** Steps to `next` without a card's `next`; see `sync/chain.ts`. */
  guesses: number;
  lastRank: number | undefined;
  cards: number;
  skipped: number;
  /** First rank of the block for the next cards. */
  tailFirstRank: number | undefined;
  /** Expected number of cards, from an earlier copy of the deck. */
  expectedCards: number | undefined;
  /** Consecutive failures without a card in between. */
  failures: number;
  error: string | undefined;
  /** In state `waiting`: when it resumes. */
  waitUntil: number | undefined;
  startedAt: number;
  /** The server's edition mark at the start; absent if it sends none. */
  mark?: string | undefined;
  /** Set once the end of the deck is known, so that a stop behind it repeats no request. */
  end?: SyncEnding | undefined;
  /** How often a new edition on the server has made this sync start over since the learner started or resumed it. */
  restarts?: number;
}

/**
 * State of a file import. Its parts arrive as messages, and nothing is kept in memory between them. A starter deck that is being written
 * also has such a row.
 */
export interface ImportRow {
  /** Created by the page that reads the file; for a starter deck, `starter:` and the pair. */
  id: string;
  pair: PairId;
  from: LanguageReference;
  to: LanguageReference;
  /** Name of the file; empty for a starter deck. */
  name: string;
  /** Absent for a file. */
  origin?: Extract<DeckOrigin, { kind: 'starter' }>;
  /** Of a file; see `DeckOrigin`. */
  credit?: string;
  isRanked?: boolean;
  file?: string;
  facts?: FactCounts;
  /** The source that it becomes or replaces. */
  source: SourceId;
  /** The copy being written. */
  deck: DeckId;
  /** `whole`: all cards are stored; `indexed`: every word is indexed, but no lookup uses the copy yet. */
  state: 'open' | 'whole' | 'indexed' | 'done';
  /** Index of the next part; earlier ones are stored. */
  nextPart: number;
  cards: number;
  firstRank: number;
  lastRank: number;
  /** Notes of a deck file, once its last part is stored. */
  notes?: DeckNotes;
  updatedAt: number;
}

/** A copy that no source uses any more. Its rows are deleted in the background, and until then no other copy gets its id. */
export interface RemovalRow {
  deck: DeckId;
}

export interface UpstreamRow {
  id: 'upstream';
  /** Base URL without a trailing slash. */
  address: string;
  key: string;
  languages: Language[];
  connectedAt: number;
}

export class ContentDatabase extends Database {
  declare readonly blocks: Table<BlockRow, [DeckId, number]>;
  declare readonly fullEntries: Table<FullEntryRow, [DeckId, number]>;
  declare readonly words: Table<WordRow, [DeckId, string]>;
  declare readonly hashes: Table<HashRow, DeckId>;
  declare readonly directories: Table<DirectoryRow, DeckId>;
  declare readonly sources: Table<SourceRow, SourceId>;
  declare readonly syncs: Table<SyncRow, PairId>;
  declare readonly imports: Table<ImportRow, string>;
  declare readonly removals: Table<RemovalRow, DeckId>;
  declare readonly upstreams: Table<UpstreamRow, 'upstream'>;

  constructor(name = 'content', databases?: Databases) {
    super(name, 'relaxed', databases);
    // Never edit a shipped version: add the next one below, with a test that opens a database of the old version.
    this.version(1).stores({
      blocks: '[deck+firstRank]',
      words: '[deck+firstKey]',
      runs: '[deck+part]',
      decks: 'pair',
      syncs: 'pair',
      imports: 'id',
      upstreams: 'id',
    });
    // The index entries of an import's parts are kept in memory.
    this.version(2).stores({ runs: null });
    // An existing deck gets its hash index when its word index is next rebuilt. Until then it works without one.
    this.version(3).stores({ hashes: 'deck' });
    this.version(4).stores({ directories: 'deck' });
    // A pair had one deck, which becomes its main source under the pair's name.
    this.version(5)
      .stores({ sources: 'id, pair', decks: null })
      .upgrade(async (transaction) => {
        const decks: OldSourceRow[] = await transaction.table('decks').toArray();
        await transaction.table('sources').bulkAdd(decks.map(toMainSource));
        await transaction
          .table('syncs')
          .toCollection()
          .modify((sync: SyncRow) => nameSource(sync, decks, 2));
        await transaction
          .table('imports')
          .toCollection()
          .modify((file: ImportRow) => nameSource(file, decks, 3));
      });
    // A dictionary that was imported before has none until its file is imported again.
    this.version(6).stores({ fullEntries: '[deck+firstRank]' });
    this.version(7).stores({ removals: 'deck' });
    // Hash indexes were arrays. As above, a deck works without one until an update rebuilds it.
    this.version(8).upgrade((transaction) => transaction.table('hashes').clear());
  }
}

/** A deck as stored before version 5. */
type OldSourceRow = Omit<SourceRow, 'id' | keyof SourceChoices>;

function toMainSource(deck: OldSourceRow, index: number): SourceRow {
  const name = deck.origin.kind === 'file' ? deck.origin.name : '';
  return { ...deck, id: deck.pair, name, isMain: true, inLookups: true, inStudy: true, position: index };
}

/** A copy being written beside a deck of another origin becomes a separate source instead of replacing the deck. */
function nameSource(row: SyncRow | ImportRow, decks: readonly OldSourceRow[], number: number): void {
  const shown = decks.find(({ pair }) => pair === row.pair);
  const isSync = 'address' in row;
  const isOwn = shown?.deck === row.deck || shown?.origin.kind === (isSync ? 'upstream' : (row.origin?.kind ?? ''));
  row.source = shown === undefined || isOwn ? row.pair : `${row.pair}:${number}`;
}

/** Calls back when a large copy was removed, of which rows are left. */
export function watchRemovals(content: Access<ContentDatabase>, onRemoval: () => void): void {
  content.watch(({ table, isRemoval }) => {
    if (table === 'removals' && !isRemoval) onRemoval();
  });
}

/**
 * Calls back after each write or removal of a source's row. Blocks and words of a source never change without it, and only the background writes
 * those.
 */
export function watchSources(content: Access<ContentDatabase>, onChange: () => void): void {
  content.watch(({ table }) => {
    if (table === 'sources') onChange();
  });
}
