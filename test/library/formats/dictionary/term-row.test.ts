import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readJsonRows } from '../../../../src/library/formats/dictionary/json-rows.ts';
import { readTermRow } from '../../../../src/library/formats/dictionary/yomitan/term-row.ts';
import { ENTRY_ROLES, ENTRY_TAGS } from '../../../../src/model/full-entry.ts';

const makeRow = (...items: unknown[]) => ['talo', '', 'n', 'n', 0, items, 7, ''];
const structured = (content: unknown) => makeRow({ type: 'structured-content', content });

function read(value: readonly unknown[]) {
  const row = readTermRow(value, 3, 'row');
  return row && { ...row, content: row.content.map((node): unknown => JSON.parse(node)) };
}

/** Reads the one row of a bank, whose text is cut into pieces. */
async function readText(json: string, pieceLength = json.length) {
  async function* cut() {
    const bank = `[${json}]`;
    for (let start = 0; start < bank.length; start += pieceLength) yield bank.slice(start, start + pieceLength);
  }
  const rows: unknown[][] = [];
  for await (const batch of readJsonRows('bank.json', cut())) rows.push(...batch.rows);
  return read(rows[0] ?? []);
}

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

/** The same value, with the keys of its objects in the opposite order. */
function turnKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turnKeys);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, inner]) => [key, turnKeys(inner)]),
  );
}

test('a row is the same however its JSON is written, and wherever it is cut', async () => {
  await fc.assert(
    fc.asyncProperty(row, fc.boolean(), fc.integer({ min: 1, max: 200 }), async (value, isSpaced, pieceLength) => {
      const json = JSON.stringify(turnKeys(value), undefined, isSpaced ? 1 : 0);
      expect(await readText(json, pieceLength)).toEqual(read(value));
    }),
    { numRuns: 1_000 },
  );
});

const TAGS: ReadonlySet<unknown> = new Set(ENTRY_TAGS);
const ATTRIBUTES: Record<string, (value: unknown) => boolean> = {
  role: (value) => ENTRY_ROLES.some((role) => role === value),
  lang: (value) => value === 'fi',
  columns: (value) => value === 2 || value === 100,
  word: (value) => value === 'talo',
};

function expectClosedList(node: unknown): void {
  if (typeof node === 'string') {
    expect(node).not.toBe('');
    return;
  }
  const [tag, children, attributes = {}, ...more] = node as [unknown, unknown[], object?, ...unknown[]];
  expect(more).toEqual([]);
  expect(TAGS.has(tag)).toBe(true);
  for (const [name, value] of Object.entries(attributes)) expect(ATTRIBUTES[name]?.(value)).toBe(true);
  children.forEach(expectClosedList);
}

test('a row of any content has clean lines, and nodes of the closed list', () => {
  fc.assert(
    fc.property(row, (value) => {
      const found = read(value);
      for (const line of [...(found?.meanings ?? []), ...(found?.examples.flat() ?? [])]) {
        expect(line).toMatch(/^\S(?:.*\S)?$/su);
        expect(line).not.toMatch(/[^\S ]| {2}/);
      }
      found?.content.forEach(expectClosedList);
    }),
    { numRuns: 3_000 },
  );
});

const EXAMPLE = {
  tag: 'div',
  data: { content: 'example-sentence' },
  content: [
    { tag: 'div', data: { content: 'example-sentence-a' }, content: 'Talo on vanha.' },
    { tag: 'div', data: { content: 'example-sentence-b' }, content: ['The house', ' is old.'] },
  ],
};

describe('a row is read', () => {
  test.each<[string, unknown[], object]>([
    [
      'with plain texts',
      makeRow('house', 'a "building"\nhome'),
      {
        meanings: ['house', 'a "building"', 'home'],
        content: [
          ['div', ['house']],
          ['div', ['a "building"']],
          ['div', ['home']],
        ],
        isStructured: false,
      },
    ],
    [
      'as a form',
      ['talossa', '', 'non-lemma', '', 0, [['talo', ['inessive singular']]], 0, ''],
      { term: 'talossa', lemmas: ['talo'], meanings: [], content: [] },
    ],
    [
      'with meanings and an example',
      structured([
        { tag: 'div', data: { content: 'preamble' }, content: [{ tag: 'details', content: 'Etymology' }] },
        {
          tag: 'ol',
          data: { content: 'glosses' },
          content: [{ tag: 'li', content: [{ tag: 'div', content: ['house', { tag: 'br' }, 'building'] }, EXAMPLE] }],
        },
      ]),
      { meanings: ['house', 'building'], examples: [['Talo on vanha.', 'The house is old.']], isStructured: true },
    ],
    [
      'with a sentence within its translation, which counts for both',
      structured({ ...EXAMPLE, content: { data: { content: 'example-sentence-b' }, content: EXAMPLE.content } }),
      { examples: [['Talo on vanha.', 'Talo on vanha. The house is old.']] },
    ],
    [
      'with a table and a link',
      structured({
        tag: 'table',
        content: { tag: 'td', colSpan: 2, content: { tag: 'a', href: '?query=x', content: 'x' } },
      }),
      { meanings: ['x'], content: [['table', [['td', [['a', ['x'], { word: 'x' }]], { columns: 2 }]]]] },
    ],
    ['with half a character', makeRow('\ud800'), { meanings: ['\ufffd'], content: [['div', ['\ufffd']]] }],
  ])('%s', async (_, value, expected) => {
    expect(read(value)).toMatchObject(expected);
    expect(await readText(JSON.stringify(value))).toMatchObject(expected);
  });

  test('with the last of two equal keys', async () => {
    const json = '{"type":"structured-content","content":{"tag":"div","tag":"ol","content":"x"}}';
    expect(await readText(`["talo","","n","n",0,[${json}],0,""]`)).toMatchObject({ content: [['ol', ['x']]] });
  });
});

describe('a row is refused', () => {
  test.each([
    ['with damaged JSON', '["talo","","n","n",0,["house",tru],0,""]', 'JSON'],
    ['with a wrong escape', String.raw`["talo","","n","n",0,["\x"],0,""]`, 'JSON'],
    ['with a control character', '["talo","","n","n",0,["\u0001"],0,""]', 'JSON'],
    ['with a number that is none', '["talo","","n","n",01,["house"],0,""]', 'JSON'],
    ['with brackets that do not match', '["talo","","n","n",0,["house"},0,""]', 'JSON'],
    ['that is cut', JSON.stringify(makeRow('house')).slice(0, -1), 'a complete list'],
    ['without meanings', '["talo","","n","n",0]', 'a list of meanings in the sixth position'],
    ['with a wrong kind of meaning', JSON.stringify(makeRow({ type: 'sound' })), 'meanings of a kind that Yomitan has'],
    ['with tags of a wrong type', '["talo","",false,"n",0,["house"],0,""]', 'tags in the third position'],
  ])('%s', async (_, json, expected) => {
    await expect(readText(json)).rejects.toThrow(`expected ${expected}`);
  });
});
