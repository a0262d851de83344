import { AppError } from '../../app-error.ts';
import type { Columns, DelimitedFormat, RecognisedFile } from '../../model/file-format.ts';
import { type AnkiHead, readAnkiHead } from './anki-head.ts';
import { findRole, mapColumns, type RecognisedColumns, recogniseColumns, splitColumnName } from './columns.ts';
import { guessDelimiter, isHeading, isRule, MAX_COLUMNS, readTable, toPlainRow } from './delimited.ts';
import { findOwnSeparators, isTyped, toLines } from './own-separators.ts';
import { findSeparatorLine } from './separator-line.ts';
import { dropChapters, findHeaderRow } from './sheet/find-header-row.ts';
import { hasMeaning, isChapter, isFilled, listFilled } from './sheet/left-out.ts';

const ROWS = 20;

interface FirstRow {
  line: number;
  cells: string[];
}

/**
 * Recognises a table by its first rows.
 *
 * Many branches because each property of the format may be stated by the file or guessed from what is known so far.
 *
 * @param isCut - Whether the text is only the beginning of the file.
 */
export async function recogniseTable(text: string, name: string, isCut: boolean): Promise<RecognisedFile> {
  const head = readAnkiHead(text);
  const separator = findSeparatorLine(text);
  const { delimiter: own, rowEnd } = findOwnSeparators(text) ?? {};
  const hasComments = head.lines === 0 && separator === undefined && rowEnd === undefined;
  const comments = hasComments ? countComments(text) : 0;
  const table = text.split('\n').slice(comments).join('\n');
  const delimiter = separator ?? head.delimiter ?? own ?? (/\.tsv$/i.test(name) ? '\t' : guessDelimiter(table));
  const headLines = separator === undefined ? head.lines + comments : 1;
  const format = { kind: 'delimited', delimiter, headLines, isHtml: head.isHtml } as const;
  const first = await readFirstRows(rowEnd === undefined ? text : toLines(text, rowEnd), format, isCut);
  refuseWide(first);
  // Of two columns or more. A list of words alone has no separator anywhere.
  const isSeparated = first.filter(({ cells }) => cells.length > 1).length * 2 > first.length;
  const all = first.filter(({ cells }) => !isRule(cells) && !(isSeparated && isHeading(cells)));
  const layout = head.lines > 0 ? { firstLine: undefined, rows: all.map(({ cells }) => cells) } : findTop(all);
  const { rows } = layout;
  const found = head.lines > 0 ? recogniseFields(rows, head) : recogniseRows(rows);
  const { isSure } = found;
  const hasHeader = found.hasHeader || isRule(first[1]?.cells ?? []);
  const columns = isSure || !isTyped(delimiter) ? found.columns : joinMeanings(found.columns, rows);
  return {
    format: {
      ...format,
      ...(rowEnd === undefined ? {} : { rowEnd }),
      ...(layout.firstLine === undefined ? {} : { firstLine: layout.firstLine }),
      hasHeader,
      columns,
      ...(isSeparated ? { isSeparated } : {}),
      ...decideBareRows(rows, hasHeader, columns),
    },
    doubt: isSure ? undefined : 'columns',
    rows,
    ...findStatedLanguages(rows[0] ?? []),
    languages: undefined,
  };
}

/** Rows with titles stand above a header. */
function findTop(rows: readonly FirstRow[]): { firstLine: number | undefined; rows: string[][] } {
  const { place = 0 } = findHeaderRow(rows.map(({ cells }) => cells)) ?? {};
  const firstLine = place === 0 ? undefined : rows[place]?.line;
  return { firstLine, rows: rows.slice(place).map(({ cells }) => cells) };
}

/** @param rows - Those with a header begin with it. */
function recogniseRows(rows: readonly string[][]): RecognisedColumns {
  const named = findHeaderRow(rows);
  if (named?.place === 0 && named.columns) return { columns: named.columns, hasHeader: true, isSure: false };
  return recogniseColumns(named ? rows : dropChapters(rows));
}

/** The names that begin the header of `write-cards.ts`. */
const OWN_NAMES = ['rank', 'word', 'meanings', 'forms'];

