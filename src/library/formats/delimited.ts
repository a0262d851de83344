import Papa from 'papaparse';
import { type CardRow, createRowCheck, type RawRow } from './card-row.ts';
import { failAtLine } from './check-text.ts';
import type { Columns, OptionalRole } from './columns.ts';
import { countLineFeeds } from './decode-text.ts';
import { toPlainText } from './html-text.ts';
import { parseExamplesCell, parseListCell, parseWordsCell } from './list-cell.ts';

/** How a table of comma or tab separated values is to be read. */
export interface DelimitedFormat {
  kind: 'delimited';
  delimiter: string;
  /** Lines above the table that are no part of it. */
  headLines: number;
  /** Whether the first row names the columns. */
  hasHeader: boolean;
  /** Whether cells are HTML. */
  isHtml: boolean;
  columns: Columns;
  /** How many columns the table has, where a row with more is a fault: a separator in a cell without quotes. */
  width?: number;
}

/** Longest row, in UTF-16 code units. A quote that is never closed would make one row of all that follows. */
const MAX_ROW_LENGTH = 4_000_000;

interface TableRow {
  /** Line that the row begins on, from 1. */
  line: number;
  cells: string[];
}

/**
 * Reads a table's cards.
 *
 * @throws {AppError} `deck-file-invalid` with the line that is wrong.
 */
export async function* readDelimited(
  text: AsyncIterable<string>,
  { delimiter, headLines, hasHeader, isHtml, columns, width = Number.POSITIVE_INFINITY }: DelimitedFormat,
): AsyncGenerator<CardRow[]> {
  const check = createRowCheck();
  let isHeaderNext = hasHeader;
  for await (const rows of readTable(text, delimiter)) {
    const cards: CardRow[] = [];
    for (const row of rows) {
      if (row.line <= headLines) continue;
      if (isHeaderNext) isHeaderNext = false;
      else {
        if (row.cells.length > width) checkWidth(row, width);
        cards.push(check(toRawRow(isHtml ? toPlainRow(row) : row, columns)));
      }
    }
    yield cards;
  }
}

export function toPlainRow({ line, cells }: TableRow): TableRow {
  return { line, cells: cells.map(toPlainText) };
}

function checkWidth({ line, cells }: TableRow, width: number): void {
  const used = cells.findLastIndex((cell) => cell.trim() !== '') + 1;
  if (used > width) failAtLine(line, `at most ${width} columns`, String(used));
}

function toRawRow({ line, cells }: TableRow, columns: Columns): RawRow {
  if (cells.length <= columns.word) {
    failAtLine(line, `at least ${columns.word + 1} columns`, `${cells.length}: is the separator the right one?`);
  }
  const read = <Value>(role: OptionalRole, parse: (cell: string) => Value) => {
    const place = columns[role];
    return place === undefined ? undefined : parse(cells[place] ?? '');
  };
  return {
    line,
    rank: read('rank', (cell) => cell),
    word: cells[columns.word],
    meanings: readLists(cells, columns.meanings),
    forms: read('forms', parseListCell),
    reading: read('reading', (cell) => cell),
    classes: read('classes', parseWordsCell),
    genders: read('genders', parseWordsCell),
    parts: read('parts', parseWordsCell),
    examples: read('examples', parseExamplesCell),
  };
}

function readLists(cells: readonly string[], places: readonly number[]): string[] {
  const [place] = places;
  // Most tables have one such column: a million lists are not made twice.
  if (place !== undefined && places.length === 1) return parseListCell(cells[place] ?? '');
  return places.flatMap((column) => parseListCell(cells[column] ?? ''));
}

/** Reads a table's rows, blank ones left out. */
export async function* readTable(text: AsyncIterable<string>, delimiter: string): AsyncGenerator<TableRow[]> {
  let rest = '';
  let line = 1;
  for await (const piece of text) {
    rest += piece;
    const table = parseRows(rest, delimiter, line, true);
    if (table.rows.length > 0) yield table.rows;
    rest = rest.slice(table.length);
    line = table.nextLine;
    if (rest.length > MAX_ROW_LENGTH) failAtLine(line, 'a closing quote', `none in ${rest.length} characters`);
  }
  const table = parseRows(rest, delimiter, line, false);
  if (table.rows.length > 0) yield table.rows;
}

function parseRows(text: string, delimiter: string, firstLine: number, isMoreToCome: boolean) {
  // `Papa.parse` takes texts whole, and streams only from sources of its own; its parser is what both are made of.
  const result: Papa.ParseResult<string[]> = new Papa.Parser({ delimiter, newline: '\n' }).parse(text, 0, isMoreToCome);
  const broken = new Map(result.errors.toReversed().map(({ row, code }) => [row, code]));
  const rows: TableRow[] = [];
  // Only a row with quotes can have more than one line.
  const isQuoted = text.includes('"');
  let line = firstLine;
  for (let place = 0; place < result.data.length; place += 1) {
    const cells = result.data[place] ?? [];
    const fault = broken.get(place);
    if (fault !== undefined) {
      const isOpen = fault === 'MissingQuotes';
      failAtLine(
        line,
        isOpen ? 'a closing quote' : 'a separator after a closing quote',
        isOpen ? 'none' : 'something else',
      );
    }
    if (cells.some((cell) => cell.trim() !== '')) rows.push({ line, cells });
    line += 1;
    if (isQuoted) for (const cell of cells) line += countLineFeeds(cell);
  }
  return { rows, nextLine: line, length: isMoreToCome ? result.meta.cursor : text.length };
}

/** Counts the rows of a table, blank ones included, as a spreadsheet numbers them. @param text - Whole rows, line ends as `\n`. */
export function countRows(text: string, delimiter: string): number {
  if (text === '') return 0;
  return new Papa.Parser({ delimiter, newline: '\n' }).parse(text.replace(/\n$/, ''), 0, false).data.length;
}

/** Finds what separates the columns of a table. @param head - Its first lines. */
export function guessDelimiter(head: string): string {
  const { meta } = Papa.parse(head, { preview: 10, newline: '\n', skipEmptyLines: 'greedy' });
  return meta.delimiter || ',';
}
