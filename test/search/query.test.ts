import { describe, expect, test } from 'vitest';
import { FITS } from '../../src/model/search.ts';
import { parseQuery } from '../../src/search/query.ts';
import { best, rateCard, rateMeaning } from '../../src/search/rate-card.ts';

const parse = (text: string, language = 'eng') => {
  const query = parseQuery(text, language);
  if (!query) throw new Error(`Expected words in "${text}", got none.`);
  return query;
};

describe('a query', () => {
  test.each([
    ['  Haus ', ['haus']],
    ['give UP', ['give', 'up']],
    ['Straße', ['strasse']],
    ['家', ['家']],
    ['كِتاب', ['كتاب']],
  ])('"%s" is the words %j', (text, words) => {
    expect(parse(text).words).toEqual(words);
  });

  test.each([
    ['l’été', 'fra', ['ete']],
    ['das Haus', 'deu', ['haus']],
    ['zu vergessen', 'deu', ['vergessen']],
    ['the house', 'fra', ['the', 'house']],
  ])('"%s" with meanings in %s is the words %j', (text, language, words) => {
    expect(parse(text, language).words).toEqual(words);
  });

  test.each(['', '   ', '?!', '…'])('"%s" searches for nothing', (text) => {
    expect(parseQuery(text, 'eng')).toBeUndefined();
  });

  test.each([
    ['strasse', 'Straße'],
    ['strasse', 'STRASSE'],
    ['strasse', 'Strasse'],
    ['Maß', 'Mass'],
    ['aether', 'Æther'],
    ['ete', 'Été'],
    ['ete', 'e\u0301te\u0301'],
    ['уголек', 'уголёк'],
    ['ουρανος', 'ουρανός'],
    ['كتاب', 'كِتَاب'],
    ['nihao', 'nǐ hǎo'],
    ['房子', '大房子'],
  ])('%s is looked for in a row with %s', (text, stored) => {
    expect(parse(text).mayHold.test(JSON.stringify([[1, 'x', [`a ${stored} b`]]]))).toBe(true);
  });

  test.each([
    ['haus', 'Hau'],
    ['strasse', 'Trasse'],
    ['house', 'greenhouse'],
  ])('%s is not looked for in a row with %s', (text, stored) => {
    expect(parse(text).mayHold.test(stored)).toBe(false);
  });
});

describe('a meaning', () => {
  test.each([
    ['house', 'house', 'exact-meaning'],
    ['house', 'House', 'exact-meaning'],
    ['house', 'a house', 'exact-meaning'],
    ['house', 'home, house', 'exact-meaning'],
    ['house', 'house (building)', 'exact-meaning'],
    ['go', 'to go', 'exact-meaning'],
    ['to go', 'to go', 'exact-meaning'],
    ['to go', 'go', 'exact-meaning'],
    ['to', 'to', 'exact-meaning'],
    ['give up', 'to give up', 'exact-meaning'],
    ['give up', 'to give something up', 'near'],
    ['up give', 'to give something up', 'near'],
    ['house', 'house of cards', 'near'],
    ['house', 'small house', 'near'],
    ['hous', 'small house', 'within'],
    ['small hous', 'small house', 'within'],
    ['ouse', 'small house', undefined],
    ['smal house', 'small house', undefined],
    ['house', 'mouse', undefined],
    ['ete', 'été', 'exact-meaning'],
    ['of course', 'course', undefined],
    ['房子', '房子', 'exact-meaning'],
    ['房子', '房子；屋', 'exact-meaning'],
    ['房', '房子', 'near'],
    ['子', '房子', 'within'],
  ])('%s in "%s" is %s', (text, meaning, fit) => {
    expect(rateMeaning(meaning, parse(text))).toBe(fit);
  });
});

test('a reading that is written in syllables is found as one word', () => {
  const rate = (text: string) => rateCard([1, '朋友', ['friend'], ['péng you']], parse(text));
  expect(rate('pengyou')).toBe('exact');
  expect(rate('pengy')).toBe('near');
  expect(rate('friend')).toBe('exact-meaning');
  expect(rate('you')).toBeUndefined();
});

test('the best of several fits counts', () => {
  expect(best([undefined, 'within', 'near'])).toBe('near');
  expect(best([...FITS].reverse())).toBe('exact');
  expect(best([undefined])).toBeUndefined();
});
