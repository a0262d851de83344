import { expect, test } from 'vitest';
import { formatCardList, MAX_LISTED_CARDS, parseCardList } from '../../src/messaging/card-list.ts';
import type { CardTuple } from '../../src/messaging/deck-views.ts';

test('a list is read as it was written', () => {
  const cards: CardTuple[] = [
    [0, 'быть', ['be', 'exist'], ['есть', 'был']],
    [1, '食べる', ['eat']],
    [7, '"\\\n\t\u2028x', []],
  ];
  expect(parseCardList(formatCardList(cards))).toEqual(cards);
});

test.each<[string, unknown]>([
  ['no list', { 0: [1, 'a', []] }],
  ['an empty list', []],
  ['too many cards', Array.from({ length: MAX_LISTED_CARDS + 1 }, (_, rank) => [rank, 'a', []])],
  ['a card that is no list', [{ rank: 1 }]],
  ['a card that is too short', [[1, 'a']]],
  ['a card that is too long', [[1, 'a', [], [], []]]],
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
  ['too many meanings', [[1, 'a', Array.from({ length: 1_001 }, () => 'b')]]],
  ['forms that are no list', [[1, 'a', [], null]]],
])('%s is refused', (_, list) => {
  expect(() => parseCardList(JSON.stringify(list))).toThrow(expect.objectContaining({ code: 'bad-request' }));
});

test('what is no JSON is refused', () => {
  expect(() => parseCardList('[[1,"a",[]]')).toThrow(expect.objectContaining({ code: 'bad-request' }));
});
