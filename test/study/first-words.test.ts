import { describe, expect, test } from 'vitest';
import type { StoredCard, WordClass } from '../../src/model/card.ts';
import type { PracticeText } from '../../src/model/practice-text.ts';
import {
  arrangeFirstCards,
  createFirstWords,
  createReadFirstWords,
  type FirstWords,
  findArrangedEnd,
} from '../../src/study/first-words.ts';

/** `n` is a noun, `f` a function word, `t` a word of the text, `-` a noun without a sentence. */
function makeCards(kinds: string) {
  const cards = [...kinds].map(
    (kind, index): StoredCard => [
      index + 1,
      `${kind}${index + 1}`,
      ['meaning'],
      [],
      { classes: [kind === 'f' ? 'pronoun' : 'noun'] },
    ],
  );
  const texts = cards.map(([, word]) => word).filter((word) => word.startsWith('t'));
  const words: FirstWords = {
    hasSentence: (word) => !word.startsWith('-'),
    isFirst: ([, word]) => /^[nt]/.test(word),
    text: texts,
    // The text has its words in another order than the deck.
    findInText: (word) => (texts.includes(word) ? texts.length - texts.indexOf(word) : undefined),
  };
  return { cards, words };
}

function arrange(kinds: string): string {
  const { cards, words } = makeCards(kinds);
  const { ofText, others } = arrangeFirstCards(cards, words);
  return [ofText, others].map((some) => some.map(([, word]) => word).join(' ')).join(' | ');
}

test.each([
  ['words of the text in its order', 'ntntn', 't4 t2 | n1 n3 n5'],
  [
    'a function word after ten others, then one of three',
    'ffnnnnnnnnnnnnnn',
    ' | n3 n4 n5 n6 n7 n8 n9 n10 n11 n12 n13 n14 f1 n15 n16 f2',
  ],
  ['the text counts among the ten', 'ffttttttttnnnnnn', 't10 t9 t8 t7 t6 t5 t4 t3 | n11 n12 n13 n14 f1 n15 n16 f2'],
  ['a rare function word in its turn', 'nnnnnnnnnnnnnfnn', ' | n1 n2 n3 n4 n5 n6 n7 n8 n9 n10 n11 n12 n13 n15 f14 n16'],
  ['function words once no others are left', 'fffnn', ' | n4 n5 f1 f2 f3'],
  ['words without a sentence last', '-n-f', ' | n2 f4 -1 -3'],
  ['all by rank without sentences', '----', ' | -1 -2 -3 -4'],
])('first come %s', (_name, kinds, expected) => {
  expect(arrange(kinds)).toBe(expected);
});

test.each([
  [0, 1_500],
  [300, 1_800],
  [1_500, 3_000],
  [3_000, 4_500],
  [6_200, 9_300],
])('a word with a sentence is preferred from a start at %i up to rank %i', (start, end) => {
  expect(findArrangedEnd(start)).toBe(end);
});

const PRACTICE: PracticeText = { paragraphs: ['Jeden Morgen.'], words: ['Morgen'], opening: ['lieben'] };
const readPractice = async () => PRACTICE;

describe('the first word of a learner', () => {
  const toCard = (word: string, ...classes: WordClass[]): StoredCard => toRareCard(1, word, ...classes);
  const toRareCard = (rank: number, word: string, ...classes: WordClass[]): StoredCard => [
    rank,
    word,
    ['meaning'],
    [],
    classes.length > 0 ? { classes } : {},
  ];
  const words = createFirstWords(['Haus', 'und', 'zu', 'lieben', 'schnell', 'Morgen'], PRACTICE, 'deu');

  test.each([
    ['a noun', toCard('Haus', 'noun'), true],
    ['an adjective that is an adverb as well', toCard('schnell', 'adjective', 'adverb'), true],
    ['an adverb that is an adjective as well', toCard('schnell', 'adverb', 'adjective'), false],
    ['a conjunction', toCard('und', 'conjunction'), false],
    ['a word without a class', toCard('und'), false],
    ['a rarer word without a class', toRareCard(1_001, 'Haus'), true],
    ['a rarer word of another class', toRareCard(1_001, 'schnell', 'adverb'), false],
    ['a rarer word without a class that carries grammar', toRareCard(1_001, 'zu'), false],
    ['a rarer word without a class or a sentence', toRareCard(1_001, 'Tisch'), false],
    ['a listed word without a class', toCard('lieben'), true],
    ['a word of the text', toCard('Morgen'), true],
    ['a noun without a sentence', toCard('Tisch', 'noun'), false],
  ])('can be %s: %s', (_name, card, expected) => {
    expect(words.isFirst(card)).toBe(expected);
  });

  test('is the first word that the text marks', () => {
    expect(words.findInText('Morgen')).toBe(0);
    expect(words.findInText('Haus')).toBeUndefined();
  });
});

test('words come by rank without sentences, and if these cannot be read', async () => {
  expect(await createReadFirstWords(async () => [], readPractice)('fin-eng')).toBeUndefined();
  const fail = async () => {
    throw new Error('Expected a file, got none.');
  };
  expect(await createReadFirstWords(fail, readPractice)('deu-eng')).toBeUndefined();
});
