import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { Dictionary, DictionaryIndex, TermEntry } from 'yomichan-dict-builder';
import { toLanguageCode } from '../../../../src/language/language-code.ts';
import {
  readDictionary,
  readFirstCards,
  recogniseDictionary,
} from '../../../../src/library/formats/dictionary/read-dictionary.ts';
import type { FileCard } from '../../../../src/model/file-format.ts';
import { writeDictionaryZip, writeZip } from '../../../support/zip.ts';

const toBlob = (bytes: Uint8Array) => new Blob([new Uint8Array(bytes)]);

async function read(zip: Uint8Array): Promise<FileCard[]> {
  const rows: FileCard[] = [];
  for await (const batch of readDictionary(toBlob(zip))) rows.push(...batch);
  return rows;
}

async function readCards(zip: Uint8Array) {
  return (await read(zip)).map(({ line: _, content: _content, ...card }) => card);
}

const entry = (term: string, glossary: unknown[], tags = '', reading = '') => [
  term,
  reading,
  tags,
  '',
  0,
  glossary,
  0,
  '',
];

test('a dictionary may explain words in their own language', async () => {
  const zip = writeZip({
    'index.json': JSON.stringify({
      title: '国語',
      revision: '1',
      format: 3,
      sourceLanguage: 'ja',
      targetLanguage: 'ja',
    }),
    'term_bank_1.json': JSON.stringify([['家', 'いえ', '', '', 0, ['住む建物'], 0, '']]),
  });
  expect(await recogniseDictionary(toBlob(zip), toLanguageCode)).toMatchObject({
    languages: { from: { iso639_3: 'jpn' }, to: { iso639_3: 'jpn' } },
  });
});

describe('a dictionary that was packed again is read', () => {
  const FILES = {
    'index.json': JSON.stringify({ title: 'Slovar', revision: '1', format: 3 }),
    'term_bank_1.json': JSON.stringify([['hiša', '', '', '', 0, ['house'], 0, '']]),
  };
  const inFolder = (folder: string) =>
    Object.fromEntries(Object.entries(FILES).map(([name, text]) => [folder + name, text]));
  test.each([
    ['in a folder', inFolder('slovar/')],
    ['in two folders', inFolder('a/b/')],
    ['with backslashes', inFolder('slovar\\')],
    [
      'with files of the system',
      { ...inFolder('slovar/'), '__MACOSX/slovar/._index.json': 'x', 'slovar/.DS_Store': 'x' },
    ],
    ['with a text beside the folder', { ...inFolder('slovar/'), 'READ ME.txt': 'x' }],
  ])('%s', async (_, files) => {
    expect(await readCards(writeZip(files))).toMatchObject([{ word: 'hiša', meanings: ['house'] }]);
  });
});

/** An entry as wiktionary-to-yomitan writes it. */
const HAUS = {
  type: 'structured-content',
  content: [
    {
      tag: 'div',
      data: { content: 'preamble' },
      content: [{ tag: 'details', content: [{ tag: 'summary', content: 'Etymology' }, 'From Middle High German'] }],
    },
    {
      tag: 'ol',
      data: { content: 'glosses' },
      content: [
        {
          tag: 'li',
          content: [
            { tag: 'div', data: { content: 'tags' }, content: 'countable' },
            { tag: 'div', content: ['house, ', { tag: 'span', content: 'dwelling' }] },
            {
              tag: 'details',
              data: { content: 'details-entry-examples' },
              content: [
                { tag: 'summary', content: '1 example' },
                {
                  tag: 'div',
                  data: { content: 'example-sentence' },
                  content: [
                    { tag: 'div', data: { content: 'example-sentence-a' }, content: 'Das Haus ist alt.' },
                    { tag: 'div', data: { content: 'example-sentence-b' }, content: ['The house is old.'] },
                  ],
                },
              ],
            },
          ],
        },
        { tag: 'li', content: [{ tag: 'div', content: ['dynasty'] }] },
      ],
    },
    {
      tag: 'div',
      data: { content: 'backlink' },
      content: { tag: 'a', href: 'https://example.org', content: 'Wiktionary' },
    },
  ],
};

