import { toCardTail } from '../model/card.ts';
import type { DictionaryFormat, FileCard } from '../model/file-format.ts';
import type { BlockRow } from '../store/content/content-database.ts';
import type { EntryLine } from '../store/content/word-entries.ts';
import { type KnownForms, toSortedLines } from '../store/content/write/card-entries.ts';
import { addImportRows, type CopyRows } from '../store/content/write/import-rows.ts';
import { findImport } from '../store/content/write/imports.ts';
import { type PackedLines, packLines } from '../store/content/write/merge-lists.ts';
import { writeImportIndex } from '../store/content/write/word-index.ts';
import type { Store } from '../store/store.ts';
import { createEntryPacker, formatEntry } from './formats/dictionary/pack-entries.ts';
import { readCardRows } from './formats/read-card-rows.ts';

/** Least time between reports of progress: each is a message to the page. */
const REPORT_EVERY_MS = 100;
/** Rows of cards written in one transaction: enough to amortise it, few enough for the look-ups that wait for it. */
const BLOCKS_AT_ONCE = 8;
/** Entries of the word index that are packed together: the more there are, the more the neighbours have in common. */
const LINES_AT_ONCE = 65_536;

export interface DictionaryProgress {
  /** Bytes of the file that correspond to the work done. */
  readBytes: number;
  cards: number;
  /** All cards are stored, and their words are being indexed. */
  isFinishing: boolean;
}

interface DictionaryImportParts {
  store: Pick<Store, 'content'>;
  /** Id of the import, for which the background has reserved a copy. */
  id: string;
  file: Blob;
  format: DictionaryFormat;
  /** Inflected forms of a language by word, for cards without any. */
  forms: (language: string) => Promise<KnownForms>;
  onProgress: (progress: DictionaryProgress) => void;
  now: () => number;
}

/** `absent`: there is no such import, as the databases of a private window are not the background's. `dropped`: it was cancelled meanwhile. */
export type DictionaryImportEnd = 'indexed' | 'absent' | 'dropped';

/**
 * Reads a dictionary and writes its cards with their word index to the copy of an import, from which nothing answers until the background
 * publishes it. Runs in a worker of the page that has the file.
 *
 * @throws {AppError} The error in the file; `storage-full`, `storage-unavailable`. The rows written so far stay for `cancelImport`.
 */
export async function importDictionary({
  store,
  id,
  file,
  format,
  forms,
  onProgress,
  now,
}: DictionaryImportParts): Promise<DictionaryImportEnd> {
  const row = await findImport(store, id);
  if (!row) return 'absent';
  const language = row.from.iso639_3;
  const known = await forms(language);
  const lists: PackedLines[] = [];
  let lines: EntryLine[] = [];
  let [readBytes, cards] = [0, 0];
  let stretch = createStretch();
  let writing: Promise<boolean> = Promise.resolve(true);

  /** Writes the stretch while the next one is read. @returns False if the import was cancelled. */
  async function flush(isLast: boolean): Promise<boolean> {
    const { blocks, packer } = stretch;
    stretch = createStretch();
    if (isLast || lines.length >= LINES_AT_ONCE) {
      lists.push(packLines(lines.sort()));
      lines = [];
    }
    const entries = await packer.end();
    if (!(await writing)) return false;
    writing = write({ blocks, entries, isLast });
    // Awaited with the next stretch. Until then a rejection is not unhandled.
    writing.catch(() => undefined);
    return true;
  }

  let reportedAt = Number.NEGATIVE_INFINITY;
  function report(): void {
    if (Math.abs(now() - reportedAt) < REPORT_EVERY_MS) return;
    reportedAt = now();
    onProgress({ readBytes, cards, isFinishing: false });
  }

  const write = async (copyRows: CopyRows) => (await addImportRows(store, id, copyRows, now())) !== undefined;

  const onRead = (bytes: number) => {
    readBytes = bytes;
  };
  for await (const rows of readCardRows(file, format, { onRead })) {
    cards += rows.length;
    addRows(stretch, rows);
    for (const line of toSortedLines(rows.map(toKeys), language, known)) lines.push(line);
    report();
    if (stretch.blocks.length >= BLOCKS_AT_ONCE && !(await flush(false))) return 'dropped';
  }
  onProgress({ readBytes, cards, isFinishing: true });
  if (!(await flush(true)) || !(await writing)) return 'dropped';
  await writeImportIndex(store, row, lists);
  return (await findImport(store, id))?.state === 'indexed' ? 'indexed' : 'dropped';
}

/** Cards that are written together, as text: thousands of objects would stay in memory long after their last use. */
const createStretch = () => ({
  blocks: [] as Omit<BlockRow, 'deck'>[],
  packer: createEntryPacker(),
});

/** @param rows - The cards of one row of the store. */
function addRows({ blocks, packer }: ReturnType<typeof createStretch>, rows: readonly FileCard[]): void {
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last) return;
  const cards = JSON.stringify(
    rows.map(({ rank, word, meanings, forms, details }) => [rank, word, meanings, ...toCardTail(forms, details)]),
  );
  blocks.push({ firstRank: first.rank, lastRank: last.rank, count: rows.length, cards });
  for (const { rank, content } of rows) if (content) packer.add(rank, formatEntry(content));
}

const toKeys = ({ rank, word, forms = [] }: FileCard) => [rank, word, undefined, forms] as const;
