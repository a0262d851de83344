import { AppError } from '../../app-error.ts';
import type { DeckNotes } from '../../model/deck.ts';
import type { LanguageReference } from '../../model/language.ts';
import { toPairId } from '../../model/pair.ts';
import { type DeckOrigin, isDictionary, type SourceId } from '../../model/source.ts';
import { withStorageErrors } from '../storage-errors.ts';
import type { Store } from '../store.ts';
import type { IndexedCard } from './card-entries.ts';
import type { BlockRow, ContentDatabase, DeckId, ImportRow, SourceRow } from './content-database.ts';
import { toDeckNotes } from './deck-notes.ts';
import { deleteCopy, findFreeDeckId, findFreeSourceId, publishSource } from './publish.ts';
import { checkReplaced } from './sources.ts';

export interface ImportPart {
  id: string;
  from: LanguageReference;
  to: LanguageReference;
  /** Name of the file; empty for a starter deck. */
  name: string;
  /** Absent for a file. */
  origin?: NonNullable<ImportRow['origin']>;
  /** The source to be replaced, for a starter deck. */
  source?: SourceId | undefined;
  /** 0 first. */
  part: number;
  /** Ascending by rank, at least one. */
  blocks: readonly ImportBlock[];
  isLast: boolean;
}

/** Cards of one row, checked. */
export interface ImportBlock {
  /** As it is stored: JSON of `StoredCard[]`. */
  json: string;
  /** What its cards are found by, at least one. */
  keys: readonly IndexedCard[];
}

export function findImport(store: Store, id: string): Promise<ImportRow | undefined> {
  return withStorageErrors(() => store.content.imports.get(id));
}

/** An import that nothing was heard of for so long has lost its page. */
const ABANDONED_MS = 60 * 60 * 1_000;

/**
 * Stores one part of a file's cards in a copy of its own, with where the import stands, in one transaction: after a crash both are
 * there or none. A part that is stored already changes nothing.
 *
 * @throws {AppError} `bad-request` when the part is not the one to come, or its ranks do not ascend; `storage-full`,
 *   `storage-unavailable`.
 */
export function storeImportPart(store: Store, part: ImportPart, now: number): Promise<ImportRow> {
  const { content } = store;
  const keys = part.blocks.flatMap((block) => block.keys);
  return withStorageErrors(() =>
    content.transaction('rw', content.imports, content.blocks, content.sources, content.syncs, async () => {
      const row = (await content.imports.get(part.id)) ?? (await createImport(store, part, now));
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
        updatedAt: now,
      };
      await content.blocks.bulkPut(part.blocks.map((block) => toRow(row.deck, block)));
      await content.imports.put(changed);
      return changed;
    }),
  );
}

async function createImport(
  store: Store,
  { id, from, to, name, origin, source, part }: ImportPart,
  now: number,
): Promise<ImportRow> {
  // Parts of an import that was cancelled, or whose deck was removed meanwhile, have nothing to go behind.
  if (part !== 0) throw new AppError('bad-request', `Expected part 0 of a new import, got ${part}.`);
  const pair = toPairId({ from: from.iso639_3, to: to.iso639_3 });
  return {
    id,
    pair,
    from,
    to,
    name,
    ...(origin && { origin }),
    source: source ?? (await findFreeSourceId(store.content, pair)),
    deck: await findFreeDeckId(store.content, pair),
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
  /** The source whose newer version it is. One that is gone, or of another pair, is not replaced. Absent: it becomes a source of its own. */
  replaces?: SourceId | undefined;
  /** Whether it is looked up and not studied. Absent: as the source that it replaces, otherwise false. */
  isDictionary?: boolean | undefined;
}

interface FinishOptions extends FileOptions {
  /** Of a starter deck: the source as it was read, as only this one is to be replaced, and the notes of the new one. */
  starter?: { replaced: SourceRow; notes: DeckNotes };
}

/**
 * Ends an import: its copy, whole and indexed, becomes a source or takes the place of the copy of one, in one transaction.
 *
 * @returns The source; undefined when the import was dropped meanwhile. Ending it twice gives the same.
 * @throws {AppError} `deck-unknown` where the deck is no longer the one to be replaced; then nothing has changed.
 */
export function finishImport(
  store: Store,
  importId: string,
  now: number,
  { replaces, isDictionary: asked, starter }: FinishOptions = {},
): Promise<SourceRow | undefined> {
  const { content } = store;
  return withStorageErrors(() =>
    content.transaction('rw', content.tables, async () => {
      const row = await content.imports.get(importId);
      if (row?.state !== 'indexed' && row?.state !== 'done') return undefined;
      const { pair, from, to, deck, name, origin, source, cards, firstRank, lastRank } = row;
      const id = (replaces && (await content.sources.get(replaces))?.pair === pair ? replaces : undefined) ?? source;
      const former = await content.sources.get(id);
      if (row.state === 'done') return former;
      if (starter) checkReplaced(starter.replaced, former);
      const copy = {
        id,
        pair,
        from,
        to,
        deck,
        origin: origin ?? toFileOrigin(name, asked ?? (former !== undefined && isDictionary(former.origin))),
        cards,
        firstRank,
        lastRank,
        endNext: undefined,
        indexedCards: cards,
        isComplete: true,
        ...toDeckNotes(starter?.notes ?? {}),
        changes: undefined,
        updatedAt: now,
      };
      const shown = await publishSource(content, copy, toSourceName(name));
      // A file's row stays for a while: the answer may be lost, and be asked for again.
      if (origin) await content.imports.delete(row.id);
      else await content.imports.put({ ...row, source: id, state: 'done', updatedAt: now });
      return shown;
    }),
  );
}

const toFileOrigin = (name: string, isForLookups: boolean): DeckOrigin => ({
  kind: 'file',
  name,
  ...(isForLookups ? { isDictionary: true } : {}),
});

/** A file's name without its ending: "Kapitel 3" for `Kapitel 3.csv`. */
function toSourceName(file: string): string {
  return file.replace(/(?<=.)\.[\p{L}\d]{1,5}$/u, '');
}

/** Drops an import and its copy; one that is done stays. */
export async function cancelImport(store: Store, id: string): Promise<void> {
  await dropImports(store, (row) => row.id === id && row.state !== 'done');
}

/** Drops what imports have left that lost their page: the copies of unfinished ones, and what is remembered of the others. */
export async function dropAbandonedImports(store: Store, now: number): Promise<void> {
  await dropImports(store, (row) => row.origin === undefined && now - row.updatedAt >= ABANDONED_MS);
}

/** Drops all imports of files: for the start of the browser, when no page can still be reading a file. */
export async function dropAllImports(store: Store): Promise<void> {
  await dropImports(store, (row) => row.origin === undefined);
}

function dropImports(store: Store, isDropped: (row: ImportRow) => boolean): Promise<void> {
  const { content } = store;
  return withStorageErrors(() =>
    content.transaction('rw', content.tables, async () => {
      for (const row of await content.imports.filter(isDropped).toArray()) {
        await content.imports.delete(row.id);
        if (row.state !== 'done') await deleteUnshownCopy(content, row);
      }
    }),
  );
}

async function deleteUnshownCopy(content: ContentDatabase, { source, deck }: ImportRow): Promise<void> {
  const shown = await content.sources.get(source);
  if (shown?.deck !== deck) await deleteCopy(content, deck);
}
