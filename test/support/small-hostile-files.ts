import { deflateRawSync, gzipSync } from 'node:zlib';
import { DECK_FIELDS } from './hostile-files.ts';
import { concat, type toTar, writeDictd, writeStardict } from './stardict.ts';
import { writeTar } from './tar.ts';
import { writeDictionaryZip, writeZip } from './zip.ts';

/** A small file that is damaged, or made to mislead a reader. */
export interface SmallHostileFile {
  title: string;
  name: string;
  content: string | Uint8Array;
  /** What the refusal says; absent for a file that may be read, or refused in any words. */
  says?: RegExp;
  /** Number of cards, where there is one answer. */
  cards?: number;
}

const DICTIONARY = writeDictionaryZip({ term_bank_1: [['猫', 'ねこ', '', '', 0, ['cat'], 1, '']] });
const BANK = 'term_bank_1.json';

/** Changes the heads of all files of a zip, in their place and in the directory. @param offset - Behind the signature and the version. */
function setHeads(zip: Uint8Array, offset: number, value: number): Buffer {
  const changed = Buffer.from(zip);
  for (const [signature, start] of [
    ['PK\x03\x04', 6],
    ['PK\x01\x02', 8],
  ] as const) {
    for (let at = changed.indexOf(signature, 0, 'latin1'); at >= 0; at = changed.indexOf(signature, at + 4, 'latin1'))
      changed.writeUInt16LE(value, at + start + offset);
  }
  return changed;
}

const withMethod = (method: number) => setHeads(DICTIONARY, 2, method);

/** Lists every file of a zip at the bytes of the first one. */
function overlap(zip: Uint8Array): Buffer {
  const changed = Buffer.from(zip);
  for (
    let at = changed.indexOf('PK\x01\x02', 0, 'latin1');
    at >= 0;
    at = changed.indexOf('PK\x01\x02', at + 4, 'latin1')
  )
    changed.writeUInt32LE(0, at + 42);
  return changed;
}

function withByte(bytes: Uint8Array, at: number, value: number): Buffer {
  const changed = Buffer.from(bytes);
  changed[at < 0 ? changed.length + at : at] = value;
  return changed;
}

const toZip = (row: unknown) => writeDictionaryZip({ term_bank_1: [row] });
const nest = (levels: number, open: string, close: string) => open.repeat(levels) + close.repeat(levels);
const toDeck = (cards: string) => `${JSON.stringify(DECK_FIELDS).slice(0, -1)},"cards":${cards}}`;
const tarOf = (files: Parameters<typeof toTar>[0]) =>
  writeTar(...Object.entries(files).map(([name, content]) => ({ name, content })));
const stardictOf = (ifo: Record<string, string>) => tarOf(writeStardict([['Haus', 'house']], { ifo }));

const NOTE = '{"front":"Haus","back":"house"}\n';
const DSL_HEAD = '#NAME "A"\n#INDEX_LANGUAGE "German"\n#CONTENTS_LANGUAGE "English"\n';
const toBank = (content: string | Uint8Array) =>
  writeZip({ 'index.json': '{"title":"A","revision":"1","format":3}', [BANK]: content });

const UNKNOWN_PACKING = /a way of packing that browsers do not know/;
const DAMAGED = /damaged|check sum|its end|cut/;

