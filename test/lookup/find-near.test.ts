import { expect, test } from 'vitest';
import { findNear } from '../../src/lookup/find-near.ts';
import type { StoredCard } from '../../src/model/card.ts';
import { ENGLISH, GERMAN, makeDeck, makeStoreWith } from '../support/store.ts';

const CARDS: StoredCard[] = [
  [1, 'Wasser', ['water']],
  [2, 'Leitung', ['pipe']],
  [3, 'Haus', ['house'], ['Hauses', 'Häuser', 'Häusern']],
  [4, 'schlafen', ['sleep'], ['schläft', 'schlief']],
  [5, 'Messer', ['knife']],
  [6, 'Masse', ['mass']],
  [7, 'Tasse', ['cup']],
  [8, 'Kasse', ['till']],
  [9, 'Klasse', ['class']],
];
const german = () => makeDeck({ pair: 'deu-eng', from: GERMAN, to: ENGLISH, cards: CARDS });
const find = async (word: string) => findNear(await makeStoreWith(german(), makeDeck()), 'deu-eng', word);

test.each([
  ['a letter twice', 'Wassser', ['Wasser']],
  ['another letter', 'Wasdern', []],
  ['a letter less of a form', 'Häusrn', ['Haus']],
  ['two letters swapped', 'shclafen', ['schlafen']],
  // Words that begin alike come first, then the commoner one; no more than three of them.
  ['several words, all one letter off', 'Xasse', ['Masse', 'Tasse', 'Kasse']],
  ['its own first letter', 'Kesse', ['Kasse']],
  ['nothing that is known', 'Quarzit', []],
  ['a word of Spanish, which the deck is not from', 'anio', []],
])('a word with %s: which words of the deck differ in one letter', async (_, word, expected) => {
  const found = await find(word);
  expect(found.map((entry) => entry.word)).toEqual(expected);
  for (const { why } of found) expect(why).toMatchObject({ reason: 'near' });
});

test('a compound of known words is explained by its parts, in order', async () => {
  const found = await find('Wasser-Leitung');
  expect(found.map(({ word, rank, why }) => [word, rank, why?.reason])).toEqual([
    ['Wasser', 1, 'compound'],
    ['Leitung', 2, 'compound'],
  ]);
});

test.each(['Wasser-Leitung', 'Häusrn'])(
  'a deck of which not all cards have arrived suggests nothing for %s',
  async (word) => {
    const store = await makeStoreWith({ ...german(), isComplete: false });
    expect(await findNear(store, 'deu-eng', word)).toEqual([]);
  },
);

test('the learner’s own words count as known', async () => {
  const store = await makeStoreWith(german());
  const own = { pair: 'deu-eng', word: 'Feierabend', text: 'end of work', updatedAt: 0 } as const;
  await store.study.definitions.put(own);
  expect(await findNear(store, 'deu-eng', 'Feirabend')).toMatchObject([
    { word: 'Feierabend', definition: 'end of work' },
  ]);
});
