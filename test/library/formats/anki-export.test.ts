import { describe, expect, test } from 'vitest';
import { toPlainText } from '../../../src/library/formats/html-text.ts';
import { readCardRows } from '../../../src/library/formats/read-card-rows.ts';
import { recogniseFile } from '../../../src/library/formats/recognise.ts';

const toBytes = (text: string) => new TextEncoder().encode(text);

async function read(text: string, size = 7) {
  const bytes = toBytes(text);
  const { format } = await recogniseFile(bytes, 'German.txt');
  async function* inPieces() {
    for (let start = 0; start < bytes.length; start += size) yield bytes.slice(start, start + size);
  }
  const cards: unknown[] = [];
  for await (const rows of readCardRows(inPieces(), format)) {
    for (const { rank, word, meanings } of rows) cards.push([rank, word, meanings]);
  }
  return cards;
}

describe('text exports of Anki notes are read', () => {
  test.each<[string, string, unknown[]]>([
    [
      'with tags',
      '#separator:tab\n#html:true\n#tags column:3\n' +
        'Haus\thouse<br>home\tnoun\n"""gehen"" &amp; kommen"\t<b>to&nbsp;go</b>; to come\t\n',
      [
        [1, 'Haus', ['house', 'home']],
        [2, '"gehen" & kommen', ['to go', 'to come']],
      ],
    ],
    [
      'with all that Anki keeps of a note',
      '#separator:tab\r\n#html:true\r\n#guid column:1\r\n#notetype column:2\r\n#deck column:3\r\n#tags column:6\r\n' +
        'x,Y1$\tBasic\tGerman, A1\tder Baum\t<div>tree</div><div>wood, <i>grove</i></div>\t\r\n',
      [[1, 'der Baum', ['tree', 'wood, grove']]],
    ],
    [
      'without HTML, separated by semicolons',
      '#separator:Semicolon\n#html:false\n"a < b &amp; c";less\n',
      [[1, 'a < b &amp; c', ['less']]],
    ],
    [
      'with names of its columns',
      '#separator:Comma\n#html:false\n#notetype column:1\n#columns:Notetype,Back,Front\nBasic,house,Haus\n',
      [[1, 'Haus', ['house']]],
    ],
    [
      'of Japanese, with readings and sounds',
      '#separator:tab\n#html:true\n<ruby>猫<rt>ねこ</rt></ruby> [sound:neko.mp3]\t<span style="color: red">cat</span>\n',
      [[1, '猫', ['cat']]],
    ],
  ])('%s', async (_, file, expected) => {
    for (const size of [1, 7, 100_000]) expect(await read(file, size)).toEqual(expected);
  });

  test('with the first line of a field as the word', async () => {
    const file = '#separator:tab\n#html:true\n<b>Haus</b><br><i>Das Haus ist alt.</i>\thouse\n';
    expect(await read(file)).toEqual([[1, 'Haus', ['house']]]);
  });

  test('without the notes that have no word', async () => {
    const file = '#separator:tab\n#html:true\nHaus\thouse\n<img src="baum.jpg">\ttree\n';
    expect(await read(file)).toEqual([[1, 'Haus', ['house']]]);
  });

  test('and previewed as they will be stored, to choose among the columns', async () => {
    const file = '#separator:tab\n#html:true\n#tags column:3\nHaus\t<b>house</b>\tnoun\n';
    const { rows, doubt, format } = await recogniseFile(toBytes(file), 'German.txt');
    expect(rows).toEqual([['Haus', 'house', 'noun']]);
    expect([doubt, format]).toEqual([
      'columns',
      expect.objectContaining({ hasHeader: false, columns: { word: 0, meanings: [1] } }),
    ]);
  });
});

test.each([
  ['a header that begins with a number sign', '#,word,meaning\n1,Haus,house\n', [[1, 'Haus', ['house']]]],
  ['words that begin with one', '#eins:zwei\tone\n', [[1, '#eins:zwei', ['one']]]],
])('a table of another program is read as usual: %s', async (_, file, expected) => {
  expect(await read(file)).toEqual(expected);
});

test.each([
  ['a &lt; b', 'a < b'],
  ['1 < 2 and 3 > 2', '1 < 2 and 3 > 2'],
  ['&auml;&#x4e2d;&#25991;&unknown;', 'ä中文&unknown;'],
  ['<!-- no --><p>one</p><p>two</p>', 'one\n\ntwo'],
  ['<style>b { color: red }</style><b>bold</b>', 'bold'],
])('the HTML %s is read as %j', (html, text) => {
  expect(toPlainText(html)).toBe(text);
});
