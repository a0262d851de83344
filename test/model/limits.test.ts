import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as limits from '../../src/model/limits.ts';

const docs = readFileSync('docs/reliability.md', 'utf8');
const table = docs.slice(docs.indexOf('## Limits'));

test('the documented table names every limit, and no other', () => {
  const named = [...table.matchAll(/`(MAX_[A-Z_]+)`/g)].map(([, name]) => name);
  expect(new Set(named)).toEqual(new Set(Object.keys(limits)));
});

test('the files that the documentation names exist', () => {
  const paths = [...docs.matchAll(/`((?:src|test)\/[\w/.-]+)`/g)].map(([, path = '']) => path);
  expect(paths.filter((path) => !existsSync(path))).toEqual([]);
});