describe('a dictionary of Wiktionary is read', () => {
  const zip = writeDictionaryZip(
    {
      tag_bank_1: [
        ['n', 'partOfSpeech', -1, 'noun', 1],
        ['neut', 'gender', 0, 'neuter', 0],
      ],
      term_bank_1: [
        entry('Haus', [HAUS], 'n neut'),
        entry('gehen', ['to go'], 'v'),
        entry('gehen', ['to walk', 'to go'], 'v'),
      ],
      term_bank_2: [
        entry('Häuser', [['Haus', ['nominative plural']]], 'non-lemma'),
        entry(
          'Hauses',
          [
            ['Haus', ['genitive']],
            ['Haus', ['old']],
          ],
          'non-lemma',
        ),
        entry('ging', [['gehen', ['past']]], 'non-lemma'),
        entry('Quux', [['Nirgends', ['plural']]], 'non-lemma'),
      ],
      term_meta_bank_1: [['Haus', 'ipa', { reading: 'Haus', transcriptions: [{ ipa: '/haʊ̯s/' }, { ipa: '[x]' }] }]],
    },
    { sourceLanguage: 'de', targetLanguage: 'en', attribution: 'Wiktionary, CC BY-SA', title: 'wty-de-en' },
  );

  test('with meanings, examples, classes, pronunciation, and forms of later banks', async () => {
    expect(await readCards(zip)).toEqual([
      {
        rank: 1,
        word: 'Haus',
        meanings: ['house, dwelling', 'dynasty'],
        forms: ['Häuser', 'Hauses'],
        details: {
          reading: 'haʊ̯s',
          classes: ['noun'],
          genders: ['neuter'],
          examples: [['Das Haus ist alt.', 'The house is old.']],
        },
      },
      { rank: 2, word: 'gehen', meanings: ['to go', 'to walk'], forms: ['ging'], details: { classes: ['verb'] } },
    ]);
  });

  test('and recognised with its languages, title and credit', async () => {
    expect(await recogniseDictionary(toBlob(zip), toLanguageCode)).toMatchObject({
      format: { kind: 'yomitan', title: 'wty-de-en', credit: 'Wiktionary, CC BY-SA', isRanked: false },
      languages: { from: { iso639_3: 'deu', name: 'German' }, to: { iso639_3: 'eng', name: 'English' } },
      isDictionary: true,
    });
    expect((await readFirstCards(toBlob(zip), 1))[0]?.word).toBe('Haus');
  });
});

test('a word has the largest score of its rows, and one that is a form, too, comes after its lemma', async () => {
  const row = (term: string, score: number, glossary: unknown[]) => [term, '', '', '', score, glossary, 0, ''];
  const zip = writeDictionaryZip({
    term_bank_1: [
      row('Berge', 0, [['Berg', ['plural']], 'a surname']),
      row('Berg', 5, ['mountain']),
      row('Berg', 80, ['hill']),
    ],
  });
  expect(await readCards(zip)).toEqual([
    { rank: 1, word: 'Berge', meanings: ['a surname'], forms: ['Berge'] },
    { rank: 2, word: 'Berg', meanings: ['mountain', 'hill'], forms: ['Berge'], details: { score: 80 } },
  ]);
});

test('words are ranked by frequency, and the others follow', async () => {
  const banks = (mode: 'rank-based' | 'occurrence-based', values: unknown[]) =>
    writeDictionaryZip(
      {
        term_bank_1: ['rare', 'often', 'none', 'some'].map((word) => entry(word, [`${word} meaning`])),
        term_meta_bank_1: ['rare', 'often', 'some'].map((word, index) => [word, 'freq', values[index]]),
      },
      { frequencyMode: mode },
    );
  const order = ['often', 'some', 'rare', 'none'];
  const words = async (zip: Uint8Array) => (await read(zip)).map(({ word }) => word);
  expect(await words(banks('rank-based', [900, '1', { value: 20, displayValue: '20㋕' }]))).toEqual(order);
  expect(await words(banks('occurrence-based', [1, { frequency: { value: 50 }, reading: 'often' }, '1,0']))).toEqual([
    'often',
    'rare',
    'some',
    'none',
  ]);
  const ranked = await recogniseDictionary(toBlob(banks('rank-based', [1, 2, 3])), toLanguageCode);
  expect(ranked.format).toMatchObject({ isRanked: true });
});

