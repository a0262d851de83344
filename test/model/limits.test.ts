import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const docs = readFileSync('docs/reliability.md', 'utf8');
const table = docs.slice(docs.indexOf('## Limits'));

/** Limits of something else than input: what a setting may be, what is shown or computed, and what the check of servers asks. */
const OTHERS = [
  ...['MAX_NEW_PER_DAY', 'MAX_REVIEWS_PER_DAY', 'MAX_DWELL_MS', 'MAX_SITES'],
  ...['MAX_SELECTED_WORDS', 'MAX_LINE_FAULTS', 'MAX_HITS', 'MAX_INTERVAL_DAYS', 'MAX_REQUESTS'],
];

/** Each exported limit with what stands behind its `=`. */
function listExported(): [name: string, value: string][] {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((path) => /\.tsx?$/.test(path));
  return files.flatMap((path) =>
    [...readFileSync(`src/${path}`, 'utf8').matchAll(/^export const (MAX_[A-Z_]+)[^=]*= ([^;]+);/gm)].map(
      ([, name = '', value = '']): [string, string] => [name, value],
    ),
  );
}

test('the documented table names every limit, and no other', () => {
  const named = [...table.matchAll(/`(MAX_[A-Z_]+)`/g)].map(([, name]) => name);
  const exported = listExported().map(([name]) => name);
  expect(exported.sort()).toEqual([...new Set([...named, ...OTHERS])].sort());
});

const NUMBERS = listExported().filter(([name, value]) => /^[\d_]+$/.test(value) && !OTHERS.includes(name));

test.each(NUMBERS)('the documented table has the value of %s', (name, value) => {
  const row = table.split('\n').find((line) => line.includes(`\`${name}\``));
  expect(row?.split('|')[2]).toContain(Number(value.replaceAll('_', '')).toLocaleString('en'));
});

test('the files that the documentation names exist', () => {
  const paths = [...docs.matchAll(/`((?:src|test)\/[\w/.-]+)`/g)].map(([, path = '']) => path);
  expect(paths.filter((path) => !existsSync(path))).toEqual([]);
});
