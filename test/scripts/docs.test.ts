import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const MAX_LENGTH = 150;

/** Tables, pictures and HTML cannot be wrapped. */
const UNWRAPPED = /^\s*(\||!\[|<)/;

test('the documents have a common width', () => {
  const paths = readdirSync('docs', { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.md'));
  const long = paths.flatMap((path) => {
    const lines = readFileSync(`docs/${path}`, 'utf8').split('\n');
    return lines.flatMap((line, index) =>
      line.length <= MAX_LENGTH || UNWRAPPED.test(line) ? [] : [`${path}:${index + 1}`],
    );
  });
  expect(paths.length).toBeGreaterThan(0);
  expect(long).toEqual([]);
});
