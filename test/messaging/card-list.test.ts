import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  formatCardList,
  MAX_LISTED_CARDS,
  MAX_TEXTS_PER_CARD,
  parseCardList,
  readCardList,
} from '../../src/messaging/card-list.ts';
import { type StoredCard, toCardTail } from '../../src/model/card.ts';
import { MAX_EXAMPLES, MAX_PARTS, MAX_TEXT_LENGTH } from '../../src/model/limits.ts';
import { makeAnyDetails } from '../support/card-details.ts';
import { makeCards } from '../support/store.ts';

test('a list is read as it was written', () => {
  const cards: StoredCard[] = [
    [0, 'быть', ['be', 'exist'], ['есть', 'был']],
    [1, '食べる', ['eat']],
    [7, '"\\\n\t\u2028x', []],
    [8, 'Haus', ['house'], [], { genders: ['neuter'], parts: ['Häuser'] }],
  ];
  expect(parseCardList(formatCardList(cards))).toEqual(cards);
});

test('a list is read in chunks, with the search keys of its cards', () => {
  const cards: StoredCard[] = [
    [0, 'быть', ['be', 'exist'], ['есть', 'был']],
    [1, '食べる', ['eat']],
    [7, 'say "A\\B"', []],
    [8, '🙂', ['face'], []],
    [9, 'Straße', ['street']],
  ];
  expect(readCardList(formatCardList(cards), 2)).toEqual([
    {
      json: formatCardList(cards.slice(0, 2)),
      keys: [
        [0, 'быть', undefined, ['есть', 'был']],
        [1, '食べる', undefined],
      ],
    },
    {
      json: formatCardList(cards.slice(2, 4)),
      keys: [
        [7, 'say "A\\B"', undefined],
        [8, '🙂', undefined, []],
      ],
    },
    { json: formatCardList(cards.slice(4)), keys: [[9, 'Straße', undefined]] },
  ]);
});

/** Reads a text with both readers. */
function readTwice(text: string): { stretches: unknown; cards: unknown } {
  const attempt = (read: () => unknown) => {
    try {
      return read();
    } catch {
      return 'refused';
    }
  };
  return {
    stretches: attempt(() => readCardList(text, 3).flatMap(({ json }) => JSON.parse(json))),
    cards: attempt(() => parseCardList(text)),
  };
}

const text: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      fc.constantFrom('"', '\\', ',', '[', ']', ' ', '\n', '","', '\ud83d', '\u2028'),
      fc.string({ unit: 'grapheme' }),
    ),
    {
      minLength: 1,
      maxLength: 4,
    },
  )
  .map((parts) => parts.join(''));
const card: fc.Arbitrary<StoredCard> = fc
  .tuple(fc.nat(), text, fc.array(text, { maxLength: 3 }), fc.array(text, { maxLength: 2 }), makeAnyDetails(text))
  .map(([rank, word, meanings, forms, details]): StoredCard => [rank, word, meanings, ...toCardTail(forms, details)]);

function expectSameOfBoth(json: string): void {
  const { stretches, cards } = readTwice(json);
  expect(stretches).toEqual(cards);
}

test('a list is stored exactly as if read card by card, or rejected likewise', () =>
  fc.assert(fc.property(fc.array(card, { maxLength: 8 }), (cards) => expectSameOfBoth(formatCardList(cards)))));

test('the same holds after a change at any position', () => {
  const cards: StoredCard[] = [
    [1, 'Haus', ['house', 'home'], ['Häuser']],
    [2, 'gehen', ['go']],
    [3, 'ja', [], [], { reading: 'jaː', classes: ['particle'], examples: [['Ja!', 'Yes!'], ['Ja.']] }],
  ];
  const whole = formatCardList(cards);
  const signs = ['', '"', '\\', ',', '[', ']', '{', '}', ':', ' ', '0', '-', 'x', '\n', '\ud83d', '""', '[]', 'null'];
  for (let index = 0; index <= whole.length; index += 1) {
    for (const sign of signs) {
      for (const length of [0, 1, 2]) {
        expectSameOfBoth(whole.slice(0, index) + sign + whole.slice(index + length));
      }
    }
  }
});

