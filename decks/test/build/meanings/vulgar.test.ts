import { describe, expect, test } from 'vitest';
import { findVulgarWords, isProfane, parseVulgarList } from '../../../build/meanings/vulgar.ts';

test.each([
  ['shit', 'eng', true],
  ['motherfucker', 'eng', true],
  ['son of a bitch', 'eng', true],
  ['shitake', 'eng', false],
  ['Marsch', 'deu', false],
  ['Arsch', 'deu', true],
  ['cul-de-sac', 'fra', false],
  ['chianti', 'fra', false],
  ['merde', 'fra', true],
  ['pieprz', 'pol', false],
  ['ciotka', 'pol', false],
  ['хуже', 'rus', false],
  ['говно', 'rus', true],
  ['糞', 'jpn', true],
  ['merde', 'xxx', false],
])('%s is vulgar in %s: %s', (text, language, expected) => {
  expect(isProfane(text, language)).toBe(expected);
});

test('a list has sections of words, wildcards and comments', () => {
  const list = parseVulgarList('# none of these\n[eng]\nwug* blick\n\n[deu]\nwugs\n');
  const isIn = (text: string, language: string) => list.get(language)?.test(text);
  expect(['wuggy', 'Blick', 'blicks', 'none', 'a wug'].map((text) => isIn(text, 'eng'))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
  expect(isIn('wugs', 'deu')).toBe(true);
});

describe('a card is vulgar', () => {
  const find = (word: string, meanings: string[], labelled: string[] = []) =>
    findVulgarWords([[word, meanings]], { from: 'spa', to: 'eng', labelled: new Set(labelled) });

  test.each([
    ['by the list', 'mierda', ['excrement'], []],
    ['by a label', 'chichi', ['vulva'], ['chichi']],
    ['by its first meaning', 'cagarruta', ['shit', 'dropping'], []],
  ])('%s', (_, word, meanings, labelled) => {
    expect(find(word, meanings, labelled)).toEqual([word]);
  });

  test('not by a later meaning', () => {
    expect(find('gallo', ['rooster', 'cock'])).toEqual([]);
  });
});
