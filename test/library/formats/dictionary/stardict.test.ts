import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { recognise } from '../../../../src/file-reader/preview-file.ts';
import { toLanguageCode } from '../../../../src/language/language-code.ts';
import { readDictionary, recogniseDictionary } from '../../../../src/library/formats/dictionary/read-dictionary.ts';
import { joinFiles } from '../../../../src/ui/options/get-deck/import/join-files.ts';
import { concat, type DictionaryFiles, toTar, writeDictd, writeStardict } from '../../../support/stardict.ts';
import { writeZip } from '../../../support/zip.ts';

async function read(file: Blob) {
  const rows = [];
  for await (const batch of readDictionary(file)) rows.push(...batch);
  return rows.map(({ line: _line, rank: _rank, content: _content, ...card }) => card);
}

const CARDS = [
  ['Haus', 'house\nhome'],
  ['gehen', 'to go'],
] as const satisfies [string, string][];
const READ = [
  { word: 'Haus', meanings: ['house', 'home'] },
  { word: 'gehen', meanings: ['to go'] },
];

describe('a StarDict dictionary is read', () => {
  const files = writeStardict(CARDS, { isPacked: true });
  const zip = new Blob([new Uint8Array(writeZip(files))]);

  test.each<[string, () => Blob | undefined]>([
    ['from a zip', () => zip],
    ['from a tar', () => toTar(files)],
    ['from a gzipped tar', () => new Blob([new Uint8Array(gzipSync(TAR_BYTES))])],
    ['from its files', () => joinFiles(Object.entries(files).map(([name, bytes]) => new File([bytes], name)))],
    [
      'from a folder in a zip',
      () =>
        new Blob([
          new Uint8Array(writeZip(Object.fromEntries(Object.entries(files).map(([name, b]) => [`de-en/${name}`, b])))),
        ]),
    ],
    ['without compression', () => toTar(writeStardict(CARDS))],
    ['with offsets of 64 bits', () => toTar(writeStardict(CARDS, { isLarge: true }))],
  ])('%s', async (_, open) => {
    expect(await read(open() ?? new Blob())).toEqual(READ);
  });

  test('with its name and credit', async () => {
    const tar = toTar(writeStardict(CARDS, { ifo: { bookname: 'German', author: 'Somebody' } }));
    expect((await recogniseDictionary(tar, toLanguageCode)).format).toMatchObject({
      kind: 'stardict',
      title: 'German',
      credit: 'Somebody',
    });
    expect((await recognise(tar)).format.kind).toBe('stardict');
  });

  test('with synonyms and words that share an article as forms', async () => {
    const tar = toTar(
      writeStardict(
        [
          ['colour', 'Farbe'],
          ['color', 'Farbe'],
        ],
        { synonyms: [['colours', 0]] },
      ),
    );
    expect(await read(tar)).toEqual([{ word: 'colour', meanings: ['Farbe'], forms: ['colours', 'color'] }]);
  });

  const bytes = (text: string) => new TextEncoder().encode(text);
  test.each<[string, string, Uint8Array, object]>([
    [
      'markup',
      'h',
      bytes('<b>house</b> &amp; home<br>&#x64;ynasty<script>x</script>'),
      {
        meanings: ['house & home', 'dynasty'],
      },
    ],
    [
      'XDXF',
      'x',
      bytes('<k>Haus</k> <tr>haʊs</tr>\n<def>house</def><def>home</def><ex>zu Hause — at home</ex>'),
      { meanings: ['house', 'home'], details: { reading: 'haʊs', examples: [['zu Hause', 'at home']] } },
    ],
    ['pronunciation and text', 'tm', bytes('/haʊs/\0house'), { meanings: ['house'], details: { reading: 'haʊs' } }],
    ['parts that state their types', '', bytes('mhouse\0tha\0'), { meanings: ['house'], details: { reading: 'ha' } }],
    [
      'a picture before the text',
      'Pm',
      concat(new Uint8Array([0, 0, 0, 2, 1, 2]), bytes('house')),
      {
        meanings: ['house'],
      },
    ],
  ])('with %s', async (_, types, article, expected) => {
    const tar = toTar(writeStardict([['Haus', article]], { ifo: { sametypesequence: types } }));
    expect(await read(tar)).toEqual([{ word: 'Haus', ...expected }]);
  });
});

const TAR_BYTES = new Uint8Array(await toTar(writeStardict(CARDS, { isPacked: true })).arrayBuffer());