export const SMALL_HOSTILE_FILES: readonly SmallHostileFile[] = [
  { title: 'a zip packed by deflate64', name: 'a.zip', content: withMethod(9), says: UNKNOWN_PACKING },
  { title: 'a zip packed by bzip2', name: 'a.zip', content: withMethod(12), says: UNKNOWN_PACKING },
  { title: 'a zip packed by LZMA', name: 'a.zip', content: withMethod(14), says: UNKNOWN_PACKING },
  { title: 'a zip packed by Zstandard', name: 'a.zip', content: withMethod(93), says: UNKNOWN_PACKING },
  { title: 'a zip with a password', name: 'a.zip', content: setHeads(DICTIONARY, 0, 1), says: /password/ },
  { title: 'a zip cut in half', name: 'a.zip', content: DICTIONARY.subarray(0, DICTIONARY.length / 2), says: DAMAGED },
  { title: 'a zip without its first byte', name: 'a.zip', content: DICTIONARY.subarray(1) },
  { title: 'a zip with text before it', name: 'a.zip', content: concat(Buffer.from('PK\x03\x04'), DICTIONARY) },
  { title: 'a zip whose files share their bytes', name: 'a.zip', content: overlap(DICTIONARY), says: DAMAGED },
  {
    title: 'a zip of 5,000 files over one piece of data',
    name: 'a.zip',
    content: overlap(writeZip(Object.fromEntries(Array.from({ length: 5_000 }, (_, index) => [`${index}`, 'x'])))),
    says: DAMAGED,
  },
  { title: 'a zip of nothing', name: 'a.zip', content: writeZip({}) },
  { title: 'a zip of zips', name: 'a.zip', content: writeZip({ 'a.zip': DICTIONARY }), says: /a zip of zips/ },
  { title: 'a zip of another program', name: 'a.zip', content: writeZip({ 'a.exe': 'MZ' }) },
  { title: 'a bank that is an object', name: 'a.zip', content: writeDictionaryZip({ term_bank_1: {} }), says: /row 1/ },
  {
    title: 'a bank that is cut',
    name: 'a.zip',
    content: writeZip({ 'index.json': '{"title":"A","revision":"1","format":3}', [BANK]: '[["a"' }),
  },
  { title: 'a row of numbers', name: 'a.zip', content: toZip([1, 2, 3]), says: /row 1/ },
  {
    title: 'a row with a text of 2 MB',
    name: 'a.zip',
    content: toZip(['a', '', '', '', 0, ['x'.repeat(2_000_000)], 1, '']),
    says: /1,000,000/,
  },
  {
    title: 'a row of 10,000 levels',
    name: 'a.zip',
    content: writeZip({
      'index.json': '{"title":"A","revision":"1","format":3}',
      [BANK]: `[["a","","","",0,${nest(10_000, '[', ']')},1,""]]`,
    }),
  },
  {
    title: 'a description of 2 MB',
    name: 'a.zip',
    content: writeDictionaryZip({}, { author: 'x'.repeat(2_000_000) }),
    says: /at most 1 MB/,
  },
  {
    title: 'a description that is a list',
    name: 'a.zip',
    content: writeZip({ 'index.json': '[]' }),
    says: /an object/,
  },
  { title: 'a tar with a head of zeros inside', name: 'a.tar', content: withByte(stardictOf({}), 512, 0) },
  { title: 'a tar with a wrong sum', name: 'a.tar', content: withByte(stardictOf({}), 0, 0x7a), says: DAMAGED },
  { title: 'a tar that is cut', name: 'a.tar', content: stardictOf({}).subarray(0, 1_100), says: DAMAGED },
  {
    title: 'a packed tar with a wrong check sum',
    name: 'a.tar.gz',
    content: withByte(gzipSync(stardictOf({})), -8, 0),
    says: DAMAGED,
  },
  {
    title: 'a packed tar that is cut',
    name: 'a.tar.gz',
    content: gzipSync(stardictOf({})).subarray(0, 60),
    says: DAMAGED,
  },
  { title: 'a packed tar in bzip2', name: 'a.tar.bz2', content: 'BZh91AY&SY', says: /browsers cannot unpack/ },
  {
    title: 'StarDict that states four milliards of words',
    name: 'a.tar',
    content: stardictOf({ wordcount: '4000000000' }),
  },
  { title: 'StarDict that states minus one word', name: 'a.tar', content: stardictOf({ wordcount: '-1' }) },
  { title: 'StarDict with an unknown type of articles', name: 'a.tar', content: stardictOf({ sametypesequence: 'Q' }) },
  {
    title: 'StarDict whose article lies behind the end',
    name: 'a.tar',
    content: tarOf({
      ...writeStardict([['Haus', 'house']]),
      'test.idx': concat(Buffer.from('Haus\0\xff\xff\xff\xf0\0\0\0\x05', 'latin1')),
    }),
    says: /bytes/,
  },
  {
    title: 'StarDict with an article of 4 GB',
    name: 'a.tar',
    content: tarOf({
      ...writeStardict([['Haus', 'house']]),
      'test.idx': concat(Buffer.from('Haus\0\0\0\0\0\xff\xff\xff\xff', 'latin1')),
    }),
    says: /at most 4 MB/,
  },
  {
    title: 'dictd with numbers that are none',
    name: 'a.tar',
    content: tarOf({
      ...writeDictd([['Haus', 'house']]),
      'deu-eng.index': Buffer.from('Haus\t\u00fc\t!\n') as Uint8Array<ArrayBuffer>,
    }),
    says: /line 1/,
  },
  {
    title: 'Lingvo of open brackets',
    name: 'a.dsl',
    content: `#NAME "A"\n#INDEX_LANGUAGE "German"\n#CONTENTS_LANGUAGE "English"\nHaus\n\t${'[m1][b]'.repeat(50_000)}\n`,
  },
  {
    title: 'a packed Lingvo file of 50 MB of zeros',
    name: 'a.dsl.dz',
    content: gzipSync(Buffer.concat([Buffer.from('#NAME "A"\n'), Buffer.alloc(50_000_000)])),
  },
  {
    title: 'a deck of 100,000 levels',
    name: 'a.json',
    content: toDeck(nest(100_000, '[', ']')),
    says: /^Line 1: .*64 levels/,
  },
  {
    title: 'a line of JSON of 100,000 levels',
    name: 'a.jsonl',
    content: `{"word":"a","meanings":["b"]}\n{"word":${nest(100_000, '[', ']')}}\n`,
    says: /^Line 2: /,
  },
  { title: 'a card that is an object', name: 'a.json', content: toDeck('[["a",["b"]],{}]'), says: /card 2/ },
  {
    title: 'a card without meanings, the third',
    name: 'a.json',
    content: toDeck('[["a",["b"]],["a",["b"]],["a"]]'),
    says: /card 3/,
  },
  {
    title: 'a deck from a language that is none',
    name: 'a.json',
    content: JSON.stringify({ ...DECK_FIELDS, from: { iso639_3: 'Deutsch', name: 'x' }, cards: [['a', ['b']]] }),
  },
  {
    title: 'a deck with a field __proto__',
    name: 'a.json',
    content: toDeck('[["a",["b"]]]').replace('{', '{"__proto__":{"x":1},'),
  },
  {
    title: 'ranks beyond all numbers',
    name: 'a.jsonl',
    content: '{"word":"a","meanings":["b"],"rank":1e400}\n',
    says: /^Line 1: /,
  },
  {
    title: 'a word of half a character',
    name: 'a.jsonl',
    content: '{"word":"\\ud800","meanings":["b"]}\n',
    says: /^Line 1: /,
  },
  { title: 'a row of 100,000 commas', name: 'a.csv', content: `Haus,house\n${','.repeat(100_000)}\n` },
  {
    title: 'bytes of no text',
    name: 'a.csv',
    content: Uint8Array.from({ length: 100_000 }, (_, index) => (index * 7_919) % 251),
  },
  {
    title: 'UTF-16 that ends in half a character',
    name: 'a.csv',
    content: Buffer.from('\ufeffHaus,house\n\ud83d', 'utf16le'),
  },
  { title: 'words of signs without width', name: 'a.csv', content: '\u200b,\u200d\n\u2060,\ufeff\n' },
  { title: 'an empty file', name: 'a.csv', content: '' },
  { title: 'a zip named as a table', name: 'a.csv', content: deflateRawSync('x') },
  {
    title: 'a deck with two lists of cards',
    name: 'a.json',
    content: toDeck('[["a",["b"]]],"cards":[]'),
    says: /Line 1/,
  },
  {
    title: 'two decks in one file',
    name: 'a.json',
    content: toDeck('[["a",["b"]]]').repeat(2),
    says: /Line 1/,
  },
  {
    title: 'a deck with the cards below an escaped key',
    name: 'a.json',
    content: toDeck('[["a",["b"]]]').replace('"cards"', '"\\u0063ards"'),
    cards: 1,
  },
  {
    title: 'a deck of cards before its head',
    name: 'a.json',
    content: `{"cards":[["a",["b"]]],${JSON.stringify(DECK_FIELDS).slice(1)}`,
    cards: 1,
  },
  {
    title: 'a deck in UTF-16',
    name: 'a.json',
    content: Buffer.from(`\ufeff${toDeck('[["ä",["b"]]]')}`, 'utf16le'),
    cards: 1,
  },
  {
    title: 'a deck in UTF-16 without a mark',
    name: 'a.json',
    content: Buffer.from(toDeck('[["a",["b"]]]'), 'utf16le'),
    says: /byte order mark/,
  },
  {
    title: 'a deck in Latin-1',
    name: 'a.json',
    content: Buffer.from(toDeck('[["ä",["b"]]]'), 'latin1'),
    says: /save the file as UTF-8/,
  },
  {
    title: 'a deck with brackets and quotes in its texts',
    name: 'a.json',
    content: toDeck('[["a\\"]],[\\\\",["]}"]],["\\u005d",["["]]]'),
    cards: 2,
  },
  {
    title: 'a deck with a comma behind its cards',
    name: 'a.json',
    content: toDeck('[["a",["b"]],\n]'),
    says: /line 2/,
  },
  { title: 'a deck with a comment', name: 'a.json', content: toDeck('[\n// mine\n["a",["b"]]]'), says: /line 2/ },
  {
    title: 'a deck with a number that is none',
    name: 'a.json',
    content: toDeck('[["a",["b"]],\nNaN]'),
    says: /line 2/,
  },
  {
    title: 'a deck with no card between two commas',
    name: 'a.json',
    content: toDeck('[["a",["b"]],\n,["c",["d"]]]'),
    says: /line 2/,
  },
  { title: 'a deck with a card of nothing', name: 'a.json', content: toDeck('[["a",["b"]],null]'), says: /card 2/ },
  {
    title: 'a deck with forms of nothing',
    name: 'a.json',
    content: toDeck('[["a",["b"],null]]'),
    says: /forms of card 1/,
  },
  {
    title: 'a deck with __proto__ in a card',
    name: 'a.json',
    content: toDeck('[["a",["b"],[],{"__proto__":{"reading":"x"}}]]'),
    says: /card 1/,
  },
  {
    title: 'a deck with a line feed in a text',
    name: 'a.json',
    content: toDeck('[["a\nb",["c"]]]'),
    says: /Expected JSON/,
  },
  {
    title: 'JSON lines with a list between them',
    name: 'a.jsonl',
    content: `${NOTE}${NOTE}["a","b"]\n${NOTE}`,
    says: /Line 3/,
  },
  {
    title: 'JSON lines with a text between them',
    name: 'a.jsonl',
    content: `${NOTE}\n\n${NOTE}"a"\n${NOTE}`,
    says: /Line 5/,
  },
  {
    title: 'JSON lines whose last one is cut',
    name: 'a.jsonl',
    content: `${NOTE.repeat(3)}{"front":"a`,
    says: /Line 4/,
  },
  {
    title: 'JSON lines whose second one is cut',
    name: 'a.jsonl',
    content: `${NOTE}${NOTE}{"front":"a\n${NOTE}`,
    says: /Line 3/,
  },
  { title: 'JSON lines in old line ends', name: 'a.jsonl', content: NOTE.repeat(3).replaceAll('\n', '\r'), cards: 3 },
  {
    title: 'JSON lines of which one has further fields',
    name: 'a.jsonl',
    content: `${NOTE}${NOTE}{"front":"a","back":"b","c":1}`,
    cards: 3,
  },
  {
    title: 'a JSON list with a comma at its end',
    name: 'a.json',
    content: `[\n${NOTE.trim()},\n${NOTE.trim()},\n]`,
    says: /line 4/,
  },
  { title: 'a JSON list without a comma', name: 'a.json', content: `[\n${NOTE}${NOTE}]`, says: /line 3/ },
  {
    title: 'notes of Anki with nested fields',
    name: 'a.json',
    content: JSON.stringify(
      ['a', 'b'].map((value) => ({ fields: { Front: { value, order: 0 }, Back: { value, order: 1 } } })),
    ),
    cards: 2,
  },
  {
    title: 'keys that every object has',
    name: 'a.json',
    content: '[{"word":"a","toString":"b"},{"word":"c"},{"word":"d"}]',
  },
  {
    title: 'Lingvo of tildes',
    name: 'a.dsl',
    content: `${DSL_HEAD}${'w'.repeat(200)}\n\t${'~'.repeat(3_900_000)}\n`,
    says: /4000000 characters/,
  },
  {
    title: 'Lingvo of 150,000 cards within a card',
    name: 'a.dsl',
    content: `${DSL_HEAD}a\n${'\t@ a\n\tb\n'.repeat(150_000)}`,
    cards: 150_000,
  },
  {
    title: 'Lingvo with a comment that does not end',
    name: 'a.dsl',
    content: `${DSL_HEAD}a\n\tb\n{{\nc\n\td\n`,
    says: /line 6/,
  },
  {
    title: 'Lingvo whose end is in another encoding',
    name: 'a.dsl',
    content: concat(Buffer.from(`${DSL_HEAD}a\n\t${'b '.repeat(3_000)}\n`), Buffer.from('ä\n\tc\n', 'latin1')),
    says: /line 6/,
  },
  {
    title: 'Lingvo with zeros between two cards',
    name: 'a.dsl',
    content: `${DSL_HEAD}a\n\tb\n${'\0'.repeat(5_000)}\nc\n\td\n`,
    cards: 2,
  },
  {
    title: 'a packed Lingvo file that is cut',
    name: 'a.dsl.dz',
    content: gzipSync(`${DSL_HEAD}a\n\tb\n`).subarray(0, 50),
  },
  {
    title: 'a bank with text behind it',
    name: 'a.zip',
    content: toBank('[["a","","","",0,["b"],1,""]]x'),
    says: /row 2/,
  },
  { title: 'two banks in one file', name: 'a.zip', content: toBank('[["a","","","",0,["b"],1,""]][]'), says: /row 2/ },
  { title: 'an empty bank', name: 'a.zip', content: toBank(''), says: /row 1/ },
  {
    title: 'a bank in Latin-1',
    name: 'a.zip',
    content: toBank(Buffer.from('[["ä","","","",0,["b"],1,""]]', 'latin1')),
    says: /UTF-8/,
  },
  {
    title: 'forms that lead to each other',
    name: 'a.zip',
    content: writeDictionaryZip({
      term_bank_1: [
        ['a', '', 'non-lemma', '', 0, [['b', ['x']]], 1, ''],
        ['b', '', 'non-lemma', '', 0, [['a', ['x']]], 1, ''],
        ['c', '', '', '', 0, ['d'], 1, ''],
      ],
    }),
    cards: 1,
  },
  {
    title: 'a StarDict index of zeros',
    name: 'a.tar',
    content: tarOf({ ...writeStardict([['Haus', 'house']]), 'test.idx': new Uint8Array(90_000) }),
    says: /none/,
  },
  {
    title: 'a StarDict index without an end of a word',
    name: 'a.tar',
    content: tarOf({ ...writeStardict([['Haus', 'house']]), 'test.idx': new Uint8Array(90_000).fill(97) }),
    says: /end of the file/,
  },
  {
    title: 'a dictd index of two columns',
    name: 'a.tar',
    content: tarOf({ ...writeDictd([['Haus', 'house']]), 'deu-eng.index': new TextEncoder().encode('Haus\tA\n') }),
    says: /line 1/,
  },
  {
    title: 'a dictd offset of 3,000 digits',
    name: 'a.tar',
    content: tarOf({
      ...writeDictd([['Haus', 'house']]),
      'deu-eng.index': new TextEncoder().encode(`Haus\t${'/'.repeat(3_000)}\tF\n`),
    }),
    says: /line 1/,
  },
  {
    title: 'a table in UTF-32',
    name: 'a.csv',
    content: Buffer.concat([...'\ufeffa,b\n'].map((sign) => Buffer.from(Uint32Array.of(sign.charCodeAt(0)).buffer))),
    says: /zero character/,
  },
  { title: 'a table with two byte order marks', name: 'a.csv', content: '\ufeff\ufeffa,b\nc,d\n', cards: 2 },
  {
    title: 'a table whose header are keys that every object has',
    name: 'a.csv',
    content: '__proto__,constructor\na,b\nc,d\n',
  },
  { title: 'a quote in an old line end', name: 'a.csv', content: 'a,b\rc,d\r"e,f\r', says: /Line 3/ },
];
