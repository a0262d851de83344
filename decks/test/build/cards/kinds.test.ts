import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { DeckFileCard } from '../../../../src/library/formats/deck-file.ts';
import { addKinds, parseKinds } from '../../../build/cards/kinds.ts';
import { DATA } from '../../../read/folders.ts';

const makeCards = (count: number): DeckFileCard[] =>
  Array.from({ length: count }, (_, i): DeckFileCard => [`word${i}`, ['meaning']]);

describe('parseKinds', () => {
  test('reads words with their meanings, and which are early', () => {
    const kinds = parseKinds('[early]\nMontag = Monday\n[abbreviations]\n# common\nbzw. = or rather, respectively\n');
    expect(kinds).toEqual([
      { word: 'Montag', meanings: ['Monday'], isEarly: true },
      { word: 'bzw.', meanings: ['or rather', 'respectively'], isEarly: false },
    ]);
  });

  test('names a line that it cannot read', () => {
    expect(() => parseKinds('[early]\nMontag Monday')).toThrow('Montag Monday');
  });

  const folder = join(DATA, 'kinds');
  test.each(readdirSync(folder))('%s has all days and months among the early words', (name) => {
    const kinds = parseKinds(readFileSync(join(folder, name), 'utf8'));
    expect(kinds.filter(({ isEarly }) => isEarly)).toHaveLength(19);
  });
});

describe('addKinds', () => {
  test('lifts early words to the end of the first 2,000 and keeps the order of the rest', () => {
    const cards = [...makeCards(2500), ['mars', ['March']] satisfies DeckFileCard];
    const result = addKinds(cards, [{ word: 'mars', meanings: ['March'], isEarly: true }]);
    expect(result.findIndex(([word]) => word === 'mars')).toBeLessThan(2000);
    expect(result.filter(([word]) => word !== 'mars')).toEqual(makeCards(2500));
  });

  test('leaves an early word where it is if it is early already', () => {
    const cards: DeckFileCard[] = [['mars', ['March']], ...makeCards(2500)];
    expect(addKinds(cards, [{ word: 'mars', meanings: ['March'], isEarly: true }])).toEqual(cards);
  });

  test('adds an abbreviation with the ways to write it', () => {
    const kinds = [{ word: 'z. B.', meanings: ['for example'], isEarly: false }];
    expect(addKinds(makeCards(1), kinds).at(-1)).toEqual(['z. B.', ['for example'], ['z.B.', 'z.B']]);
  });

  test('does not let an abbreviation take the spelling of a word', () => {
    const cards: DeckFileCard[] = [['w', ['in']]];
    expect(addKinds(cards, [{ word: 'w.', meanings: ['century'], isEarly: false }]).at(-1)).toEqual([
      'w.',
      ['century'],
    ]);
  });
});