test.each<[string, unknown]>([
  ['no list', { 0: [1, 'a', []] }],
  ['an empty list', []],
  ['too many cards', Array.from({ length: MAX_LISTED_CARDS + 1 }, (_, rank) => [rank, 'a', []])],
  ['a card that is no list', [{ rank: 1 }]],
  ['a card that is too short', [[1, 'a']]],
  ['a card that is too long', [[1, 'a', [], [], {}, []]]],
  ['details that are a list', [[1, 'a', [], [], []]]],
  ['details that are null', [[1, 'a', [], [], null]]],
  ['a field that cards do not have', [[1, 'a', [], [], { tone: '2' }]]],
  ['a field that all objects have', [[1, 'a', [], [], { constructor: '2' }]]],
  ['an unknown class', [[1, 'a', [], [], { classes: ['article'] }]]],
  ['an unknown class of a meaning', [[1, 'a', ['b'], [], { meaningClasses: ['article'] }]]],
  ['an unknown gender', [[1, 'a', [], [], { genders: ['m'] }]]],
  ['a reading that is a list', [[1, 'a', [], [], { reading: ['a'] }]]],
  ['a reading with spaces around it', [[1, 'a', [], [], { reading: ' a' }]]],
  ['too many parts', [[1, 'a', [], [], { parts: Array.from({ length: 21 }, () => 'b') }]]],
  ['an empty part', [[1, 'a', [], [], { parts: [''] }]]],
  ['an example without a sentence', [[1, 'a', [], [], { examples: [[]] }]]],
  ['an example of three texts', [[1, 'a', [], [], { examples: [['a', 'b', 'c']] }]]],
  ['too many examples', [[1, 'a', [], [], { examples: Array.from({ length: 51 }, () => ['b']) }]]],
  ['a rank below 0', [[-1, 'a', []]]],
  ['a rank with a fraction', [[1.5, 'a', []]]],
  ['a rank beyond whole numbers', [[2 ** 53, 'a', []]]],
  ['an empty word', [[1, '', []]]],
  ['a word with spaces around it', [[1, ' a', []]]],
  ['a word that is too long', [[1, 'a'.repeat(10_001), []]]],
  ['half a character', [[1, 'a\ud83d', []]]],
  ['meanings that are no list', [[1, 'a', 'b']]],
  ['an empty meaning', [[1, 'a', ['b', '']]]],
  ['a meaning that is no text', [[1, 'a', [null]]]],
  ['a meaning with spaces around it', [[1, 'a', ['b ']]]],
  ['too many meanings', [[1, 'a', Array.from({ length: 1_001 }, () => 'b')]]],
  ['forms that are no list', [[1, 'a', [], null]]],
])('%s is rejected', (_, list) => {
  for (const read of [parseCardList, (json: string) => readCardList(json, 256)]) {
    expect(() => read(JSON.stringify(list))).toThrow(expect.objectContaining({ code: 'bad-request' }));
  }
});

test('a card may have as much as the limits allow', () => {
  const many = (count: number) => Array.from({ length: count }, () => 'b');
  const details = { parts: many(MAX_PARTS), examples: many(MAX_EXAMPLES).map((text) => [text]) };
  const word = 'a'.repeat(MAX_TEXT_LENGTH);
  const list = [[1, word, many(MAX_TEXTS_PER_CARD), many(MAX_TEXTS_PER_CARD), details]];
  expect(parseCardList(JSON.stringify(list))).toEqual(list);
});

test('a list may have as many cards as the limit allows', () => {
  expect(parseCardList(JSON.stringify(makeCards(MAX_LISTED_CARDS)))).toHaveLength(MAX_LISTED_CARDS);
});

test('invalid JSON is refused', () => {
  for (const json of ['[[1,"a",[]]', '[[1,"a",[]],', '[[1,"a",[]]]]', '[[1,"a",[]],]', '']) {
    expect(() => parseCardList(json)).toThrow(expect.objectContaining({ code: 'bad-request' }));
    expect(() => readCardList(json, 256)).toThrow(expect.objectContaining({ code: 'bad-request' }));
  }
});