/** In a sheet, a few rows without a meaning are titles or chapters. Where many lack one, it is a list of words, some with a meaning. */
function decideBareRows(
  rows: readonly string[][],
  hasHeader: boolean,
  columns: Columns,
): Pick<DelimitedFormat, 'bareRows' | 'hasBareRows'> {
  if (columns.meanings.length === 0) return {};
  // Wayword's own export has every word of a deck.
  if (hasHeader && OWN_NAMES.every((name, place) => rows[0]?.[place] === name)) return { bareRows: 'take' };
  const words = rows
    .slice(hasHeader ? 1 : 0)
    .filter((cells) => isFilled(cells[columns.word]) && !isChapter(listFilled(cells)[0] ?? ''));
  const bare = words.filter((cells) => !hasMeaning(cells, columns));
  // Where no word has a meaning, there is nothing to choose.
  const hasBareRows = bare.length > 0 && bare.length < words.length;
  return { bareRows: bare.length * 2 > words.length ? 'take' : 'leave-out', ...(hasBareRows && { hasBareRows }) };
}

function findStatedLanguages(cells: readonly string[]): Pick<RecognisedFile, 'statedLanguages'> {
  const statedLanguages = cells.map((cell) => splitColumnName(cell)?.language);
  return statedLanguages.some((language) => language !== undefined) ? { statedLanguages } : {};
}

/** A separator that people type may stand in a meaning, too. */
function joinMeanings(columns: Columns, rows: readonly string[][]): Columns {
  const width = Math.max(...rows.map(({ length }) => length));
  const meanings = Array.from({ length: width }, (_, place) => place).filter((place) => place > columns.word);
  return { ...columns, meanings };
}

/** Counts the lines at the start that say something about the file: they begin with `#`, and not all lines do. */
function countComments(text: string): number {
  const lines = text.split('\n');
  const isComment = (line: string) => {
    const [first = ''] = line.slice(1).split(/[\t,;|]/, 1);
    // `#` is also the name of a column of numbers, and may stand before other names.
    return line.startsWith('#') && first.trim() !== '' && findRole(first) === undefined;
  };
  const count = lines.findIndex((line) => line.trim() !== '' && !isComment(line));
  return Math.max(0, count);
}

/** A page could not offer so many columns, and such a file is hardly a list of words. */
function refuseWide(rows: readonly FirstRow[]): void {
  const width = rows.reduce((widest, { cells }) => Math.max(widest, cells.length), 0);
  if (width <= MAX_COLUMNS) return;
  throw new AppError('deck-file-invalid', `Expected at most ${MAX_COLUMNS} columns, got ${width} or more.`);
}

/** Finds the columns among the fields of Anki notes. */
function recogniseFields(rows: readonly string[][], { kept, names }: AnkiHead): RecognisedColumns {
  const width = Math.max(2, ...rows.map(({ length }) => length));
  const fields = [...Array(width).keys()].filter((place) => !kept.includes(place));
  const pick = (cells: readonly string[]) => fields.map((place) => cells[place] ?? '');
  const toPlace = (field: number) => fields[field] ?? field;
  const { columns, hasHeader, isSure } = recogniseColumns((names ? [names, ...rows] : rows).map(pick));
  return {
    columns: mapColumns(columns, toPlace),
    // The names are above the table.
    hasHeader: hasHeader && names === undefined,
    isSure,
  };
}

async function readFirstRows(
  text: string,
  { delimiter, headLines, isHtml }: Pick<DelimitedFormat, 'delimiter' | 'headLines' | 'isHtml'>,
  isCut: boolean,
): Promise<FirstRow[]> {
  const rows: FirstRow[] = [];
  async function* once() {
    yield text;
  }
  for await (const table of readTable(once(), delimiter)) {
    for (const row of table.slice(0, ROWS + headLines)) {
      if (row.fault?.fault.kind === 'columns-many') throw row.fault;
      if (row.line > headLines && !row.fault) rows.push(isHtml ? toPlainRow(row) : row);
    }
    // The last row of a truncated beginning is incomplete.
    if (isCut) break;
  }
  return rows.slice(0, ROWS);
}
