import { expect, test } from 'vitest';
import { checkSizes } from '../../../../src/library/formats/dictionary/archive/zip-files.ts';
import { readDictionary } from '../../../../src/library/formats/dictionary/read-dictionary.ts';
import { writeZip } from '../../../support/zip.ts';

const makeFile = (packedBytes: number, unpackedBytes: number) => ({
  name: 'term_bank_1.json',
  packedBytes,
  unpackedBytes,
  readBytes: () => expect.unreachable('a refused file is not read'),
  read: () => expect.unreachable('a refused file is not read'),
});

test('a zip of more than 4 GB of text is refused before it is unpacked', () => {
  const half = makeFile(400_000_000, 2_000_000_000);
  expect(() => checkSizes([half, half])).not.toThrow();
  expect(() => checkSizes([half, half, makeFile(10, 100)])).toThrow('at most 4 GB of unpacked text');
});

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
