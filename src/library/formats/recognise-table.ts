import { AppError } from '../../app-error.ts';
import type { Columns, DelimitedFormat, LineForm, RecognisedFile } from '../../model/file-format.ts';
import { type AnkiHead, readAnkiHead } from './anki-head.ts';
import { findRole, mapColumns, type RecognisedColumns, recogniseColumns, splitColumnName } from './columns.ts';
import { guessDelimiter, MAX_COLUMNS, readTable, toPlainRow } from './delimited.ts';
import { findDirections, isMirrored } from './directions.ts';
import { CEDICT_COLUMNS } from './lines/cedict-lines.ts';
import { CLIPPING_COLUMNS } from './lines/clippings.ts';
import { findLineForm, reformHead } from './lines/line-forms.ts';
import { findOwnSeparators, isTyped, toLines } from './own-separators.ts';
import { findSeparatorLine } from './separator-line.ts';
import { dropChapters, findHeaderRow } from './sheet/find-header-row.ts';
import { hasMeaning, isChapter, isFilled, listFilled } from './sheet/left-out.ts';
import { isHeading, isRule } from './sort-rows.ts';

const ROWS = 20;

interface FirstRow {
  line: number;
  cells: string[];
}

/**
 * Recognises a table by its first rows, or a list whose lines become rows.
 *
 * @param isCut - Whether the text is only the beginning of the file.
 */
export async function recogniseTable(text: string, name: string, isCut: boolean): Promise<RecognisedFile> {
  const isStated = readAnkiHead(text).lines > 0 || findSeparatorLine(text) !== undefined;
  const lineForm = isStated || findOwnSeparators(text) ? undefined : findLineForm(text);
  if (lineForm === undefined) return recogniseRowsOf(text, name, isCut);
  const recognised = await recogniseRowsOf(await reformHead(text, lineForm), name, isCut, lineForm);
  return { ...recognised, format: { ...recognised.format, lineForm } as DelimitedFormat };
}

/**
 * Many branches because each property of the format may be stated by the file or guessed from what is known so far.
 *
 * @param lineForm - Form of the lines before they became rows.
 */
async function recogniseRowsOf(
  text: string,
  name: string,
  isCut: boolean,
  lineForm?: LineForm,
): Promise<RecognisedFile> {
  const head = readAnkiHead(text);
  const separator = findSeparatorLine(text);
  const { delimiter: own, rowEnd } = findOwnSeparators(text) ?? {};
  const hasComments = head.lines === 0 && separator === undefined && rowEnd === undefined;
  const comments = hasComments ? countComments(text) : 0;
  const table = text.split('\n').slice(comments).join('\n');
  const stated = separator ?? head.delimiter ?? own ?? findFormDelimiter(lineForm, name);
  const delimiter = stated ?? guessDelimiter(table);
  const headLines = separator === undefined ? head.lines + comments : 1;
  const format = { kind: 'delimited', delimiter, headLines, isHtml: head.isHtml } as const;
  const { first, all: sample } = await readFirstRows(
    rowEnd === undefined ? text : toLines(text, rowEnd),
    format,
    isCut,
  );
  refuseWide(first);
  // Of two columns or more. A list of words alone has no separator anywhere.
  const isSeparated = first.filter(({ cells }) => cells.length > 1).length * 2 > first.length;
  const all = first.filter(({ cells }) => !isRule(cells) && !(isSeparated && isHeading(cells)));
  const layout = head.lines > 0 ? { firstLine: undefined, rows: all.map(({ cells }) => cells) } : findTop(all);
  const { rows } = layout;
  const turned = findDirections(rows) ?? findDirections(rows.slice(1));
  const found = findFormColumns(lineForm) ?? recogniseFound(rows, head, turned?.directions.columns ?? []);
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
      ...(lineForm?.kind === 'clippings' ? { bareRows: 'take' } : decideBareRows(rows, hasHeader, columns)),
      ...(turned && { directions: turned.directions }),
      ...(turned || isMirrored(sample, columns) ? { isMirrored: true } : {}),
    },
    doubt: isSure ? undefined : 'columns',
    rows,
    ...findStatedLanguages(rows[0] ?? []),
    ...(turned && { statedLanguages: stateLanguages(columns, turned) }),
    languages: undefined,
  };
}

