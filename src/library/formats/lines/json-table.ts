import { AppError } from '../../../app-error.ts';
import { findRole } from '../columns.ts';
import { parseJson } from '../parse-json.ts';
import { toClippingCells } from './clippings.ts';
import {
  findNames,
  formatRow,
  isObject,
  isScalar,
  type Json,
  parseQuietly,
  toCell,
  toCells,
  toFields,
} from './json-cells.ts';
import { findLineReader, type LineReader, parseEach } from './json-line-reader.ts';
import { createLineMap } from './line-map.ts';

/** Names of a card's fields in Wayword's own lines. */
const OWN_KEYS = ['rank', 'word', 'meanings', 'forms', 'reading', 'classes', 'genders', 'parts', 'examples'];

interface JsonTable {
  /** Absent if the rows are lists. */
  names?: string[] | undefined;
  rows: string[][];
}

/**
 * Whether a text is JSON in which a table can be found: a list of cards as objects or lists, a map from words to meanings, or lines of these.
 * Not Wayword's own lines.
 *
 * @param head - Beginning of a file, which may be cut anywhere.
 */
export function isJsonTable(head: string): boolean {
  const start = head.trimStart();
  if (!/^[{[]/.test(start)) return false;
  if (beginsWithOwnLine(start)) return false;
  const value = parseBeginning(start);
  return value !== undefined && toTable(value).rows.some((row) => row.length > 1 || row[0] !== '');
}

/** Whether a text begins with a line of Wayword's own. In those of other programs, the meaning has another name. */
function beginsWithOwnLine(text: string): boolean {
  const [line = '', next = ''] = text.split('\n', 2);
  // A line that is longer than the beginning of the file is cut.
  const [value] = parseQuietly(line) ?? (next === '' ? [parseBeginning(line)] : []);
  if (!isObject(value) || (next === '' && !('word' in value))) return false;
  const keys = Object.keys(value);
  const isNamed = 'meanings' in value || !keys.some((key) => findRole(key) === 'meanings');
  return 'word' in value ? isNamed : keys.every((key) => OWN_KEYS.includes(key));
}

/** Whether JSON is the export of passages that KOReader writes. */
export function hasPassages(head: string): boolean {
  const value = parseBeginning(head);
  return isObject(value) && findPassages(value) !== undefined;
}

/** Longest JSON of another program that is one value, in UTF-16 code units. It is held in memory whole. */
export const MAX_JSON_TABLE_LENGTH = 50_000_000;

/** Text by which the columns of JSON lines are found: at least as much as the file was recognised by. */
const FIRST_LENGTH = 64 * 1024;

/**
 * Turns JSON into a table, of which the first row has the names if there are any.
 *
 * @param lineMap - Receives the line of each row where each line is JSON of its own.
 * @throws {AppError} `deck-file-invalid`.
 */
export async function* reformJson(pieces: AsyncIterable<string>, lineMap = createLineMap()): AsyncGenerator<string> {
  let text = '';
  let lines: LineReader | undefined;
  for await (const piece of pieces) {
    if (!lines) {
      const wasShort = text.length < FIRST_LENGTH;
      text += piece;
      if (text.length > MAX_JSON_TABLE_LENGTH) failLong();
      if (!wasShort || text.length < FIRST_LENGTH) continue;
      lines = findLineReader(text, lineMap);
      if (!lines) continue;
    }
    yield lines(text || piece);
    text = '';
  }
  if (lines) return;
  const isShort = text.length < FIRST_LENGTH;
  const short = isShort ? findLineReader(text, lineMap) : undefined;
  if (short) yield short(text);
  else {
    const { names, rows } = toTable(parseWhole(text.replace(/^\uFEFF/, '')));
    // The rows have its words.
    text = '';
    if (names) yield formatRow(names);
    for (const row of rows) yield formatRow(row);
  }
}

function failLong(): never {
  const got = 'a longer one: save it as JSON lines, one card a line, or as CSV';
  throw new AppError(
    'deck-file-invalid',
    `Expected a JSON value of at most ${MAX_JSON_TABLE_LENGTH} characters, got ${got}.`,
  );
}

function parseWhole(text: string): unknown {
  const parsed = parseQuietly(text);
  if (parsed) return parsed[0];
  const [first = '', ...more] = text.trim().split('\n', 2);
  const isInLines = more.length > 0 && parseQuietly(first) !== undefined;
  return isInLines ? parseEach(text, 1).map(({ value }) => value) : parseJson(text);
}

/** The values of the first lines, as long as each is JSON of its own. */
function parseFirstLines(text: string): unknown[] {
  const values: unknown[] = [];
  for (const line of text.split('\n')) {
    if (line.trim() === '') continue;
    const parsed = parseQuietly(line);
    if (!parsed) break;
    values.push(parsed[0]);
  }
  return values;
}

/** The first table of a JSON text that may be cut: it is closed behind the last value that is whole. */
export function reformBeginning(head: string): string {
  const value = parseBeginning(head);
  const { names, rows } = value === undefined ? { rows: [] } : toTable(value);
  return [...(names ? [names] : []), ...rows].map(formatRow).join('');
}

function parseBeginning(text: string): unknown {
  const trimmed = text.replace(/^\uFEFF/, '').trim();
  const values = [trimmed, ...closeAtCommas(trimmed)].flatMap((candidate) => parseQuietly(candidate) ?? []);
  const [best] = values.sort((a, b) => toTable(b).rows.length - toTable(a).rows.length);
  const inLines = parseFirstLines(trimmed);
  return inLines.length > 1 ? inLines : best;
}

/** Cuts a text at the last comma of each depth, and closes what is open there. */
function closeAtCommas(text: string): string[] {
  const open: string[] = [];
  const cuts = new Map<number, string>();
  let isText = false;
  for (let index = 0; index < text.length; index += 1) {
    const letter = text[index];
    if (letter === '"') isText = !isText;
    // The sign behind it says nothing.
    else if (isText && letter === '\\') index += 1;
    if (isText) continue;
    if (letter === '{') open.push('}');
    else if (letter === '[') open.push(']');
    else if (letter === '}' || letter === ']') open.pop();
    else if (letter === ',' && open.length < 5) {
      cuts.set(open.length, `${text.slice(0, index)}${open.toReversed().join('')}`);
    }
  }
  return [...cuts.values()];
}

function toTable(value: unknown): JsonTable {
  if (Array.isArray(value)) return listToTable(value);
  if (!isObject(value)) return { rows: [] };
  const passages = findPassages(value);
  if (passages) return passages;
  const inner = Object.values(value).filter((field) => !isScalar(field));
  const lists = inner.filter(
    (field): field is unknown[] => Array.isArray(field) && field.some((item) => !isScalar(item)),
  );
  const [longest] = lists.toSorted((a, b) => b.length - a.length);
  // Lists of cards of the same kind are chapters of one.
  if (longest) return listToTable(lists.filter((list) => toShape(list[0]) === toShape(longest[0])).flat());
  const [only, ...more] = inner;
  // One field has the words, and the others describe the file.
  if (only && more.length === 0 && !Array.isArray(only)) return toTable(only);
  return mapToTable(Object.entries(value));
}

function listToTable(values: readonly unknown[]): JsonTable {
  const list = values.map(toFields);
  const objects = list.filter(isObject);
  if (objects.length * 2 < list.length || objects.length === 0) {
    return { rows: list.map(listToCells) };
  }
  const areSingle = objects.every((item) => Object.keys(item).length === 1);
  const keys = new Set(objects.flatMap((item) => Object.keys(item)));
  return areSingle && keys.size > 1 ? mapToTable(objects.flatMap(Object.entries)) : objectsToTable(objects, list);
}

/** What distinguishes the cards of one list from the entries of another. */
const toShape = (item: unknown) => (isObject(item) ? Object.keys(item).sort().join() : Array.isArray(item));

/** Words as the names of fields, with their meanings as values. */
function mapToTable(entries: readonly [string, unknown][]): JsonTable {
  const maps = entries.flatMap(([, value]) => (isObject(value) ? [value] : []));
  const words = maps.flatMap(Object.keys);
  // Chapters, of which each is a map. Descriptions of words have the same names.
  const areChapters =
    maps.length === entries.length && words.length > maps.length && new Set(words).size === words.length;
  if (areChapters) return mapToTable(maps.flatMap(Object.entries));
  if (!entries.some(([, value]) => isObject(value)))
    return { rows: entries.map(([word, value]) => [word, toCell(value)]) };
  return objectsToTable(entries.map(([word, value]) => ({ word, ...(isObject(value) ? value : { meaning: value }) })));
}

/** @param list - The objects, and other entries between them, whose cells are in the order of the columns. */
function objectsToTable(objects: readonly Json[], list: readonly unknown[] = objects): JsonTable {
  const { keys, names } = findNames(objects);
  const pad = (cells: readonly string[]) => keys.map((_, index) => cells[index] ?? '');
  return { names, rows: list.map((item) => (isObject(item) ? toCells(item, keys) : pad(listToCells(item)))) };
}

const listToCells = (item: unknown) =>
  (Array.isArray(item) ? item : isObject(item) ? Object.values(item) : [item]).map(toCell);

/** The passages of KOReader's export, of one book or of several. */
function findPassages(value: Json): JsonTable | undefined {
  const books = Array.isArray(value.documents) ? value.documents.filter(isObject) : [value];
  const entries = books.flatMap((book) => (Array.isArray(book.entries) ? book.entries.filter(isObject) : []));
  if (entries.length === 0 || !entries.every(({ text, page }) => typeof text === 'string' && page !== undefined)) {
    return undefined;
  }
  return {
    rows: entries.map(({ text, note }) => toClippingCells(toCell(text), toCell(note))),
  };
}
