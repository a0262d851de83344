import { expect, test } from 'vitest';
import { MAX_ROW_LENGTH } from '../../../src/library/formats/check-text.ts';
import { streamLines } from '../../../src/library/formats/own-separators.ts';
import { readCardRows } from '../../../src/library/formats/read-card-rows.ts';
import { recogniseForPreview } from '../../../src/library/formats/recognise.ts';

async function read(text: string) {
  const bytes = new TextEncoder().encode(text);
  const { format } = await recogniseForPreview(bytes, 'words.txt');
  const cards: unknown[] = [];
  for await (const rows of readCardRows(new Blob([bytes]), format)) {
    for (const { word, meanings } of rows) cards.push([word, ...meanings]);
  }
  return cards;
}

const TWO = [
  ['Zug', 'train (also: procession)'],
  ['Gleis', 'platform'],
];

test.each([
  ['of sides and cards', 'Zug;TAB;train\n(also: procession);BREAK;Gleis;TAB;platform'],
  ['with a line feed at the end', 'Zug;TAB;train\r\n(also: procession);BREAK;Gleis;TAB;platform;BREAK;\r\n'],
  ['in brackets', 'Zug<TAB>train (also: procession)<ROW>Gleis<TAB>platform'],
  ['of sides alone', 'Zug;TAB;train (also: procession)\nGleis;TAB;platform\n'],
])('separators that are written as words are separators: %s', async (_, text) => {
  expect(await read(text)).toEqual(TWO);
});

test('a table that only mentions such a word stays a table', async () => {
  expect(await read('word;meaning;note\nTaste;TAB;key\nTisch;table;furniture\nHaus;house;\n')).toHaveLength(3);
  expect(await read('Taste;TAB\nTisch;TABLE\n')).toEqual([
    ['Taste', 'TAB'],
    ['Tisch', 'TABLE'],
  ]);
});

test('pieces of a text may end anywhere', async () => {
  const text = 'Zug;TAB;train\n(also: procession);BREAK;Gleis;TAB;platform';
  for (let size = 1; size < text.length; size++) {
    const pieces = (async function* () {
      for (let from = 0; from < text.length; from += size) yield text.slice(from, from + size);
    })();
    let joined = '';
    for await (const lines of streamLines(pieces, ';BREAK;')) joined += lines;
    expect(joined).toBe('Zug;TAB;train (also: procession)\nGleis;TAB;platform');
  }
});

test('a row that never ends is refused', async () => {
  const read = async (length: number) => {
    const pieces = (async function* () {
      yield 'a;TAB;'.padEnd(length, 'b');
    })();
    for await (const _ of streamLines(pieces, ';BREAK;'));
  };
  await read(MAX_ROW_LENGTH);
  await expect(read(MAX_ROW_LENGTH + 1)).rejects.toMatchObject({ code: 'deck-file-invalid' });
});
