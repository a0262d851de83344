import { TAKEOUT_TABLES, type TakeoutColumn, type TakeoutTable } from '../model/takeout.ts';

/** Without a byte order mark, Excel reads a CSV file in a legacy encoding. */
const BYTE_ORDER_MARK = '\uFEFF';

export type Row = Partial<Record<TakeoutColumn, string | number | undefined>>;

/** The first line of a table. */
export const writeHeader = (table: TakeoutTable): string => BYTE_ORDER_MARK + writeCells(TAKEOUT_TABLES[table]);

/** A line of a table: the cells that it has, in the order of its columns. */
export const writeRow = (table: TakeoutTable, row: Row): string =>
  writeCells(TAKEOUT_TABLES[table].map((column) => row[column] ?? ''));

/** RFC 4180. */
export const writeCells = (cells: readonly (string | number)[]): string =>
  `${cells.map((cell) => quoteCell(String(cell), /[",\r\n]/)).join(',')}\r\n`;

/** @param special - What a cell without quotes must not have. */
export const quoteCell = (text: string, special: RegExp): string =>
  special.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

/** An instant in UTC. A log may have instants that no date has. */
export function writeInstant(at: number | undefined): string {
  const date = new Date(at ?? Number.NaN);
  return Number.isNaN(date.getTime()) ? '' : date.toISOString();
}

const DAY_MS = 86_400_000;

/** A study day as a date. */
export const writeDay = (day: number | undefined): string =>
  writeInstant(day === undefined ? undefined : day * DAY_MS).replace(/T.*/, '');

/** At most so many decimals. */
export const roundTo = (value: number, decimals: number): number => Number(value.toFixed(decimals));
