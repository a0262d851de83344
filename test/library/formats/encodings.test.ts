import { describe, expect, test } from 'vitest';
import { guessEncoding, sampleEncodings } from '../../../src/library/formats/encodings.ts';
import { readCardRows } from '../../../src/library/formats/read-card-rows.ts';
import { recogniseForPreview } from '../../../src/library/formats/recognise.ts';

const toBytes = (latin1: string) => Uint8Array.from(latin1, (letter) => letter.charCodeAt(0));
const toUtf16 = (text: string, isLittle: boolean) =>
  toBytes(
    [...text]
      .map((letter) => {
        const bytes = [letter.charCodeAt(0) & 0xff, letter.charCodeAt(0) >> 8];
        return String.fromCharCode(...(isLittle ? bytes : bytes.reverse()));
      })
      .join(''),
  );

/** Tables as programs of their time wrote them, byte by byte, with their text. */
const TABLES: readonly [string, Uint8Array, string][] = [
  [
    'windows-1251',
    toBytes('Russian,English\n\xF1\xEB\xEE\xE2\xEE,word\n\xE3\xEE\xF0\xEE\xE4,city\n\xE2\xEE\xE4\xE0,water\n'),
    'Russian,English\nслово,word\nгород,city\nвода,water\n',
  ],
  [
    'windows-1251',
    toBytes('\xED\xEE\xF7\xFC;night\n\xF1\xEE\xEB\xED\xF6\xE5;sun\n\xE9\xEE\xE3\xF3\xF0\xF2;yoghurt\n'),
    'ночь;night\nсолнце;sun\nйогурт;yoghurt\n',
  ],
  [
    'windows-1252',
    toBytes('Wort;\xDCbersetzung\nStra\xDFe;street\nM\xE4dchen;girl\nT\xFCr;door\n'),
    'Wort;Übersetzung\nStraße;street\nMädchen;girl\nTür;door\n',
  ],
  [
    'windows-1252',
    toBytes('\xE9l\xE8ve,pupil\nna\xEFf,naive\ngar\xE7on,boy\n'),
    'élève,pupil\nnaïf,naive\ngarçon,boy\n',
  ],
  ['windows-1252', toBytes('ni\xF1o,child\n\xBFqu\xE9?,what?\n'), 'niño,child\n¿qué?,what?\n'],
  [
    'gb18030',
    toBytes('\xD6\xD0\xCE\xC4,English\n\xC6\xBB\xB9\xFB,apple\n\xD1\xA7\xCF\xB0,to learn\n\xCB\xAE,water\n'),
    '中文,English\n苹果,apple\n学习,to learn\n水,water\n',
  ],
  ['gb18030', toBytes('\xC4\xE3\xBA\xC3;hello\n\xCA\xC0\xBD\xE7;world\n'), '你好;hello\n世界;world\n'],
  [
    'shift_jis',
    toBytes('\x97\xD1\x8C\xE7,apple\n\x8Aw\x8DZ,school\n\x90\x85,water\n\x8Aw\x90\xB6,student\n'),
    '林檎,apple\n学校,school\n水,water\n学生,student\n',
  ],
  [
    'shift_jis',
    toBytes('\x82\xBD\x82\xD7\x82\xE9;to eat\n\x83J\x83\x81\x83\x89;camera\n'),
    'たべる;to eat\nカメラ;camera\n',
  ],
  [
    'windows-1250',
    toBytes('\xBF\xF3\xB3w,turtle\n\xB3\xF3d\x9F,boat\n\x9Cnieg,snow\n'),
    'żółw,turtle\nłódź,boat\nśnieg,snow\n',
  ],
  ['windows-1250', toBytes('m\xECs\xEDc;moon\n\xE8ty\xF8i;four\n'), 'měsíc;moon\nčtyři;four\n'],
  [
    'windows-1253',
    toBytes('\xED\xE5\xF1\xFC,water\n\xF3\xF0\xDF\xF4\xE9,house\n\xE7\xEC\xDD\xF1\xE1,day\n'),
    'νερό,water\nσπίτι,house\nημέρα,day\n',
  ],
  [
    'windows-1254',
    toBytes('a\xF0a\xE7,tree\n\xFD\xFE\xFDk,light\n\xFEehir,city\n'),
    'ağaç,tree\nışık,light\nşehir,city\n',
  ],
  [
    'windows-1255',
    toBytes('\xF9\xEC\xE5\xED,peace\n\xEE\xE9\xED,water\n\xF1\xF4\xF8,book\n'),
    'שלום,peace\nמים,water\nספר,book\n',
  ],
  [
    'windows-1256',
    toBytes('\xDF\xCA\xC7\xC8,book\n\xE3\xC7\xC1,water\n\xC7\xE1\xC8\xED\xCA,the house\n'),
    'كتاب,book\nماء,water\nالبيت,the house\n',
  ],
  [
    'windows-1257',
    toBytes('\xFEmogus,man\nm\xEBnulis,moon\n\xF0uo,dog\n\xE1\xEBjimas,entrance\n'),
    'žmogus,man\nmėnulis,moon\nšuo,dog\nįėjimas,entrance\n',
  ],
  [
    'big5',
    toBytes('\xBE\xC7\xAE\xD5,school\n\xC4\xAB\xAAG,apple\n\xB9q\xB8\xA3,computer\n'),
    '學校,school\n蘋果,apple\n電腦,computer\n',
  ],
  [
    'euc-jp',
    toBytes('\xA4\xBF\xA4\xD9\xA4\xEB,to eat\n\xB3\xD8\xB9\xBB,school\n\xA5\xAB\xA5\xE1\xA5\xE9,camera\n'),
    'たべる,to eat\n学校,school\nカメラ,camera\n',
  ],
  [
    'euc-kr',
    toBytes('\xBB\xE7\xB6\xF7,person\n\xB9\xB0,water\n\xC7\xD0\xB1\xB3,school\n'),
    '사람,person\n물,water\n학교,school\n',
  ],
  [
    'koi8-r',
    toBytes('\xD3\xCC\xCF\xD7\xCF,word\n\xC7\xCF\xD2\xCF\xC4,city\n\xD7\xCF\xC4\xC1,water\n'),
    'слово,word\nгород,city\nвода,water\n',
  ],
  [
    'ibm866',
    toBytes('\xE1\xAB\xAE\xA2\xAE,word\n\xA3\xAE\xE0\xAE\xA4,city\n\xA2\xAE\xA4\xA0,water\n'),
    'слово,word\nгород,city\nвода,water\n',
  ],
  ['macintosh', toBytes('Stra\xA7e;street\nM\x8Adchen;girl\nT\x9Fr;door\n'), 'Straße;street\nMädchen;girl\nTür;door\n'],
  ['utf-16le', toUtf16('Straße\tstreet\nTür\tdoor\n', true), 'Straße\tstreet\nTür\tdoor\n'],
  ['utf-16be', toUtf16('ночь\tnight\nгород\tcity\n', false), 'ночь\tnight\nгород\tcity\n'],
];

