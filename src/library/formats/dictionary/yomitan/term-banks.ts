import type { ArchiveFile } from '../archive/archive-file.ts';
import { readBank } from './banks.ts';
import { readTermRow, type TermRow } from './term-row.ts';

/**
 * Reads and checks the rows of a term bank.
 *
 * @returns Some rows at a time; those without a term are left out.
 * @throws {AppError} `deck-file-invalid` naming the row that is wrong.
 */
export async function* readTermBank(file: ArchiveFile, format: 1 | 3): AsyncGenerator<TermRow[]> {
  for await (const { first, rows } of readBank(file)) {
    yield rows.flatMap((row, index) => readTermRow(row, format, `${file.name}, row ${first + index}`) ?? []);
  }
}
