import type { ArchiveFile } from '../archive/archive-file.ts';
import { type RowBatch, readJsonRows } from '../json-rows.ts';

export type BankKind = 'term' | 'term_meta' | 'kanji' | 'tag';

/** The banks of one kind, by number. */
export function listBanks(files: readonly ArchiveFile[], kind: BankKind): ArchiveFile[] {
  const pattern = new RegExp(`^${kind}_bank_(\\d+)\\.json$`);
  return files
    .flatMap((file) => {
      const number = pattern.exec(file.name)?.[1];
      return number === undefined ? [] : [{ file, number: Number(number) }];
    })
    .sort((a, b) => a.number - b.number)
    .map(({ file }) => file);
}

/** Reads the rows of a bank, or of the single tag list that format 1 keeps in other places. */
export function readBank(file: ArchiveFile): AsyncGenerator<RowBatch> {
  return readJsonRows(file.name, file.read());
}
