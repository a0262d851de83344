import { expect, test } from 'vitest';
import { isSkipped } from '../../../src/study/statistics/skipped-days.ts';

test.each<[name: string, before: number, after: number, isLeftOut: boolean]>([
  ['Honolulu to Tokyo', -600, 540, true],
  ['Los Angeles to Sydney', -480, 660, true],
  ['Tokyo to Honolulu, where a day comes twice', 540, -600, false],
  ['Berlin to Tokyo', 60, 540, false],
  ['New York to Delhi', -300, 330, false],
  ['into summer time', 60, 120, false],
])('a day on the way from %s', (_name, before, after, isLeftOut) => {
  expect(isSkipped(before, after)).toBe(isLeftOut);
});
