import { describe, expect, test } from 'vitest';
import { toLanguageCode } from '../../../../src/language/language-code.ts';
import { MAX_LIST_LENGTH } from '../../../../src/library/formats/check-text.ts';
import {
  MAX_DICTIONARY_CREDIT_LENGTH,
  MAX_DICTIONARY_MEANING_LENGTH,
  MAX_DICTIONARY_MEANINGS,
  MAX_DICTIONARY_TITLE_LENGTH,
  MAX_DICTIONARY_WORD_LENGTH,
} from '../../../../src/library/formats/dictionary/limits.ts';
import { formatEntry, MAX_FULL_ENTRY_LENGTH } from '../../../../src/library/formats/dictionary/pack-entries.ts';
import { readDictionary, recogniseDictionary } from '../../../../src/library/formats/dictionary/read-dictionary.ts';
import { MAX_CONTENT_DEPTH } from '../../../../src/library/formats/dictionary/yomitan/content-element.ts';
import { MAX_CELL_SPAN, toEntryNodes } from '../../../../src/library/formats/dictionary/yomitan/entry-content.ts';
import { readTermRow } from '../../../../src/library/formats/dictionary/yomitan/term-row.ts';
import {
  MAX_DICTIONARY_EXAMPLE_LENGTH,
  MAX_DICTIONARY_EXAMPLES,
} from '../../../../src/library/formats/dictionary/yomitan/to-card.ts';
import { toTar, writeDictd, writeStardict } from '../../../support/stardict.ts';
import { writeDictionaryZip } from '../../../support/zip.ts';

const letters = (length: number) => 'a'.repeat(length);
const list = (length: number, start: string) => Array.from({ length }, (_, index) => `${start}${index}`);

async function readCards(file: Blob) {
  const cards = [];
  for await (const batch of readDictionary(file)) cards.push(...batch);
  return cards;
}

const toZip = (rows: unknown[][], index = {}) =>
  new Blob([new Uint8Array(writeDictionaryZip({ term_bank_1: rows }, index))]);
const row = (term: string, glossary: unknown[], reading = '') => [term, reading, '', '', 0, glossary, 0, ''];
const structured = (content: unknown) => ({ type: 'structured-content', content });

const stardict = (words: readonly [string, ...string[]], article: string, ifo: Record<string, string> = {}) =>
  toTar(writeStardict([[words[0], article]], { ifo, synonyms: words.slice(1).map((word) => [word, 0]) }));
const dictd = (words: readonly [string, ...string[]], article: string) => {
  const files = writeDictd([[words[0], article]]);
  const line = new TextDecoder().decode(files['deu-eng.index']);
  const lines = words.map((word) => line.replace(/^[^\t]*/, word)).join('');
  return toTar({ ...files, 'deu-eng.index': new TextEncoder().encode(lines) });
};

const longest = letters(MAX_DICTIONARY_WORD_LENGTH);
const longer = letters(MAX_DICTIONARY_WORD_LENGTH + 1);