describe('a dictionary for dictd is read', () => {
  test('with its title, headwords as they are written, and pronunciation', async () => {
    const tar = toTar(
      writeDictd([
        ['00databaseshort', '00-database-short\nGerman-English FreeDict\n'],
        ['haus', 'Haus /haʊs/ <n, neut>\nhouse\n "Das Haus." - The house.\n'],
        ['gehen', 'gehen\nto go\n'],
      ]),
    );
    expect((await recogniseDictionary(tar, toLanguageCode)).format).toMatchObject({
      kind: 'dictd',
      title: 'German-English FreeDict',
    });
    expect(await read(tar)).toEqual([
      {
        word: 'Haus',
        meanings: ['house'],
        details: {
          reading: 'haʊs',
          classes: ['noun'],
          genders: ['neuter'],
          examples: [['Das Haus.', 'The house.']],
        },
      },
      { word: 'gehen', meanings: ['to go'] },
    ]);
  });
});

describe('a StarDict dictionary that states other counts', () => {
  test.each([
    ['of words', { wordcount: '3' }, 3],
    ['of bytes', { idxfilesize: '9' }, 2],
  ])('%s is read, and the preview says so', async (_, fields, stated) => {
    const file = toTar(writeStardict(CARDS, { ifo: fields }));
    expect(await read(file)).toEqual(READ);
    const { format } = await recogniseDictionary(file, toLanguageCode);
    expect(format).toMatchObject(stated === 3 ? { counts: { stated: 3, found: 2 } } : { kind: 'stardict' });
  });
});

const good = writeStardict(CARDS);
const without = (name: string): DictionaryFiles =>
  Object.fromEntries(Object.entries(good).filter(([other]) => other !== name));
const cut = (name: string, bytes: number): DictionaryFiles => ({
  ...good,
  [name]: good[name]?.slice(0, -bytes) ?? concat(),
});
const ifo = (fields: Record<string, string>) => writeStardict(CARDS, { ifo: fields });
const dictd = writeDictd([['Haus', 'Haus\nhouse\n']]);

describe('a damaged dictionary is refused', () => {
  test.each<[string, Blob, RegExp]>([
    ['no index', toTar(without('test.idx')), /test\.idx beside test\.ifo, got none/],
    ['no text', toTar(without('test.dict')), /test\.dict\.dz beside/],
    ['two dictionaries', toTar({ ...good, 'other.ifo': concat() }), /one dictionary, got 2/],
    ['another .ifo', toTar({ ...good, 'test.ifo': concat() }), /in the first line/],
    ['no name', toTar(ifo({ bookname: '' })), /a bookname/],
    ['another version', toTar(ifo({ version: '9' })), /version 2\.4\.2 or 3\.0\.0, got 9/],
    ['no number of words', toTar(ifo({ wordcount: 'x' })), /a number as wordcount/],
    ['an index that is cut', toTar(cut('test.idx', 3)), /a complete last entry/],
    ['a text that is cut', toTar(cut('test.dict', 2)), /at least \d+ bytes, as the index states/],
    ['a synonym of no entry', toTar(writeStardict(CARDS, { synonyms: [['x', 9]] })), /entries below 2, got entry 9/],
    [
      'an entry without an end',
      toTar({ ...ifo({ idxfilesize: '3' }), 'test.idx': concat(Buffer.from('abc')) }),
      /complete/,
    ],
    [
      'a picture that is cut',
      toTar(writeStardict([['a', 'xx']], { ifo: { sametypesequence: 'Pm' } })),
      /one that is cut/,
    ],
    [
      'damaged gzip',
      toTar({ ...without('test.dict'), 'test.dict.dz': concat(Buffer.from('no gzip')) }),
      /damaged data/,
    ],
    [
      'a bomb of gzip',
      toTar({
        'test.ifo': ifo({ wordcount: '1', idxfilesize: '10' })['test.ifo'] ?? concat(),
        'test.idx': concat(Buffer.from('a\0\x03\0\0\0\0\0\0\x04', 'latin1')),
        'test.dict.dz': new Uint8Array(gzipSync(Buffer.alloc(60_000_000))),
      }),
      /a bomb/,
    ],
    ['a tar that is cut', new Blob([TAR_BYTES.slice(0, 550)]), /it is cut/],
    ['a tar without files', new Blob([new Uint8Array(TAR_BYTES.slice(0, 0)), new Uint8Array(1_024)]), /damaged/],
    ['bzip2', new Blob(['BZh91AY']), /browsers cannot unpack/],
    ['only an index', toTar({ 'test.idx': concat() }), /an index\.json, or an \.ifo/],
    ['dictd without its text', toTar({ 'deu-eng.index': concat() }), /deu-eng\.dict\.dz beside/],
    [
      'an index of dictd without tabs',
      toTar({ ...dictd, 'deu-eng.index': concat(Buffer.from('Haus A B\n')) }),
      /line 1/,
    ],
  ])('%s', async (_, file, message) => {
    await expect(read(file)).rejects.toMatchObject({
      code: 'deck-file-invalid',
      message: expect.stringMatching(message),
    });
  });
});
