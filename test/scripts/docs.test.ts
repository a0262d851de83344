import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const MAX_LENGTH = 150;

/** Tables, pictures and HTML cannot be wrapped. */
const UNWRAPPED = /^\s*(\||!\[|<)/;

const DOCUMENTS = readdirSync('docs', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.md'))
  .map((path) => ({ path, lines: readFileSync(`docs/${path}`, 'utf8').split('\n') }));

const countCells = (row: string) => row.replace(/\\\||`[^`]*`/g, '').split('|').length;

test('the documents have a common width', () => {
  const long = DOCUMENTS.flatMap(({ path, lines }) =>
    lines.flatMap((line, index) => (line.length <= MAX_LENGTH || UNWRAPPED.test(line) ? [] : [`${path}:${index + 1}`])),
  );
  expect(DOCUMENTS.length).toBeGreaterThan(0);
  expect(long).toEqual([]);
});

test('each document begins with its title', () => {
  expect(DOCUMENTS.filter(({ lines }) => !lines[0]?.startsWith('# ')).map(({ path }) => path)).toEqual([]);
});

test('each table has as many cells in every row', () => {
  const uneven = DOCUMENTS.flatMap(({ path, lines }) =>
    lines.flatMap((line, index) => {
      const above = lines[index - 1] ?? '';
      const isRow = line.startsWith('|') && above.startsWith('|');
      return isRow && countCells(line) !== countCells(above) ? [`${path}:${index + 1}`] : [];
    }),
  );
  expect(uneven).toEqual([]);
});

const ENTRANCES = ['README.md', 'SECURITY.md', 'CHANGELOG.md', 'DATA-LICENSES.md'];

test('each link between the documents leads to a file', () => {
  const paths = [...DOCUMENTS.map(({ path }) => `docs/${path}`), ...ENTRANCES];
  const broken = paths.flatMap((path) =>
    Array.from(readFileSync(path, 'utf8').matchAll(/\]\((?!https?:|#)([^)#\s]+)/g), ([, link = '']) => link)
      .filter((link) => !existsSync(join(dirname(path), link)))
      .map((link) => `${path}: ${link}`),
  );
  expect(broken).toEqual([]);
});
