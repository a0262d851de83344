import Papa from 'papaparse';
import type { Columns, DelimitedFormat, FileCard, LeftOutRow, OptionalRole } from '../../model/file-format.ts';
import { MAX_LINE_FAULTS } from '../../model/line-fault.ts';
import { createRowCheck, type RawRow } from './card-row.ts';
import { failAtLine, LineError, MAX_ROW_LENGTH, quote } from './check-text.ts';
import { findCloze, stripCloze } from './cloze.ts';
import { countLineFeeds } from './decode-text.ts';
import { dropFurigana, splitFurigana } from './furigana.ts';
import { toPlainText } from './html-text.ts';
import { reformLines } from './lines/line-forms.ts';
import { createLineMap } from './lines/line-map.ts';
import { parseExamplesCell, parseListCell, parseWordsCell } from './list-cell.ts';
import { findTypedSeparator, streamLines } from './own-separators.ts';
import { toLeftOut } from './sheet/left-out.ts';
import { createLineFaults } from './sheet/line-faults.ts';
import { createRowSorter } from './sort-rows.ts';

/** Most columns of a table. */
export const MAX_COLUMNS = 1_000;

interface TableRow {
  /** Line number of the row's start, from 1. */
  line: number;
  cells: readonly string[];
  /** Why its cells cannot be told apart. */
  fault?: LineError;
}

interface TableOptions {
  /** Receives each row that is not a card. */
  onLeftOut?: ((row: LeftOutRow) => void) | undefined;
}

/**
 * Reads a table's cards.
 *
 * @throws {LineError | LinesError} with the first faults. No cards follow on the first one.
 */
export async function* readDelimited(
  text: AsyncIterable<string>,
  format: DelimitedFormat,
  { onLeftOut = () => undefined }: TableOptions = {},
): AsyncGenerator<FileCard[]> {
  const { delimiter, rowEnd, isHtml, lineForm } = format;
  const sort = createRowSorter(format);
  const toCard = createCardReader(format);
  const faults = createLineFaults();
  const lineMap = createLineMap();
  const reformed = lineForm ? reformLines(text, lineForm, lineMap) : text;
  const lines = rowEnd === undefined ? reformed : streamLines(reformed, rowEnd);
  for await (const rows of readTable(lines, delimiter)) {
    const cards: FileCard[] = [];
    for (const raw of rows) {
      const row = isHtml ? toPlainRow(raw) : raw;
      const { cells, kind } = row.fault ? { cells: row.cells, kind: 'card' as const } : sort(row.line, row.cells);
      if (kind === 'unread') continue;
      const line = lineMap.find(row.line);
      if (kind !== 'card') onLeftOut(toLeftOut(line, kind, cells));
      else {
        try {
          cards.push(toCard({ ...row, cells, line }));
        } catch (thrown) {
          faults.add(thrown);
        }
      }
    }
    faults.pass(rows.length);
    if (faults.isEmpty()) yield cards;
  }
  faults.end();
}

/** @returns A function that reads one row, which throws a {@link LineError}. */
function createCardReader(format: DelimitedFormat): (row: TableRow) => FileCard {
  const { columns, isHtml, isSeparated, width = Number.POSITIVE_INFINITY } = format;
  const check = createRowCheck();
  return (row) => {
    if (row.fault) throw row.fault;
    if (row.cells.length > width) checkWidth(row, width);
    if (isSeparated && columns.meanings.length > 0) checkSeparated(row);
    return check(toRawRow(row, columns, isHtml));
  };
}

export function toPlainRow(row: TableRow): TableRow {
  return { ...row, cells: row.cells.map(toPlainText) };
}

function checkWidth({ line, cells }: TableRow, width: number): void {
  const used = cells.findLastIndex((cell) => cell.trim() !== '') + 1;
  if (used > width) failAtLine(line, `at most ${width} columns`, String(used), { kind: 'columns-many', limit: width });
}

/** A line without a separator is more often the rest of an answer than a word without a meaning. */
function checkSeparated({ line, cells }: TableRow): void {
  if (cells.length > 1) return;
  failAtLine(
    line,
    'a word and its meaning with a separator between',
    `${quote(cells[0])}: does it belong to the line above?`,
    { kind: 'separator' },
  );
}