describe('a word of a dictionary has up to 200 characters', () => {
  test('and a longer one is cut (Yomitan)', async () => {
    const readWord = async (word: string) => (await readCards(toZip([row(word, ['house'])])))[0]?.word;
    expect(await readWord(longest)).toBe(longest);
    expect(await readWord(longer)).toBe(`${longest}…`);
  });

  test.each([
    ['StarDict', stardict],
    ['dictd', dictd],
  ])('and a longer one is skipped (%s)', async (_, write) => {
    expect((await readCards(write([longest], 'house')))[0]?.word).toBe(longest);
    await expect(readCards(write([longer], 'house'))).rejects.toThrow('at least one entry');
  });

  test.each<[string, (form: string) => Blob]>([
    ['Yomitan', (form) => toZip([row('house', ['Haus']), row(form, [['house', []]])])],
    ['StarDict', (form) => stardict(['house', form], 'Haus')],
    ['dictd', (form) => dictd(['house', form], 'Haus')],
  ])('and a longer form is skipped (%s)', async (_, write) => {
    expect((await readCards(write(longest)))[0]?.forms).toEqual([longest]);
    expect((await readCards(write(longer)))[0]?.forms ?? []).toEqual([]);
  });

  test.each<[string, (reading: string) => Blob]>([
    ['Yomitan', (reading) => toZip([row('b', ['house'], reading)])],
    ['StarDict', (reading) => stardict(['b'], `${reading}\0house`, { sametypesequence: 'tm' })],
    ['dictd', (reading) => dictd(['b'], `b /${reading}/\nhouse\n`)],
  ])('and a longer reading is cut (%s)', async (_, write) => {
    expect((await readCards(write(longest)))[0]?.details?.reading).toBe(longest);
    expect((await readCards(write(longer)))[0]?.details?.reading).toBe(`${longest}…`);
  });

  test('and a link to a longer one is text', () => {
    const link = (word: string) => toEntryNodes(structured({ tag: 'a', href: `?query=${word}`, content: 'x' }));
    expect(link(longest)).toEqual([['a', ['x'], { word: longest }]]);
    expect(link(longer)).toEqual([['a', ['x']]]);
  });
});

test.each<[string, (forms: string[]) => Blob]>([
  ['Yomitan', (forms) => toZip([row('house', ['Haus']), ...forms.map((form) => row(form, [['house', []]]))])],
  ['StarDict', (forms) => stardict(['house', ...forms], 'Haus')],
  ['dictd', (forms) => dictd(['house', ...forms], 'Haus')],
])('a card has up to 1,000 forms, and more are dropped (%s)', async (_, write) => {
  const forms = list(MAX_LIST_LENGTH + 1, 'form');
  expect((await readCards(write(forms.slice(1))))[0]?.forms).toHaveLength(MAX_LIST_LENGTH);
  expect((await readCards(write(forms)))[0]?.forms).toHaveLength(MAX_LIST_LENGTH);
});

describe.each<[string, (meanings: string[]) => Blob]>([
  ['Yomitan', (meanings) => toZip([row('Haus', meanings)])],
  ['StarDict', (meanings) => stardict(['Haus'], meanings.join('\n'))],
  ['dictd', (meanings) => dictd(['Haus'], `Haus\n${meanings.join('\n')}`)],
])('the card of a dictionary (%s)', (_, write) => {
  test('has up to 24 meanings, and its full entry has more', async () => {
    const meanings = list(MAX_DICTIONARY_MEANINGS + 1, 'meaning');
    expect((await readCards(write(meanings.slice(1))))[0]?.meanings).toEqual(meanings.slice(1));
    const [card] = await readCards(write(meanings));
    expect(card?.meanings).toEqual(meanings.slice(0, -1));
    expect(card?.content?.join('')).toContain(meanings.at(-1));
  });

  test('has meanings of up to 300 characters, and its full entry has longer ones', async () => {
    const whole = letters(MAX_DICTIONARY_MEANING_LENGTH);
    expect((await readCards(write([whole])))[0]?.meanings).toEqual([whole]);
    const [card] = await readCards(write([`${whole}a`]));
    expect(card?.meanings).toEqual([`${whole}…`]);
    expect(card?.content?.join('')).toContain(`${whole}a`);
  });
});

describe('the examples of a dictionary', () => {
  const example = (sentence: string, translation: string) => ({
    tag: 'div',
    data: { content: 'example-sentence' },
    content: [
      { tag: 'div', data: { content: 'example-sentence-a' }, content: sentence },
      { tag: 'div', data: { content: 'example-sentence-b' }, content: translation },
    ],
  });
  const readExamples = async (examples: [string, string][]) => {
    const content = [{ tag: 'div', content: 'house' }, ...examples.map((each) => example(...each))];
    return (await readCards(toZip([row('Haus', [structured(content)])])))[0]?.details?.examples;
  };

  test('are up to five, and more are dropped', async () => {
    const examples = list(MAX_DICTIONARY_EXAMPLES + 1, 'Satz ').map((each): [string, string] => [each, `${each} b`]);
    expect(await readExamples(examples.slice(1))).toEqual(examples.slice(1));
    expect(await readExamples(examples)).toEqual(examples.slice(0, -1));
  });

  test('have up to 400 characters, and longer ones are cut', async () => {
    const whole = letters(MAX_DICTIONARY_EXAMPLE_LENGTH);
    expect(await readExamples([[whole, whole]])).toEqual([[whole, whole]]);
    expect(await readExamples([[`${whole}a`, `${whole}a`]])).toEqual([[`${whole}…`, `${whole}…`]]);
  });
});

