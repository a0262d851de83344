import { AppError } from '../../../app-error.ts';
import { failAtLine, quote } from '../check-text.ts';
import { findRole } from '../columns.ts';
import { countLineFeeds } from '../decode-text.ts';
import { toClippingCells } from './clippings.ts';
import { toTabRow } from './tab-row.ts';

/** Most columns of the table that JSON becomes. */
const MOST_KEYS = 100;
/** Names of a card's fields in Wayword's own lines. */
const OWN_KEYS = ['rank', 'word', 'meanings', 'forms', 'reading', 'classes', 'genders', 'parts', 'examples'];

type Json = Record<string, unknown>;
interface JsonTable {
  /** Absent if the rows are lists. */
  names?: string[] | undefined;
  rows: string[][];
}

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isScalar = (value: unknown) => value === null || typeof value !== 'object';

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

/** Turns JSON into a table, of which the first row has the names if there are any. @throws {AppError} `deck-file-invalid`. */
export async function* reformJson(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let text = '';
  let lines: LineTable | undefined;
  let line = 1;
  for await (const piece of pieces) {
    if (!lines) {
      const wasShort = text.length < FIRST_LENGTH;
      text += piece;
      if (text.length > MAX_JSON_TABLE_LENGTH) failLong();
      if (!wasShort || text.length < FIRST_LENGTH) continue;
      lines = findLineTable(text);
      if (!lines) continue;
      if (lines.names) yield formatRows([lines.names]);
    }
    const part = text || piece;
    yield formatRows(lines.toRows(parseEach(part, line)));
    line += countLineFeeds(part);
    text = '';
  }
  if (lines) return;
  const { names, rows } = toTable(parseWhole(text.replace(/^\uFEFF/, '')));
  if (names) yield formatRows([names]);
  for (const row of rows) yield formatRows([row]);
}

const formatRows = (rows: readonly string[][]) => rows.map((row) => `${toTabRow(row)}\n`).join('');

function failLong(): never {
  const got = 'a longer one: save it as JSON lines, one card a line, or as CSV';
  throw new AppError(
    'deck-file-invalid',
    `Expected a JSON value of at most ${MAX_JSON_TABLE_LENGTH} characters, got ${got}.`,
  );
}

interface LineTable {
  names?: string[] | undefined;
  toRows: (values: readonly unknown[]) => string[][];
}

/** Finds the table of a file of which each line is a list, or an object of several fields. @param head - Whole lines. */
function findLineTable(head: string): LineTable | undefined {
  const values = parseLines(head.replace(/^\uFEFF/, ''))?.map(toFields);
  if (!values || values.length < 2) return undefined;
  if (values.every(Array.isArray)) return { toRows: listsToRows };
  const isCard = (value: unknown): value is Json => isObject(value) && Object.keys(value).length > 1;
  if (!values.every(isCard)) return undefined;
  const { keys, names } = findNames(values);
  return {
    names,
    toRows: (more) => objectsToRows(more.map(toFields).filter(isObject), keys),
  };
}

function parseEach(text: string, firstLine: number): unknown[] {
  return text.split('\n').flatMap((json, index): unknown[] => {
    const trimmed = json.replace(/^\uFEFF/, '').trim();
    if (trimmed === '') return [];
    const [value] = parseQuietly(trimmed) ?? failAtLine(firstLine + index, 'JSON', quote(trimmed));
    return [value];
  });
}

function parseWhole(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    const lines = parseLines(text);
    if (lines) return lines;
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new AppError('deck-file-invalid', `Expected JSON, got: ${reason}.`, { cause });
  }
}

/** @returns undefined unless each line is JSON of its own. */
function parseLines(text: string): unknown[] | undefined {
  try {
    return text.split('\n').flatMap((line): unknown[] => (line.trim() === '' ? [] : [JSON.parse(line)]));
  } catch {
    return undefined;
  }
}

/** The first table of a JSON text that may be cut: it is closed behind the last value that is whole. */
export function reformBeginning(head: string): string {
  const value = parseBeginning(head);
  const { names, rows } = value === undefined ? { rows: [] } : toTable(value);
  return [...(names ? [names] : []), ...rows].map((row) => `${toTabRow(row)}\n`).join('');
}

function parseBeginning(text: string): unknown {
  const trimmed = text.replace(/^\uFEFF/, '').trim();
  const values = [trimmed, ...closeAtCommas(trimmed)].flatMap((candidate) => parseQuietly(candidate) ?? []);
  const [best] = values.sort((a, b) => toTable(b).rows.length - toTable(a).rows.length);
  const lines = trimmed.split('\n');
  const inLines = parseLines(trimmed) ?? parseLines(lines.slice(0, -1).join('\n'));
  return inLines && inLines.length > 1 ? inLines : best;
}

const parseQuietly = (text: string): [unknown] | undefined => {
  try {
    return [JSON.parse(text)];
  } catch {
    return undefined;
  }
};

/** Cuts a text at the last comma of each depth, and closes what is open there. */
function closeAtCommas(text: string): string[] {
  const open: string[] = [];
  const cuts = new Map<number, string>();
  let isText = false;
  for (let index = 0; index < text.length; index += 1) {
    const letter = text[index];
    if (letter === '"' && text[index - 1] !== '\\') isText = !isText;
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
  const [list] = lists.sort((a, b) => b.length - a.length);
  if (list) return listToTable(list);
  const [only, ...more] = inner;
  // One field has the words, and the others describe the file.
  if (only && more.length === 0 && !Array.isArray(only)) return toTable(only);
  return mapToTable(Object.entries(value));
}

function listToTable(values: readonly unknown[]): JsonTable {
  const list = values.map(toFields);
  const objects = list.filter(isObject);
  if (objects.length * 2 < list.length || objects.length === 0) {
    return { rows: listsToRows(list) };
  }
  const areSingle = objects.every((item) => Object.keys(item).length === 1);
  const keys = new Set(objects.flatMap((item) => Object.keys(item)));
  return areSingle && keys.size > 1 ? mapToTable(objects.flatMap(Object.entries)) : objectsToTable(objects);
}

/** The fields of a note of Anki, which stand below its tags and its model. */
const toFields = (item: unknown): unknown =>
  isObject(item) && typeof item.fields === 'object' && item.fields !== null ? item.fields : item;

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

function objectsToTable(objects: readonly Json[]): JsonTable {
  const { keys, names } = findNames(objects);
  return { names, rows: objectsToRows(objects, keys) };
}

function findNames(objects: readonly Json[]) {
  const keys = [...new Set(objects.flatMap((item) => Object.keys(item)))].slice(0, MOST_KEYS);
  // In small letters, a code may be a word.
  return { keys, names: keys.map((key) => (key.length < 4 ? key.toUpperCase() : key)) };
}

const objectsToRows = (objects: readonly Json[], keys: readonly string[]) =>
  objects.map((item) => keys.map((key) => toCell(item[key])));

const listsToRows = (values: readonly unknown[]) =>
  values.map((item) => (Array.isArray(item) ? item.map(toCell) : [toCell(item)]));

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

function toCell(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (Array.isArray(value)) {
    const texts = value
      .filter(isScalar)
      .map(toCell)
      .filter((text) => text !== '');
    return texts.length < 2 ? (texts[0] ?? '') : JSON.stringify(texts);
  }
  if (isScalar(value)) return String(value);
  const [only, ...more] = Object.values(value as Json);
  return more.length === 0 ? toCell(only) : '';
}
