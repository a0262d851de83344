import { describe, expect, test } from 'vitest';
import { createDeckSource } from '../../../src/server/api/deck-source.ts';
import { makeDeckFile } from '../../support/contract/make-deck-file.ts';
import { ENGLISH, GERMAN, SPANISH } from '../../support/contract/world.ts';

describe('createDeckSource', () => {
  test('lists the languages by their English names, in any order of the decks', async () => {
    const decks = [
      makeDeckFile({ from: SPANISH, to: ENGLISH }),
      makeDeckFile({ from: GERMAN, to: ENGLISH }),
      makeDeckFile({ from: { iso639_3: 'aaa', name: 'Älpisch' }, to: GERMAN }),
    ];
    const names = async (order: typeof decks) => (await createDeckSource(order).languages()).map(({ name }) => name);
    expect(await names(decks)).toEqual(['Älpisch', 'English', 'German', 'Spanish']);
    expect(await names(decks.toReversed())).toEqual(await names(decks));
  });

  test('names a language as the deck from it does', async () => {
    const source = createDeckSource([
      makeDeckFile({ from: SPANISH, to: { iso639_3: 'deu', name: 'Deutsch' } }),
      makeDeckFile({ from: GERMAN, to: { iso639_3: 'spa', name: 'Castilian' } }),
    ]);
    expect((await source.languages()).map(({ name }) => name)).toEqual(['German', 'Spanish']);
  });

  test('reports no flashcards for a language whose deck is empty', async () => {
    const source = createDeckSource([makeDeckFile({ cards: [] })]);
    expect(await source.languages()).toContainEqual({ ...SPANISH, has_flashcards: false });
    expect(await source.flashcard({ from: 'spa', to: 'eng' }, 1)).toBe('no-card');
  });

  test('reports flashcards for a language with an empty deck and another one', async () => {
    const decks = [makeDeckFile({ to: GERMAN }), makeDeckFile({ cards: [] })];
    expect(await createDeckSource(decks).languages()).toContainEqual({ ...SPANISH, has_flashcards: true });
  });

  test('omits the forms of a word: the contract has no field for them', async () => {
    expect(await createDeckSource([makeDeckFile()]).flashcard({ from: 'spa', to: 'eng' }, 3)).toStrictEqual({
      lang_from: SPANISH,
      lang_to: ENGLISH,
      word: 'niño',
      next: 4,
      meanings: ['child'],
    });
  });

  test('rejects two decks of one pair', () => {
    expect(() => createDeckSource([makeDeckFile(), makeDeckFile()])).toThrow('Expected one deck for spa-eng, got two.');
  });
});
