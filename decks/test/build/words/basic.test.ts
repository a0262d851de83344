import { expect, test } from 'vitest';
import { IMPORTED_PAIRS, PAIRS } from '../../../build/pairs.ts';
import {
  type BasicConcept,
  liftBasic,
  parseBasicWords,
  readBasicWords,
  withConcepts,
} from '../../../build/words/basic.ts';

const TABLE = `eng | deu | rus
# Weekdays and months
Monday | Montag | понедельник
# Time
morning | Morgen/Früh | утро
afternoon | Nachmittag | -
`;

test('a line of the table is a concept, with the words of the two languages', () => {
  expect(parseBasicWords(TABLE)('deu', 'eng')).toEqual([
    { words: ['Montag'], meanings: ['Monday'], isCalendar: true },
    { words: ['Morgen', 'Früh'], meanings: ['morning'], isCalendar: false },
    { words: ['Nachmittag'], meanings: ['afternoon'], isCalendar: false },
  ]);
  expect(parseBasicWords(TABLE)('rus', 'eng')).toHaveLength(2);
  expect(parseBasicWords(TABLE)('kor', 'eng')).toEqual([]);
  expect(() => parseBasicWords('eng | deu\nday\n')).toThrow('expected 2 cells in line 2, got 1');
});

test('the table has at least 340 concepts in every pair with its own words', () => {
  for (const { from, to } of [...PAIRS, ...IMPORTED_PAIRS])
    expect(readBasicWords(from, to).length, `${from}-${to}`).toBeGreaterThan(400);
});

const toItems = (count: number) => Array.from({ length: count }, (_, at) => ({ word: `w${at}` }));
const concept = (word: string, isCalendar = false): BasicConcept => ({ words: [word], meanings: [word], isCalendar });

test('late words are lifted, in the order of the others; concepts without a word get one', () => {
  const concepts = [concept('w3500'), concept('w2500', true), concept('w10'), concept('new')];
  const lifted = liftBasic(toItems(5000), concepts, ({ words: [word] }) => (word ? { word } : undefined));
  const words = lifted.map(({ word }) => word);
  expect(words).toHaveLength(5001);
  expect(new Set(words).size).toBe(5001);
  expect(words.indexOf('w10')).toBe(10);
  expect(words.indexOf('w2500')).toBeLessThan(2000);
  expect(words.indexOf('w3500')).toBeLessThan(3000);
  expect(words.indexOf('new')).toBeLessThan(3000);
  expect(words.filter((word) => word.startsWith('w') && word !== 'w3500' && word !== 'w2500')).toEqual(
    toItems(5000)
      .map(({ word }) => word)
      .filter((word) => word !== 'w3500' && word !== 'w2500'),
  );
});

const TONGUE: BasicConcept = { words: ['язык'], meanings: ['tongue'], isCalendar: false };
const LANGUAGE: BasicConcept = { words: ['язык'], meanings: ['language'], isCalendar: false };
const ROOM: BasicConcept = { words: ['chambre', 'pièce'], meanings: ['room'], isCalendar: false };

test.each([
  ['the usual word of a concept has it first', 'язык', ['speech', 'tongue'], [TONGUE], ['tongue', 'speech']],
  [
    'two concepts keep the order of the dictionaries',
    'язык',
    ['language', 'tongue'],
    [TONGUE, LANGUAGE],
    ['language', 'tongue'],
  ],
  ['a concept that the dictionaries lack comes first', 'язык', ['speech'], [TONGUE], ['tongue', 'speech']],
  ['one of several words for a concept has it last', 'pièce', ['coin'], [ROOM], ['coin', 'room']],
  ['other words stay as they are', 'monnaie', ['coin'], [ROOM], ['coin']],
])('%s', (_, word, meanings, concepts, expected) => {
  expect(withConcepts(word, meanings, concepts, 4)).toEqual(expected);
});
