import { toTabRow } from './tab-row.ts';

/** Most columns of the table that JSON becomes. */
const MOST_KEYS = 100;

export type Json = Record<string, unknown>;

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const isScalar = (value: unknown) => value === null || typeof value !== 'object';

export const parseQuietly = (text: string): [unknown] | undefined => {
  try {
    return [JSON.parse(text)];
  } catch {
    return undefined;
  }
};

export const formatRow = (row: readonly string[]) => `${toTabRow(row)}\n`;

/** The fields of a note of Anki, which stand below its tags and its model. */
export const toFields = (item: unknown): unknown =>
  isObject(item) && typeof item.fields === 'object' && item.fields !== null ? item.fields : item;

/** The fields of all objects, and what their columns are called. */
export function findNames(objects: readonly Json[]) {
  const keys = [...new Set(objects.flatMap((item) => Object.keys(item)))].slice(0, MOST_KEYS);
  // In small letters, a code may be a word.
  return { keys, names: keys.map((key) => (key.length < 4 ? key.toUpperCase() : key)) };
}

/** The cells of an object. `Object.hasOwn` is asked only where it matters: for each cell of a large list, Firefox takes 30 MB for it. */
export const toCells = (item: Json, keys: readonly string[]) =>
  keys.map((key) => (key in Object.prototype && !Object.hasOwn(item, key) ? '' : toCell(item[key])));

export function toCell(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (Array.isArray(value)) {
    const texts = value
      .filter((item) => !Array.isArray(item))
      .map(toCell)
      .filter((text) => text !== '');
    return texts.length < 2 ? (texts[0] ?? '') : JSON.stringify(texts);
  }
  if (isScalar(value)) return String(value);
  const fields = value as Json;
  // As Anki gives a field, beside its place.
  if (Object.hasOwn(fields, 'value') && isScalar(fields.value)) return toCell(fields.value);
  const [only, ...more] = Object.values(fields);
  return more.length === 0 ? toCell(only) : '';
}
