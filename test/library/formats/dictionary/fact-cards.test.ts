import { describe, expect, test } from 'vitest';
import { toLanguageCode } from '../../../../src/language/language-code.ts';
import {
  readDictionary,
  readFirstFacts,
  recogniseDictionary,
} from '../../../../src/library/formats/dictionary/read-dictionary.ts';
import { areRanks } from '../../../../src/library/formats/dictionary/yomitan/fact-cards.ts';
import { writeDictionaryZip } from '../../../support/zip.ts';

const RANKS = { frequencyMode: 'rank-based' };
const COUNTS = { frequencyMode: 'occurrence-based' };

function toFile(rows: readonly unknown[], index: object): Blob {
  const half = Math.ceil(rows.length / 2);
  const banks = { term_meta_bank_1: rows.slice(0, half), term_meta_bank_2: rows.slice(half) };
  return new Blob([new Uint8Array(writeDictionaryZip(banks, index))]);
}

/** The cards in order: `食べる たべる [2] #204`. */
async function readCards(file: Blob): Promise<string[]> {
  const cards: string[] = [];
  for await (const rows of readDictionary(file)) {
    for (const { word, meanings, details = {} } of rows) {
      expect(meanings).toEqual([]);
      cards.push([word, details.reading, details.frequency].filter((part) => part !== undefined).join(' '));
    }
  }
  return cards;
}

const freq = (term: string, data: unknown) => [term, 'freq', data];
const pitch = (term: string, reading: string, ...positions: unknown[]) => [
  term,
  'pitch',
  { reading, pitches: positions.map((position) => ({ position, devoice: [], nasal: [], tags: [] })) },
];
const ipa = (term: string, reading: string, ...texts: string[]) => [
  term,
  'ipa',
  { reading, transcriptions: texts.map((text) => ({ ipa: text, tags: [] })) },
];

test.each<[string, unknown[], object, string[]]>([
  ['ranks as numbers', [freq('犬', 900), freq('食べる', 204)], RANKS, ['食べる #204', '犬 #900']],
  [
    'ranks as a value with a text',
    [freq('犬', { value: 900, displayValue: '900' }), freq('食べる', { value: 204, displayValue: '204㋕' })],
    RANKS,
    ['食べる 204㋕', '犬 #900'],
  ],
  [
    'ranks of readings',
    [
      freq('来る', { reading: 'くる', frequency: 30 }),
      freq('来る', { reading: 'きたる', frequency: { value: 4_000, displayValue: '4000' } }),
      freq('くる', { reading: 'くる', frequency: 31 }),
    ],
    RANKS,
    ['来る くる #30', 'くる #31', '来る きたる #4000'],
  ],
  [
    'levels, which have no number of their own',
    [freq('犬', { value: -5, displayValue: 'N5' }), freq('鰯', 'rare')],
    RANKS,
    ['犬 N5', '鰯 rare'],
  ],
  [
    'counts of occurrences: the most frequent has the first position, equal ones share one',
    [freq('c', 5), freq('a', 1_000), freq('b', '2,500'), freq('d', 5), freq('e', 1)],
    COUNTS,
    ['b #1', 'a #2', 'c #3', 'd #3', 'e #5'],
  ],
  ['the first of several ranks', [freq('犬', 900), freq('犬', 20)], RANKS, ['犬 #900']],
  [
    'pitches as numbers, as texts, and several',
    [pitch('橋', 'はし', 2), pitch('今日', 'きょう', 'HLL'), pitch('映画', 'えいが', 1, 0), pitch('はい', 'はい', 1)],
    {},
    ['橋 はし [2]', '今日 きょう [HLL]', '映画 えいが [1, 0]', 'はい はい [1]'],
  ],
  [
    'pronunciations: the first of each word, without its slashes',
    [ipa('Haus', 'Haus', '/haʊ̯s/', '[haus]'), ipa('gehen', '', 'ˈɡeːən'), ipa('leer', '')],
    {},
    ['Haus haʊ̯s', 'gehen ˈɡeːən'],
  ],
  [
    'facts of several kinds: IPA is a reading of another kind',
    [pitch('橋', 'はし', 2), ipa('橋', 'はし', 'haɕi'), freq('橋', { reading: 'はし', frequency: 700 }), freq('犬', 9)],
    RANKS,
    ['犬 #9', '橋 はし [2] #700', '橋 haɕi'],
  ],
])('a zip without entries gives cards of %s', async (_, rows, index, expected) => {
  expect(await readCards(toFile(rows, index))).toEqual(expected);
});

test('it is recognised with its one language, and its facts are counted', async () => {
  const rows = [pitch('橋', 'はし', 2), freq('橋', 700), freq('犬', 9), ipa('犬', 'いぬ', 'inɯ')];
  const file = toFile(rows, { title: 'Facts', sourceLanguage: 'ja' });
  const recognised = await recogniseDictionary(file, toLanguageCode);
  expect(recognised).toMatchObject({
    format: { kind: 'yomitan', title: 'Facts', isFacts: true, isRanked: false },
    languages: { from: { iso639_3: 'jpn' }, to: { iso639_3: 'jpn' } },
    isDictionary: true,
  });
  const { cards, counts } = await readFirstFacts(file, 2);
  expect(counts).toEqual({ frequencies: 2, pitches: 1, pronunciations: 1 });
  expect(cards[0]).toMatchObject({ word: '犬', rank: 1 });
});

test('a zip with entries, too, stays a dictionary', async () => {
  const banks = { term_bank_1: [['犬', 'いぬ', '', '', 0, ['dog'], 0, '']], term_meta_bank_1: [freq('犬', 900)] };
  const file = new Blob([new Uint8Array(writeDictionaryZip(banks))]);
  const { format } = await recogniseDictionary(file, toLanguageCode);
  expect(format).not.toHaveProperty('isFacts');
});

describe('without a stated mode', () => {
  test.each<[string, number[], boolean]>([
    ['1 to 1,000 are ranks', Array.from({ length: 1_000 }, (_, index) => index + 1), true],
    ['levels are ranks', [1, 1, 2, 3, 4, 5, 5], true],
    ['few large and many small numbers are counts', [...Array<number>(1_000).fill(2), 50_000, 90_000], false],
    ['nothing is ranks', [], true],
  ])('%s', (_, values, expected) => {
    expect(areRanks(Float64Array.from(values).sort())).toBe(expected);
  });
});
