import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const docs = readFileSync('docs/reliability.md', 'utf8');
const table = docs.slice(docs.indexOf('## Limits'));

/** Limits of something else than input: what a setting may be, what is shown or computed, and what the check of servers asks. */
const OTHERS = [
  ...['MAX_NEW_PER_DAY', 'MAX_REVIEWS_PER_DAY', 'MAX_DWELL_MS', 'MAX_SITES'],
  ...['MAX_SELECTED_WORDS', 'MAX_LINE_FAULTS', 'MAX_HITS', 'MAX_INTERVAL_DAYS', 'MAX_REQUESTS'],
];

test('the documented table names every limit, and no other', () => {
  const named = [...table.matchAll(/`(MAX_[A-Z_]+)`/g)].map(([, name]) => name);
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((path) => /\.tsx?$/.test(path));
  const exported = files.flatMap((path) =>
    [...readFileSync(`src/${path}`, 'utf8').matchAll(/^export const (MAX_[A-Z_]+)/gm)].map(([, name]) => name),
  );
  expect(exported.sort()).toEqual([...new Set([...named, ...OTHERS])].sort());
});

test('the files that the documentation names exist', () => {
  const paths = [...docs.matchAll(/`((?:src|test)\/[\w/.-]+)`/g)].map(([, path = '']) => path);
  expect(paths.filter((path) => !existsSync(path))).toEqual([]);
});
