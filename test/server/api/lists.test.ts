import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { formatDeckFile } from '../../../src/library/formats/deck-file.ts';
import { readDeckFolder } from '../../../src/server/api/deck-folder.ts';
import { makeDeckFile } from '../../support/contract/make-deck-file.ts';
import { makeFolder } from '../../support/contract/temporary-folder.ts';

const GERMAN = { iso639_3: 'deu', name: 'German' };
const ENGLISH = { iso639_3: 'eng', name: 'English' };
const HOUSES = [
  ['das Haus', ['house', 'home']],
  ['gehen', ['go']],
];

type Content = string | Uint8Array;

async function readFolder(files: Record<string, Content>) {
  return readDeckFolder(await makeFolder(files));
}

/** Reads a folder with one list. */
async function readOne(name: string, content: Content) {
  const { decks } = await readFolder({ [name]: content });
  expect(decks).toHaveLength(1);
  const [deck] = decks;
  return { pair: `${deck?.from.iso639_3}-${deck?.to.iso639_3}`, cards: deck?.cards };
}

/** @returns The message without the folder's path. */
async function findError(files: Record<string, Content>): Promise<string> {
  const folder = await makeFolder(files);
  const thrown = await readDeckFolder(folder).catch((error: unknown) => error);
  expect(thrown).toMatchObject({ name: 'AppError', code: 'deck-file-invalid' });
  return (thrown as Error).message.replaceAll(join(folder, '/'), '');
}

describe('a list', () => {
  test.each<[string, Content]>([
    ['commas', 'word,meaning\ndas Haus,house; home\ngehen,go\n'],
    ['semicolons', 'Wort;Bedeutung\ndas Haus;"house; home"\ngehen;go\n'],
    ['semicolons, commas in cells', 'word;meaning;meaning\ndas Haus;house;home\ngehen;go\n'],
    ['tabs', 'word\tmeaning\ndas Haus\thouse / home\ngehen\tgo\n'],
    ['a byte order mark and line ends of Windows', '\uFEFFword,meaning\r\ndas Haus,house; home\r\ngehen,go\r\n'],
    ['UTF-16, little end first', Buffer.from('\uFEFFword\tmeaning\ndas Haus\thouse; home\ngehen\tgo', 'utf16le')],
    ['UTF-16, big end first', Buffer.from('\uFEFFword,meaning\ndas Haus,house; home\ngehen,go', 'utf16le').swap16()],
    ['line breaks in quotes', 'word,meaning\n"das\nHaus","house\nhome"\ngehen,go'],
    ['quotes within quotes', '"word","meaning","note"\n"das Haus","house; home","a ""note"""\n"gehen","go",\n'],
    ['ranks', 'Nr;Wort;Bedeutung\n3;das Haus;"house;home"\n7;gehen;go\n'],
    ['blank rows and columns', 'word,meaning,,\n,,,\ndas Haus,house; home,,\n\ngehen,go,,\n,,,\n'],
    ['languages as names of columns', 'English,German\nhouse; home,das Haus\ngo,gehen\n'],
    ['meanings twice', 'word,meaning,meaning 2\ndas Haus,house; home,house\ngehen,go,go\n'],
  ])('with %s is read', async (_, content) => {
    expect(await readOne('Kapitel 3 deu-eng.csv', content)).toEqual({ pair: 'deu-eng', cards: HOUSES });
  });

  test.each([
    ['words.tsv', 'Deutsch\tEnglisch\nder Tag\tday\n'],
    ['words.CSV', 'word (de),meaning (en)\nder Tag,day\n'],
    ['Kapitel 3.de-en.csv', 'word,meaning\nder Tag,day\n'],
  ])('in %s tells its pair', async (name, content) => {
    expect(await readOne(name, content)).toEqual({ pair: 'deu-eng', cards: [['der Tag', ['day']]] });
  });

  test('may be written from right to left', async () => {
    const content = 'עברית;English;العربية\nבית;house;بيت\n';
    expect(await readOne('heb-eng.csv', content)).toEqual({ pair: 'heb-eng', cards: [['בית', ['house']]] });
    expect(await readOne('heb-ara.csv', content)).toEqual({ pair: 'heb-ara', cards: [['בית', ['بيت']]] });
  });

  test('in a rare language keeps the code of its name, unless the header names languages', async () => {
    expect(await readOne('swg-deu.csv', 'word,meaning\nGsälz,Marmelade\n')).toMatchObject({ pair: 'swg-deu' });
    expect(await readOne('sub-eng.csv', 'French,English\njour,day\n')).toMatchObject({ pair: 'fra-eng' });
  });

  test('is normalised to one form of accents', async () => {
    expect((await readOne('deu-eng.csv', 'word,meaning\nTu\u0308r,door\n')).cards).toEqual([['Tür', ['door']]]);
  });

  test('of 100,000 rows is read within seconds', { timeout: 60_000 }, async () => {
    const rows = Array.from(
      { length: 100_000 },
      (_, index) => `${index + 1};"das Wort ${index}";meaning ${index}, other`,
    );
    const startedAt = performance.now();
    const { cards } = await readOne('deu-eng.csv', `Rang;Wort;Bedeutung\n${rows.join('\n')}\n`);
    expect(cards).toHaveLength(100_000);
    expect(cards?.at(-1)).toEqual(['das Wort 99999', ['meaning 99999, other']]);
    // Half a second on a free machine.
    expect(performance.now() - startedAt).toBeLessThan(20_000);
  });
});

