import { expect, test } from 'vitest';
import {
  formatCount,
  formatDuration,
  formatEstimate,
  formatNumber,
  isolateValue,
} from '../../../src/ui/shared/format.ts';

const CARDS = { one: '# card', other: '# cards' } as const;

test('numbers are grouped', () => {
  expect(formatNumber(1_000_000)).toBe('1,000,000');
});

test.each([
  [0, '0 cards'],
  [1, '1 card'],
  [2000, '2,000 cards'],
])('%i takes the right plural', (count, words) => {
  expect(formatCount(count, CARDS)).toBe(words);
});

test.each([
  [-5, '0 seconds'],
  [0, '0 seconds'],
  [1, '1 second'],
  [59_001, '1 minute'],
  [83_000, '1 minute 23 seconds'],
  [3_600_000, '1 hour'],
  [3_605_000, '1 hour'],
  [3_660_000, '1 hour 1 minute'],
  [90_000_000, '1 day 1 hour'],
])('a wait of %i ms is %s', (ms, words) => {
  expect(formatDuration(ms)).toBe(words);
});

test.each([
  [0, '1 second'],
  [11_500, '12 seconds'],
  [61_000, '2 minutes'],
])('about %i ms is %s', (ms, words) => {
  expect(formatEstimate(ms)).toBe(words);
});

test.each([
  ['Klasse 7b', '\u2066Klasse 7b\u2069'],
  ['Alt+.', '\u2066Alt+.\u2069'],
  ['\u0627\u0644\u0639\u0631\u0628\u064A\u0629', '\u2067\u0627\u0644\u0639\u0631\u0628\u064A\u0629\u2069'],
  // An Arabic date: its marks alone have a direction.
  ['03\u200F/12\u200F/2026', '\u206703\u200F/12\u200F/2026\u2069'],
  ['\u2066Wayword\u2069 \u0628', '\u2067\u2066Wayword\u2069 \u0628\u2069'],
])('within a text from right to left, %j is isolated as %j', (value, isolated) => {
  expect(isolateValue(value)).toBe(isolated);
});
