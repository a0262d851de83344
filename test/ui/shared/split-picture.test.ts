import { expect, test } from 'vitest';
import { splitPicture } from '../../../src/ui/shared/split-picture.ts';

test.each([
  [['cat', '🐈'], ['cat'], '🐈'],
  [['sun', '☀️'], ['sun'], '☀️'],
  [['cook', '👨‍🍳'], ['cook'], '👨‍🍳'],
  [['wave', '👋🏽'], ['wave'], '👋🏽'],
  [['Finland', '🇫🇮'], ['Finland'], '🇫🇮'],
  [['house', 'home'], ['house', 'home'], undefined],
  [['three', '3'], ['three', '3'], undefined],
  [['🐈'], ['🐈'], undefined],
  [[], [], undefined],
])('%j', (meanings, words, picture) => {
  expect(splitPicture(meanings)).toEqual({ words, picture });
});