/** Lists that become tables have tabs between the cells. In others, marks alone were in front of the lines. */
function findFormDelimiter(lineForm: LineForm | undefined, name: string): string | undefined {
  const isTable =
    lineForm && lineForm.kind !== 'rows' && (lineForm.kind !== 'marked' || lineForm.isBold || lineForm.isNested);
  return isTable || /\.tsv$/i.test(name) ? '\t' : undefined;
}

/** Forms whose columns are always the same. */
function findFormColumns(lineForm: LineForm | undefined): RecognisedColumns | undefined {
  const columns =
    lineForm?.kind === 'cedict' ? CEDICT_COLUMNS : lineForm?.kind === 'clippings' ? CLIPPING_COLUMNS : undefined;
  return columns && { columns, hasHeader: false, isSure: true };
}

function stateLanguages({ word, meanings }: Columns, { from, to }: { from: string; to: string }) {
  const stated: (string | undefined)[] = [];
  stated[word] = from;
  stated[meanings[0] ?? word + 1] = to;
  return stated;
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
  const { meanings: guessed, ...others } = columns;
  const known = Object.values(others).flat();
  const more = Array.from({ length: width }, (_, place) => place).filter(
    (place) => place > columns.word && !known.includes(place),
  );
  return { ...columns, meanings: [...new Set([...guessed, ...more])].sort((a, b) => a - b) };
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

/** @param notSides - Columns that hold neither words nor meanings. */
function recogniseFound(rows: readonly string[][], head: AnkiHead, notSides: readonly number[]): RecognisedColumns {
  if (head.lines > 0) return recogniseOthers(head.names ? [head.names, ...rows] : rows, head.kept, head.names);
  return notSides.length > 0 ? recogniseOthers(rows, notSides) : recogniseRows(rows);
}

/**
 * Finds the columns among some of them.
 *
 * @param others - Places of the other columns.
 * @param names - The first row, if it stands above the table.
 */
function recogniseOthers(
  rows: readonly (readonly string[])[],
  others: readonly number[],
  names?: readonly string[],
): RecognisedColumns {
  const width = Math.max(2, ...rows.map(({ length }) => length));
  const fields = [...Array(width).keys()].filter((place) => !others.includes(place));
  const pick = (cells: readonly string[]) => fields.map((place) => cells[place] ?? '');
  const { columns, hasHeader, isSure } = recogniseColumns(rows.map(pick));
  return {
    columns: mapColumns(columns, (field) => fields[field] ?? field),
    hasHeader: hasHeader && names === undefined,
    isSure,
  };
}

const toFirstRow = ({ line, cells }: { line: number; cells: readonly string[] }): FirstRow => ({
  line,
  cells: [...cells],
});

/** The first rows, and the cells of all that the beginning of the file has. */
async function readFirstRows(
  text: string,
  { delimiter, headLines, isHtml }: Pick<DelimitedFormat, 'delimiter' | 'headLines' | 'isHtml'>,
  isCut: boolean,
): Promise<{ first: FirstRow[]; all: string[][] }> {
  const rows: FirstRow[] = [];
  const all: string[][] = [];
  async function* once() {
    yield text;
  }
  for await (const table of readTable(once(), delimiter)) {
    for (const row of table) {
      if (rows.length < ROWS && row.fault?.fault.kind === 'columns-many') throw row.fault;
      if (row.line <= headLines || row.fault) continue;
      if (rows.length < ROWS) rows.push(toFirstRow(isHtml ? toPlainRow(row) : row));
      all.push([...row.cells]);
    }
    // The last row of a truncated beginning is incomplete.
    if (isCut) break;
  }
  return { first: rows, all };
}
