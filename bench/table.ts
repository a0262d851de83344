import { readFileSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import type { BrowserKind } from '../scripts/browser/extension-browser.ts';
import { type Budget, formatBudget, isKept } from './budget.ts';
import { compareTimes, summarise } from './measure.ts';

/** A measured value: one number, or many samples. */
export interface Row {
  /** In milliseconds unless the row's name says otherwise. */
  ours: readonly number[];
  /** The floor's samples, taken alternately. */
  floor?: readonly number[] | undefined;
  budget?: Budget | undefined;
}

/** The table at the end of a run: one row per measurement. */
export interface Table {
  add(name: string, row: Row): void;
  /** In Markdown. */
  readonly text: string;
  /** Names of the rows that are over their budgets. */
  readonly over: readonly string[];
}

/** Prints each row as it arrives, because a run takes long. @param other - What ours is compared with. */
export function createTable(other: 'floor' | 'peer' = 'floor'): Table {
  const rows: string[][] = [];
  const over: string[] = [];
  return {
    add(name, { ours, floor, budget }) {
      const cells = [name, formatTimes(ours), floor ? formatTimes(floor) : '', floor ? formatRatio(ours, floor) : ''];
      const row = [...cells, budget ? formatBudget(budget) : ''];
      if (budget && !isKept(budget, summarise(ours).p50, floor && summarise(floor).p50)) {
        over.push(name);
        row.push(`${row.pop()}, **over**`);
      }
      rows.push(row);
      console.log(`  ${row.join(' | ')}`);
    },
    get text() {
      return toMarkdown(['', 'Wayword', other, 'ratio', 'budget'], rows);
    },
    over,
  };
}

/** Of the medians, with its spread. */
function formatRatio(ours: readonly number[], floor: readonly number[]): string {
  const { value, low, high } = compareTimes(ours, floor);
  const spread = low < high ? ` (${low.toFixed(2)}–${high.toFixed(2)})` : '';
  return value.toFixed(2) + spread;
}

/** p50 / p95, or the single number. */
function formatTimes(times: readonly number[]): string {
  const { p50, p95 } = summarise(times);
  return times.length === 1 ? formatNumber(p50) : `${formatNumber(p50)} / ${formatNumber(p95)}`;
}

/** Three significant digits. */
export function formatNumber(value: number): string {
  return value.toFixed(value >= 99.5 ? 0 : value >= 9.95 ? 1 : 2);
}

export function toMarkdown(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

const DOCUMENT = 'docs/results/bench.md';

/** Replaces a table of the results, and notes the load of the machine. */
export function writeTable(name: string, kind: BrowserKind, table: string): void {
  replaceTable(name, kind, () => `\n${table}\n\n${describeLoad()}\n`);
}

/** Replaces only the rows that were measured in a table of the results. */
export function writeRows(name: string, kind: BrowserKind, table: string): void {
  replaceTable(name, kind, (last) => mergeRows(last, table));
}

/**
 * Replaces rows of the same name, and appends new ones.
 *
 * @param last - A table in Markdown, with text around it.
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

/** The load average of the last 15 minutes, about as long as a run. */
function describeLoad(): string {
  return `Measured at load ${loadavg()[2]?.toFixed(1)}, with the browsers' own share in it.`;
}
