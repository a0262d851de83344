import { expect, test } from 'vitest';
import { mergeTables } from '../../scripts/results.mjs';

const LAST = `# Results

What they mean.

| deck | text | words | found |
| --- | --- | --- | --- |
| deu-eng | talk | 10 | 50.0 % |
| deu-eng | news | 20 | 40.0 % |
`;

test('a row replaces the one with the same name, and the text above the tables stays', () => {
  const printed = '| deck | text | words | found |\n| --- | --- | --- | --- |\n| deu-eng | news | 21 | 90.0 % |\n';
  expect(mergeTables(LAST, printed)).toBe(LAST.replace('| 20 | 40.0 % |', '| 21 | 90.0 % |'));
});

test('new rows and new tables follow the others', () => {
  const printed = [
    '| deck | text | words | found |\n| --- | --- | --- | --- |\n| spa-eng | news | 5 | 0.0 % |',
    '| kind | lines |\n| --- | --- |\n| all | – |',
  ].join('\n\n');
  expect(mergeTables(LAST, printed)).toBe(`${LAST}| spa-eng | news | 5 | 0.0 % |

| kind | lines |
| --- | --- |
| all | – |
`);
});

test('text outside of tables is not written', () => {
  expect(mergeTables(LAST, 'Reading…\n\nDone in 3 s.\n')).toBe(LAST);
});
