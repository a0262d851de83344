import { expect, test } from 'vitest';
import { joinPhrases, parsePhrases, parseTable, readPhrases } from '../../../build/phrases/read-phrases.ts';

const TABLE = `eng|deu|spa
# Greetings
good morning; morning|guten Morgen|buenos días
~a little; a bit|ein bisschen; wenig|un poco; ~de poco
`;

test.each([
  [
    'deu',
    'eng',
    [
      ['guten Morgen', ['good morning', 'morning']],
      ['ein bisschen', ['a little', 'a bit']],
    ],
  ],
  [
    'spa',
    'deu',
    [
      ['buenos días', ['guten Morgen']],
      ['un poco', ['ein bisschen', 'wenig']],
    ],
  ],
  ['eng', 'spa', [['good morning', ['buenos días']]]],
  ['eng', 'fin', []],
  ['fin', 'eng', []],
])('a table gives the phrases of several words from %s to %s', (from, to, phrases) => {
  expect(parseTable(TABLE)(from, to)).toEqual(phrases);
});

test('a line with too few cells is named', () => {
  expect(() => parseTable('eng|deu\nhello')).toThrow('expected 2 cells, got 1: hello');
});

test('lines of one phrase are joined, the first one’s meanings first, four at most', () => {
  const lines = [
    ...parsePhrases('# Spanish\nde nuevo = again\n'),
    ['de nuevo', ['Again', 'anew', 'a', 'b', 'c']] as const,
  ];
  expect(joinPhrases(lines, new Set(['de nuevo'])).get('de nuevo')).toEqual({
    meanings: ['again', 'anew', 'a', 'b'],
    isEveryday: true,
  });
  expect(() => parsePhrases('de nuevo')).toThrow('expected "phrase = meaning, …", got de nuevo');
});

test('phrases of Japanese and Chinese come from their own lists alone, with their readings', () => {
  expect(parsePhrases('気にする = mind, care about < きにする')).toEqual([
    ['気にする', ['mind', 'care about'], 'きにする'],
  ]);
  expect(readPhrases('jpn', 'eng').get('気にする')?.reading).toBe('きにする');
  expect(readPhrases('cmn', 'eng').get('没问题')?.reading).toBe('méi wèn tí');
  expect(readPhrases('jpn', 'eng').has('例えば')).toBe(false);
});
