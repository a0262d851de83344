import { failAtLine, quote } from '../check-text.ts';
import { countLineFeeds } from '../decode-text.ts';
import { findNames, formatRow, isObject, parseQuietly, toCell, toCells, toFields } from './json-cells.ts';
import type { LineMap } from './line-map.ts';

interface LineTable {
  names?: string[] | undefined;
  /** @throws {AppError} naming the line. */
  toRow: (value: unknown, line: number) => string[];
}

/** Turns whole lines, which follow those of the last call, into rows. */
export type LineReader = (text: string) => string;

/** @param head - Whole lines. @returns undefined where the lines are not JSON, each of its own. */
export function findLineReader(head: string, lineMap: LineMap): LineReader | undefined {
  const table = findLineTable(head);
  if (!table) return undefined;
  let start = table.names ? formatRow(table.names) : '';
  let fileLine = 1;
  let tableLine = 1 + countLineFeeds(start);
  return (text) => {
    const rows = parseEach(text, fileLine).map(({ value, line }) => {
      const row = formatRow(table.toRow(toFields(value), line));
      lineMap.add(tableLine, line);
      tableLine += countLineFeeds(row);
      return row;
    });
    fileLine += countLineFeeds(text);
    const reformed = start + rows.join('');
    start = '';
    return reformed;
  };
}

/** Finds the table of a file of which each line is a list, or an object of several fields. Some lines may be wrong. */
function findLineTable(head: string): LineTable | undefined {
  const lines = head.split('\n').filter((line) => line.trim() !== '');
  const values = lines.flatMap((line) => parseQuietly(line.replace(/^\uFEFF/, '')) ?? []).map(toFields);
  const isMost = (some: readonly unknown[]) => some.length > 1 && some.length * 2 > lines.length;
  if (isMost(values.filter(Array.isArray))) {
    return {
      toRow: (value, line) =>
        Array.isArray(value) ? value.map(toCell) : failAtLine(line, 'a JSON list', quote(value)),
    };
  }
  const objects = values.filter(isObject);
  if (!isMost(objects.filter((value) => Object.keys(value).length > 1))) return undefined;
  const { keys, names } = findNames(objects);
  return {
    names,
    toRow(value, line) {
      if (!isObject(value)) failAtLine(line, 'a JSON object', quote(value));
      if (!keys.some((key) => Object.hasOwn(value, key))) failAtLine(line, `a field "${keys[0]}"`, quote(value));
      return toCells(value, keys);
    },
  };
}

/** @throws {AppError} naming the first line that is not JSON. */
export function parseEach(text: string, firstLine: number): { value: unknown; line: number }[] {
  return text.split('\n').flatMap((json, index) => {
    const trimmed = json.replace(/^\uFEFF/, '').trim();
    if (trimmed === '') return [];
    const line = firstLine + index;
    const [value] = parseQuietly(trimmed) ?? failAtLine(line, 'JSON', quote(trimmed));
    return { value, line };
  });
}
