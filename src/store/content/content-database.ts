import { Dexie, type Table, type Transaction } from 'dexie';
import type { CoveragePoint } from '../../model/deck.ts';
import type { Language, LanguageReference } from '../../model/language.ts';
import type { PairId } from '../../model/pair.ts';
import type { DeckChanges, DeckOrigin, SourceChoices, SourceId } from '../../model/source.ts';
import type { SyncState } from '../../model/sync.ts';
import { superviseOpening } from '../opening.ts';

/**
 * The `content` database: decks, which can be fetched again. Relaxed durability.
 *
 * IndexedDB's cost is per stored row, so cards and the word index are kept 256 to a row, as JSON.
 */

/** One copy of a deck's cards: `spa-eng/3`. A refresh writes a new copy beside the old one. */
export type DeckId = `${PairId}/${number}`;

/** Up to 256 cards of one deck copy, in rank order. The truth of a deck. */
export interface BlockRow {
  deck: DeckId;
  firstRank: number;
  lastRank: number;
  count: number;
  /** JSON of {@link StoredCard}[], ascending by rank. */
  cards: string;
}

/** 256 or somewhat more entries of one deck copy's word index, in key order. Derived from the blocks. */
export interface WordRow {
  deck: DeckId;
  firstKey: string;
  /** An {@link EntryList}; entries of one key are never split between rows. */
  entries: EntryList;
}

/** The hash index of one deck copy: which cards the keys of its words lead to. Only large decks have one; see `hash-index.ts`. */
export interface HashRow {
  deck: DeckId;
  /** Place of each bucket's first entry, and at last their number. */
  starts: Uint32Array;
  /** Of each entry the hash of its key, with its kind in the last two bits. */
  hashes: Uint32Array;
  /** Of each entry its card. */
  ranks: Uint32Array;
}

/**
 * Where the rows of a deck begin, of one revision: what the keys of its blocks and words say, in one row. To read those keys takes as long as to
 * read the deck. Derived; a deck of another revision is as one without.
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
  /** The copy that answers. */
  deck: DeckId;
  origin: DeckOrigin;
  cards: number;
  firstRank: number;
  lastRank: number;
  /** `next` of the last card as its source gave it, when the source has said it. */
  endNext: number | undefined;
  /** How many cards, from the first, the word index covers. */
  indexedCards: number;
  isComplete: boolean;
  /** Old spellings of its words, each with the one that took its place; only where the deck's source says so. */
  respelt?: Record<string, string> | undefined;
  /** Its vulgar words, which study does not introduce unasked. */
  vulgar?: string[] | undefined;
  /** How much of running text its first cards make up, where its builder has counted. */
  coverage?: CoveragePoint[] | undefined;
  /** What the last refresh from its server has changed; undefined when this copy is the first from there. */
  changes: DeckChanges | undefined;
  /** Grows with every change of its cards or index, so that cached rows of an earlier revision are recognised. */
  revision: number;
  updatedAt: number;
}

/** Where a sync stands. Everything that it needs to go on after the worker was stopped. */
export interface SyncRow {
  pair: PairId;
  from: LanguageReference;
  to: LanguageReference;
  /** Base URL of the server that it copies from. */
  address: string;
  /** The source that it writes. */
  source: SourceId;
  /** The copy being written. */
  deck: DeckId;
  state: SyncState;
  /** Rank to ask for next; everything before it is stored. */
  next: number;
  /** Unreadable answers in a row before `next`. */
  unreadable: number;
  /** Steps to `next` that no card has told; see `sync/chain.ts`. */
  guesses: number;
  lastRank: number | undefined;
  cards: number;
  skipped: number;
  /** First rank of the block that the next cards are appended to. */
  tailFirstRank: number | undefined;
  /** Expected number of cards, from an earlier copy of the deck. */
  expectedCards: number | undefined;
  /** Failures in a row without a card between them. */
  failures: number;
  error: string | undefined;
  /** In state `waiting`: when it goes on. */
  waitUntil: number | undefined;
  startedAt: number;
}

/**
 * Where the import of a file stands. Its parts come as messages; nothing of it lives in memory between them. A starter deck that is
 * being written has such a row, too.
 */