describe('a sheet of a teacher is served as it is imported', () => {
  const folder = join(import.meta.dirname, '../../fixtures/sheets');
  const sheets: Record<string, { from: string; to: string; cards: Served[]; leftOut: unknown[] }> = JSON.parse(
    readFileSync(join(folder, 'expected.json'), 'utf8'),
  );
  type Served = [word: string, meanings: string[], details?: { genders?: string[] }];
  // It has no header, which a server needs.
  const { 'without-header.csv': _, ...served } = sheets;

  test.each(Object.entries(served))('%s', async (name, { from, to, cards, leftOut }) => {
    const { decks } = await readFolder({ [`${from}-${to} ${name}`]: readFileSync(join(folder, name)) });
    expect(decks[0]?.cards.map(([word]) => word)).toEqual(
      cards.map(([word, , { genders } = {}]) => (genders ? expect.stringMatching(`${word}$`) : word)),
    );
    expect(decks[0]?.cards.map(([, meanings]) => meanings)).toEqual(cards.map(([, meanings]) => meanings));
    expect(decks[0]?.lists?.[0]?.leftOut.map(({ line, kind }) => [line, kind])).toEqual(leftOut);
  });

  test('with the articles of its own column', async () => {
    const { decks } = await readFolder({ 'deu-eng.csv': readFileSync(join(folder, 'article-column.csv')) });
    expect(decks[0]?.cards.map(([word]) => word)).toEqual([
      'der Löffel',
      'die Gabel',
      'das Messer',
      'kochen',
      'die Küche',
    ]);
  });

  test('in two chapters is one deck', async () => {
    const { decks } = await readFolder({
      'Kapitel 1.csv': readFileSync(join(folder, 'header-in-each-chapter.csv')),
      'Kapitel 2.csv': readFileSync(join(folder, 'excel-title-and-lessons.csv')),
    });
    expect(decks).toMatchObject([{ lists: [{ cards: 2 }, { cards: 4 }] }]);
  });
});

describe('several lists of one pair', () => {
  test('are one deck in the natural order of their names', async () => {
    const { decks } = await readFolder({
      'Kapitel 10.csv': 'Deutsch,Englisch\nzehn,ten\n',
      'Kapitel 2 deu-eng.csv': 'word,meaning\nzwei,two\n',
      'Kapitel 1.csv': 'German,English\neins,one\ndie Bank,bench\n',
      'Kapitel 1.tsv': 'German\tEnglish\nelf\televen\n',
      'Chapitre 1 fra-eng.csv': 'word,meaning\nun,one\n',
    });
    expect(decks).toHaveLength(2);
    expect(decks[0]).toMatchObject({ from: { iso639_3: 'fra' }, lists: [{ name: 'Chapitre 1 fra-eng' }] });
    expect(decks[1]).toEqual({
      from: GERMAN,
      to: ENGLISH,
      cards: [
        ['eins', ['one']],
        ['die Bank', ['bench']],
        ['elf', ['eleven']],
        ['zwei', ['two']],
        ['zehn', ['ten']],
      ],
      lists: [
        { name: 'Kapitel 1.csv', cards: 2, repeated: 0, leftOut: [] },
        { name: 'Kapitel 1.tsv', cards: 1, repeated: 0, leftOut: [] },
        { name: 'Kapitel 2 deu-eng', cards: 1, repeated: 0, leftOut: [] },
        { name: 'Kapitel 10', cards: 1, repeated: 0, leftOut: [] },
      ],
    });
  });

  test('keep the first rank of a word and add its further meanings', async () => {
    const { decks } = await readFolder({
      'a deu-eng.csv': 'word,meaning\ndie Bank,bench\nder Tag,day\n',
      'b deu-eng.csv': 'word,meaning\ngehen,go\ndie Bank,bank; bench\n',
    });
    expect(decks[0]?.cards).toEqual([
      ['die Bank', ['bench', 'bank']],
      ['der Tag', ['day']],
      ['gehen', ['go']],
    ]);
    expect(decks[0]?.lists?.[1]).toEqual({ name: 'b deu-eng', cards: 2, repeated: 1, leftOut: [] });
  });
});

