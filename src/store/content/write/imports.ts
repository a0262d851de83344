import { AppError } from '../../../app-error.ts';
import { type DeckNotes, toDeckNotes } from '../../../model/deck.ts';
import type { LanguageReference } from '../../../model/language.ts';
import { toPairId } from '../../../model/pair.ts';
import { type DeckOrigin, type FactCounts, isDictionary, type SourceId } from '../../../model/source.ts';
import type { Store } from '../../store.ts';
import type { BlockRow, ContentDatabase, DeckId, FullEntryRow, ImportRow, SourceRow } from '../content-database.ts';
import { CONTENT_TABLES } from '../content-tables.ts';
import { checkReplaced } from '../sources.ts';
import type { IndexedCard } from './card-entries.ts';
import { deleteUnusedCopy } from './delete-copy.ts';
import { findFreeDeckId, findFreeSourceId, publishSource } from './publish.ts';

/** A new import. */
export interface ImportStart {
  id: string;
  from: LanguageReference;
  to: LanguageReference;
  /** Name of the file; empty for a starter deck. */
  name: string;
  /** Absent for a file. */
  origin?: NonNullable<ImportRow['origin']>;
  /** Of a file; see `DeckOrigin`. */
  credit?: string | undefined;
  isRanked?: boolean | undefined;
  file?: string | undefined;
  facts?: FactCounts | undefined;
  /** The source to be replaced, for a starter deck. */
  source?: SourceId | undefined;
}

export interface ImportPart extends ImportStart {
  /** Zero-based. */
  part: number;
  /** Ascending by rank, at least one. */
  blocks: readonly ImportBlock[];
  /** Full entries of some of its cards. */
  entries?: readonly Omit<FullEntryRow, 'deck'>[] | undefined;
  isLast: boolean;
  /** Notes of the deck file, with the last part. */
  notes?: DeckNotes | undefined;
}

/** Checked cards of one row. */
export interface ImportBlock {
  /** Stored form: JSON of `StoredCard[]`. */
  json: string;
  /** Index keys of its cards, at least one. */
  keys: readonly IndexedCard[];
}

export function findImport(store: Pick<Store, 'content'>, id: string): Promise<ImportRow | undefined> {
  return store.content.read((tables) => tables.imports.get(id));
}

/** Time without a message after which an import has lost its page. */
const ABANDONED_MS = 60 * 60 * 1_000;

/**
 * Stores one part of a file's cards in a separate copy, together with the state of the import, in one transaction: after a crash both exist or
 * neither. A repeated part changes nothing.
 *
 * @throws {AppError} `bad-request` for a part out of order or with ranks that do not ascend; `storage-full`,
 *   `storage-unavailable`.
 */
export function storeImportPart(store: Store, part: ImportPart, now: number): Promise<ImportRow> {
  const { content } = store;
  const keys = part.blocks.flatMap((block) => block.keys);
  return content.write(['imports', 'blocks', 'fullEntries', 'sources', 'syncs', 'removals'], async (tables) => {
    const row = (await tables.imports.get(part.id)) ?? (await createFirst(tables, part, now));
    if (part.part < row.nextPart) return row;
    if (part.part > row.nextPart || row.state !== 'open') {
      throw new AppError('bad-request', `Expected part ${row.nextPart} of the import, got ${part.part}.`);
    }
    const lastRank = checkRanks(keys, row.cards === 0 ? undefined : row.lastRank);
    const changed: ImportRow = {
      ...row,
      state: part.isLast ? 'whole' : 'open',
      nextPart: part.part + 1,
      cards: row.cards + keys.length,
      firstRank: row.cards === 0 ? (keys[0]?.[0] ?? 0) : row.firstRank,
      lastRank,
      ...(part.notes && { notes: part.notes }),
      updatedAt: now,
    };
    await tables.blocks.bulkPut(part.blocks.map((block) => toRow(row.deck, block)));
    if (part.entries) await tables.fullEntries.bulkPut(part.entries.map((entry) => ({ deck: row.deck, ...entry })));
    await tables.imports.put(changed);
    return changed;
  });
}

/**
 * Reserves the copy for an import whose worker writes the rows itself; see `import-rows.ts`. A repeated call changes nothing.
 *
 * @throws {AppError} `storage-full`, `storage-unavailable`.
 */
export function beginImport({ content }: Store, start: ImportStart, now: number): Promise<ImportRow> {
  return content.write(['imports', 'sources', 'syncs', 'removals'], async (tables) => {
    const known = await tables.imports.get(start.id);
    if (known) return known;
    const row = await createImport(tables, start, now);
    await tables.imports.put(row);
    return row;
  });
}

async function createFirst(tables: ContentDatabase, part: ImportPart, now: number): Promise<ImportRow> {
  // Ignore parts of an import that was cancelled or whose deck was removed.
  if (part.part !== 0) throw new AppError('bad-request', `Expected part 0 of a new import, got ${part.part}.`);
  return createImport(tables, part, now);
}

