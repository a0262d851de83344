import { expect, test } from 'vitest';
import { judgeHomographs, readHomographs } from '../support/homographs.ts';

test.each([
  ['function-words', 0.95],
  ['neighbours', 0.95],
  ['own-cards', 0.95],
])('%s: the cards of a spelling are in the order of its place', (name, share) => {
  const { places, otherFirst, lacking } = judgeHomographs(readHomographs(name));
  const notes = ['Another first:', ...otherFirst, 'Lacking:', ...lacking].join('\n');
  expect(1 - (otherFirst.length + lacking.length) / places, notes).toBeGreaterThanOrEqual(share);
});