async function read(bytes: Uint8Array) {
  const recognised = await recogniseForPreview(bytes, 'words.csv');
  const cards: unknown[] = [];
  for await (const rows of readCardRows(new Blob([bytes.slice()]), recognised.format)) {
    for (const { word, meanings } of rows) cards.push([word, ...meanings]);
  }
  return { ...recognised, cards };
}

describe('a table that is not UTF-8', () => {
  test.each(TABLES)('is recognised as %s', (label, bytes) => {
    expect(guessEncoding(bytes)).toBe(label);
  });

  test.each(TABLES)('in %s is read as it was written, and asks for a look', async (_, bytes, text) => {
    const { cards, doubt } = await read(bytes);
    const expected = text
      .trim()
      .split('\n')
      .map((line) => line.split(/[,;\t]/));
    expect(cards.slice(-2)).toEqual(expected.slice(-2));
    expect(doubt).toBeDefined();
  });

  test.each(TABLES)('in %s is offered with the word that the choice would give', (label, bytes, text) => {
    const sample = sampleEncodings(bytes).find((offered) => offered.label === label)?.sample;
    expect(text).toContain(sample);
    expect(sample).toMatch(/[^\0-\x7F]/);
  });
});

/** Letters of Windows-1251: 0xC0 is А. */
const toWindows1251 = (text: string) =>
  Uint8Array.from(text, (letter) => {
    const code = letter.charCodeAt(0);
    return code < 0x80 ? code : code - 0x350;
  });

test.each([
  'кот,cat\nдом,house\nвода,water\n',
  'муха,fly\nрука,hand\nокно,window\n',
  'книга,book\n',
  'тихий,quiet\nшум,noise\n',
  'Привет,hello\nмир,peace\n',
])('a few Russian words are not taken for Hebrew: %j', (text) => {
  expect(guessEncoding(toWindows1251(text))).toBe('windows-1251');
});

describe('no encoding is guessed for', () => {
  test.each([
    ['a table in UTF-8 with one broken byte', toBytes('Stra\xC3\x9Fe,street\nM\xC3\xA4dchen,girl\nT\xFCr,door\n')],
    ['a picture', toBytes('\x89PNG\r\n\x1A\n\0\0\0\rIHDR\0\0\x01\xF4\x08\x06')],
    ['sound', toBytes('ID3\x03\0\0\0\0\x0F\x76TIT2\xFF\xFB\x90\x64')],
    ['other data', toBytes('\xF1\x02\xEE\x07\n\xE5\x11')],
  ])('%s', (_, bytes) => {
    expect(guessEncoding(bytes)).toBeUndefined();
  });
});
