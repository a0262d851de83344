import { describe, expect, test } from 'vitest';
import { findReading } from '../../src/languages/find-reading.ts';
import { readStarterWords } from '../support/starter-decks.ts';

test.each([
  ['好む', ['このむ', '好んで', '好んだ'], 'jpn', 'このむ'],
  ['今日', ['今日', 'きょう'], 'jpn', 'きょう'],
  ['オーストリア', ['墺太利'], 'jpn', undefined],
  ['いる', ['いた', '居る'], 'jpn', undefined],
  ['我们', ['我們', 'wǒ men'], 'cmn', 'wǒ men'],
  ['女儿', ["nǚ'ér"], 'zho', "nǚ'ér"],
  ['한자', ['漢字'], 'kor', undefined],
  ['Haus', ['Häuser'], 'deu', undefined],
])('%s is read %s in %s as %s', (word, forms, language, expected) => {
  expect(findReading(word, forms, language)).toBe(expected);
});

describe.each(['jpn', 'cmn'])('the deck of %s', (language) => {
  test('gives the reading of nearly every word in Chinese characters', () => {
    const cards = readStarterWords(`${language}-eng`).cards.filter(([word]) => /\p{sc=Han}/u.test(word));
    const read = cards.filter(([word, , forms = []]) => findReading(word, forms, language) !== undefined);
    expect(read.length / cards.length).toBeGreaterThan(0.99);
  });
});