export interface ImportRow {
  /** Made by the page that reads the file; of a starter deck, `starter:` and the pair. */
  id: string;
  pair: PairId;
  from: LanguageReference;
  to: LanguageReference;
  /** Name of the file; empty for a starter deck. */
  name: string;
  /** Absent for a file. */
  origin?: Extract<DeckOrigin, { kind: 'starter' }>;
  /** The source that it becomes or replaces. */
  source: SourceId;
  /** The copy being written. */
  deck: DeckId;
  /** `whole`: all cards are stored; `indexed`: every word of theirs can be found, but they do not answer yet. */
  state: 'open' | 'whole' | 'indexed' | 'done';
  /** The part to come next; those before it are stored. */
  nextPart: number;
  cards: number;
  firstRank: number;
  lastRank: number;
  updatedAt: number;
}

export interface UpstreamRow {
  id: 'upstream';
  /** Base URL, without a slash at its end. */
  address: string;
  key: string;
  languages: Language[];
  connectedAt: number;
}

export class ContentDatabase extends Dexie {
  declare readonly blocks: Table<BlockRow, [DeckId, number]>;
  declare readonly words: Table<WordRow, [DeckId, string]>;
  declare readonly hashes: Table<HashRow, DeckId>;
  declare readonly directories: Table<DirectoryRow, DeckId>;
  declare readonly sources: Table<SourceRow, SourceId>;
  declare readonly syncs: Table<SyncRow, PairId>;
  declare readonly imports: Table<ImportRow, string>;
  declare readonly upstreams: Table<UpstreamRow, 'upstream'>;

  constructor(name = 'content') {
    super(name, { chromeTransactionDurability: 'relaxed' });
    superviseOpening(this);
    // A version that shipped is never edited: add the next one below, with a test that opens a database of the old one.
    this.version(1).stores({
      blocks: '[deck+firstRank]',
      words: '[deck+firstKey]',
      runs: '[deck+part]',
      decks: 'pair',
      syncs: 'pair',
      imports: 'id',
      upstreams: 'id',
    });
    // The entries of an import's parts are kept in memory.
    this.version(2).stores({ runs: null });
    // A deck that is there gets its hash index when its word index is next made anew; until then it goes without.
    this.version(3).stores({ hashes: 'deck' });
    this.version(4).stores({ directories: 'deck' });
    // A pair had one deck. It becomes the pair's main source, under the pair's name.
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
  }
}

/** A deck as builds before version 5 kept it. */
type OldSourceRow = Omit<SourceRow, 'id' | keyof SourceChoices>;

function toMainSource(deck: OldSourceRow, index: number): SourceRow {
  const name = deck.origin.kind === 'file' ? deck.origin.name : '';
  return { ...deck, id: deck.pair, name, isMain: true, inLookups: true, inStudy: true, position: index };
}

/** A copy that was being written beside a deck of another origin becomes a source of its own instead of replacing the deck. */
function nameSource(row: SyncRow | ImportRow, decks: readonly OldSourceRow[], number: number): void {
  const shown = decks.find(({ pair }) => pair === row.pair);
  const isSync = 'address' in row;
  const isOwn = shown?.deck === row.deck || shown?.origin.kind === (isSync ? 'upstream' : (row.origin?.kind ?? ''));
  row.source = shown === undefined || isOwn ? row.pair : `${row.pair}:${number}`;
}

interface SourcesWatcher {
  /** Some source's row was written: blocks and words never change without it, and only the background writes. */
  onChange: () => void;
  /** Some source is gone. The pair's next one may be called as it was, by copy and revision. */
  onRemoval: () => void;
}

/** Reports, after each transaction, that what is remembered of sources is old. */
export function watchSources({ sources }: ContentDatabase, { onChange, onRemoval }: SourcesWatcher): void {
  // What a hook returns would be stored, so these return nothing.
  const tellOf = (transaction: Transaction, listener: () => void): void => {
    transaction.on('complete', listener);
  };
  sources.hook('creating', (_key, _row, transaction) => tellOf(transaction, onChange));
  sources.hook('updating', (_change, _key, _row, transaction) => tellOf(transaction, onChange));
  sources.hook('deleting', (_key, _row, transaction) => tellOf(transaction, onRemoval));
}
