import { describe, expect, test } from 'vitest';
import { readCardRows } from '../../../../src/library/formats/read-card-rows.ts';
import { HEAD_BYTES, recogniseForPreview } from '../../../../src/library/formats/recognise.ts';
import type { LeftOutRow } from '../../../../src/model/file-format.ts';

async function read(text: string, name = 'words.json') {
  const bytes = new TextEncoder().encode(text);
  const { format } = await recogniseForPreview(bytes.slice(0, HEAD_BYTES), name);
  const cards: [string, string[]][] = [];
  const leftOut: LeftOutRow[] = [];
  for await (const rows of readCardRows(new Blob([bytes]), format, { onLeftOut: (row) => leftOut.push(row) }))
    cards.push(...rows.map(({ word, meanings }): [string, string[]] => [word, meanings]));
  return { cards, leftOut: leftOut.map(({ line, kind }) => [line, kind]) };
}

const toLine = (index: number) => JSON.stringify({ front: `Wort ${index}`, back: `word ${index} ${'x'.repeat(50)}` });
const toLines = (count: number) => Array.from({ length: count }, (_, index) => `${toLine(index)}\n`).join('');

/** Fewer and more lines than a file is recognised by. */
describe.each([5, 2_000])('behind %i JSON lines of another program', (count) => {
  test.each([
    ['JSON that is wrong', '{"front":"x","back":', 'expected JSON, got "{'],
    ['two objects in one line', `${toLine(1)}${toLine(2)}`, 'expected JSON, got "{'],
    ['a list', '["Haus","house"]', 'expected a JSON object, got ["Haus","house"]'],
    ['a text', '"Haus"', 'expected a JSON object, got "Haus"'],
    ['too long a word', `{"front":"${'x'.repeat(10_001)}","back":"y"}`, 'expected at most 10000 characters in word'],
  ])('%s is refused, naming its line', async (_, wrong, message) => {
    const line = `Line ${count + 4}: ${message}`;
    for (const end of ['', `\n${toLine(1)}`]) {
      // Empty lines and line feeds in texts move no number.
      const before = `\n\n{"front":"a","back":"b\\nc\\nd"}\n`;
      await expect(read(`${toLines(count)}${before}${wrong}${end}`, 'a.jsonl')).rejects.toThrow(line);
      await expect(
        read(`${toLines(count)}${before}${wrong}${end}`.replaceAll('\n', '\r\n'), 'a.jsonl'),
      ).rejects.toThrow(line);
    }
  });

  test('a line without a word is left out with its number', async () => {
    const { cards, leftOut } = await read(`${toLines(count)}\n{"front":"","back":"y"}\n${toLine(7)}`, 'a.jsonl');
    expect(cards).toHaveLength(count + 1);
    expect(leftOut).toEqual([[count + 2, 'no-word']]);
  });

  test('further fields are no fault', async () => {
    const { cards } = await read(`${toLines(count)}{"front":"Haus","back":"house","level":1}\n`, 'a.jsonl');
    expect(cards.at(-1)?.[0]).toBe('Haus');
    expect(cards).toHaveLength(count + 1);
  });
});

test('a line whose fields have other names than the first ones is refused', async () => {
  const text = `${toLines(2_000)}{"word":"Haus","meaning":"house"}\n${toLine(1)}\n`;
  await expect(read(text, 'a.jsonl')).rejects.toThrow('Line 2001: expected a field "front", got {"word":"Haus"');
});

test('a line that is no list between lists is refused', async () => {
  const lists = Array.from({ length: 5 }, (_, index) => `["Wort ${index}","word ${index}"]\n`).join('');
  await expect(read(`${lists}{"front":"x","back":"y"}\n`, 'a.jsonl')).rejects.toThrow('Line 6: expected a JSON list');
});

describe('JSON that is one value', () => {
  const objects = Array.from({ length: 3 }, (_, index) => toLine(index));

  test.each([
    ['a comma at the end', `[\n${objects.join(',\n')},\n]`, 5],
    ['a comma missing', `[\n${objects.join('\n')}\n]`, 3],
    ['its end missing', `[\n${objects.join(',\n')},\n{"front":"x`, 5],
    ['a word without quotes', `[\n${objects.join(',\n')},\n\nNaN\n]`, 6],
    ['the same fault twice', `[\n${objects.join(',\n')},\n\n{"a":"b"},,\n\n{"a":"b"},,\n{"a":"b"}]`, 6],
    ['a fault in its first line', '[{"a":"b","c":"d"},,\n{"a":"b","c":"d"}]', 1],
  ])('is refused with %s, naming the line', async (_, text, line) => {
    await expect(read(text)).rejects.toThrow(`Expected JSON at line ${line}, got: `);
  });

  test('has the notes of Anki, whose fields have a value and a place', async () => {
    const notes = [1, 2, 3].map((at) => ({
      noteId: at,
      fields: { Front: { value: `Wort ${at}`, order: 0 }, Back: { value: `word ${at}`, order: 1 } },
    }));
    expect((await read(JSON.stringify(notes))).cards).toEqual([1, 2, 3].map((at) => [`Wort ${at}`, [`word ${at}`]]));
  });

  test('has meanings that are objects of one field', async () => {
    const list = [
      { word: 'Haus', meanings: [{ text: 'house' }, { text: 'home' }] },
      { word: 'Hund', meanings: [{ text: 'dog' }] },
    ];
    expect((await read(JSON.stringify(list))).cards).toEqual([
      ['Haus', ['house', 'home']],
      ['Hund', ['dog']],
    ]);
  });

  test('has chapters that are lists of their own, but no list of something else', async () => {
    const book = {
      verbs: [{ word: 'gehen', meaning: 'to go' }],
      sources: [{ url: 'https://example.org', name: 'A' }],
      nouns: [
        { word: 'Haus', meaning: 'house' },
        { word: 'Hund', meaning: 'dog' },
      ],
    };
    const cards = [
      ['gehen', ['to go']],
      ['Haus', ['house']],
      ['Hund', ['dog']],
    ];
    expect((await read(JSON.stringify(book))).cards).toEqual(cards);
  });

  test('reads or names what stands between the objects', async () => {
    const list = [
      { word: 'Haus', meaning: 'house' },
      ['Hund', 'dog'],
      'Nomen',
      { word: 'Maus', meaning: 'mouse' },
      null,
      { word: 'Katze', meaning: 'cat' },
      { word: 'Vogel', meaning: 'bird' },
    ];
    const { cards, leftOut } = await read(JSON.stringify(list));
    expect(cards.map(([word]) => word)).toEqual(['Haus', 'Hund', 'Maus', 'Katze', 'Vogel']);
    expect(leftOut).toEqual([[4, 'no-meaning']]);
  });

  test('has a key that every object inherits', async () => {
    const list = ['Haus', 'Hund', 'Maus'].map((word) => ({ word, ...(word === 'Haus' ? { constructor: 'x' } : {}) }));
    expect((await read(JSON.stringify(list))).cards.map(([word]) => word)).toContain('Haus');
    expect(JSON.stringify(await read(JSON.stringify(list)))).not.toContain('native code');
  });
});

test('texts that end with a backslash do not hide where a large list is cut', async () => {
  const list = Array.from({ length: 3_000 }, (_, index) => ({ word: `Wort ${index} \\`, meaning: `word ${index} \\` }));
  const { cards } = await read(JSON.stringify(list));
  expect(cards).toHaveLength(3_000);
});
