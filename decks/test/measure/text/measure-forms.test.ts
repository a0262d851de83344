import { expect, test } from 'vitest';
import type { DeckFile } from '../../../../src/library/formats/deck-file.ts';
import { countFunctionWords, countInflected, DeckIndex } from '../../../measure/text/measure-forms.ts';
import { makeDeckFile } from '../../support/make-deck-file.ts';

function makeIndex(cards: DeckFile['cards']): DeckIndex {
  return new DeckIndex(makeDeckFile(cards));
}

const LEMMAS: Record<string, string[]> = { voy: ['ir'], iremos: ['ir'], casas: ['casa', 'casar'], perros: ['perro'] };
const toLemmas = (form: string) => LEMMAS[form] ?? [];

test('counts inflected words whose lemma has a card, and those that lead to it', () => {
  const index = makeIndex([
    ['ir', ['go'], ['voy']],
    ['casa', ['house'], ['casas']],
  ]);
  const count = countInflected(['Voy a casa.', 'Iremos a las casas con perros.'], index, toLemmas, true);
  expect(count).toEqual({ tokens: 3, found: 2, missed: [['iremos', 'ir', 1]] });
});

test('leaves out names, where a capital marks them', () => {
  const index = makeIndex([['casa', ['house']]]);
  expect(countInflected(['En Casas hay poco.'], index, toLemmas, true).tokens).toBe(0);
  expect(countInflected(['En Casas hay poco.'], index, toLemmas, false).tokens).toBe(1);
});

test('finds the parts of a word with a hyphen', () => {
  expect(makeIndex([['usar', ['use'], ['usa']]]).find('usá-los')).toEqual([1]);
});

test('counts function words without a card up to a rank', () => {
  const index = makeIndex([
    ['de', ['of']],
    ['sin', ['without']],
  ]);
  const count = countFunctionWords([['De', 'sin', 'con', 'casa']], index, new Set(['de', 'sin', 'con']), 1);
  expect(count).toEqual({
    tokens: 3,
    lost: 2,
    words: [
      ['sin', 1],
      ['con', 1],
    ],
  });
});
