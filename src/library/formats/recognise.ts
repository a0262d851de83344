import { AppError } from '../../app-error.ts';
import type { Columns, DelimitedFormat, EncodingLabel, RecognisedFile } from '../../model/file-format.ts';
import type { LanguageReference } from '../../model/language.ts';
import { type AnkiHead, readAnkiHead } from './anki-head.ts';
import { findRole, mapColumns, type RecognisedColumns, recogniseColumns, splitColumnName } from './columns.ts';
import { decodeText } from './decode-text.ts';
import { guessDelimiter, isHeading, isRule, MAX_COLUMNS, readTable, toPlainRow } from './delimited.ts';
import { guessEncoding, sampleEncodings } from './encodings.ts';
import { findOwnSeparators, isTyped, toLines } from './own-separators.ts';
import { findSeparatorLine } from './separator-line.ts';
import { refuseOtherFile } from './sniff.ts';

/** Bytes to read: enough for the first rows, or for the head of a deck file. */
export const HEAD_BYTES = 64 * 1024;
const ROWS = 20;

/**
 * Recognises a file by its first bytes. Its name matters only if they are ambiguous.
 *
 * @throws {AppError} `deck-file-invalid` if the beginning is not text; `file-anki`, `file-spreadsheet` and so on for files of other types.
 */
export async function recogniseFile(bytes: Uint8Array, name: string): Promise<RecognisedFile> {
  refuseOtherFile(bytes, name);
  return recogniseText(await decodeHead(bytes), bytes, name);
}

/**
 * The same where a person sees the first cards and can correct the guess. Text that is not UTF-8 is read in the likeliest encoding, and
 * ranks that do not rise give no order.
 *
 * @param encoding - Chosen by a person.
 */
export async function recogniseForPreview(
  bytes: Uint8Array,
  name: string,
  encoding?: EncodingLabel,
): Promise<RecognisedFile> {
  if (encoding !== undefined) return recogniseEncoded(bytes, name, encoding);
  try {
    return dropDisorder(await recogniseFile(bytes, name));
  } catch (thrown) {
    const isText = thrown instanceof AppError && thrown.code === 'deck-file-invalid';
    const guessed = isText ? guessEncoding(toWholeLines(bytes)) : undefined;
    if (guessed === undefined) throw thrown;
    return recogniseEncoded(bytes, name, guessed);
  }
}

/** Recognises a table in an encoding that no mark states. Only tables are so old, or from such programs. */
async function recogniseEncoded(bytes: Uint8Array, name: string, encoding: EncodingLabel): Promise<RecognisedFile> {
  const recognised = dropDisorder(await recogniseText(await decodeHead(bytes, encoding), bytes, name));
  const { format } = recognised;
  if (format.kind !== 'delimited') return recognised;
  return {
    ...recognised,
    doubt: recognised.doubt ?? 'encoding',
    format: { ...format, encoding },
    encodings: sampleEncodings(toWholeLines(bytes)),
  };
}

/** The beginning of a file without its last line, which may be cut. */
function toWholeLines(bytes: Uint8Array): Uint8Array {
  if (bytes.byteLength < HEAD_BYTES) return bytes;
  const end = bytes.lastIndexOf(0x0a) + 1;
  return end === 0 ? bytes : bytes.subarray(0, end + (bytes[end] === 0 ? 1 : 0));
}

async function recogniseText(text: string, bytes: Uint8Array, name: string): Promise<RecognisedFile> {
  const start = text.trimStart();
  const other = { doubt: undefined, rows: [], languages: undefined };
  if (start.startsWith('{')) {
    const languages = findLanguages(start);
    const isDeck = /"format"\s*:\s*"wayword-deck"/.test(start);
    // No text of a card can look like this: in a text the quotes are escaped.
    const isDictionary = /"kind"\s*:\s*"dictionary"/.test(start);
    if (isDeck) return { ...other, format: { kind: 'deck' }, languages, isDictionary };
    return { ...other, format: { kind: 'json-lines' } };
  }
  if (/\.(jsonl|ndjson)$/i.test(name)) return { ...other, format: { kind: 'json-lines' } };
  if (/\.json$/i.test(name)) return { ...other, format: { kind: 'deck' } };
  return recogniseTable(text, name, bytes.byteLength >= HEAD_BYTES);
}

async function recogniseTable(text: string, name: string, isCut: boolean): Promise<RecognisedFile> {
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
  const isSeparated = first.filter(({ length }) => length > 1).length * 2 > first.length;
  const rows = first.filter((cells) => !isRule(cells) && !(isSeparated && isHeading(cells)));
  const found = head.lines > 0 ? recogniseFields(rows, head) : recogniseColumns(rows);
  const { isSure } = found;
  const hasHeader = found.hasHeader || isRule(first[1] ?? []);
  const columns = isSure || !isTyped(delimiter) ? found.columns : joinMeanings(found.columns, rows);
  return {
    format: {
      ...format,
      ...(rowEnd === undefined ? {} : { rowEnd }),
      hasHeader,
      columns,
      ...(isSeparated ? { isSeparated } : {}),
    },
    doubt: isSure ? undefined : 'columns',
    rows,
    ...findStatedLanguages(rows[0] ?? []),
    languages: undefined,
  };
}