/** The lines of a field of Anki, which may have an example below the word: `<b>word</b><br><i>example</i>`. */
function splitField(cell: string | undefined, isHtml: boolean): [word: string | undefined, ...examples: string[]] {
  if (!isHtml || cell === undefined) return [cell];
  const [word = cell, ...more] = cell.split('\n').filter((line) => line.trim() !== '');
  return [word, ...more];
}

function toRawRow({ line, cells }: TableRow, columns: Columns, isHtml: boolean): RawRow {
  if (cells.length <= columns.word) {
    const about = { kind: 'columns-few', limit: columns.word + 1 } as const;
    failAtLine(line, `at least ${columns.word + 1} columns`, `${cells.length}: is the separator the right one?`, about);
  }
  const read = <Value>(role: OptionalRole, parse: (cell: string) => Value) => {
    const place = columns[role];
    return place === undefined ? undefined : parse(cells[place] ?? '');
  };
  const cloze = findCloze(cells[columns.word] ?? '');
  const [word, ...below] = splitField(cells[columns.word], isHtml);
  const above = cloze && cloze.sentence !== cloze.word ? [cloze.sentence] : cloze ? [] : below;
  const others = read('examples', (cell) => parseExamplesCell(dropFurigana(cell)));
  const reading = read('reading', (cell) => cell);
  const spoken = reading || word === undefined ? undefined : splitFurigana(word);
  return {
    line,
    rank: read('rank', (cell) => cell),
    word: cloze ? cloze.word : (spoken?.word ?? word),
    meanings: readLists(cells, columns.meanings),
    forms: read('forms', parseListCell),
    reading: spoken?.reading ?? reading,
    classes: read('classes', parseWordsCell),
    genders: read('genders', parseWordsCell),
    parts: readParts(cells, columns),
    examples: above.length > 0 ? [...above.map((sentence) => [sentence]), ...(others ?? [])] : others,
  };
}

/** The principal parts of one column, or of several. */
function readParts(cells: readonly string[], { parts, moreParts = [] }: Columns): string[] | undefined {
  if (parts === undefined) return undefined;
  return [parts, ...moreParts].flatMap((place) => parseWordsCell(cells[place] ?? ''));
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
  /** A row that has not ended is parsed again only when twice as much of it is there: otherwise its time would grow by the square. */
  let wantedLength = 0;
  for await (const piece of text) {
    rest += piece;
    if (rest.length < wantedLength) continue;
    const blank = countBlankLines(rest);
    const table = parseRows(rest.slice(blank), delimiter, line + blank, true);
    if (table.rows.length > 0) yield table.rows;
    rest = rest.slice(blank + table.length);
    line = table.nextLine;
    if (rest.length > MAX_ROW_LENGTH) {
      failAtLine(line, 'a closing quote', `none in ${rest.length} characters`, { kind: 'quote-open' });
    }
    wantedLength = Math.min(2 * rest.length, MAX_ROW_LENGTH + 1);
  }
  const table = parseRows(rest, delimiter, line, false);
  if (table.rows.length > 0) yield table.rows;
}

/** Number of empty lines at the beginning. The parser would make a row of each. */
function countBlankLines(text: string): number {
  let count = 0;
  while (text[count] === '\n') count += 1;
  return count;
}

interface ParsedRows {
  rows: TableRow[];
  nextLine: number;
  /** Length of the text that these rows take. */
  length: number;
  /** Line of a row with a wrong quote, which ends the rows. */
  brokenLine?: number | undefined;
}

/** A row with a wrong quote takes the rest of the text with it. Its first line is passed over instead, and the next one is read. */
function parseRows(text: string, delimiter: string, firstLine: number, isMoreToCome: boolean): ParsedRows {
  const rows: TableRow[] = [];
  let [line, start] = [firstLine, 0];
  for (let faults = 0; ; faults += 1) {
    const rest = start === 0 ? text : text.slice(start);
    const parsed = parseToFault(rest, delimiter, line, isMoreToCome);
    const { brokenLine, nextLine, length } = parsed;
    if (brokenLine === undefined) {
      return { rows: rows.length === 0 ? parsed.rows : [...rows, ...parsed.rows], nextLine, length: start + length };
    }
    rows.push(...parsed.rows);
    start += findLineStart(rest, brokenLine - line + 1);
    line = brokenLine + 1;
    // Enough to report.
    if (faults === MAX_LINE_FAULTS || start >= text.length) return { rows, nextLine: line, length: text.length };
  }
}

