import { describe, expect, test } from 'vitest';
import { readCardRows } from '../../../src/library/formats/read-card-rows.ts';
import { recogniseFile } from '../../../src/library/formats/recognise.ts';

async function read(text: string) {
  const bytes = new TextEncoder().encode(text);
  const { format } = await recogniseFile(bytes, 'words.csv');
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
