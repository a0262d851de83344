import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { AppError } from '../../../../../src/app-error.ts';
import { openZip } from '../../../../../src/library/formats/dictionary/archive/zip-files.ts';
import { writeZip, type ZipContent } from '../../../../support/zip.ts';

const FILES: ZipContent = {
  'index.json': '{"title":"Test","revision":"1","format":3}',
  'term_bank_1.json': JSON.stringify(Array.from({ length: 40 }, (_, at) => [`Wort ${at}`, '', '', '', at, ['word']])),
  'term_bank_2.json': '[["Haus","","n","",1,["house"]]]',
  'styles.css': '',
};

async function readAll(zip: Uint8Array<ArrayBuffer>): Promise<Record<string, string>> {
  const read: Record<string, string> = {};
  for (const file of await openZip(new Blob([zip]))) {
    let text = '';
    for await (const part of file.read()) text += part;
    read[file.name] = text;
  }
  return read;
}

const toBytes = (zip: Buffer) => new Uint8Array(zip);

test('is read whole', async () => {
  expect(await readAll(toBytes(writeZip(FILES)))).toEqual(FILES);
});

test('with one changed bit gives the same files, or a refusal', async () => {
  const zip = toBytes(writeZip(FILES));
  await fc.assert(
    fc.asyncProperty(fc.nat(zip.length * 8 - 1), async (bit) => {
      const damaged = zip.slice();
      damaged[bit >> 3] = (damaged[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      try {
        expect(await readAll(damaged)).toEqual(FILES);
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        expect(error.code).toBe('deck-file-invalid');
      }
    }),
    { numRuns: 150 },
  );
});

describe('is refused', () => {
  const damage = (change: (zip: Buffer) => void) => {
    const zip = writeZip(FILES);
    change(zip);
    return toBytes(zip);
  };
  /** The place of a text in a zip: in front of its file, or in the directory. */
  const find = (zip: Buffer, text: string, which: 'file' | 'directory') =>
    which === 'file' ? zip.indexOf(text) : zip.lastIndexOf(text);

  test.each<[string, Uint8Array<ArrayBuffer>, RegExp]>([
    [
      'whose text differs from its check sum',
      damage((zip) => zip.writeUInt32LE(1, find(zip, 'term_bank_1.json', 'directory') - 30)),
      /term_bank_1\.json: expected .* by their check sum/,
    ],
    [
      'that lists a file by another name',
      damage((zip) => zip.write('term_bank_9', find(zip, 'term_bank_2', 'directory'))),
      /expected term_bank_9\.json in its place/,
    ],
    ['that counts fewer files', damage((zip) => zip.writeUInt16LE(3, zip.length - 12)), /expected a directory of all/],
    [
      'that is packed by Zstandard',
      damage((zip) => zip.writeUInt16LE(93, find(zip, 'term_bank_1.json', 'directory') - 36)),
      /term_bank_1\.json: expected a file packed as in most zips, got a way of packing/,
    ],
    [
      'with two files of one name',
      damage((zip) => {
        for (const which of ['file', 'directory'] as const) zip.write('term_bank_1', find(zip, 'term_bank_2', which));
      }),
      /expected each file once/,
    ],
    [
      'whose files share their bytes',
      damage((zip) => zip.writeUInt32LE(0, find(zip, 'term_bank_2.json', 'directory') - 4)),
      /expected bytes of its own/,
    ],
  ])('%s', async (_, zip, message) => {
    await expect(readAll(zip)).rejects.toMatchObject({
      code: 'deck-file-invalid',
      message: expect.stringMatching(message),
    });
  });
});

test('may have a comment', async () => {
  const zip = writeZip(FILES);
  zip.writeUInt16LE(3, zip.length - 2);
  expect(await readAll(toBytes(Buffer.concat([zip, Buffer.from('abc')])))).toEqual(FILES);
});
