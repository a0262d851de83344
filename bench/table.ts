import { readFileSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import type { BrowserKind } from '../scripts/browser/launch.ts';
import { compareTimes, summarise } from './measure.ts';

/** The one table that a run ends with: a row for each thing measured. */
export interface Table {
  /** Times, in milliseconds unless the name says otherwise, against those of the floor if it has one. */
  addTimes(name: string, ours: readonly number[], floor?: readonly number[]): void;
  /** Anything else, as it is to be read. */
  addFigures(name: string, figures: { ours: string; floor?: string; ratio?: string }): void;
  /** In Markdown. */
  readonly text: string;
}

/** Prints each row when it comes, as a run takes long. */
export function createTable(): Table {
  const rows: string[][] = [];
  const add = (row: string[]) => {
    rows.push(row);
    console.log(`  ${row.join(' | ')}`);
  };
  return {
    addTimes(name, ours, floor) {
      if (floor === undefined) return add([name, formatTimes(ours), '', '']);
      const { value, low, high } = compareTimes(ours, floor);
      const spread = low === high ? '' : ` (${low.toFixed(2)}–${high.toFixed(2)})`;
      add([name, formatTimes(ours), formatTimes(floor), value.toFixed(2) + spread]);
    },
    addFigures: (name, { ours, floor = '', ratio = '' }) => add([name, ours, floor, ratio]),
    get text() {
      return toMarkdown(['', 'Wayword', 'floor', 'ratio'], rows);
    },
  };
}

/** p50 / p95, or the one that there is. */
function formatTimes(times: readonly number[]): string {
  const { p50, p95 } = summarise(times);
  return times.length === 1 ? formatNumber(p50) : `${formatNumber(p50)} / ${formatNumber(p95)}`;
}

/** Three figures. */
export function formatNumber(value: number): string {
  return value.toFixed(value >= 99.5 ? 0 : value >= 9.95 ? 1 : 2);
}

export function toMarkdown(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

const DOCUMENT = 'docs/performance.md';

/** Puts a table where the document has the last one, with what else the machine did. */
export function writeTable(name: string, kind: BrowserKind, table: string): void {
  replaceTable(name, kind, () => `\n${table}\n\n${describeLoad()}\n`);
}

/** Puts only the rows of a table that measures a part of it into the one that the document has. */
export function writeRows(name: string, kind: BrowserKind, table: string): void {
  replaceTable(name, kind, (last) => mergeRows(last, table));
}

/**
 * Puts rows in the place of those of the same name, and those that are new behind the last row.
 *
 * @param last - A table in Markdown, with what else is written around it.
 * @param table - Another with the same columns.
 */
export function mergeRows(last: string, table: string): string {
  const [, , ...rows] = table.split('\n');
  const fresh = new Map(rows.map((row) => [nameOf(row), row]));
  const lines = last.split('\n').map((line) => {
    const row = fresh.get(nameOf(line)) ?? line;
    fresh.delete(nameOf(line));
    return row;
  });
  const end = lines.findLastIndex((line) => line.startsWith('|')) + 1;
  return [...lines.slice(0, end), ...fresh.values(), ...lines.slice(end)].join('\n');
}

const nameOf = (row: string) => row.split('|')[1]?.trim();

function replaceTable(name: string, kind: BrowserKind, replace: (last: string) => string): void {
  const text = readFileSync(DOCUMENT, 'utf8');
  const [begin, end] = [`<!-- ${name} ${kind} -->\n`, `<!-- end -->`];
  const from = text.indexOf(begin) + begin.length;
  const to = text.indexOf(end, from);
  if (from < begin.length || to < 0) throw new Error(`Expected ${DOCUMENT} to have a place for ${name}, ${kind}.`);
  writeFileSync(DOCUMENT, text.slice(0, from) + replace(text.slice(from, to)) + text.slice(to));
}

/** Load is that of the last 15 minutes, about as long as a run. */
function describeLoad(): string {
  return `Measured at load ${loadavg()[2]?.toFixed(1)}, with the browsers' own share in it.`;
}
