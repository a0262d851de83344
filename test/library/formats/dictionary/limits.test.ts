import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createFile } from '../../../../src/library/formats/dictionary/archive/archive-file.ts';
import { openPacked } from '../../../../src/library/formats/dictionary/archive/gunzip.ts';
import { checkSizes } from '../../../../src/library/formats/dictionary/archive/zip-files.ts';
import {
  createByteReader,
  MAX_ARTICLE_BYTES,
  readWhole,
} from '../../../../src/library/formats/dictionary/byte-reader.ts';
import { MAX_BANK_TEXT_LENGTH } from '../../../../src/library/formats/dictionary/json-rows.ts';
import {
  MAX_DICTIONARY_HEAD_BYTES,
  MAX_FREELY_PACKED_BYTES,
  MAX_PACKING_RATIO,
} from '../../../../src/library/formats/dictionary/limits.ts';
import { readDictionary } from '../../../../src/library/formats/dictionary/read-dictionary.ts';
import { fileOf } from '../../../support/zero-file.ts';
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

async function readCards(zip: Uint8Array) {
  const cards = [];
  for await (const batch of readDictionary(new Blob([new Uint8Array(zip)]))) cards.push(...batch);
  return cards;
}

test('a large file of a zip that shrinks too much is refused', () => {
  const unpacked = 400 * MAX_FREELY_PACKED_BYTES;
  expect(() => checkSizes([makeFile(1, MAX_FREELY_PACKED_BYTES)])).not.toThrow();
  expect(() => checkSizes([makeFile(1, MAX_FREELY_PACKED_BYTES + 1)])).toThrow('a zip bomb');
  expect(() => checkSizes([makeFile(unpacked / MAX_PACKING_RATIO, unpacked)])).not.toThrow();
  expect(() => checkSizes([makeFile(unpacked / MAX_PACKING_RATIO - 1, unpacked)])).toThrow('a zip bomb');
});

test('a gzipped file of 10 MB may shrink as much as it likes, a larger one may not', async () => {
  const read = async (bytes: number) => {
    const packed = new Uint8Array(gzipSync(new Uint8Array(bytes)));
    const file = createFile({
      name: 'words.gz',
      packedBytes: packed.length,
      unpackedBytes: packed.length,
      async *readBytes() {
        yield packed;
      },
    });
    return (await readWhole(openPacked(file), Number.POSITIVE_INFINITY)).length;
  };
  expect(await read(MAX_FREELY_PACKED_BYTES)).toBe(MAX_FREELY_PACKED_BYTES);
  await expect(read(MAX_FREELY_PACKED_BYTES + 1)).rejects.toThrow('a bomb');
});

test('an article of 4 MB is read, a longer one is refused', async () => {
  const reader = createByteReader(fileOf('words.dict', MAX_ARTICLE_BYTES + 1));
  expect(await reader.read(0, MAX_ARTICLE_BYTES)).toHaveLength(MAX_ARTICLE_BYTES);
  await expect(reader.read(0, MAX_ARTICLE_BYTES + 1)).rejects.toThrow('articles of at most 4 MB');
});

test('a description of 1 MB is read, a longer one is refused', async () => {
  const start = '{"title":"T","revision":"1","format":3,"description":"';
  const open = (bytes: number) => {
    const index = `${start}${'x'.repeat(bytes - start.length - 2)}"}`;
    const zip = writeZip({ 'index.json': index, 'term_bank_1.json': '[["a","","","",0,["b"],0,""]]' });
    return readCards(zip);
  };
  expect(await open(MAX_DICTIONARY_HEAD_BYTES)).toHaveLength(1);
  await expect(open(MAX_DICTIONARY_HEAD_BYTES + 1)).rejects.toThrow('at most 1 MB');
});

test.each([MAX_DICTIONARY_HEAD_BYTES])('a list of %i bytes is read, a longer one is refused', async (bytes) => {
  expect(await readWhole(fileOf('words.idx', bytes), bytes)).toHaveLength(bytes);
  await expect(readWhole(fileOf('words.idx', bytes + 1), bytes)).rejects.toThrow(`at most ${bytes} bytes`);
});

/** Reads a bank of one row. */
const readBank = (row: string) =>
  readCards(writeZip({ 'index.json': '{"title":"T","revision":"1","format":3}', 'term_bank_1.json': `[${row}]` }));

test('a text of 1,000,000 characters in a bank is read, a longer one is refused', async () => {
  const words = 'word '.repeat(MAX_BANK_TEXT_LENGTH / 5);
  const rowOf = (meaning: string) => JSON.stringify(['a', '', '', '', 0, [meaning], 0, '']);
  expect(await readBank(rowOf(words))).toHaveLength(1);
  await expect(readBank(rowOf(`${words}x`))).rejects.toThrow('texts of at most 1,000,000 characters');
});