describe('a folder', () => {
  test('may have deck files and lists of different pairs', async () => {
    const { decks } = await readFolder({
      'deu-eng.csv': 'word,meaning\nder Tag,day\n',
      'spa-eng.json': formatDeckFile(makeDeckFile()),
    });
    expect(decks.map(({ from, lists }) => [from.iso639_3, lists?.length])).toEqual([
      ['deu', 1],
      ['spa', undefined],
    ]);
  });

  test('may have the original spreadsheets, and hidden files', async () => {
    const { decks, skipped } = await readFolder({
      'Kapitel 1.xlsx': 'PK',
      'Kapitel 1 deu-eng.csv': 'word,meaning\nder Tag,day\n',
      '._Kapitel 1 deu-eng.csv': 'x',
      '.~lock.Kapitel 1 deu-eng.csv#': 'x',
      '~$Kapitel 2.xlsx': 'x',
    });
    expect([decks.length, skipped]).toEqual([1, ['Kapitel 1.xlsx']]);
  });

  test.each<[string, Record<string, Content>, string]>([
    [
      'a deck file and a list of one pair',
      { 'Kapitel 1 spa-eng.csv': 'word,meaning\ndía,day\n', 'spa-eng.json': formatDeckFile(makeDeckFile()) },
      'Expected one deck for spa-eng, got a list and a deck file: Kapitel 1 spa-eng.csv and spa-eng.json. Move one of them to another folder.',
    ],
    [
      'the same the other way round',
      { 'spa-eng.csv': 'word,meaning\ndía,day\n', 'a.json': formatDeckFile(makeDeckFile()) },
      'Expected one deck for spa-eng, got a deck file and a list: a.json and spa-eng.csv. Move one of them to another folder.',
    ],
    [
      'a spreadsheet that was not exported',
      { 'Kapitel 1.xlsx': 'PK', 'Kapitel 10 deu-eng.csv': 'word,meaning\nder Tag,day\n' },
      'Kapitel 1.xlsx: Expected CSV or TSV, got a spreadsheet. Save it as CSV ("CSV UTF-8" in Excel) in this folder.',
    ],
    [
      'the same of LibreOffice',
      { 'Kapitel 1.ods': 'PK' },
      'Kapitel 1.ods: Expected CSV or TSV, got a spreadsheet. Save it as CSV ("CSV UTF-8" in Excel) in this folder.',
    ],
  ])('must not have %s', async (_, files, message) => {
    expect(await findError(files)).toBe(message);
  });
});

