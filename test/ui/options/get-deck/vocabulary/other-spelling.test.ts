import { expect, test } from 'vitest';
import { joinPrefix, toOtherSpelling } from '../../../../../src/ui/options/get-deck/vocabulary/other-spelling.ts';

test.each([
  ['gehen - ging - ist gegangen', 'deu', 'gehen'],
  ['das Ufer – die Ufer', 'deu', 'das Ufer'],
  ['run - ran - run', 'eng', 'run'],
  ['犬 — いぬ', 'jpn', '犬'],
  ['Haus = house', 'deu', 'Haus'],
  ['勉強する', 'jpn', '勉強'],
  ['勉強をする', 'jpn', '勉強'],
  ['勉強します', 'jpn', '勉強'],
  ['コピーする', 'jpn', 'コピー'],
  ['静かな', 'jpn', '静か'],
  ['好きだ', 'jpn', '好き'],
  ['きれいな', 'jpn', 'きれい'],
  ['〜に行く', 'jpn', '行く'],
  ['~が 好きだ', 'jpn', '好き'],
])('Looks for %s in %s as %s', (headword, language, spelling) => {
  expect(toOtherSpelling(headword, language)).toBe(spelling);
});

test.each([
  ['Haus', 'deu'],
  ['well-known', 'eng'],
  ['-n', 'deu'],
  ['- eins', 'deu'],
  ['する', 'jpn'],
  ['はな', 'jpn'],
  ['勉強する', 'cmn'],
])('Has no other spelling for %s in %s', (headword, language) => {
  expect(toOtherSpelling(headword, language)).toBeUndefined();
});

test.each([
  ['auf/stehen', 'deu', 'aufstehen'],
  ['op/bellen', 'nld', 'opbellen'],
  ['Arzt/Ärztin', 'deu', 'Arzt/Ärztin'],
  ['er/sie', 'deu', 'er/sie'],
  ['in/on', 'eng', 'in/on'],
])('Reads the slash in %s in %s: %s', (headword, language, joined) => {
  expect(joinPrefix(headword, language)).toBe(joined);
});
