import Papa from 'papaparse';
import type { Columns, DelimitedFormat, FileCard, OptionalRole } from '../../model/file-format.ts';
import { createRowCheck, type RawRow } from './card-row.ts';
import { failAtLine, MAX_ROW_LENGTH, quote } from './check-text.ts';
import { findCloze, stripCloze } from './cloze.ts';
import { countLineFeeds } from './decode-text.ts';
import { toPlainText } from './html-text.ts';
import { parseExamplesCell, parseListCell, parseWordsCell } from './list-cell.ts';
import { findTypedSeparator, streamLines } from './own-separators.ts';

/** Most columns of a table. */
export const MAX_COLUMNS = 1_000;

interface TableRow {
  /** Line number of the row's start, from 1. */
  line: number;
  cells: string[];
}

/**
 * Reads a table's cards.
 *
 * @throws {AppError} `deck-file-invalid` with the number of the invalid line.
 */
export async function* readDelimited(
  text: AsyncIterable<string>,
  {
    delimiter,
    rowEnd,
    headLines,
    hasHeader,
    isHtml,
    columns,
    isSeparated,
    width = Number.POSITIVE_INFINITY,
  }: DelimitedFormat,
): AsyncGenerator<FileCard[]> {
  const check = createRowCheck();
  let isHeaderNext = hasHeader;
  const lines = rowEnd === undefined ? text : streamLines(text, rowEnd);
  for await (const rows of readTable(lines, delimiter)) {
    const cards: FileCard[] = [];
    for (const row of rows) {
      if (row.line <= headLines || isRule(row.cells) || (isSeparated && isHeading(row.cells))) continue;
      if (isHeaderNext) isHeaderNext = false;
      else {
        if (row.cells.length > width) checkWidth(row, width);
        if (isSeparated && columns.meanings.length > 0) checkSeparated(row);
        cards.push(check(toRawRow(isHtml ? toPlainRow(row) : row, columns)));
      }
    }
    yield cards;
  }
}

/** The line below the names in a table of Markdown. */
export function isRule(cells: readonly string[]): boolean {
  return cells.length > 1 && cells.every((cell) => /^\s*(?::?-+:?\s*)?$/.test(cell));
}

/** A line that stands above a part of a list: `//HSK 1`, `# Kapitel 3`. */
export function isHeading(cells: readonly string[]): boolean {
  return cells.length === 1 && /^(?:\/\/|#)/.test(cells[0] ?? '');
}

export function toPlainRow({ line, cells }: TableRow): TableRow {
  return { line, cells: cells.map(toPlainText) };
}

function checkWidth({ line, cells }: TableRow, width: number): void {
  const used = cells.findLastIndex((cell) => cell.trim() !== '') + 1;
  if (used > width) failAtLine(line, `at most ${width} columns`, String(used));
}

/** A line without a separator is more often the rest of an answer than a word without a meaning. */
function checkSeparated({ line, cells }: TableRow): void {
  if (cells.length > 1) return;
  failAtLine(
    line,
    'a word and its meaning with a separator between',
    `${quote(cells[0])}: does it belong to the line above?`,
  );
}

function toRawRow({ line, cells }: TableRow, columns: Columns): RawRow {
  if (cells.length <= columns.word) {
    failAtLine(line, `at least ${columns.word + 1} columns`, `${cells.length}: is the separator the right one?`);
  }
  const read = <Value>(role: OptionalRole, parse: (cell: string) => Value) => {
    const place = columns[role];
    return place === undefined ? undefined : parse(cells[place] ?? '');
  };
  const cloze = findCloze(cells[columns.word] ?? '');
  const examples = read('examples', parseExamplesCell);
  return {
    line,
    rank: read('rank', (cell) => cell),
    word: cloze ? cloze.word : cells[columns.word],
    meanings: readLists(cells, columns.meanings),
    forms: read('forms', parseListCell),
    reading: read('reading', (cell) => cell),
    classes: read('classes', parseWordsCell),
    genders: read('genders', parseWordsCell),
    parts: read('parts', parseWordsCell),
    examples: cloze && cloze.sentence !== cloze.word ? [[cloze.sentence], ...(examples ?? [])] : examples,
  };
}

function readLists(cells: readonly string[], places: readonly number[]): string[] {
  const [place] = places;
  // Most tables have one such column, so avoid copying a million lists.
  if (place !== undefined && places.length === 1) return parseListCell(stripCloze(cells[place] ?? ''));
  return places.flatMap((column) => parseListCell(stripCloze(cells[column] ?? '')));
}

/** Reads a table's rows, skipping blank ones. */
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
  // `Papa.parse` needs the whole text and streams only from its own sources. Its parser underlies both.
  const result: Papa.ParseResult<string[]> = new Papa.Parser({ delimiter, newline: '\n' }).parse(text, 0, isMoreToCome);
  const broken = new Map(result.errors.toReversed().map(({ row, code }) => [row, code]));
  const rows: TableRow[] = [];
  // Only a row with quotes can span several lines.
  const isQuoted = text.includes('"');
  let line = firstLine;
  for (let place = 0; place < result.data.length; place += 1) {
    const cells = result.data[place] ?? [];
    if (cells.length > MAX_COLUMNS) failAtLine(line, `at most ${MAX_COLUMNS} columns`, String(cells.length));
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

/** Counts the rows of a table as a spreadsheet does, including blank ones. @param text - Whole rows with `\n` line ends. */
export function countRows(text: string, delimiter: string): number {
  if (text === '') return 0;
  return new Papa.Parser({ delimiter, newline: '\n' }).parse(text.replace(/\n$/, ''), 0, false).data.length;
}

/** Finds the separator of a table. @param head - Its first lines. */
export function guessDelimiter(head: string): string {
  const { meta } = Papa.parse(head, { preview: 10, newline: '\n', skipEmptyLines: 'greedy' });
  const lines = head.split('\n', 20).filter((line) => line.trim() !== '');
  const isUsual = (delimiter: string) => lines.filter((line) => line.includes(delimiter)).length * 2 > lines.length;
  // Where the lines differ in their number of cells, the parser finds none, and falls back to the comma.
  const usual = isUsual(meta.delimiter) ? undefined : ['\t', ';', '|'].find(isUsual);
  const found = usual ?? (meta.delimiter || ',');
  const widths = new Set(lines.map((line) => line.split(found).length));
  const isEven = widths.size === 1 && !widths.has(1);
  return (isEven ? undefined : findTypedSeparator(lines)) ?? found;
}