test('a Japanese word has its reading with the pitch, and is found as it is read', async () => {
  const zip = writeDictionaryZip({
    term_bank_1: [
      entry('今日', ['today'], 'n', 'きょう'),
      entry('行く', [{ type: 'text', text: 'to go\nto move' }], 'v5k-s', 'いく'),
    ],
    term_meta_bank_1: [['今日', 'pitch', { reading: 'きょう', pitches: [{ position: 1 }] }]],
    kanji_bank_1: [['日', 'ニチ ジツ', 'ひ -び', 'jouyou', ['day', 'sun'], { strokes: '4' }]],
  });
  expect(await readCards(zip)).toEqual([
    {
      rank: 1,
      word: '今日',
      meanings: ['today'],
      forms: ['きょう'],
      details: { reading: 'きょう [1]', classes: ['noun'] },
    },
    {
      rank: 2,
      word: '行く',
      meanings: ['to go', 'to move'],
      forms: ['いく'],
      details: { reading: 'いく', classes: ['verb'] },
    },
    {
      rank: 3,
      word: '日',
      meanings: ['day', 'sun'],
      forms: ['ニチ ジツ ひ -び'],
      details: { reading: 'ニチ ジツ ひ -び' },
    },
  ]);
});

test('format 1 is read', async () => {
  const zip = writeDictionaryZip(
    { term_bank_1: [['Hund', '', 'n', '', 0, 'dog', 'hound']] },
    { format: undefined, version: 1 },
  );
  expect(await readCards(zip)).toMatchObject([{ word: 'Hund', meanings: ['dog', 'hound'] }]);
});

test('dictionaries of an independent writer are read', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'wayword-dictionary-'));
  try {
    const dictionary = new Dictionary({ fileName: 'test.zip' });
    await dictionary.setIndex(
      new DictionaryIndex()
        .setTitle('Independent')
        .setRevision('1')
        .setAuthor('Somebody')
        .setDescription('Words')
        .setAttribution('CC0')
        .build(),
      folder,
    );
    for (let number = 1; number <= 300; number++) {
      await dictionary.addTerm(
        new TermEntry(`sana${number}`)
          .setReading('')
          .addDetailedDefinition({
            type: 'structured-content',
            content: { tag: 'ul', content: [{ tag: 'li', content: `word ${number}` }] },
          })
          .addDetailedDefinition('plain')
          .build(),
      );
      await dictionary.addTermMeta([`sana${number}`, 'freq', 301 - number]);
    }
    await dictionary.export(folder);
    const rows = await read(await readFile(join(folder, 'test.zip')));
    expect(rows).toHaveLength(300);
    expect(rows[0]).toMatchObject({ rank: 1, word: 'sana300', meanings: ['word 300', 'plain'] });
  } finally {
    await rm(folder, { recursive: true });
  }
});

const good = { term_bank_1: [entry('a', ['b'])] };
const wide = writeDictionaryZip({
  term_bank_1: Array.from({ length: 500 }, (_, number) => entry(`w${number * 7919}`, [`m${number * 104729}`])),
});
const raw = (text: string | Uint8Array) =>
  writeZip({ 'index.json': '{"title":"T","revision":"1","format":3}', 'term_bank_1.json': text });
const withIndex = (index: string) => writeZip({ 'index.json': index, 'term_bank_1.json': '[]' });
const row = (...cells: unknown[]) => writeDictionaryZip({ term_bank_1: [entry('a', ['b']), cells] });