async function createImport(
  tables: ContentDatabase,
  { id, from, to, name, origin, credit, isRanked, file, facts, source }: ImportStart,
  now: number,
): Promise<ImportRow> {
  const pair = toPairId({ from: from.iso639_3, to: to.iso639_3 });
  return {
    id,
    pair,
    from,
    to,
    name,
    ...(origin && { origin }),
    ...(credit && { credit }),
    ...(isRanked && { isRanked }),
    ...(file && { file }),
    ...(facts && { facts }),
    source: source ?? (await findFreeSourceId(tables, pair)),
    deck: await findFreeDeckId(tables, pair),
    state: 'open',
    nextPart: 0,
    cards: 0,
    firstRank: 0,
    lastRank: 0,
    updatedAt: now,
  };
}

function toRow(deck: DeckId, { json, keys }: ImportBlock): BlockRow {
  return { deck, firstRank: keys[0]?.[0] ?? 0, lastRank: keys.at(-1)?.[0] ?? 0, count: keys.length, cards: json };
}

/** @returns The last rank. */
function checkRanks(cards: readonly IndexedCard[], before: number | undefined): number {
  let last = before ?? -1;
  for (const [rank] of cards) {
    if (rank <= last) throw new AppError('bad-request', `Expected ascending ranks, got ${rank} after ${last}.`);
    last = rank;
  }
  return last;
}

/** The learner's choices for an imported file. */
export interface FileOptions {
  /** The source to replace with the newer version. A missing source, or one of another pair, is not replaced. Absent: creates a new source. */
  replaces?: SourceId | undefined;
  /** Whether it is only looked up, not studied. Absent: like the source that it replaces, otherwise false. */
  isDictionary?: boolean | undefined;
}

interface FinishOptions extends FileOptions {
  /** Of a starter deck: the source as it was read, as only this one is to be replaced, and the notes of the new one. */
  starter?: { replaced: SourceRow; notes: DeckNotes };
}

/**
 * Finishes an import: its complete and indexed copy becomes a source or replaces the copy of one, in one transaction.
 *
 * @returns The source; undefined if the import was dropped in the meantime. Idempotent.
 * @throws {AppError} `deck-unknown` if the deck to replace has changed. In that case nothing changes.
 */
export function finishImport(
  store: Store,
  importId: string,
  now: number,
  { replaces, isDictionary: asked, starter }: FinishOptions = {},
): Promise<SourceRow | undefined> {
  const { content } = store;
  return content.write(CONTENT_TABLES, async (tables) => {
    const row = await tables.imports.get(importId);
    if (row?.state !== 'indexed' && row?.state !== 'done') return undefined;
    const { pair, from, to, deck, name, origin, source, cards, firstRank, lastRank } = row;
    const id = (replaces && (await tables.sources.get(replaces))?.pair === pair ? replaces : undefined) ?? source;
    const former = await tables.sources.get(id);
    if (row.state === 'done') return former;
    if (starter) checkReplaced(starter.replaced, former);
    const copy = {
      id,
      pair,
      from,
      to,
      deck,
      origin: origin ?? toFileOrigin(row, asked ?? (former !== undefined && isDictionary(former.origin))),
      cards,
      firstRank,
      lastRank,
      endNext: undefined,
      indexedCards: cards,
      isComplete: true,
      ...toDeckNotes(starter?.notes ?? row.notes ?? {}),
      changes: undefined,
      updatedAt: now,
    };
    const shown = await publishSource(tables, copy, toSourceName(name));
    // The row stays for a while, because the answer may be lost and requested again.
    if (origin) await tables.imports.delete(row.id);
    else await tables.imports.put({ ...row, source: id, state: 'done', updatedAt: now });
    return shown;
  });
}

const toFileOrigin = ({ name, credit, isRanked, file, facts }: ImportRow, isForLookups: boolean): DeckOrigin => ({
  kind: 'file',
  name,
  ...(credit && { credit }),
  ...(isRanked && { isRanked }),
  ...(file && { file }),
  ...(facts && { facts }),
  ...(isForLookups ? { isDictionary: true } : {}),
});

/** A file's name without its extension: "Kapitel 3" for `Kapitel 3.csv`. */
function toSourceName(file: string): string {
  return file.replace(/(?<=.)\.[\p{L}\d]{1,5}$/u, '');
}

/** Drops an unfinished import and its copy. */
export async function cancelImport(store: Store, id: string): Promise<void> {
  await dropImports(store, (row) => row.id === id && row.state !== 'done');
}

/** Removes the leftovers of imports that lost their page: copies of unfinished ones, and rows of finished ones. */
export async function dropAbandonedImports(store: Store, now: number): Promise<void> {
  await dropImports(store, (row) => row.origin === undefined && now - row.updatedAt >= ABANDONED_MS);
}

/** Drops all imports of files, at the start of the browser, when no page can be reading a file. */
export async function dropAllImports(store: Store): Promise<void> {
  await dropImports(store, (row) => row.origin === undefined);
}

function dropImports(store: Store, isDropped: (row: ImportRow) => boolean): Promise<void> {
  const { content } = store;
  return content.write(CONTENT_TABLES, async (tables) => {
    for (const row of await tables.imports.filter(isDropped).toArray()) {
      await tables.imports.delete(row.id);
      if (row.state !== 'done') await deleteUnusedCopy(tables, row);
    }
  });
}
