import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readCardRows } from '../../../src/library/formats/read-card-rows.ts';
import { HEAD_BYTES, recogniseFile } from '../../../src/library/formats/recognise.ts';
import { createCardWriter, type ExportedCard } from '../../../src/library/formats/write-cards.ts';
import { toCardTail } from '../../../src/model/card.ts';
import { EXPORT_FORMATS, FILE_TYPES, type FileCard, type FileFormat } from '../../../src/model/file-format.ts';
import { makeAnyDetails } from '../../support/card-details.ts';

function toBytes(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

/** Bytes in pieces, as from a file. */
async function* inPieces(bytes: Uint8Array, size: number) {
  for (let start = 0; start < bytes.length; start += size) yield bytes.slice(start, start + size);
}

async function read(file: string | Uint8Array, name = 'words.csv', size = 7, format?: FileFormat): Promise<FileCard[]> {
  const bytes = typeof file === 'string' ? toBytes(file) : file;
  const recognised = format ?? (await recogniseFile(bytes.slice(0, HEAD_BYTES), name)).format;
  const rows: FileCard[] = [];
  for await (const batch of readCardRows(inPieces(bytes, size), recognised)) rows.push(...batch);
  return rows;
}

const toCard = ({ rank, word, meanings, forms, details }: FileCard) => [
  rank,
  word,
  meanings,
  ...toCardTail(forms, details),
];

function toUtf16(text: string, isBigEndian: boolean): Uint8Array {
  const bytes = new Uint8Array(2 + text.length * 2);
  const view = new DataView(bytes.buffer);
  view.setUint16(0, 0xfeff, !isBigEndian);
  for (let index = 0; index < text.length; index += 1) {
    view.setUint16(2 + index * 2, text.charCodeAt(index), !isBigEndian);
  }
  return bytes;
}

const LONG = 'ä'.repeat(5_000);

describe('a table is read', () => {
  test.each<[string, string, string, unknown[]]>([
    [
      'Spanish, with a header',
      'word,meanings\naño,year\nsí,yes',
      'a.csv',
      [
        [1, 'año', ['year']],
        [2, 'sí', ['yes']],
      ],
    ],
    [
      'German, with commas, quotes and line ends inside quotes',
      'Rank,Front,Back\r\n3,"Guten Tag, Frau Müller","hello; ""good day"""\r\n7,Haus,"house\r\nhome"\r\n',
      'a.csv',
      [
        [3, 'Guten Tag, Frau Müller', ['hello', '"good day"']],
        [7, 'Haus', ['house', 'home']],
      ],
    ],
    [
      'Arabic, with its own semicolon',
      'كتاب\tbook؛ volume\nبيت\thouse\n',
      'a.tsv',
      [
        [1, 'كتاب', ['book', 'volume']],
        [2, 'بيت', ['house']],
      ],
    ],
    [
      'Japanese, with ranks and no header',
      '1,食べる,eat\n2,行く,go / walk\n',
      'a.csv',
      [
        [1, '食べる', ['eat']],
        [2, '行く', ['go', 'walk']],
      ],
    ],
    [
      'Turkish İ',
      'term;translation\nİstanbul;Istanbul\nışık;light\n',
      'a.csv',
      [
        [1, 'İstanbul', ['Istanbul']],
        [2, 'ışık', ['light']],
      ],
    ],
    [
      'emoji',
      'word,meaning\n👩‍👩‍👧,family\n🙂,face\n',
      'a.csv',
      [
        [1, '👩‍👩‍👧', ['family']],
        [2, '🙂', ['face']],
      ],
    ],
    ['a word of 5,000 characters', `word,meaning\n${LONG},long\n`, 'a.csv', [[1, LONG, ['long']]]],
    [
      'blank lines',
      'word,meaning\n\n\na,b\n  \n,\nc,d\n\n',
      'a.csv',
      [
        [1, 'a', ['b']],
        [2, 'c', ['d']],
      ],
    ],
    [
      'forms and columns that nobody asked for',
      'id,note,lemma,definition,forms\n0,x,ser,be,"es; fue"\n',
      'a.csv',
      [[0, 'ser', ['be'], ['es', 'fue']]],
    ],
    [
      'several columns of meanings',
      'word,meaning 1,meaning 2\nir,go,walk\nsí,yes,\n',
      'a.csv',
      [
        [1, 'ir', ['go', 'walk']],
        [2, 'sí', ['yes']],
      ],
    ],
    [
      'lone carriage returns',
      'word,meaning\ra,b\rc,d\r',
      'a.csv',
      [
        [1, 'a', ['b']],
        [2, 'c', ['d']],
      ],
    ],
    ['a card without a meaning', 'word,meaning\na,\n', 'a.csv', [[1, 'a', []]]],
  ])('%s', async (_, file, name, expected) => {
    for (const size of [1, 3, 7, 100_000]) expect((await read(file, name, size)).map(toCard)).toEqual(expected);
    expect((await read(`\uFEFF${file}`, name)).map(toCard)).toEqual(expected);
    expect((await read(toUtf16(file, false), name)).map(toCard)).toEqual(expected);
    expect((await read(toUtf16(file, true), name, 5)).map(toCard)).toEqual(expected);
  });

  test('by columns that a person chose', async () => {
    const format: FileFormat = {
      kind: 'delimited',
      headLines: 0,
      isHtml: false,
      delimiter: ',',
      hasHeader: false,
      columns: { word: 2, meanings: [0] },
    };
    expect((await read('house,x,Haus\n', 'a.csv', 7, format)).map(toCard)).toEqual([[1, 'Haus', ['house']]]);
  });

  test('with the line that each row begins on', async () => {
    const rows = await read('word,meaning\n\n"two\nlines",x\nlast,y\n');
    expect(rows.map(({ line }) => line)).toEqual([3, 5]);
  });
});

describe('JSON lines are read', () => {
  test('with and without ranks, with one meaning or many, with fields of other programs', async () => {
    const file =
      '{"word":"de","meanings":["of"],"x":1}\n\n{"rank":5,"word":"que","meanings":"that"}\r\n{"word":"no","meanings":[]}';
    for (const size of [1, 1_000]) {
      const rows = await read(file, 'a.jsonl', size);
      expect(rows.map(toCard)).toEqual([
        [1, 'de', ['of']],
        [5, 'que', ['that']],
        [6, 'no', []],
      ]);
      expect(rows.map(({ line }) => line)).toEqual([1, 3, 4]);
    }
  });
});

describe('a broken file is rejected with line and reason', () => {
  test.each<[string, string | Uint8Array, string, RegExp]>([
    ['rank again', 'rank,word,meaning\n1,a,b\n1,c,d\n', 'a.csv', /^Line 3: expected a rank above 1, .*got 1\.$/],
    ['rank below', 'rank,word,meaning\n5,a,b\n\n4,c,d\n', 'a.csv', /^Line 4: expected a rank above 5, .*got 4\.$/],
    ['rank no number', 'rank,word,meaning\n1,a,b\nx,c,d\n', 'a.csv', /^Line 3: .*whole number.*got "x"/],
    ['rank with a fraction', '{"rank":1.5,"word":"a","meanings":[]}', 'a.jsonl', /^Line 1: .*whole number.*got 1\.5/],
    ['rank below 0', '{"rank":-1,"word":"a","meanings":[]}', 'a.jsonl', /^Line 1: .*got -1/],
    [
      'no word',
      '{"word":"a","meanings":[]}\n{"word":" ","meanings":[]}',
      'a.jsonl',
      /^Line 2: expected a word, got an empty one/,
    ],
    [
      'word missing',
      '{"word":"a","meanings":[]}\n{"meanings":["b"]}',
      'a.jsonl',
      /^Line 2: expected a word, got nothing/,
    ],
    ['meanings missing', '{"word":"a"}', 'a.jsonl', /^Line 1: expected meanings as a list of texts, got nothing/],
    ['meanings of numbers', '{"word":"a","meanings":[1]}', 'a.jsonl', /^Line 1: expected meanings .*got 1 in it/],
    [
      'too long a word',
      `word,meaning\na,b\n${'x'.repeat(10_001)},c\n`,
      'a.csv',
      /^Line 3: expected at most 10000 .*got 10001/,
    ],
    ['half a character', '{"word":"a\\ud83d","meanings":[]}', 'a.jsonl', /^Line 1: .*half a character/],
    ['broken JSON', '{"word":"a","meanings":[]}\n{"word":', 'a.jsonl', /^Line 2: expected a JSON object/],
    [
      'another kind of line',
      '{"word":"a","meanings":[]}\n[1]',
      'a.jsonl',
      /^Line 2: expected a JSON object, got \[1\]/,
    ],
    ['an open quote', 'word,meaning\na,b\nc,"d\ne,f\n', 'a.csv', /^Line 3: expected a closing quote/],
    [
      'text behind a quote',
      'word,meaning\na,b\n"c"x,d\n',
      'a.csv',
      /^Line 3: expected a separator after a closing quote/,
    ],
    [
      'other encoding',
      Uint8Array.from([...toBytes('word,meaning\na,b\n'), 0xfc, 0x2c, 0x62]),
      'a.csv',
      /^Line 3: expected text in UTF-8.*not UTF-8/,
    ],
    [
      'UTF-16 without a mark',
      toUtf16('a,b\n', false).slice(2),
      'a.csv',
      /^Line 1: expected text in UTF-8.*zero character/,
    ],
    ['broken UTF-16', toUtf16('word,meaning\na,\ud83d\n', false), 'a.csv', /^Line 2: .*not UTF-16/],
    ['a deck of ours', '{"format":"wayword-deck",\n"version":9}', 'a.json', /version/],
    ['no cards', 'word,meaning\n', 'a.csv', /at least one card/],
    ['nothing', '', 'a.csv', /at least one card/],
  ])('%s', async (_, file, name, reason) => {
    for (const size of [1, 100_000]) {
      await expect(read(file, name, size)).rejects.toMatchObject({
        code: 'deck-file-invalid',
        message: expect.stringMatching(reason),
      });
    }
  });
});

test('columns count as certain only when the header names them', async () => {
  const sure = async (text: string) => (await recogniseFile(toBytes(text), 'a.csv')).doubt === undefined;
  expect(await sure('Word,Meaning\na,b\n')).toBe(true);
  expect(await sure('a,b\nc,d\n')).toBe(false);
});

test.each([
  ['word (de),meaning (en)', 0, [1], true],
  ['Rang;Bedeutung [Englisch];Wort [Deutsch]', 2, [1], true],
  ['meaning_en\tword_de\texample', 1, [0], true],
  ['key word,back door', 0, [1], false],
])('names of columns that say the language are understood: %s', async (header, word, meanings, hasHeader) => {
  const { format } = await recogniseFile(toBytes(`${header}\n${header.replace(/[^;,\t]+/g, 'a')}\n`), 'a.csv');
  expect(format).toMatchObject({ columns: { word, meanings }, hasHeader });
});

test('a deck file of ours names its languages', async () => {
  const writer = createCardWriter('deck', HEADER());
  const file = writer.write([[1, 'de', ['of']]]) + writer.end();
  const { format, languages } = await recogniseFile(toBytes(file), 'a.json');
  expect(format).toEqual({ kind: 'deck' });
  expect(languages?.from.iso639_3).toBe('spa');
});

test('a large deck file whose cards stand first is one', async () => {
  const cards = Array.from({ length: 5_000 }, (_, index) => [`"wort" ${index}`, [`word ${index}`]]);
  const bytes = toBytes(JSON.stringify({ cards, ...HEADER() }));
  const { format } = await recogniseFile(bytes.slice(0, 64 * 1024), 'a.json');
  expect(format).toEqual({ kind: 'deck' });
});

function HEADER() {
  return {
    format: 'wayword-deck' as const,
    version: 2 as const,
    from: { iso639_3: 'spa', name: 'Spanish' },
    to: { iso639_3: 'eng', name: 'English' },
    licence: { id: 'CC0-1.0', url: '' },
    sources: [],
    changes: '',
  };
}

/** Text of any deck, with every character that the format uses. */
const text = fc
  .array(
    fc.oneof(
      fc.constantFrom('"', ',', ';', ' / ', ' | ', '\t', '\n', "'", '[', '["', '"]', '\\', '=', ' ', '؛'),
      fc.string({ unit: 'grapheme' }),
    ),
    {
      minLength: 1,
      maxLength: 8,
    },
  )
  .map((parts) => parts.join('').replaceAll('\r', '').replaceAll('\0', '').trim())
  .filter((joined) => joined !== '' && !/\p{Surrogate}/u.test(joined));

/** As lists have it: people change the meanings in them. */
function withoutMeaningClasses([rank, word, meanings, forms, details = {}]: ExportedCard): ExportedCard {
  const { meaningClasses: _, ...others } = details;
  return [rank, word, meanings, ...toCardTail(forms, others)];
}

test.each(EXPORT_FORMATS)('export as %s, then import gives the same cards', async (format) => {
  const card = fc.tuple(text, fc.array(text, { maxLength: 4 }), fc.array(text, { maxLength: 3 }), makeAnyDetails(text));
  await fc.assert(
    fc.asyncProperty(fc.array(card, { minLength: 1, maxLength: 20 }), fc.nat(5), async (cards, gap) => {
      const isPlaced = format === 'deck';
      const exported = cards.map(([word, meanings, forms, details], index): ExportedCard => {
        const rank = isPlaced ? index + 1 : index * (gap + 1);
        return [rank, word, meanings, ...toCardTail(forms, details)];
      });
      const expected = format === 'deck' ? exported : exported.map(withoutMeaningClasses);
      const writer = createCardWriter(format, HEADER());
      const half = exported.length >> 1;
      const file = writer.write(exported.slice(0, half)) + writer.write(exported.slice(half)) + writer.end();
      const rows = await read(file, `deck.${FILE_TYPES[format].extension}`, 50);
      expect(rows.map(toCard)).toEqual(expected);
    }),
  );
});
