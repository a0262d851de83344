import { expect, test } from 'vitest';
import type { OwnWord } from '../../../../src/model/own-word.ts';
import {
  canStudy,
  divide,
  type ShownState,
  select,
  selectAll,
  toAllBox,
  toNoon,
  toShownState,
} from '../../../../src/ui/options/own-words/own-words-state.ts';

const DAY = 20_778;

test.each<
  [state: OwnWord['state'], isWanted: boolean, dueDay: number | undefined, shown: ShownState, canBeStudied: boolean]
>([
  ['new', false, undefined, { kind: 'new' }, true],
  ['new', true, DAY, { kind: 'waiting' }, false],
  ['learning', false, DAY + 2, { kind: 'learning', dueDay: DAY + 2 }, false],
  ['due', false, DAY, { kind: 'due' }, false],
  ['due', false, DAY + 1, { kind: 'learning', dueDay: DAY + 1 }, false],
  ['known', false, undefined, { kind: 'known', dueDay: undefined }, false],
  ['known', false, DAY + 40, { kind: 'known', dueDay: DAY + 40 }, false],
  ['suspended', false, undefined, { kind: 'suspended' }, true],
])('a word that is %s (taken: %s, due: %s) is shown as such', (state, isWanted, dueDay, shown, canBeStudied) => {
  expect(toShownState({ state, isWanted, dueDay }, DAY)).toEqual(shown);
  expect(canStudy({ state, isWanted })).toBe(canBeStudied);
});

test('a study day is shown as its date in every time zone', () => {
  const noon = new Date(toNoon(DAY));
  expect([noon.getFullYear(), noon.getMonth(), noon.getDate()]).toEqual([2026, 10, 21]);
});

const HAUS = { pair: 'deu-eng', word: 'Haus' };
const MAISON = { pair: 'fra-eng', word: 'Haus' };

test('a selection has each word of each pair once', () => {
  const one = select(new Map(), HAUS, true);
  const two = select(one, MAISON, true);
  expect([one, two, select(two, MAISON, true), select(two, HAUS, false)].map(({ size }) => size)).toEqual([1, 2, 2, 1]);
  expect([...selectAll([HAUS, MAISON]).values()]).toEqual([HAUS, MAISON]);
});

test.each([
  [0, 3, 'off'],
  [1, 3, 'some'],
  [3, 3, 'all'],
])('the box of all words with %i of %i selected is %s', (count, total, box) => {
  const words = Array.from({ length: count }, (_, index) => ({ pair: 'deu-eng', word: String(index) }));
  expect(toAllBox(selectAll(words), total)).toBe(box);
});

test.each([
  [[], []],
  [[1], [[1]]],
  [
    [1, 2, 3, 4, 5],
    [[1, 2], [3, 4], [5]],
  ],
])('%j is divided', (items, parts) => {
  expect(divide(items, 2)).toEqual(parts);
});
