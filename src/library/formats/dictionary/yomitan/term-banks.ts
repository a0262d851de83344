import type { ArchiveFile } from '../archive/archive-file.ts';
import { createRowCutter, parseRow } from '../json-rows.ts';
import { readTermRow, type TermRow } from './term-row.ts';
import { createTermScanner } from './term-scanner.ts';

/** Rows passed on at once. */
const ROWS_AT_ONCE = 64;

/**
 * Reads and checks the rows of a term bank.
 *
 * @returns Some rows at a time; those without a term are left out.
 * @throws {AppError} `deck-file-invalid` naming the row that is wrong.
 */
export async function* readTermBank(file: ArchiveFile, format: 1 | 3): AsyncGenerator<TermRow[]> {
  const scanner = format === 3 ? createTermScanner() : undefined;
  const cutter = createRowCutter(file.name, scanner?.read);
  let rows: TermRow[] = [];
  for await (const chunk of file.read()) {
    cutter.push(chunk);
    for (let next = cutter.next(); next !== undefined; next = cutter.next()) {
      const row = next === true ? scanner?.row() : parse(next, cutter.count());
      if (row) rows.push(row);
      if (rows.length < ROWS_AT_ONCE) continue;
      yield rows;
      rows = [];
    }
  }
  cutter.end();
  yield rows;

  function parse(json: string, number: number): TermRow | undefined {
    return readTermRow(parseRow(file.name, number, json), format, `${file.name}, row ${number}`);
  }
}
