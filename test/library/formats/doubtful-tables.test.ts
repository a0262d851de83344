import { describe, expect, test } from 'vitest';
import { readCardRows } from '../../../src/library/formats/read-card-rows.ts';
import { recogniseForPreview } from '../../../src/library/formats/recognise.ts';

async function read(text: string) {
  const bytes = new TextEncoder().encode(text);
  const { format } = await recogniseForPreview(bytes, 'words.csv');
  const cards: unknown[] = [];
  for await (const rows of readCardRows(new Blob([bytes]), format)) {
    for (const { word, meanings } of rows) cards.push([word, ...meanings]);
  }
  return cards;
}

const TWO = [
  ['Straße', 'street, road'],
  ['Mädchen', 'girl'],
];

describe('the line of Excel that names the separator is not a card', () => {
  test.each([
    ['above a header', '\uFEFFsep=;\r\nWort;Übersetzung\r\nStraße;street, road\r\nMädchen;girl\r\n'],
    ['without a header', 'sep=;\nStraße;street, road\nMädchen;girl\n'],
    ['in quotes', '"sep=;"\n"Straße";"street, road"\n"Mädchen";"girl"\n'],
    ['in capitals, padded', 'SEP=;;\nStraße;street, road\nMädchen;girl\n'],
    ['with a separator that no guess finds', 'sep=~\nStraße~street, road\nMädchen~girl\n'],
    ['with a tab', 'sep=\t\nStraße\tstreet, road\nMädchen\tgirl\n'],
  ])('%s', async (_, text) => {
    expect(await read(text)).toEqual(TWO);
  });
});

describe('the lines above an Anki export that a spreadsheet saved again are not cards', () => {
  test.each([
    ['padded', '#separator:tab;;\n#html:true;;\n#tags column:3;;\nStraße;street, road;noun\nMädchen;girl;noun\n'],
    ['quoted', '"#separator:tab",,\n"#html:true",,\nStraße,"street, road",\nMädchen,girl,\n'],
    ['padded with the separator itself', '#separator:;;;\n#html:false;;\nStraße;street, road;\nMädchen;girl;\n'],
    ['as Anki wrote them', '#separator:;\n#html:false\nStraße;street, road\nMädchen;girl\n'],
  ])('%s', async (_, text) => {
    expect(await read(text)).toEqual(TWO);
  });
});

describe('a first column of ids is no word', () => {
  test.each([
    ['out of order', '907;Straße;street, road\n12;Mädchen;girl\n'],
    ['equal', '7;Straße;street, road\n7;Mädchen;girl\n'],
    ['rising', '1;Straße;street, road\n2;Mädchen;girl\n'],
  ])('%s', async (_, text) => {
    expect(await read(text)).toEqual(TWO);
  });

  test('but two columns may teach numbers', async () => {
    expect(await read('20;zwanzig\n3;drei\n')).toEqual([
      ['20', 'zwanzig'],
      ['3', 'drei'],
    ]);
  });
});

describe('ranks that do not rise leave the order to the file, and ask for a look', () => {
  test.each([
    ['out of order', 'Rang;Wort;Bedeutung\n9;Straße;street, road\n4;Mädchen;girl\n'],
    ['equal', 'Rang;Wort;Bedeutung\n1;Straße;street, road\n1;Mädchen;girl\n'],
    ['no numbers', 'id;Wort;Bedeutung\na7;Straße;street, road\nb2;Mädchen;girl\n'],
  ])('%s', async (_, text) => {
    expect(await read(text)).toEqual(TWO);
    expect((await recogniseForPreview(new TextEncoder().encode(text), 'words.csv')).doubt).toBe('ranks');
  });

  test('but rising ranks are kept', async () => {
    const bytes = new TextEncoder().encode('Rang;Wort;Bedeutung\n3;Straße;street\n8;Mädchen;girl\n');
    expect(await recogniseForPreview(bytes, 'words.csv')).toMatchObject({
      doubt: undefined,
      format: { columns: { rank: 0, word: 1, meanings: [2] } },
    });
  });
});

describe('a line without a separator', () => {
  const ANSWER =
    'der Zug\tthe train\nder Bahnhof\tstation\n- where trains stop\n- railway station\ndas Gleis\tplatform\n';

  test('between lines with one is named, and not a card', async () => {
    await expect(read(ANSWER)).rejects.toMatchObject({
      code: 'deck-file-invalid',
      message: expect.stringMatching(/^Line 3: .*separator.*where trains stop/),
    });
  });

  test('is a word where no line has one', async () => {
    expect(await read('Straße\nMädchen\nTür\n')).toEqual([['Straße'], ['Mädchen'], ['Tür']]);
  });

  test('is a word where a person chose no column of meanings', async () => {
    const bytes = new TextEncoder().encode(ANSWER);
    const { format } = await recogniseForPreview(bytes, 'words.txt');
    if (format.kind !== 'delimited') throw new Error('Expected a table.');
    const words: string[] = [];
    const chosen = { ...format, columns: { word: 0, meanings: [] } };
    for await (const rows of readCardRows(new Blob([bytes]), chosen)) words.push(...rows.map(({ word }) => word));
    expect(words).toHaveLength(5);
  });
});