/** @returns The offset behind so many line ends, or behind the text. */
function findLineStart(text: string, lines: number): number {
  let start = 0;
  for (let passed = 0; passed < lines; passed += 1) {
    const end = text.indexOf('\n', start);
    if (end < 0) return text.length;
    start = end + 1;
  }
  return start;
}

function parseToFault(text: string, delimiter: string, firstLine: number, isMoreToCome: boolean): ParsedRows {
  // `Papa.parse` needs the whole text and streams only from its own sources. Its parser underlies both.
  const result: Papa.ParseResult<string[]> = new Papa.Parser({ delimiter, newline: '\n' }).parse(text, 0, isMoreToCome);
  const broken = new Map(result.errors.toReversed().map(({ row, code }) => [row, code]));
  const rows: TableRow[] = [];
  // Only a row with quotes can span several lines.
  const isQuoted = text.includes('"');
  let line = firstLine;
  for (let place = 0; place < result.data.length; place += 1) {
    const cells = result.data[place] ?? [];
    const quotes = broken.get(place);
    const fault = findRowFault(line, cells, quotes);
    if (fault) rows.push({ line, cells, fault });
    else if (cells.some((cell) => cell.trim() !== '')) rows.push({ line, cells });
    if (quotes !== undefined) return { rows, nextLine: line, length: 0, brokenLine: line };
    line += 1;
    if (isQuoted) for (const cell of cells) line += countLineFeeds(cell);
  }
  return { rows, nextLine: line, length: isMoreToCome ? result.meta.cursor : text.length };
}

/** @param broken - What the parser says about its quotes. */
function findRowFault(line: number, cells: readonly string[], broken: string | undefined): LineError | undefined {
  if (broken === 'MissingQuotes') {
    return new LineError({ line, expected: 'a closing quote', got: 'none', kind: 'quote-open' });
  }
  if (broken !== undefined) {
    const expected = 'a separator after a closing quote';
    return new LineError({ line, expected, got: 'something else', kind: 'quote-stray' });
  }
  if (cells.length <= MAX_COLUMNS) return undefined;
  const [expected, got] = [`at most ${MAX_COLUMNS} columns`, String(cells.length)];
  return new LineError({ line, expected, got, kind: 'columns-many', limit: MAX_COLUMNS });
}

/** Counts the rows of a table as a spreadsheet does, including blank ones. @param text - Whole rows with `\n` line ends. */
export function countRows(text: string, delimiter: string): number {
  if (text === '') return 0;
  return new Papa.Parser({ delimiter, newline: '\n' }).parse(text.replace(/\n$/, ''), 0, false).data.length;
}

function withoutHeadings(lines: readonly string[]): readonly string[] {
  const others = lines.filter((line) => !/^(?:\/\/|#)/.test(line));
  return others.length > 0 ? others : lines;
}

/** Finds the separator of a table. @param head - Its first lines. */
export function guessDelimiter(head: string): string {
  const filled = head.split('\n', 40).filter((line) => line.trim() !== '');
  const lines = withoutHeadings(filled).slice(0, 20);
  const { meta } = Papa.parse(head, { preview: 10, newline: '\n', skipEmptyLines: 'greedy' });
  const isUsual = (delimiter: string) => lines.filter((line) => line.includes(delimiter)).length * 2 > lines.length;
  // Where the lines differ in their number of cells, the parser finds none, and falls back to the comma.
  const usual = isUsual(meta.delimiter) ? undefined : ['\t', ';', '|'].find(isUsual);
  const found = usual ?? (meta.delimiter || ',');
  const widths = new Set(lines.map((line) => line.split(found).length));
  const isEven = widths.size === 1 && !widths.has(1);
  return (isEven ? undefined : findTypedSeparator(lines)) ?? found;
}
