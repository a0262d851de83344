import { expect, test } from 'vitest';
import { joinPrefix, toOtherSpelling } from '../../../../../src/ui/options/get-deck/vocabulary/other-spelling.ts';

test.each([
  ['gehen - ging - ist gegangen', 'gehen'],
  ['das Ufer – die Ufer', 'das Ufer'],
  ['run - ran - run', 'run'],
  ['犬 — いぬ', '犬'],
  ['Haus = house', 'Haus'],
  ['勉強する', '勉強'],
  ['勉強をする', '勉強'],
  ['勉強します', '勉強'],
  ['コピーする', 'コピー'],
  ['静かな', '静か'],
  ['好きだ', '好き'],
  ['きれいな', 'きれい'],
  ['〜に行く', '行く'],
  ['~が 好きだ', '好き'],
])('Looks for %s as %s', (headword, spelling) => {
  expect(toOtherSpelling(headword)).toBe(spelling);
});

test.each([['Haus'], ['well-known'], ['-n'], ['- eins'], ['する'], ['はな']])(
  'Has no other spelling for %s',
  (headword) => {
    expect(toOtherSpelling(headword)).toBeUndefined();
  },
);

test.each([
  ['auf/stehen', 'aufstehen'],
  ['op/bellen', 'opbellen'],
  ['Arzt/Ärztin', 'Arzt/Ärztin'],
  ['er/sie', 'er/sie'],
  ['in/on', 'in/on'],
])('Reads the slash in %s: %s', (headword, joined) => {
  expect(joinPrefix(headword)).toBe(joined);
});