describe('an error in a list names its file, its row and the remedy', () => {
  test.each<[string, string, Content, string]>([
    [
      'no header',
      'deu-eng.csv',
      'das Haus,house\ngehen,go\n',
      'deu-eng.csv: Expected a header such as "word,meaning" or "German,English" in row 1, got "das Haus", "house". Add a first row that names the columns.',
    ],
    [
      'no pair',
      'Kapitel 1.csv',
      'word,meaning\ngehen,go\n',
      'Kapitel 1.csv: Expected the languages in its name ("Kapitel 3 deu-eng.csv") or in its header ("German,English"), got the columns "word", "meaning". Put the pair into the name of the file, the language of the words first.',
    ],
    [
      'three languages',
      'Kapitel 1.csv',
      'German,English,French\ngehen,go,aller\n',
      'Kapitel 1.csv: Expected the languages in its name ("Kapitel 3 deu-eng.csv") or in its header ("German,English"), got the columns "German", "English", "French". Put the pair into the name of the file, the language of the words first.',
    ],
    [
      'two pairs in the name',
      'deu-eng deu-fra.csv',
      'word,meaning\ngehen,go\n',
      'deu-eng deu-fra.csv: Expected one language pair in its name, got deu-eng and deu-fra. Rename the file.',
    ],
    [
      'a header of another pair',
      'deu-eng.csv',
      'German,French\ngehen,aller\n',
      'deu-eng.csv: Expected columns of deu-eng, as its name says, got "German", "French". Correct the name or the header.',
    ],
    [
      'unclear columns',
      'deu-eng.csv',
      'word,Notiz,Satz\ngehen,go,ich gehe\n',
      'deu-eng.csv: Expected a column with words (deu) and one with meanings (eng), got "word", "Notiz", "Satz". Name one column "word" and one "meaning".',
    ],
    [
      'a quote that is not closed',
      'deu-eng.csv',
      'word,meaning\ndas Haus,house\ngehen,"go\nder Tag,day\n',
      'deu-eng.csv, row 3: expected a closing quote, got none. Close the quotes of the cell, or save the spreadsheet as CSV again.',
    ],
    [
      'text after a closing quote',
      'deu-eng.tsv',
      'word\tmeaning\n"das\nHaus"\thouse\n"gehen"!\tgo\n',
      'deu-eng.tsv, row 3: expected a separator after a closing quote, got something else. Write a quote within a quoted cell twice, or save the spreadsheet as CSV again.',
    ],
    [
      'a damaged row far behind the header',
      'deu-eng.csv',
      `word,meaning\n${'"das\nHaus","house\nhome"\n'.repeat(9_000)}"das"!,the\n`,
      'deu-eng.csv, row 9002: expected a separator after a closing quote, got something else. Write a quote within a quoted cell twice, or save the spreadsheet as CSV again.',
    ],
    [
      'several faults',
      'deu-eng.csv',
      'rank,word,meaning\n2,gehen,go\n1,der Tag,day\n3,das Haus,house,home\n',
      'deu-eng.csv, row 3: expected a rank above 2, that of the card before, got 1. Sort the rows by rank, or delete the column: the order of the rows is then the rank.\n' +
        'deu-eng.csv, row 4: expected at most 3 columns, got 4. Put a cell that has the separator in it between quotes, or separate its meanings by another sign.',
    ],
    [
      'a separator in a cell without quotes',
      'deu-eng.csv',
      'word,meaning\ngehen,go,,\ndas Haus,house, home\n',
      'deu-eng.csv, row 3: expected at most 2 columns, got 3. Put a cell that has the separator in it between quotes, or separate its meanings by another sign.',
    ],
    [
      'ranks in disorder',
      'deu-eng.csv',
      'rank,word,meaning\n2,gehen,go\n1,der Tag,day\n',
      'deu-eng.csv, row 3: expected a rank above 2, that of the card before, got 1. Sort the rows by rank, or delete the column: the order of the rows is then the rank.',
    ],
    [
      'an encoding from before Unicode',
      'deu-eng.csv',
      Buffer.from('word,meaning\nder Tag,day\ndie Tür,door\n', 'latin1'),
      'deu-eng.csv, line 3: expected text in UTF-8, or in UTF-16 with a byte order mark, got bytes that are not UTF-8. Save the spreadsheet as "CSV UTF-8" (Excel), or choose the character set UTF-8 (LibreOffice).',
    ],
    [
      'UTF-16 without a byte order mark',
      'deu-eng.csv',
      Buffer.from('word,meaning\nder Tag,day\n', 'utf16le'),
      'deu-eng.csv, line 1: expected text in UTF-8, or in UTF-16 with a byte order mark, got a zero character. Save the spreadsheet as "CSV UTF-8" (Excel), or choose the character set UTF-8 (LibreOffice).',
    ],
    [
      'a spreadsheet under another name',
      'deu-eng.csv',
      Buffer.from('PK\x03\x04\x14\0', 'latin1'),
      'deu-eng.csv: Expected a table as text, got a spreadsheet under another name. Open it in the spreadsheet and save it as CSV.',
    ],
    [
      'nothing',
      'deu-eng.csv',
      '\uFEFF\n',
      'deu-eng.csv: Expected a header and cards, got an empty file. Fill it, or move it out of the folder.',
    ],
    [
      'nothing but a header',
      'deu-eng.csv',
      'word,meaning\n,\n',
      'deu-eng.csv: Expected cards below the header, got none. Add some, or move the file out of the folder.',
    ],
    [
      'JSON',
      'deu-eng.csv',
      formatDeckFile(makeDeckFile()),
      'deu-eng.csv: Expected a table, got JSON. Save it as CSV, or name it *.json if it is a deck file.',
    ],
  ])('%s', async (_, name, content, message) => {
    expect(await findError({ [name]: content })).toBe(message);
  });
});