test.each<[string, (title: string, credit: string) => Blob]>([
  ['Yomitan', (title, attribution) => toZip([row('a', ['b'])], { title, attribution })],
  ['StarDict', (bookname, author) => stardict(['a'], 'b', { bookname, author })],
])('a title of 200 and a credit of 500 characters are read, longer ones are cut (%s)', async (_, write) => {
  const [title, credit] = [letters(MAX_DICTIONARY_TITLE_LENGTH), letters(MAX_DICTIONARY_CREDIT_LENGTH)];
  const readFormat = async (file: Blob) => (await recogniseDictionary(file, toLanguageCode)).format;
  expect(await readFormat(write(title, credit))).toMatchObject({ title, credit });
  const cut = { title: `${title}…`, credit: `${credit}…` };
  expect(await readFormat(write(`${title}a`, `${credit}a`))).toMatchObject(cut);
});

test('a title of 200 characters is read, a longer one is cut (dictd)', async () => {
  const title = letters(MAX_DICTIONARY_TITLE_LENGTH);
  const readTitle = async (text: string) => {
    const tar = toTar(
      writeDictd([
        ['00databaseshort', `00-database-short\n${text}\n`],
        ['a', 'a\nb\n'],
      ]),
    );
    return (await recogniseDictionary(tar, toLanguageCode)).format;
  };
  expect(await readTitle(title)).toMatchObject({ title });
  expect(await readTitle(`${title}a`)).toMatchObject({ title: `${title}…` });
});

test('a full entry has up to 4,000,000 characters, and the last parts of a longer one are dropped', () => {
  // With the brackets and a comma.
  const part = (length: number) => `"${letters(length - 2)}"`;
  const [first, rest] = [part(MAX_FULL_ENTRY_LENGTH - 13), part(10)];
  expect(formatEntry([first, rest])).toHaveLength(MAX_FULL_ENTRY_LENGTH);
  expect(formatEntry([first, part(11)])).toBe(`[${first}]`);
});

test('a cell of a table is up to 100 cells wide and high, a larger one is smaller', () => {
  const cell = (span: number) =>
    toEntryNodes(structured({ tag: 'td', colSpan: span, rowSpan: span, content: 'x' }))[0]?.[2];
  expect(cell(MAX_CELL_SPAN)).toEqual({ columns: MAX_CELL_SPAN, rows: MAX_CELL_SPAN });
  expect(cell(MAX_CELL_SPAN + 1)).toEqual({ columns: MAX_CELL_SPAN, rows: MAX_CELL_SPAN });
});

test('structured content is read to a depth of 60, in meanings and in the full entry', () => {
  /** A text with so many nodes and lists around it. */
  const nest = (depth: number): unknown => {
    let content: unknown = 'x';
    for (let level = 0; level < depth; level += 1) content = level % 2 === 0 ? [content] : { tag: 'span', content };
    return content;
  };
  const parse = (depth: number) => readTermRow(row('a', [structured(nest(depth))]), 3, 'row');
  expect(parse(MAX_CONTENT_DEPTH)).toMatchObject({ meanings: ['x'] });
  expect(parse(MAX_CONTENT_DEPTH)?.content.join('')).toContain('"x"');
  expect(parse(MAX_CONTENT_DEPTH + 1)).toMatchObject({ meanings: [], content: [] });
});
