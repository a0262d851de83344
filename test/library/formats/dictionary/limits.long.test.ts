import { expect, test } from 'vitest';
import { readWhole } from '../../../../src/library/formats/dictionary/byte-reader.ts';
import { MAX_BANK_ROW_LENGTH } from '../../../../src/library/formats/dictionary/json-rows.ts';
import { MAX_DICTIONARY_INDEX_BYTES } from '../../../../src/library/formats/dictionary/limits.ts';
import { readDictionary } from '../../../../src/library/formats/dictionary/read-dictionary.ts';
import { fileOf } from '../../../support/zero-file.ts';
import { writeZip } from '../../../support/zip.ts';

test('a bank of 20 MB is read as a stream', async () => {
  const rows: string[] = [];
  let length = 0;
  for (let number = 0; length < 20_000_000; number += 1) {
    const meanings = Array.from(
      { length: 100 },
      (_, sense) => `"meaning ${(number * 7_919 + sense * 104_729) % 99_991}"`,
    );
    const row = `["word${number}","","n","",0,[${meanings.join(',')}],0,""]`;
    rows.push(row);
    length += row.length + 1;
  }
  const zip = writeZip({
    'index.json': '{"title":"T","revision":"1","format":3}',
    'term_bank_1.json': `[${rows.join(',')}]`,
  });
  let [cards, last] = [0, ''];
  for await (const batch of readDictionary(new Blob([new Uint8Array(zip)]))) {
    cards += batch.length;
    last = batch.at(-1)?.word ?? last;
  }
  expect([cards, last]).toEqual([rows.length, `word${rows.length - 1}`]);
}, 120_000);

test('the longest list of words is read, a longer one is refused', async () => {
  const bytes = MAX_DICTIONARY_INDEX_BYTES;
  expect(await readWhole(fileOf('words.idx', bytes), bytes)).toHaveLength(bytes);
  await expect(readWhole(fileOf('words.idx', bytes + 1), bytes)).rejects.toThrow(`at most ${bytes} bytes`);
}, 120_000);

test('a row of 4,000,000 characters in a bank is read, one that continues is refused', async () => {
  const readBank = async (row: string) => {
    const bank = { 'index.json': '{"title":"T","revision":"1","format":3}', 'term_bank_1.json': `[${row}]` };
    const cards: unknown[] = [];
    for await (const batch of readDictionary(new Blob([new Uint8Array(writeZip(bank))]))) cards.push(...batch);
    return cards;
  };
  const end = '],0,""]';
  const start = '["a","","","",0,["meaning"';
  // The piece that makes the row too long is refused before its end.
  const rowOf = (length: number) => `${start}${','.padEnd(length - start.length - end.length - 3)}"x"${end}`;
  expect(await readBank(rowOf(MAX_BANK_ROW_LENGTH))).toHaveLength(1);
  await expect(readBank(rowOf(2 * MAX_BANK_ROW_LENGTH))).rejects.toThrow('an entry of at most 4,000,000 characters');
});
