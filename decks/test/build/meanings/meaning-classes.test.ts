import { describe, expect, test } from 'vitest';
import type { WordClass } from '../../../../src/model/card.ts';
import { createFindMeaningClasses } from '../../../build/meanings/meaning-classes.ts';
import type { PartOfSpeech } from '../../../read/freedict.ts';

type Tables = Readonly<Partial<Record<PartOfSpeech, Readonly<Record<string, number>>>>>;

/** @param tables - Scores of the meanings of one word by its class. */
function find(pair: string, word: string, meanings: readonly string[], tables: Tables, named: WordClass[] = []) {
  const [from = '', to = ''] = pair.split('-');
  const findClasses = createFindMeaningClasses({
    from,
    to,
    findClasses: () => Object.keys(tables) as PartOfSpeech[],
    findMeanings: (_, pos) =>
      Object.entries(tables[pos] ?? {}).map(([meaning, score]) => ({ word: meaning, score, sources: 2 })),
  });
  return findClasses(word, meanings, named.length > 0 ? { classes: named } : undefined);
}

describe('the class of a meaning', () => {
  test('is the one in which the dictionaries give it', () => {
    const tables = { v: { can: 10, 'be able to': 4 }, n: { power: 6, can: 0.4 } };
    expect(find('fra-eng', 'pouvoir', ['can', 'be able to', 'power'], tables)).toEqual(['verb', 'verb', 'noun']);
    expect(find('eng-deu', 'fly', ['fliegen', 'Fliege'], { v: { fliegen: 9 }, n: { Fliege: 2 } })).toEqual([
      'verb',
      'noun',
    ]);
  });

  test('is decided by the class that the card names where two have it alike', () => {
    const tables = { a: { public: 5 }, n: { public: 5, audience: 4 } };
    expect(find('fra-eng', 'public', ['public', 'audience'], tables, ['adjective'])).toEqual(['adjective', 'noun']);
    expect(find('fra-eng', 'public', ['public', 'audience'], tables)).toBeUndefined();
  });

  test('is no verb where the spelling is not a verb’s', () => {
    const tables = { n: { money: 9, change: 2 }, v: { change: 8 } };
    expect(find('fra-eng', 'monnaie', ['money', 'change'], tables, ['noun'])).toBeUndefined();
    expect(find('eng-spa', 'guy', ['tipo', 'chaval'], { n: { tipo: 9 }, v: { chaval: 8 } })).toBeUndefined();
  });

  test('may be a verb in a phrase', () => {
    const tables = { v: { 'estar de pie': 9 }, n: { puesto: 3 } };
    expect(find('eng-spa', 'stand', ['estar de pie', 'puesto'], tables)).toEqual(['verb', 'noun']);
  });

  test('that the card does not name needs more than a trace', () => {
    const tables = { n: { silver: 0.1, money: 9 }, a: { silver: 1 } };
    expect(find('fra-eng', 'argent', ['money', 'silver'], tables, ['noun'])).toBeUndefined();
  });
});

test.each([
  ['one meaning', ['house'], { n: { house: 5 }, v: { house: 1 } }],
  ['one class', ['house', 'home'], { n: { house: 5, home: 4 }, v: { shelter: 1 } }],
  ['a meaning that no dictionary has', ['can', 'power', 'may'], { v: { can: 5 }, n: { power: 5 } }],
  ['a meaning of a closed class', ['now', 'gold'], { x: { now: 9 }, n: { gold: 5 } }],
])('a card with %s has none', (_, meanings, tables) => {
  expect(find('fra-eng', 'pouvoir', meanings, tables)).toBeUndefined();
});
