import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/**
 * Writes the tables that a command printed to a Markdown file, and keeps its text above the tables and the rows of other runs.
 *
 * @param {string} path
 * @param {string} title - Title of a new file.
 * @param {string} printed - Output of the command; lines outside of its tables are ignored.
 */
export function writeResults(path, title, printed) {
  const last = existsSync(path) ? readFileSync(path, 'utf8') : `# ${title}\n`;
  writeFileSync(path, mergeTables(last, printed));
}

/**
 * Replaces rows of the same name in tables with the same head, and appends new rows and tables.
 *
 * @param {string} last - Markdown that ends with tables.
 * @param {string} printed - Text with tables.
 */
export function mergeTables(last, printed) {
  const tables = readTables(last);
  for (const [head, rows] of readTables(printed)) {
    tables.set(head, new Map([...(tables.get(head) ?? []), ...rows]));
  }
  const [intro = ''] = last.split(/^\|/m);
  return [intro.trim(), ...[...tables].map(formatTable)].join('\n\n').concat('\n');
}

/** @param {string} text @returns {Map<string, Map<string, string>>} Rows by name, by the head of their table. */
function readTables(text) {
  return new Map(
    [...text.matchAll(/^(\|.*)\n\|[ -|]*\|\n((?:\|.*(?:\n|$))*)/gm)].map(([, head = '', rows = '']) => [
      head,
      new Map(
        rows
          .trim()
          .split('\n')
          .map((row) => [toName(row), row]),
      ),
    ]),
  );
}

/** The cells before the first number: a deck, or a deck and a text. @param {string} row */
function toName(row) {
  const [name = row] = row.split(/\| *[\d–]/);
  return name;
}

/** @param {[string, Map<string, string>]} table */
function formatTable([head, rows]) {
  const rule = `|${' --- |'.repeat(head.split('|').length - 2)}`;
  return [head, rule, ...rows.values()].join('\n');
}
