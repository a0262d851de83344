import { expect, test } from 'vitest';
import { findPair, hasWordsFrom } from '../../src/lookup/find-pair.ts';
import { ENGLISH, GERMAN, makeDeck, makeStoreWith } from '../support/store.ts';

const german = () => makeDeck({ pair: 'deu-eng', from: GERMAN, to: ENGLISH, cards: [[1, 'der', ['the']]] });

test.each([
  ['the deck of its language', 'deu', 'Feierabend', 'deu-eng'],
  ['none where no deck is from its language', 'tur', 'İstanbul', undefined],
  ['none where its letters are those of two decks', undefined, 'Feierabend', undefined],
  ['none where no deck has its letters', undefined, 'вечер', undefined],
] as const)('a word that no deck has is defined in %s', async (_, language, text, expected) => {
  const store = await makeStoreWith(makeDeck(), german());
  expect(await findPair(store, { text, offset: 0, language })).toBe(expected);
});

test('the only deck in a word’s script is enough', async () => {
  expect(await findPair(await makeStoreWith(german()), { text: '„Feierabend“', offset: 1, language: undefined })).toBe(
    'deu-eng',
  );
});

test.each([
  ['deu', true],
  ['spa', true],
  ['kor', true],
  ['por', false],
])('whether there are words from %s is %s', async (language, expected) => {
  const store = await makeStoreWith(makeDeck(), german());
  await store.study.definitions.put({ pair: 'kor-eng', word: 'CD', text: 'compact disc', updatedAt: 0 });
  expect(await hasWordsFrom(store, language)).toBe(expected);
});

test('words of Norwegian are from Nynorsk, too', async () => {
  const deck = makeDeck({
    pair: 'nor-eng',
    from: { iso639_3: 'nor', name: 'Norwegian' },
    cards: [[1, 'hus', ['house']]],
  });
  expect(await hasWordsFrom(await makeStoreWith(deck), 'nno')).toBe(true);
});
