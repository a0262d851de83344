import { describe, expect, test } from 'vitest';
import {
  addLookUp,
  forgetBefore,
  joinRows,
  MAX_PLACES,
  pruneRows,
  SAME_LOOK_UP_MS,
} from '../../../../src/store/study/history/look-up-rows.ts';
import type { LookUpRow } from '../../../../src/store/study/study-database.ts';

const KEY = { pair: 'deu-eng', word: 'Haus' };
const placeAt = (at: number) => ({ at, form: 'Häuser', sentence: `Satz ${at}.` });

/** A word that was looked up at these instants. */
function makeRow(at: readonly number[], parts: Partial<LookUpRow> = {}): LookUpRow {
  return { ...KEY, at: [...at], places: at.slice(-MAX_PLACES).reverse().map(placeAt), ...parts };
}

const MINUTE = 60_000;

test.each<[what: string, before: number[] | undefined, at: number, after: number[]]>([
  ['the first time', undefined, 5 * MINUTE, [5 * MINUTE]],
  ['again', [MINUTE], 5 * MINUTE, [MINUTE, 5 * MINUTE]],
  ['again within seconds, by a pointer that slipped off the word', [MINUTE], MINUTE + SAME_LOOK_UP_MS - 1, [MINUTE]],
  ['again right after that', [MINUTE], MINUTE + SAME_LOOK_UP_MS, [MINUTE, MINUTE + SAME_LOOK_UP_MS]],
  ['after the clock was set back', [5 * MINUTE], MINUTE, [MINUTE, 5 * MINUTE]],
])('a word that is looked up %s', (_, before, at, after) => {
  expect(addLookUp(before && makeRow(before), { ...KEY, ...placeAt(at) })).toEqual(makeRow(after));
});

test('only the newest places are kept, and all instants', () => {
  const row = [1, 2, 3, 4, 5].reduce<LookUpRow | undefined>(
    (before, minute) => addLookUp(before, { ...KEY, ...placeAt(minute * MINUTE) }),
    undefined,
  );
  expect(row?.at).toHaveLength(5);
  expect(row?.places.map(({ at }) => at / MINUTE)).toEqual([5, 4, 3]);
});

describe('joining two devices', () => {
  test.each<[what: string, one: LookUpRow, other: LookUpRow, joined: LookUpRow]>([
    ['with different look-ups has all of them', makeRow([1, 4]), makeRow([2, 3]), makeRow([1, 2, 3, 4])],
    ['with some of the same has each once', makeRow([1, 2]), makeRow([2, 3]), makeRow([1, 2, 3])],
    [
      'where one has declined the word keeps that',
      makeRow([1]),
      makeRow([1], { isDeclined: true }),
      makeRow([1], { isDeclined: true }),
    ],
    ['where one has dropped its sentences gets them back', makeRow([1], { places: [] }), makeRow([1]), makeRow([1])],
  ])('%s', (_, one, other, joined) => {
    expect(joinRows(one, other)).toEqual(joined);
    expect(joinRows(other, one)).toEqual(joined);
    expect(joinRows(joined, other)).toBe(joined);
  });
});

test.each<[what: string, row: LookUpRow, cutAt: number, left: LookUpRow | undefined]>([
  ['only newer look-ups stays', makeRow([5, 6]), 5, makeRow([5, 6])],
  ['older look-ups loses these', makeRow([1, 5, 6]), 5, makeRow([5, 6])],
  ['nothing newer is gone', makeRow([1, 2]), 5, undefined],
  [
    'nothing newer that was declined stays declined',
    makeRow([1], { isDeclined: true }),
    5,
    { ...KEY, at: [], places: [], isDeclined: true },
  ],
])('a word with %s', (_, row, cutAt, left) => {
  expect(forgetBefore(row, cutAt)).toEqual(left);
});

describe('a history beyond its limits', () => {
  const rows = [makeRow([1, 7], { word: 'a' }), makeRow([2, 3], { word: 'b' }), makeRow([8], { word: 'c' })];
  const atOf = (left: readonly LookUpRow[]) => Object.fromEntries(left.map(({ word, at }) => [word, at]));

  test.each<[lookUps: number, left: Record<string, number[]>]>([
    [5, { a: [1, 7], b: [2, 3], c: [8] }],
    [3, { a: [7], b: [3], c: [8] }],
    [1, { c: [8] }],
  ])('keeps the newest %i look-ups', (lookUps, left) => {
    expect(atOf(pruneRows(rows, 0, { lookUps, bytes: 1_000_000 }))).toEqual(left);
  });

  test('loses the sentences of the oldest words first, then these words', () => {
    const bytes = JSON.stringify(rows).length;
    const some = pruneRows(rows, 0, { lookUps: 10, bytes: bytes - 30 });
    expect(some.map(({ places }) => places.length)).toEqual([2, 0, 1]);
    expect(atOf(some)).toEqual({ a: [1, 7], b: [2, 3], c: [8] });
    expect(atOf(pruneRows(rows, 0, { lookUps: 10, bytes: 60 }))).toEqual({ c: [8] });
  });
});
