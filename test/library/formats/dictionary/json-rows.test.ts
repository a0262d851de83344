import { expect, test } from 'vitest';
import { readJsonRows } from '../../../../src/library/formats/dictionary/json-rows.ts';

const ROWS = [
  ['a', '', null, 0, ['b "c" \\', ['d', ['e']]]],
  ['ä\n', { tag: 'div', content: [{ tag: 'br' }, '\\"'] }, []],
  [],
  ['', ['[', ']', '{', '},']],
];

async function readAll(text: string, size: number): Promise<unknown[][]> {
  async function* cut() {
    for (let start = 0; start < text.length; start += size) yield text.slice(start, start + size);
  }
  const rows: unknown[][] = [];
  for await (const batch of readJsonRows('bank.json', cut())) rows.push(...batch.rows);
  return rows;
}

test('rows are read whole wherever the text is cut into chunks', async () => {
  for (const text of [JSON.stringify(ROWS), JSON.stringify(ROWS, undefined, 1)]) {
    for (let size = 1; size <= text.length; size += 1) expect(await readAll(text, size)).toEqual(ROWS);
  }
});
