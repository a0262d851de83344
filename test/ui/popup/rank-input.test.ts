import { expect, test } from 'vitest';
import { parseRankInput } from '../../../src/ui/popup/rank-input.ts';

test.each([
  ['0', 0],
  ['1,000', 1000],
  ['1 000', 1000],
  ['1.234.567', 1_234_567],
  ['१२', 12],
  ['٠', 0],
  ['９', 9],
])('%s is %i', (typed, rank) => {
  expect(parseRankInput(typed)).toBe(rank);
});

test.each(['', ' ', 'n', '1,00', '1,0000', ',000', '1-000', '+1', '0x10', '9007199254740993'])(
  '%j is not a rank',
  (typed) => {
    expect(parseRankInput(typed)).toBeUndefined();
  },
);