function findStatedLanguages(cells: readonly string[]): Pick<RecognisedFile, 'statedLanguages'> {
  const statedLanguages = cells.map((cell) => splitColumnName(cell)?.language);
  return statedLanguages.some((language) => language !== undefined) ? { statedLanguages } : {};
}

/** A separator that people type may stand in a meaning, too. */
function joinMeanings(columns: Columns, rows: readonly string[][]): Columns {
  const width = Math.max(...rows.map(({ length }) => length));
  const meanings = Array.from({ length: width }, (_, index) => index).filter((index) => index > columns.word);
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

/** Ranks that do not rise give no order: the cards keep the order of the file, and a person looks at the columns. */
function dropDisorder(recognised: RecognisedFile): RecognisedFile {
  const { format, rows } = recognised;
  if (format.kind !== 'delimited' || format.columns.rank === undefined) return recognised;
  const { rank, ...columns } = format.columns;
  const cells = rows.slice(format.hasHeader ? 1 : 0).map((row) => row[rank]?.trim() ?? '');
  const numbers = cells.filter((cell) => cell !== '').map(Number);
  const isRising = numbers.every((value, index) => index === 0 || value > (numbers[index - 1] ?? 0));
  return isRising ? recognised : { ...recognised, doubt: recognised.doubt ?? 'ranks', format: { ...format, columns } };
}

/** A page could not offer so many columns, and such a file is hardly a list of words. */
function refuseWide(rows: readonly string[][]): void {
  const width = rows.reduce((widest, { length }) => Math.max(widest, length), 0);
  if (width <= MAX_COLUMNS) return;
  throw new AppError('deck-file-invalid', `Expected at most ${MAX_COLUMNS} columns, got ${width} or more.`);
}

/** Finds the columns among the fields of Anki notes. */
function recogniseFields(rows: readonly string[][], { kept, names }: AnkiHead): RecognisedColumns {
  const width = Math.max(2, ...rows.map(({ length }) => length));
  const fields = [...Array(width).keys()].filter((index) => !kept.includes(index));
  const pick = (cells: readonly string[]) => fields.map((index) => cells[index] ?? '');
  const toIndex = (field: number) => fields[field] ?? field;
  const { columns, hasHeader, isSure } = recogniseColumns((names ? [names, ...rows] : rows).map(pick));
  return {
    columns: mapColumns(columns, toIndex),
    // The names are above the table.
    hasHeader: hasHeader && names === undefined,
    isSure,
  };
}

async function decodeHead(head: Uint8Array, encoding?: EncodingLabel): Promise<string> {
  let text = '';
  // The beginning may end inside a character, so only its whole lines are reliable.
  const isCut = head.byteLength >= HEAD_BYTES;
  const pieces = decodeText(
    (async function* () {
      yield head;
    })(),
    undefined,
    encoding,
  );
  for (;;) {
    const { done, value } = await pieces.next().catch((thrown: unknown) => {
      if (!isCut) throw thrown;
      // The beginning of one very long line, whose errors are found when the file is read.
      if (text === '') text = new TextDecoder(encoding).decode(head);
      return { done: true as const, value: undefined };
    });
    if (done) return text;
    text += value;
  }
}

async function readFirstRows(
  text: string,
  { delimiter, headLines, isHtml }: Pick<DelimitedFormat, 'delimiter' | 'headLines' | 'isHtml'>,
  isCut: boolean,
): Promise<string[][]> {
  const rows: string[][] = [];
  async function* once() {
    yield text;
  }
  for await (const table of readTable(once(), delimiter)) {
    for (const row of table.slice(0, ROWS + headLines))
      if (row.line > headLines) rows.push((isHtml ? toPlainRow(row) : row).cells);
    // The last row of a truncated beginning is incomplete.
    if (isCut) break;
  }
  return rows.slice(0, ROWS);
}

/** The head of a deck file precedes its cards, if a program wrote it in that order. */
function findLanguages(text: string): RecognisedFile['languages'] {
  const [from, to] = [findLanguage(text, 'from'), findLanguage(text, 'to')];
  return from && to ? { from, to } : undefined;
}

function findLanguage(text: string, key: 'from' | 'to'): LanguageReference | undefined {
  const object = new RegExp(`"${key}"\\s*:\\s*(\\{[^{}]*\\})`).exec(text)?.[1];
  if (object === undefined) return undefined;
  try {
    const { iso639_3, name } = JSON.parse(object);
    return typeof iso639_3 === 'string' && typeof name === 'string' ? { iso639_3, name } : undefined;
  } catch {
    return undefined;
  }
}
