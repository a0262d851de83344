import { expect, test } from 'vitest';
import { readDictionary } from '../../../../src/library/formats/dictionary/read-dictionary.ts';
import { toEntryNodes } from '../../../../src/library/formats/dictionary/yomitan/entry-content.ts';
import type { EntryNode } from '../../../../src/model/full-entry.ts';
import { writeWiktionaryZip } from '../../../support/wiktionary-zip.ts';
import { writeDictionaryZip } from '../../../support/zip.ts';

const structured = (content: unknown) => toEntryNodes({ type: 'structured-content', content });

async function readContents(zip: Uint8Array): Promise<[string, EntryNode[] | undefined][]> {
  const contents: [string, EntryNode[] | undefined][] = [];
  for await (const cards of readDictionary(new Blob([new Uint8Array(zip)]))) {
    for (const { word, content } of cards) contents.push([word, content?.map((node) => JSON.parse(node))]);
  }
  return contents;
}

test('a full entry keeps senses, folds, tables and links of the dictionary, and drops the link to its page', async () => {
  const zip = writeWiktionaryZip([
    {
      word: 'kissa',
      tag: 'n',
      senses: [{ gloss: 'cat', example: ['Kissa nukkuu.', 'The cat sleeps.'] }],
      table: [['singular'], ['kissan']],
      related: 'katti',
      forms: [['kissat', 'nominative plural']],
    },
  ]);
  expect(await readContents(zip)).toEqual([
    [
      'kissa',
      [
        [
          'div',
          [
            [
              'div',
              [
                [
                  'details',
                  [
                    ['summary', ['Inflection']],
                    [
                      'table',
                      [
                        ['tr', [['th', ['singular']]]],
                        ['tr', [['td', ['kissan']]]],
                      ],
                    ],
                  ],
                ],
              ],
            ],
            [
              'ol',
              [
                [
                  'li',
                  [
                    ['div', ['cat']],
                    [
                      'details',
                      [
                        ['summary', ['1 example']],
                        [
                          'div',
                          [
                            ['div', ['Kissa nukkuu.']],
                            ['div', ['The cat sleeps.'], { role: 'translation' }],
                          ],
                          { role: 'example' },
                        ],
                      ],
                    ],
                  ],
                ],
              ],
            ],
            ['div', ['See also ', ['a', ['katti'], { word: 'katti' }]]],
          ],
        ],
      ],
    ],
  ]);
});

test.each<[string, unknown, EntryNode[]]>([
  ['a script', { tag: 'script', content: 'alert(1)' }, []],
  ['a picture', { tag: 'img', path: 'a.png' }, []],
  ['a style', { tag: 'span', style: { color: 'red' }, content: 'a' }, [['span', ['a']]]],
  ['a title', { tag: 'span', title: 'b', onclick: 'c', content: 'a' }, [['span', ['a']]]],
  ['an address', { tag: 'a', href: 'https://example.org', content: 'a' }, [['a', ['a']]]],
  ['an address of a script', { tag: 'a', href: 'javascript:alert(1)', content: 'a' }, [['a', ['a']]]],
  [
    'ruby',
    { tag: 'ruby', lang: 'ja', content: ['日', { tag: 'rp', content: '(' }, { tag: 'rt', content: 'ひ' }] },
    [['ruby', ['日', ['rp', ['(']], ['rt', ['ひ']]], { lang: 'ja' }]],
  ],
  ['a language that is not one', { tag: 'span', lang: '" x="', content: 'a' }, [['span', ['a']]]],
  ['a wide cell', { tag: 'td', colSpan: 9_999, rowSpan: 2, content: 'a' }, [['td', ['a'], { columns: 100, rows: 2 }]]],
  ['a role of objects', { tag: 'span', data: { content: 'constructor' }, content: 'a' }, [['span', ['a']]]],
  ['an empty element', { tag: 'div', content: '' }, []],
  ['half a character', '\ud800', ['\ufffd']],
])('%s becomes only what the closed list has', (_, content, expected) => {
  expect(structured(content)).toEqual(expected);
});

test('content that is nested without end is cut', () => {
  let content: unknown = 'end';
  for (let depth = 0; depth < 5_000; depth += 1) content = { tag: 'div', content };
  expect(JSON.stringify(structured(content))).not.toContain('end');
});

test('only a word with more than the card shows has a full entry', async () => {
  const row = (word: string, glossary: string[]) => [word, '', '', '', 0, glossary, 0, ''];
  const many = Array.from({ length: 9 }, (_, number) => `meaning ${number}`);
  const zip = writeDictionaryZip({ term_bank_1: [row('few', ['one', 'two']), row('many', many)] });
  expect(await readContents(zip)).toEqual([
    ['few', undefined],
    ['many', [['div', many.map((meaning): EntryNode => ['div', [meaning]])]]],
  ]);
});
