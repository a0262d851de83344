import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { openArchive } from '../../../../../src/library/formats/dictionary/archive/open-archive.ts';
import { readDictionary } from '../../../../../src/library/formats/dictionary/read-dictionary.ts';
import { packTar } from '../../../../../src/ui/options/get-deck/import/pack-tar.ts';
import { concat, writeStardict } from '../../../../support/stardict.ts';
import { type TarEntry, toPax, writeTar } from '../../../../support/tar.ts';

async function collect<Part>(parts: AsyncIterable<Part>): Promise<Part[]> {
  const all: Part[] = [];
  for await (const part of parts) all.push(part);
  return all;
}

async function list(tar: Blob): Promise<[name: string, content: string][]> {
  const files = await openArchive(tar);
  return Promise.all(
    files.map(async ({ name, read }): Promise<[string, string]> => [name, (await collect(read())).join('')]),
  );
}

const toBlob = (...entries: TarEntry[]) => new Blob([writeTar(...entries)]);
const last: TarEntry = { name: 'last.idx', content: 'b' };
const LAST: [string, string] = ['last.idx', 'b'];
const long = `${'n'.repeat(120)}ä.ifo`;

describe('a name is read whole', () => {
  test.each<[string, TarEntry[], string]>([
    ['of 100 bytes', [{ name: 'n'.repeat(100), content: 'a' }], 'n'.repeat(100)],
    ['of pax', [toPax({ mtime: '1.5', path: long }), { name: long, content: 'a' }], long],
    [
      'of pax that is longer than a block',
      [toPax({ path: long.repeat(9) }), { name: 'x', content: 'a' }],
      long.repeat(9),
    ],
    [
      'of GNU',
      [
        { name: '././@LongLink', type: 'L', content: `${long}\0` },
        { name: long, content: 'a' },
      ],
      long,
    ],
    [
      'of GNU that fills its blocks',
      [
        { name: '././@LongLink', type: 'L', content: `${'n'.repeat(512)}\0` },
        { name: 'n', content: 'a' },
      ],
      'n'.repeat(512),
    ],
    ['with the folder of ustar', [{ name: 'a.ifo', prefix: 'de/en', content: 'a' }], 'de/en/a.ifo'],
  ])('%s', async (_, entries, name) => {
    expect(await list(toBlob(...entries, last))).toEqual([[name, 'a'], LAST]);
  });

  test('of files that were chosen together', async () => {
    const files = ['short.idx', long, 'n'.repeat(100)].map((name) => new File([`in ${name}`], name));
    expect(await list(packTar(files, 'all.tar'))).toEqual(files.map(({ name }) => [name, `in ${name}`]));
  });
});

test('a name that is not UTF-8 keeps its ending, so that the files of a dictionary find each other', async () => {
  const files = writeStardict([['Haus', 'house']]);
  const entries = Object.entries(files).map(([name, content]) => ({
    name: concat(new Uint8Array([0xcb, 0xee]), Buffer.from(name)),
    content,
  }));
  const cards = (await collect(readDictionary(toBlob(...entries)))).flat();
  expect(cards).toMatchObject([{ word: 'Haus', meanings: ['house'] }]);
});

describe('an entry is left out', () => {
  const setSparse = (head: Buffer) => head.writeUInt8(1, 482);
  const map = Buffer.alloc(512);
  test.each<[string, TarEntry[]]>([
    ['if it is a folder', [{ name: 'folder/', type: '5' }]],
    ['if it is a hard link', [{ name: 'a.ifo', type: '1' }]],
    ['if it is a symbolic link', [{ name: 'a.ifo', type: '2' }]],
    ['if it is the label of a volume', [{ name: 'a.ifo', type: 'V' }]],
    ['if GNU stored it as sparse', [{ name: 'a.ifo', type: 'S', content: 'packed' }]],
    [
      'if GNU stored it as sparse, with a long map',
      [{ name: 'a.ifo', type: 'S', content: map, edit: (head) => [setSparse(head), head.write('0'.repeat(11), 124)] }],
    ],
    ['if pax has it as sparse', [toPax({ 'GNU.sparse.major': '1' }), { name: 'a.ifo', content: 'packed' }]],
    ['if pax says something of all files', [{ ...toPax({ comment: 'a' }), type: 'g' }]],
  ])('%s', async (_, entries) => {
    expect(await list(toBlob(...entries, last))).toEqual([LAST]);
  });
});

test('a tar may end without zeros, or with anything after them', async () => {
  const bytes = writeTar(last);
  expect(await list(new Blob([bytes.slice(0, 1_024)]))).toEqual([LAST]);
  expect(await list(new Blob([bytes, 'rest']))).toEqual([LAST]);
});

const whole = writeTar({ name: 'first.ifo', content: 'a'.repeat(600) }, toPax({ path: long }), last);
const damaged = whole.slice();
damaged[1_536] = 7;

describe('a damaged tar is refused', () => {
  test.each<[string, Blob, RegExp]>([
    ['cut in a file', new Blob([whole.slice(0, 1_000)]), /expected 1112 bytes or more, got 1000: it is cut/],
    ['cut in a head', new Blob([whole.slice(0, 1_600)]), /whole head of a file, got its end: it is cut/],
    ['cut before the file of a long name', new Blob([whole.slice(0, 2_560)]), /whole head of a file/],
    ['with another head', new Blob([damaged]), /the head of a file, got something else: it is damaged/],
    [
      'with a size that is none',
      toBlob({ name: 'a', edit: (head) => head.write('9'.repeat(11), 124) }),
      /the head of a file/,
    ],
    [
      'with a size of more than there is',
      toBlob({ name: 'a', edit: (head) => head.write('7'.repeat(11), 124) }),
      /expected 8589935103 bytes or more/,
    ],
    [
      'that is a bomb',
      new Blob([new Uint8Array(gzipSync(writeTar({ name: 'a.ifo', content: new Uint8Array(60_000_000) })))]),
      /a bomb/,
    ],
  ])('%s', async (_, tar, message) => {
    await expect(openArchive(tar)).rejects.toMatchObject({
      code: 'deck-file-invalid',
      message: expect.stringMatching(message),
    });
  });
});

test('of more files than a dictionary has is refused', async () => {
  const head = writeTar({ name: 'empty', content: '' }).subarray(0, 512);
  const tar = new Uint8Array(5_001 * 512);
  for (let at = 0; at < tar.length; at += 512) tar.set(head, at);
  await expect(openArchive(new Blob([tar]))).rejects.toMatchObject({
    code: 'deck-file-invalid',
    message: 'The tar: expected at most 5000 files, got more.',
  });
});