describe('a damaged dictionary is refused', () => {
  test.each<[string, Uint8Array, RegExp]>([
    ['an empty file', new Uint8Array(), /zip is damaged/],
    ['only the start of a zip', wide.subarray(0, 2_000), /zip is damaged/],
    ['only the end of a zip', wide.subarray(2_000), /damaged/],
    [
      'a hole in the data',
      Buffer.concat([wide.subarray(0, 600), Buffer.alloc(900), wide.subarray(1_500)]),
      /damaged|bytes|JSON|UTF-8|list/,
    ],
    ['no index', writeZip({ 'term_bank_1.json': '[]' }), /an index\.json/],
    ['two dictionaries in folders', writeZip({ 'a/index.json': '{}', 'b/index.json': '{}' }), /not the folder/],
    ['a zip of zips', writeZip({ 'a.zip': new Uint8Array(4) }), /zip of zips/],
    ['an index that is cut', withIndex('{"title":"T"'), /index\.json: expected JSON/],
    ['an index that is a list', withIndex('[]'), /an object/],
    ['no title', withIndex('{"revision":"1","format":3}'), /a title/],
    ['no revision', withIndex('{"title":"T","format":3}'), /a revision/],
    ['no format', withIndex('{"title":"T","revision":"1"}'), /format 1 or 3/],
    ['a later format', withIndex('{"title":"T","revision":"1","format":4}'), /format 1 or 3, got 4/],
    ['no banks', writeZip({ 'index.json': '{"title":"T","revision":"1","format":3}' }), /entries .* got none/],
    [
      'only frequencies of characters',
      writeDictionaryZip({ kanji_meta_bank_1: [['a', 'freq', 1]] }),
      /entries .* got none/,
    ],
    ['facts of no known kind', writeDictionaryZip({ term_meta_bank_1: [['a', 'tone', 1]] }), /at least one/],
    ['no entries', raw('[]'), /at least one entry/],
    ['a bank that is an object', raw('{"a":[]}'), /row 1: expected a list of rows/],
    ['a bank that is a text', raw('"a"'), /row 1: expected a list of rows/],
    ['rows that are objects', raw('[{}]'), /row 1: expected a list/],
    ['rows that are numbers', raw('[1]'), /row 1: expected a list/],
    ['a bank that is cut', raw('[["a","","","",0,["b"],0,""],["c","'), /row 2: expected a complete list/],
    ['an empty bank', raw(''), /expected a complete list/],
    ['text after the list', raw('[] []'), /a list of rows/],
    ['a bracket too many', raw('[]]'), /a bracket too many/],
    ['broken JSON in a row', raw('[["a",,]]'), /row 1: expected JSON/],
    ['bytes that are not UTF-8', raw(new Uint8Array([0x5b, 0xff, 0x5d])), /UTF-8/],
    ['a text above 1 MB', raw(`[["a","","","",0,["${'x '.repeat(600_000)}"],0,""]]`), /1,000,000 characters/],
    ['a huge row', raw(`[["a","","","",0,[${'"x",'.repeat(1_100_000)}"x"],0,""]]`), /4,000,000 characters/],
    ['a term that is a number', row(1, '', '', '', 0, [], 0, ''), /row 2: expected a word/],
    ['a reading that is null', row('a', null, '', '', 0, [], 0, ''), /row 2: expected a reading/],
    ['tags that are a list', row('a', '', [], '', 0, [], 0, ''), /row 2: expected tags/],
    ['rules that are missing', row('a', '', '', null, 0, [], 0, ''), /row 2: expected rules/],
    ['a score that is a text', row('a', '', '', '', '0', [], 0, ''), /row 2: expected a score/],
    ['meanings that are a text', row('a', '', '', '', 0, 'b', 0, ''), /row 2: expected a list of meanings/],
    [
      'meanings of an unknown kind',
      row('a', '', '', '', 0, [{ type: 'sound' }], 0, ''),
      /row 2: expected meanings of a kind/,
    ],
    ['a form without rules', row('a', '', '', '', 0, [['b']], 0, ''), /row 2: expected meanings of a kind/],
    [
      'a frequency that is a list',
      writeDictionaryZip({ ...good, term_meta_bank_1: [['a', 'freq', []]] }),
      /row 1: expected a frequency/,
    ],
    [
      'sizes that are too small',
      writeZip(
        { 'index.json': '{"title":"T","revision":"1","format":3}', 'term_bank_1.json': '[]' },
        { statedBytes: () => 1 },
      ),
      /bytes|damaged/,
    ],
    ['a zip bomb', raw(' '.repeat(30_000_000)), /zip bomb/],
  ])('%s', async (_, zip, message) => {
    await expect(read(zip)).rejects.toMatchObject({
      code: 'deck-file-invalid',
      message: expect.stringMatching(message),
    });
  });
});
