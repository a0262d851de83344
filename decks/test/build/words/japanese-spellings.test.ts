import { expect, test } from 'vitest';
import { toSpacedReading } from '../../../build/words/japanese-spellings.ts';

test.each([
  ['a noun and a particle', '時には', 'ときには', 'とき には'],
  ['two words', '目を通す', 'めをとおす', 'めを とおす'],
  ['a word in kana first', 'もう一度', 'もういちど', 'もう いちど'],
  ['a polite prefix, which is no word', 'お疲れ様', 'おつかれさま', 'おつかれ さま'],
  ['four characters, which nothing else reads so', '一石二鳥', 'いっせきにちょう', 'いっせきにちょう'],
  ['four characters, which are read like an everyday word', '夜露死苦', 'よろしく', undefined],
  ['a verb, whose ending looks like a particle', '挙がる', 'あがる', undefined],
  ['an ending, which is no word', '急いで', 'いそいで', undefined],
  ['a reading of another word', '目を通す', 'みる', undefined],
])('a phrase of %s', (_, phrase, reading, expected) => {
  expect(toSpacedReading(phrase, reading)).toBe(expected);
});
