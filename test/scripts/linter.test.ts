import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findSurprises } from '../../scripts/linter/surprises.mjs';

const FILE = 'chunks/shared-a1_B-2.js';
const SOURCE = 'p.__html==t.innerHTML||(t.innerHTML=p.__html);\nu.innerHTML=text;';
const KNOWN = { code: 'UNSAFE_VAR_ASSIGNMENT', message: 'Unsafe assignment', file: FILE, line: 1, column: 25 };

const find = (warnings: object[], errors: object[] = []) =>
  findSurprises({ errors, warnings } as Parameters<typeof findSurprises>[0], () => SOURCE);

test('the explained warning is no surprise, and the reviewers read about it', () => {
  expect(find([KNOWN])).toEqual([]);
  expect(readFileSync('docs/store/reviewers.md', 'utf8')).toContain(KNOWN.code);
});

test.each([
  ['another kind of warning', { ...KNOWN, code: 'DANGEROUS_EVAL' }],
  ['the same one about other code of the same file', { ...KNOWN, line: 2, column: 1 }],
  ['the same one in another file', { ...KNOWN, file: 'background.js' }],
  ['a second one', KNOWN],
  ['one about the whole package', { code: 'MISSING_DATA_COLLECTION_PERMISSIONS', message: 'Missing' }],
])('%s is a surprise', (_, warning) => {
  expect(find([KNOWN, warning])).toEqual([expect.stringContaining(warning.code)]);
});

test('an error is a surprise, whatever it is about', () => {
  expect(find([KNOWN], [KNOWN])).toEqual([`${KNOWN.code} in ${FILE}:1: ${KNOWN.message}`]);
});

test('an explanation of a warning that is gone is a surprise', () => {
  expect(find([])).toEqual([expect.stringContaining('does not report it')]);
});
