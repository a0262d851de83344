import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readTermRow } from '../../../../src/library/formats/dictionary/yomitan/term-row.ts';
import { createTermScanner } from '../../../../src/library/formats/dictionary/yomitan/term-scanner.ts';

/** Reads the row at once. @returns -1 if the row is left to the general reader. */
function scan(text: string, start = 0) {
  const scanner = createTermScanner();
  const end = scanner.read(text, start);
  return end < 0 ? -1 : { end, row: scanner.row() };
}

const makeRow = (...items: unknown[]) => ['talo', '', 'n', 'n', 0, items, 7, ''];
const structured = (content: unknown) => makeRow({ type: 'structured-content', content });

function parse(text: string) {
  const row = readTermRow(JSON.parse(text), 3, 'row');
  return row && { ...row, content: row.content.map((node) => JSON.parse(node)) };
}

const fromScan = (text: string) => {
  const scanned = scan(text);
  if (scanned === -1) return -1;
  const { row } = scanned;
  return row && { ...row, content: JSON.parse(`[${row.content.join(',')}]`) };
};

const text = fc.oneof(
  fc.constantFrom('', ' ', 'talo', 'a  b', 'ä\nö', '"', '\\', '日本', '\u00a0x ', '👪', '\t'),
  fc.string({ unit: 'grapheme', maxLength: 6 }),
);
const role = fc.constantFrom(
  ...['glosses', 'glossary', 'example-sentence', 'example-sentence-a', 'example-sentence-b'],
  ...['preamble', 'tags', 'backlink', 'extra-info', 'other'],
);
const tag = fc.constantFrom(
  'div',
  'span',
  'li',
  'ol',
  'td',
  'th',
  'br',
  'rt',
  'img',
  'details',
  'a',
  'summary',
  'script',
);
const { content } = fc.letrec<{ content: unknown }>((tie) => ({
  content: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    text,
    fc.constantFrom(null, 5, true),
    fc.array(tie('content'), { maxLength: 4 }),
    fc.record(
      {
        tag: fc.oneof({ weight: 9, arbitrary: tag }, { weight: 1, arbitrary: fc.constant(3) }),
        data: fc.oneof(
          fc.record({ other: text, content: role }),
          fc.constantFrom<unknown>({}, [], null, { content: 3 }),
        ),
        lang: fc.constantFrom<unknown>('fi', '" x="', 3),
        content: tie('content'),
        href: fc.constantFrom('?query=talo', 'https://example.org'),
        colSpan: fc.constantFrom<unknown>(2, 2.5, 999, '2'),
        style: fc.constantFrom<unknown>({ color: 'red', sizes: [1, -2.5e3, false] }, 'x'),
      },
      { requiredKeys: [] },
    ),
  ),
}));
const item = fc.oneof(
  text,
  fc.tuple(text, fc.array(text, { maxLength: 2 })),
  content.map((value) => ({ type: 'structured-content', content: value })),
  text.map((value) => ({ type: 'text', text: value })),
  fc.constant({ type: 'image', path: 'a.png', width: 3 }),
);
const row = fc
  .record({
    term: text,
    reading: text,
    tags: fc.constantFrom('n f', '', null),
    items: fc.array(item, { maxLength: 3 }),
  })
  .map(({ term, reading, tags, items }) => [term, reading, tags, 'v1', -0.5, items, 7, 'x']);

test('a row that is read at once is the same as one that is parsed', () => {
  fc.assert(
    fc.property(row, fc.boolean(), (value, isSpaced) => {
      const json = isSpaced ? JSON.stringify(value, undefined, 1) : JSON.stringify(value);
      const scanned = fromScan(json);
      if (scanned !== -1) expect(scanned).toEqual(parse(json));
      return true;
    }),
    { numRuns: 3_000 },
  );
});

describe('rows as dictionaries have them are read at once', () => {
  test.each([
    ['plain texts', makeRow('house', 'a "building"\nhome')],
    ['a form', ['talossa', '', 'non-lemma', '', 0, [['talo', ['inessive singular']]], 0, '']],
    [
      'meanings with an example',
      structured([
        { tag: 'div', data: { content: 'preamble' }, content: [{ tag: 'details', content: 'Etymology' }] },
        {
          tag: 'ol',
          data: { content: 'glosses' },
          content: [
            {
              tag: 'li',
              content: [
                { tag: 'div', content: ['house', { tag: 'br' }, 'building'] },
                {
                  tag: 'div',
                  data: { content: 'example-sentence' },
                  content: [
                    { tag: 'div', data: { content: 'example-sentence-a' }, content: 'Talo on vanha.' },
                    { tag: 'div', data: { content: 'example-sentence-b' }, content: ['The house', ' is old.'] },
                  ],
                },
              ],
            },
          ],
        },
      ]),
    ],
    [
      'a table and a link',
      structured({
        tag: 'table',
        content: { tag: 'td', colSpan: 2, content: { tag: 'a', href: '?query=x', content: 'x' } },
      }),
    ],
  ])('%s', (_, value) => {
    const json = JSON.stringify(value);
    expect(scan(`[${json},[1]]`, 1)).toMatchObject({ end: json.length + 1 });
    expect(fromScan(json)).toEqual(parse(json));
  });
});

test.each([
  ['that is cut', JSON.stringify(makeRow('house')).slice(0, -1)],
  ['with damaged JSON', '["talo","","n","n",0,["house",tru],0,""]'],
  ['with a wrong escape', String.raw`["talo","","n","n",0,["\x"],0,""]`],
  ['with a control character', '["talo","","n","n",0,["\u0001"],0,""]'],
  ['with half a character', String.raw`["talo","","n","n",0,["\ud800"],0,""]`],
  ['with a number that is none', '["talo","","n","n",01,["house"],0,""]'],
  ['without meanings', '["talo","","n","n",0]'],
  ['with a wrong kind of meaning', JSON.stringify(makeRow({ type: 'sound' }))],
  ['with tags of a wrong type', '["talo","",false,"n",0,["house"],0,""]'],
  [
    'whose keys are in another order',
    '["talo","","n","n",0,[{"type":"structured-content","content":{"content":"x","tag":"div"}}],0,""]',
  ],
  [
    'with a key twice',
    '["talo","","n","n",0,[{"type":"structured-content","content":{"tag":"div","tag":"br","content":"x"}}],0,""]',
  ],
])('a row %s is left to the general reader', (_, json) => {
  expect(scan(json)).toBe(-1);
});
